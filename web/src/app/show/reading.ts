/** What can be read off a view: the same questions for both games. */

import { gameOf, type View } from '../../games';
import type { Trick } from '../../wire/types';

export type { View } from '../../games';

/** The cards of every seat that lie open in this view. */
export function handsOf(view: View): (readonly string[])[] {
  const game = gameOf(view.game);
  return view.round?.hand_sizes.map((_, seat) => game.openCards(view, seat)) ?? [];
}

/** The trick on the table, or the one that has just been finished. */
export function trickOf(view: View): Trick | null {
  const round = view.round;
  if (!round) return null;
  return round.trick.cards.length ? round.trick : (round.tricks.at(-1) ?? null);
}

export function playerOf(trick: Trick, place: number, players: number): number {
  return (trick.leader + place) % players;
}

export function teamOf(view: View, seat: number): number | null {
  const game = gameOf(view.game);
  return game.teamOf(view, game.sides(view), seat);
}

export interface Standing {
  bid: number | null;
  tricks: number | null;
  stars: number | null;
}

/** How a seat's side stands in this round. */
export function standingOf(view: View, seat: number): Standing {
  const game = gameOf(view.game);
  const bid = game.bidOf(view, seat);
  return {
    bid: bid?.side ?? null,
    tricks: bid?.tricks ?? null,
    stars: game.starsOfSide(view, seat),
  };
}
