/**
 * Cards that the page has no words for: what the server and its tables have told of them, by id. They come from
 * outside (`ada:sevens-win`), or are the box's own as earlier rules had them, for one table only.
 */

import type { OutsideCard } from '../wire/types';

export type { OutsideCard };

const known = new Map<string, OutsideCard>();
const fromOutside = (id: string): boolean => id.includes(':');

export function learn(cards: readonly OutsideCard[]): void {
  for (const id of known.keys()) if (!fromOutside(id)) known.delete(id);
  for (const card of cards) known.set(card.id, card);
}

export function outside(id: string): OutsideCard | undefined {
  return known.get(id);
}

/** Rule cards of a side, or villains: those one has heard of. */
export function outsideOf(side: string): OutsideCard[] {
  return [...known.values()].filter(
    ({ id, side: own }) => fromOutside(id) && (own ?? 'villain') === side,
  );
}

export interface Passing {
  readonly to: 'left' | 'right';
}

/** The pass of a card from outside, if one of these has it. */
export function passingOf(ids: readonly string[]): Passing | null {
  const effects = ids.flatMap((id) => known.get(id)?.effects ?? []);
  const found = effects.find(({ effect }) => effect === 'pass');
  return found ? { to: found['to'] === 'right' ? 'right' : 'left' } : null;
}
