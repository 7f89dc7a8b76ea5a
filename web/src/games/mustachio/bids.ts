/** Bids: one's own, the side's, blind ones. */

import type { MustachioView } from '../../wire/types';
import type { Bid } from '../game';

export function bidOf(view: MustachioView, seat: number): Bid | null {
  const { round, sides } = view;
  const side = sides.findIndex((seats) => seats.includes(seat));
  const members = sides[side];
  if (!round || !members) return null;
  const blind = round.blinds[side] ?? null;
  const bids = bidsOf(view, members);
  return {
    own: round.bids[seat] ?? null,
    side: blind ?? (bids.length === members.length ? sumOf(bids) : null),
    blind: blind !== null,
    tricks: round.tallies[side]?.tricks ?? 0,
  };
}

/** Tricks against the bid of the whole side: `3/5`; `…` while somebody is still to bid. */
export function bidOfSide(view: MustachioView, side: number): string | null {
  const { round, sides } = view;
  if (!round) return null;
  const members = sides[side] ?? [];
  const bids = bidsOf(view, members);
  const blind = round.blinds[side] ?? null;
  const open = bids.length < members.length ? '…' : '';
  const bid = blind !== null ? `${blind}*` : bids.length ? `${sumOf(bids)}${open}` : '–';
  return `${round.tallies[side]?.tricks ?? 0}/${bid}`;
}

const sumOf = (bids: readonly number[]) => bids.reduce((total, bid) => total + bid, 0);

function bidsOf({ round }: MustachioView, members: readonly number[]): number[] {
  return members.map((seat) => round?.bids[seat] ?? null).filter((bid) => bid !== null);
}
