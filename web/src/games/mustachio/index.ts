/** Mustachio: nuts, bids, trumps and villains. */

import type { MustachioView } from '../../wire/types';
import type { PageGame } from '..';

export const mustachio: PageGame<MustachioView> = {
  atTrickEnd(before, after, trick) {
    const { scores, totals, duel } = before;
    const { round } = after;
    if (!round) return { ...after, scores, totals, duel };
    const spell_left = before.round?.spell_left ?? round.spell_left;
    const inTrick = { ...round, trump_in_force: trick.trump, spell_left };
    return { ...after, round: inTrick, scores, totals, duel };
  },
};
