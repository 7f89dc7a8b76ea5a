/** Which events are worth a sentence, and what is said aloud. */

import type { WireEvent } from '../wire/types';

/** Other people's cards are blanks: a sentence without its cards says nothing. */
export function toldAloud({ message, args }: WireEvent): boolean {
  const blank = Array.isArray(args['cards']) && args['cards'].length === 0;
  return !(blank && ['hand', 'received'].includes(message));
}
