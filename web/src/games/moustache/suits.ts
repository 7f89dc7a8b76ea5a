/** Hamster, pig, llama and walrus; the rules' signs are drawn with them, too. */

import type { Suit } from '../game';

/** As they are printed, weak to strong (O-17). */
export const SUITS: readonly Suit[] = [
  { letter: 'G', sign: 'seed', texture: 'dots' },
  { letter: 'P', sign: 'snout', texture: 'stripes' },
  { letter: 'O', sign: 'weave', texture: 'waves' },
  { letter: 'B', sign: 'tusks', texture: 'checks' },
];
