/** Whoever has touched something sees that first; what takes longer comes with the next frame. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
