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
