/** Which events are worth a sentence, and what is said aloud. */

import type { WireEvent } from '../../wire/types';

/** Other people's cards and trophies are blanks: a sentence without them says nothing. */
export function isSpoken({ message, args }: WireEvent): boolean {
  const blank = Array.isArray(args['cards']) && args['cards'].length === 0;
  const secret = message === 'trophy' && args['points'] === '?';
  return !secret && !(blank && ['hand', 'received'].includes(message));
}
