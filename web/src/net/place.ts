/** Where the server is to be found: at the top of its host, or below a path that a proxy takes away. */

const tag =
  typeof document === 'undefined' ? null : document.querySelector('meta[name=upperlip-path]');
const prefix = tag?.getAttribute('content') ?? '';

/** One of our own addresses, as the browser must ask for it. */
export const at = (path: string): string => prefix + path;

/** An address of this host as our own; null: it is not ours. */
export function ownPath(path: string): string | null {
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return null;
  return path.slice(prefix.length);
}
