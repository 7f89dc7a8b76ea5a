/** Moustache: animals, stars, a row of rules. */

import type { MoustacheView } from '../../wire/types';
import type { PageGame } from '..';

export const moustache: PageGame<MoustacheView> = {
  atTrickEnd(before, after) {
    return { ...after, scores: before.scores, trophies: before.trophies };
  },
};
