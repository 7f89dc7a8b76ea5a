/** Mustachio: nuts, bids, trumps and villains. */

import facts from '../../wire/facts.json';
import type { MustachioResult, MustachioView, Trick } from '../../wire/types';
import { endingOf, type PageGame } from '../game';
import { bidOf, bidOfSide } from './bids';
import { sheet } from './sheet';

/** The moustaches of the lowest and the highest nut: there are no bare ones. */
const [STUBBLE, FULL] = [1, 10];
const [lowest = 0, highest = 0] = facts.mustachio.values;

const alone = ({ sides }: MustachioView) => sides.every((seats) => seats.length === 1);

function atTrickEnd(before: MustachioView, after: MustachioView, trick: Trick): MustachioView {
  const { scores, totals, duel } = before;
  const { round } = after;
  if (!round) return { ...after, scores, totals, duel };
  const spelled = trick.trump !== round.trump || round.spell_left > 0;
  const spell_left = spelled ? round.spell_left + 1 : 0; // this trick was one of them
  const inTrick = { ...round, trump_in_force: trick.trump, spell_left };
  return { ...after, round: inTrick, scores, totals, duel };
}

export const mustachio: PageGame<MustachioView, MustachioResult> = {
  facts: facts.mustachio,
  suits: [
    { letter: 'R', sign: 'almond', texture: 'plain' },
    { letter: 'B', sign: 'hazelnut', texture: 'checks' },
    { letter: 'G', sign: 'macadamia', texture: 'dots' },
    { letter: 'Y', sign: 'cashew', texture: 'waves' },
  ],
  specialKind: 'villain',
  lists: [['villain', 'web-rules-specials-mustachio']],
  actsIn: {
    'lowest-wins': 'ACORN',
    'walnut-led-next': 'WALNUT',
    'walnut-led-trump': 'WALNUT',
    'trump-now': 'HUMMMUS',
    'no-trump-now': 'NUTCASE',
    'twins-turned': 'TWINS',
  },
  poster: ['G5', 'Y10', 'WALNUT', 'R15'],
  firstGame: { villains: 'showcase1' },
  colours: 'nuts',
  worthIn: 'points',
  pileOnFelt: false,

  sizeOf: (value) => STUBBLE + ((FULL - STUBBLE) * (value - lowest)) / (highest - lowest),
  atTrickEnd,
  /** The sides are set, and single seats are no team. */
  teamOf: (_view, sides, seat) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return (sides[side]?.length ?? 0) > 1 ? side : null;
  },
  sides: (view) => view.sides,
  isCrowned: () => false,
  isDealer: (view, seat) => view.round?.dealer === seat,
  bidOf,
  openCards: (view, seat) => view.round?.hands[seat] ?? [],
  leaving: ({ round }) => (typeof round?.secret === 'string' ? [round.secret] : []),
  totalsAlone: (view) => (alone(view) ? view.totals : null),
  noBlind: { blind: 'blind no', agree: 'refuse' },
  proposal: (view) => view.round?.proposal ?? 0,
  stakes: (view) => {
    const [usual = 0, met = 0] = facts.mustachio.bonus[alone(view) ? 'alone' : 'together'];
    return { usual, met };
  },
  duel: (view) => view.duel,
  thief: () => null,
  winners: ({ sides }, listed) => listed.flatMap((side) => sides[side] ?? []),
  ending: ({ sides, scores, winners }, seat) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return endingOf(scores, winners, side);
  },
  trophies: () => [],
  rules: () => [],
  trump: ({ round }) => (round?.trump ? { now: round.trump_in_force } : null),
  villains: ({ round }) => round?.villains ?? [],
  opening: ({ round }) => round && ['table-deals', { seat: round.dealer, count: round.size }],
  bidding: ({ round }) =>
    round && {
      bids: [...round.bids, ...round.blinds].filter((bid) => bid !== null),
      tricks: round.size,
    },
  standing: (view) =>
    alone(view) ? [] : view.totals.map((count, side) => ({ count, bid: bidOfSide(view, side) })),
  starsOfSide: () => null,
  sheet,
  sums: (view) =>
    view.sides.flatMap((seats, side) => {
      const parts = view.round?.tallies[side]?.sum;
      return parts ? [{ side, seats, parts, bid: bidOf(view, seats[0] ?? 0) }] : [];
    }),
};
