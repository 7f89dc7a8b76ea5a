import { expect, test } from 'vitest';

import { first } from '../../../src/table/session/moment';
import { newCards } from '../../../src/table/session/received';
import { event, snapshot } from './messages';

const gift = (seat: number, ...cards: string[]) => event('received', { seat, giver: 2, cards });
const [card, end] = [event('played', {}), event('trick-won', {})];
const seen = (...events: ReturnType<typeof event>[]) =>
  [...newCards(first(snapshot({ events }), null))].map(([name]) => name);

test('gifts before the first trick are new until it is over; those of others are unknown', () => {
  expect(seen(gift(0, 'G7', 'P2'), gift(1))).toEqual(['G7', 'P2']);
  expect(seen(gift(0, 'G7'), card, card)).toEqual(['G7']);
  expect(seen(gift(0, 'G7'), card, end)).toEqual([]);
});

test('a card that comes in the middle of a trick is new for the next one, too', () => {
  expect(seen(card, gift(0, 'G7'), end, card)).toEqual(['G7']);
  expect(seen(card, gift(0, 'G7'), end, card, end)).toEqual([]);
});
