/** Does somebody play by keyboard? Listened for from the first screen on. */

let byKey = false;

addEventListener('keydown', () => (byKey = true), { capture: true });
addEventListener('pointerdown', () => (byKey = false), { capture: true });

export function byKeyboard(): boolean {
  return byKey;
}
