/** What can be read off a view: the same questions for both games. */

import type { MoustacheView, MustachioView, Trick } from '../../wire/types';

export type View = MoustacheView | MustachioView;

/** The cards of every seat that lie open in this view. */
export function handsOf(view: View): string[][] {
  if (!view.round) return [];
  const open = view.round && 'open' in view.round ? view.round.open : view.round.hands;
  return open.length ? open : view.round.hand_sizes.map(() => []);
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
  if (view.game === 'moustache') return view.round?.teams[seat] ?? null;
  const side = view.sides.findIndex((members) => members.includes(seat));
  return view.sides.every((members) => members.length === 1) ? null : side;
}

export interface Standing {
  bid: number | null;
  tricks: number | null;
  stars: number | null;
}

/** How a seat's side stands in this round. */
export function standingOf(view: View, seat: number): Standing {
  const none = { bid: null, tricks: null, stars: null };
  if (!view.round) return none;
  if (view.game === 'moustache') {
    return { ...none, stars: view.round.stars?.[view.round.teams[seat] ?? 0] ?? null };
  }
  const side = view.sides.findIndex((members) => members.includes(seat));
  const { bids, blinds, tallies } = view.round;
  const said = view.sides[side]?.map((member) => bids[member] ?? null) ?? [];
  const all = said.every((bid) => bid !== null);
  const sum = all ? said.reduce((total, bid) => total + bid, 0) : null;
  return { ...none, bid: blinds[side] ?? sum, tricks: tallies[side]?.tricks ?? null };
}
