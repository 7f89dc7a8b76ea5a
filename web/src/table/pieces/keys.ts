/** Keys that are pressed for the table, and where the focus is. */

/** Nothing holds the focus, so nothing is lost by giving it somewhere. */
export function focusIsFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The key that was pressed for the table; '' while somebody writes, or something lies over it. */
export function keyOf(event: KeyboardEvent): string {
  const { key, code, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return '';
  if (target instanceof Element && target.closest('input, select, textarea')) return '';
  // On keyboards of other alphabets a letter is found by its place.
  const foreign = code.startsWith('Key') && !/^[a-z]$/i.test(key);
  return (foreign ? code.slice(3) : key).toLowerCase();
}
