/** The shape of a hand: the same while the round lasts. */

import type { Moment } from '../session/moment';

/** As many cards as there were to play in this round. */
export function wholeHand({ you, play, table }: Moment): number {
  const round = play?.view.round;
  if (!round || you.seat === null) return 0;
  const { leader, cards } = round.trick ?? { leader: 0, cards: [] };
  const turn = (you.seat - leader + table.players) % table.players;
  const played = round.tricks.length + (turn < cards.length ? 1 : 0);
  return (round.hand_sizes[you.seat] ?? 0) + played;
}

/** The upper row empties first, a card at a time: the hand never falls into another shape. */
export function rowsOf(cards: readonly string[], whole: number, inTwo: boolean): string[][] {
  const below = inTwo ? Math.ceil(whole / 2) : whole;
  const above = Math.max(0, cards.length - below);
  return [cards.slice(0, above), cards.slice(above)].filter((row) => row.length);
}
