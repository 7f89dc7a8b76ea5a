/** Moustache: animals, stars, a row of rules. */

import facts from '../../wire/facts.json';
import type { MoustacheResult, MoustacheView } from '../../wire/types';
import { endingOf, type PageGame } from '../game';
import { sheet } from './sheet';
import { SUITS } from './suits';

export const moustache: PageGame<MoustacheView, MoustacheResult> = {
  facts: facts.moustache,
  suits: SUITS,
  specialKind: 'joker',
  lists: [
    ['white', 'web-rules-white'],
    ['black', 'web-rules-black'],
    ['joker', 'web-rules-jokers'],
  ],
  actsIn: { unicorn: 'UNICORN', pigeon: 'PIGEON', monkey: 'MONKEY' },
  poster: ['G3', 'P5', 'O8', 'B10'],
  firstGame: { first_game: true },
  colours: 'animals',
  worthIn: 'stars',
  pileOnFelt: true,

  sizeOf: (value) => value,
  /** Its stars are counted when it is taken. */
  atTrickEnd: (before, after) => ({
    ...after,
    scores: before.scores,
    trophies: before.trophies,
    round: after.round && {
      ...after.round,
      stars: before.round?.stars ?? null,
      sums: before.round?.sums ?? null,
    },
  }),
  /** Drawn each round. */
  teamOf: (view, _sides, seat) => view?.round?.teams[seat] ?? null,
  sides: () => [],
  isCrowned: (view, seat) => view.round?.crown === seat,
  isDealer: () => false,
  bidOf: () => null,
  openCards: (view, seat) => view.round?.open[seat] ?? [],
  leaving: (view) => view.round?.given ?? [],
  totalsAlone: () => null,
  noBlind: {},
  proposal: () => 0,
  stakes: () => null,
  duel: () => null,
  thief: ({ cards, stolen }) => (stolen === null ? null : cards.indexOf('MONKEY')),
  winners: (_view, listed) => listed,
  ending: ({ points, winners }, seat) => endingOf(points, winners, seat),
  trophies: (view, seat) =>
    view.trophies.map((drawn) => {
      const points = drawn[seat];
      return typeof points === 'number' ? points : null;
    }),
  rules: (view) => view.row,
  trump: () => null,
  villains: () => [],
  opening: ({ round }) => round && ['table-crown-leads', { seat: round.crown }],
  bidding: () => null,
  standing: ({ round }) => {
    if (!round) return [];
    return (round.stars ?? [null, null]).map((count) => ({ count, bid: null }));
  },
  starsOfSide: (view, seat) => view.round?.stars?.[view.round.teams[seat] ?? 0] ?? null,
  sheet,
  sums: ({ round }) =>
    (round?.sums ?? []).map((parts, side) => ({
      side,
      seats: round?.teams.flatMap((team, seat) => (team === side ? [seat] : [])) ?? [],
      parts,
      bid: null,
    })),
};
