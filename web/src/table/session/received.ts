/** Cards that came by a pass are new for a whole trick. */

import type { Moment } from './moment';

const ENDS = ['trick-won', 'trick-to-nobody'];

/** Who gave each card that is still new to its holder. */
export function newCards({ events, you }: Moment): ReadonlyMap<string, number> {
  const givers = new Map<string, number>();
  const left = new Map<string, number>(); // tricks for which it is new
  let begun = false; // does the trick on the table have a card?
  for (const { message, args } of events) {
    if (message === 'played') begun = true;
    if (ENDS.includes(message)) {
      begun = false;
      for (const [card, tricks] of left) left.set(card, tricks - 1);
    }
    if (message !== 'received' || args['seat'] !== you.seat) continue;
    for (const card of [args['cards']].flat()) {
      givers.set(String(card), Number(args['giver']));
      left.set(String(card), begun ? 2 : 1);
    }
  }
  return new Map([...givers].filter(([card]) => (left.get(card) ?? 0) > 0));
}
