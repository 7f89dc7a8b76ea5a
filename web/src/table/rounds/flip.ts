/** When the trophies of a game are turned up, one by one. */

import { gameOf, type View } from '../../games';

export const FLIP = 330; // ms from one to the next

/** ms until the last one lies open; 0 where there are none. */
export function revealTime(view: View, players: number): number {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const won = seats.flatMap((seat) => gameOf(view.game).trophies(view, seat));
  const count = won.filter((points) => points !== null).length;
  return count ? count * FLIP + 900 : 0;
}
