/**
 * What a table needs later than its first card, each part fetched when it is wanted. After the first
 * trick they are fetched ahead: a menu opens at once, and the end of a game is shown even if the way to
 * the server has broken meanwhile.
 */

export const lobby = () => import('./lobby/Lobby.svelte');
export const over = () => import('./rounds/Over.svelte');
const menu = () => import('./bar/Menu.svelte');

export function fetchAhead(): void {
  for (const part of [over, menu]) void part().catch(() => {}); // whoever wants it will ask again
}
