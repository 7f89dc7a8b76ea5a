/** Moustache: animals, stars, a row of rules. */

import facts from '../../wire/facts.json';
import type { MoustacheView } from '../../wire/types';
import type { PageGame } from '../game';
import { sheet } from './sheet';

export const moustache: PageGame<MoustacheView> = {
  facts: facts.moustache,
  suits: [
    { letter: 'G', sign: 'seed', texture: 'dots' },
    { letter: 'P', sign: 'snout', texture: 'stripes' },
    { letter: 'O', sign: 'weave', texture: 'waves' },
    { letter: 'B', sign: 'tusks', texture: 'checks' },
  ],
  specialKind: 'joker',
  lists: [
    ['white', 'web-rules-white'],
    ['black', 'web-rules-black'],
    ['joker', 'web-rules-jokers'],
  ],
  poster: ['G3', 'P5', 'O8', 'B10'],
  colours: 'animals',
  worthIn: 'stars',
  pileOnFelt: true,

  sizeOf: (value) => value,
  atTrickEnd: (before, after) => ({
    ...after,
    scores: before.scores,
    trophies: before.trophies,
  }),
  /** Drawn each round. */
  teamOf: (view, _sides, seat) => view?.round?.teams[seat] ?? null,
  isCrowned: (view, seat) => view.round?.crown === seat,
  isDealer: () => false,
  bidOf: () => null,
  openCards: (view, seat) => view.round?.open[seat] ?? [],
  leaving: (view) => view.round?.given ?? [],
  totalsAlone: () => null,
  proposal: () => 0,
  stakes: () => null,
  duel: () => null,
  winners: (_view, listed) => listed,
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
};
