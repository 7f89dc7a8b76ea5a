import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../../src/shared/settings.svelte';
import { Session } from '../../../src/table/session/session.svelte';
import type { MustachioView } from '../../../src/wire/types';
import { play, snapshot, table, update } from './messages';
import { Wire } from './wire';

const ASK = { id: '1.4', what: 'play', seats: [0] };
const asked = () => ({
  ...play(1, [], ASK),
  choice: { parts: 1, legal: ['play G7'], why_not: {} },
});
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} };
  const page = { ...deaf, WebSocket: Wire, location: { protocol: 'http:', host: 'parlour' } };
  const globals = { ...page, document: { ...deaf, hidden: true }, window: globalThis };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  session = new Session('felt');
});

afterEach(() => {
  session.close();
  settings.askBlind = true;
  settings.firstTables = {};
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a gap is answered with resync, once, and the snapshot heals it', () => {
  const wire = Wire.last;
  wire.open(snapshot(), update(2), update(4), update(5));
  expect(wire.heard('resync')).toHaveLength(1);
  expect(session.moment?.version).toBe(2);
  wire.deliver(snapshot({ version: 5 }), update(6));
  expect(session.moment?.version).toBe(6);
});

test('an answer that was not acknowledged is sent again with the same id', () => {
  Wire.last.open(snapshot({ play: asked() }));
  session.act(['play G7']);
  const [sent] = Wire.last.heard('act');
  expect(sent).toMatchObject({ ask: '1.4', do: ['play G7'] });
  Wire.last.drop();
  expect(session.status).toBe('lost');
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot({ version: 7, play: asked() }));
  expect(Wire.last.heard('act')).toEqual([sent]);
  Wire.last.deliver({ type: 'done', id: (sent as { id: string }).id });
  Wire.last.drop();
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot({ version: 8, play: asked() }));
  expect(Wire.last.heard('act')).toEqual([]);
});

test('between its taking and its showing an answer is still on its way', () => {
  Wire.last.open(snapshot({ play: asked() }));
  session.act(['play G7']);
  Wire.last.deliver({ type: 'done', id: session.pending?.id ?? '' });
  expect(session.phase).toBe('sent');
  Wire.last.deliver(update(2, { play: play(1, [], { ...ASK, id: '1.5', seats: [1] }) }));
  expect(session.phase).toBe('waiting');
  expect(session.pending).toBeNull();
});

test('two answers to one ask are one answer', () => {
  Wire.last.open(snapshot({ play: asked() }));
  session.act(['play G7']);
  session.act(['play G7']);
  expect(Wire.last.heard('act')).toHaveLength(1);
});

test('a refusal frees the answer and is shown', () => {
  Wire.last.open(snapshot({ play: asked() }));
  session.act(['play G7']);
  const reason = { rule: 'O-14', message: 'must-follow', args: {} };
  Wire.last.deliver({ type: 'refused', ref: session.pending?.id ?? '', reason });
  expect(session.pending).toBeNull();
  expect(session.refused).toEqual(reason);
});

test('ready is said once, and again only if it was lost', () => {
  const waiting = () => ({ table: table({ stage: 'interlude', waiting: 'r1' }) });
  Wire.last.open(snapshot(waiting()));
  session.ready();
  session.ready();
  expect(Wire.last.heard('ready')).toEqual([{ type: 'ready', at: 'r1' }]);
  Wire.last.drop();
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot(waiting()));
  session.ready();
  expect(Wire.last.heard('ready')).toHaveLength(1);
});

test('the salt is sent once for each commitment, and again only if it was lost', () => {
  Wire.last.open(snapshot(), update(2), update(3, { table: table({ next_commitment: 'c1' }) }));
  const commitments = Wire.last
    .heard('salt')
    .map((said) => (said as { commitment: string }).commitment);
  expect(commitments).toEqual(['c0', 'c1']);
});

test('after a break the page comes back; after a farewell it does not', () => {
  Wire.last.open(snapshot());
  Wire.last.drop(4000, 'server-stops');
  vi.advanceTimersByTime(10_000);
  expect(Wire.made).toHaveLength(2);
  Wire.last.open(snapshot());
  Wire.last.drop(4000, 'removed');
  vi.advanceTimersByTime(60_000);
  expect(Wire.made).toHaveLength(2);
  expect(session.status).toBe('closed');
  expect(session.ending?.reason.message).toBe('removed');
});

const BLIND = { what: 'blind', legal: ['blind 2', 'blind 3', 'blind no'] };
const AGREE = { what: 'agree', legal: ['agree', 'refuse'] };

test.each([
  [BLIND, ['blind no']],
  [AGREE, ['refuse']], // U-16: a partner's proposal
])('who does not want to be asked for blind bids says no by itself: %o', ({ what, legal }, no) => {
  const choice = { parts: 1, legal, why_not: {} };
  const nuts = { game: 'mustachio' } as MustachioView;
  const bidding = { ...play(1, [], { ...ASK, what }), choice, view: nuts };
  Wire.last.open(snapshot({ play: bidding }));
  expect(Wire.last.heard('act'), 'people are asked').toEqual([]);
  settings.askBlind = false;
  Wire.last.deliver(update(2, { play: bidding }), update(3, { play: bidding }));
  expect(Wire.last.heard('act')).toMatchObject([{ ask: ASK.id, do: no }]);
});

test('in the first game of a browser nobody is asked for a blind bid', () => {
  const { what, legal } = BLIND;
  const choice = { parts: 1, legal, why_not: {} };
  const nuts = { game: 'mustachio' } as MustachioView;
  const bidding = { ...play(1, [], { ...ASK, what }), choice, view: nuts };
  const told = snapshot();
  const table = { ...told.table, game: 'mustachio', number: 2 };
  settings.firstTables = { mustachio: 'other', 'mustachio-friends': table.id };
  Wire.last.open(snapshot({ play: bidding, table }));
  expect(Wire.last.heard('act'), 'people are asked in the next one').toEqual([]);
  Wire.last.deliver(update(2, { play: bidding, table: { ...table, number: 1 } }));
  expect(Wire.last.heard('act')).toMatchObject([{ ask: ASK.id, do: ['blind no'] }]);
});
