/** Does somebody play by keyboard? Only then is the focus taken to what is asked. */

let byKey = false;

addEventListener('keydown', () => (byKey = true), { capture: true });
addEventListener('pointerdown', () => (byKey = false), { capture: true });

export function byKeyboard(): boolean {
  return byKey;
}

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
