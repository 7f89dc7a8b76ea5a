import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Session } from '../../../src/table/session/session.svelte';
import type { ClientMessage, ServerMessage } from '../../../src/wire/types';
import { event, play, snapshot, table, trick, update } from './told';

/** A socket that a test holds the other end of. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.made.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }

  readyState = 0;
  said: ClientMessage[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};

  constructor() {
    Wire.made.push(this);
  }

  open(...told: ServerMessage[]): void {
    this.readyState = Wire.OPEN;
    this.onopen();
    this.tell(...told);
  }

  tell(...told: ServerMessage[]): void {
    for (const message of told) this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  heard(kind: ClientMessage['type']): ClientMessage[] {
    return this.said.filter(({ type }) => type === kind);
  }
}

const ASK = { id: '1.4', what: 'play', seats: [0] };
const asked = () => ({ ...play(1, [], ASK), choice: { parts: 1, legal: ['play G7'], why_not: {} } });
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} };
  const page = { ...deaf, WebSocket: Wire, location: { protocol: 'http:', host: 'parlour' } };
  const globals = { ...page, document: { ...deaf, hidden: false }, window: globalThis };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  session = new Session('felt');
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a gap is answered with resync, once, and the snapshot heals it', () => {
  const wire = Wire.last;
  wire.open(snapshot(), update(2), update(4), update(5));
  expect(wire.heard('resync')).toHaveLength(1);
  expect(session.picture?.version).toBe(2);
  wire.tell(snapshot({ version: 5 }), update(6));
  expect(session.picture?.version).toBe(6);
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
  Wire.last.tell({ type: 'done', id: (sent as { id: string }).id });
  expect(session.pending).toBeNull();
  Wire.last.drop();
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot({ version: 8, play: asked() }));
  expect(Wire.last.heard('act')).toEqual([]);
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
  Wire.last.tell({ type: 'refused', ref: session.pending?.id ?? '', reason });
  expect(session.pending).toBeNull();
  expect(session.refused).toEqual(reason);
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

test('a finished trick is held, and whoever plays on lets it go', () => {
  const done = trick(['G1', 'G2', 'G3'], 0);
  Wire.last.open(snapshot({ play: play(1, []) }));
  const then = { ...play(1, [done], ASK), choice: { parts: 1, legal: ['play G7'], why_not: {} } };
  Wire.last.tell(update(2, { play: then, events: [event('trick-won', { seat: 0 })] }));
  expect(session.hold.shown?.trick.cards).toEqual(done.cards);
  vi.advanceTimersByTime(1000);
  expect(session.hold.shown).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(session.hold.shown).toBeNull();
  const two = play(1, [done, trick(['P1', 'P2', 'P3'], 0)], ASK);
  Wire.last.tell(update(3, { play: { ...two, choice: then.choice } }));
  expect(session.hold.shown).not.toBeNull();
  session.act(['play G7']);
  expect(session.hold.shown).toBeNull();
});
