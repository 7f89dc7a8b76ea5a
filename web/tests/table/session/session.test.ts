import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../../src/shared/settings.svelte';
import { Session } from '../../../src/table/session/session.svelte';
import type { ChatLine, Play, ClientMessage, ServerMessage, Trick } from '../../../src/wire/types';
import { event, play, snapshot, table, trick, update } from './messages';

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
  const globals = { ...page, document: { ...deaf, hidden: false }, window: globalThis };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  session = new Session('felt');
});

afterEach(() => {
  session.close();
  settings.trickStay = 'normal';
  settings.askBlind = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a gap is answered with resync, once, and the snapshot heals it', () => {
  const wire = Wire.last;
  wire.open(snapshot(), update(2), update(4), update(5));
  expect(wire.heard('resync')).toHaveLength(1);
  expect(session.moment?.version).toBe(2);
  wire.tell(snapshot({ version: 5 }), update(6));
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
  Wire.last.tell({ type: 'done', id: (sent as { id: string }).id });
  Wire.last.drop();
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot({ version: 8, play: asked() }));
  expect(Wire.last.heard('act')).toEqual([]);
});

test('between its taking and its showing an answer is still on its way', () => {
  Wire.last.open(snapshot({ play: asked() }));
  session.act(['play G7']);
  Wire.last.tell({ type: 'done', id: session.pending?.id ?? '' });
  expect(session.phase).toBe('sent');
  Wire.last.tell(update(2, { play: play(1, [], { ...ASK, id: '1.5', seats: [1] }) }));
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
  Wire.last.tell({ type: 'refused', ref: session.pending?.id ?? '', reason });
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

// One moment: prompt, hand and table belong together

const WHY = { rule: 'O-14', message: 'x', args: {} };
const CHOICE = { parts: 1, legal: ['play G7'], why_not: { P2: WHY } };
const TRICKS = [trick(['G1', 'G2', 'G3'], 0), trick(['P1', 'P3', 'P4'], 0), trick(['O1'], 0)];
const won = (seat = 0) => event('trick-won', { seat });
/** So many tricks are finished; now it is our turn. */
const after = (tricks: number, more: Partial<Play> = {}) => ({
  ...play(1, TRICKS.slice(0, tricks), { ...ASK, id: `1.${4 + tricks}` }),
  choice: CHOICE,
  ...more,
});
const lying = () => session.pause.shown?.finished.trick.cards ?? null;

function finishOne(more: Partial<Play> = {}): void {
  Wire.last.open(snapshot({ play: play(1, []) }));
  Wire.last.tell(update(2, { play: after(1, more), events: [won()] }));
}

test('a finished trick lies there for a while, and nobody is asked anything meanwhile', () => {
  finishOne();
  expect(lying()).toEqual(TRICKS[0]?.cards);
  expect(session.phase).toBe('trick-over');
  expect(session.moment?.play?.ask).toBeNull();
  expect(session.moment?.play?.choice).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(session.phase).toBe('trick-over');
  vi.advanceTimersByTime(200);
  expect(lying()).toBeNull();
  expect(session.phase).toBe('turn');
  expect(session.moment?.play?.choice).toEqual(CHOICE);
});

test('nothing blocks what could be done: the trick can be left at once', () => {
  finishOne();
  session.pause.catchUp();
  expect(session.phase).toBe('turn');
  session.act(['play G7']);
  expect(Wire.last.heard('act')).toHaveLength(1);
  expect(session.phase).toBe('sent');
});

test('the clock runs on while a trick is read', () => {
  vi.setSystemTime(0);
  finishOne();
  Wire.last.tell(update(3, { table: table({ seconds: 30 }) }));
  const clock = session.clock;
  vi.advanceTimersByTime(1200);
  expect(session.clock).toEqual(clock);
  expect(clock?.whole).toBe(30_000);
});

test('what others do meanwhile is seen when the trick has gone; people and chat at once', () => {
  finishOne();
  const [first] = TRICKS;
  if (!first) throw new Error('no trick');
  const next = play(1, [first], { ...ASK, seats: [1] });
  if (next.view.round) next.view.round.hand_sizes = [2, 1, 2];
  const line = { seat: 1, guest: 'bo', text: 'well', preset: null } as unknown as ChatLine;
  const news = event('played', { seat: 1 });
  Wire.last.tell(update(3, { play: next, events: [news], lines: [line] }));
  expect(session.moment?.play?.view.round?.hand_sizes).toEqual([2, 2, 2]);
  expect(session.moment?.lines).toEqual([line]);
  expect(session.news).toEqual([won()]);
  session.pause.release();
  expect(session.moment?.play?.view.round?.hand_sizes).toEqual([2, 1, 2]);
  expect(session.news).toEqual([news]);
});

test('quick players: the tricks are seen one after the other, the latest two', () => {
  finishOne();
  Wire.last.tell(update(3, { play: after(2), events: [won(1)] }));
  expect(lying()).toEqual(TRICKS[0]?.cards);
  Wire.last.tell(update(4, { play: after(3), events: [won(2)] }));
  expect(lying()).toEqual(TRICKS[1]?.cards);
  expect(session.moment?.play?.view.round?.tricks).toHaveLength(2);
  vi.advanceTimersByTime(1200);
  expect(lying()).toEqual(TRICKS[2]?.cards);
  expect(session.news).toEqual([won(2)]);
  vi.advanceTimersByTime(1200);
  expect(session.phase).toBe('turn');
});

test('who comes back sees the table as it is', () => {
  finishOne();
  Wire.last.drop();
  vi.advanceTimersByTime(1000);
  Wire.last.open(snapshot({ version: 9, play: after(2) }));
  expect(session.phase).toBe('turn');
});

test('until it is tapped, if that is the setting', () => {
  settings.trickStay = 'tap';
  finishOne();
  vi.advanceTimersByTime(60_000);
  expect(session.phase).toBe('trick-over');
  session.pause.release();
  expect(session.phase).toBe('turn');
});

test('the end of the round waits for its last trick, and so does the score', () => {
  const view = { ...play(1, TRICKS.slice(0, 1)).view, scores: [{}] } as unknown as Play['view'];
  Wire.last.open(snapshot({ play: play(1, []) }));
  const events = [won(), event('round-won', {})];
  const stage = table({ stage: 'interlude', waiting: 'r1' });
  Wire.last.tell(
    update(2, { play: { view, ask: null, choice: null, result: null }, events, table: stage }),
  );
  expect(session.phase).toBe('trick-over');
  expect(session.moment?.play?.view.scores).toEqual([]);
  expect(session.moment?.events).toEqual([won()]);
  vi.advanceTimersByTime(1200);
  expect(session.phase).toBe('round-over');
  expect(session.moment?.play?.view.scores).toHaveLength(1);
  expect(session.moment?.events).toEqual(events);
});

test('a new round, another seat or the lobby do not wait', () => {
  finishOne();
  Wire.last.tell(update(3, { play: play(2, []), events: [event('rule-turned', { number: 2 })] }));
  expect(session.phase).toBe('waiting');
  Wire.last.tell(update(4, { play: { ...after(1), view: play(2, TRICKS.slice(0, 1)).view } }));
  expect(session.phase).toBe('trick-over');
  Wire.last.tell(update(5, { table: table({ stage: 'lobby' }), play: null }));
  expect(session.phase).toBe('lobby');
});

test('in Mustachio the trump is the one the trick was judged by', () => {
  const nuts = (tricks: Trick[], round: object) =>
    ({
      ...play(1, tricks),
      view: {
        game: 'mustachio',
        scores: [],
        totals: [0, 0],
        duel: null,
        round: { number: 1, tricks, trump: 'R', trump_in_force: 'R', spell_left: 0, ...round },
      },
    }) as unknown as Play;
  const done = { ...trick(['R1', 'R2', 'R3'], 0), trump: null };
  Wire.last.open(
    snapshot({
      table: table({ game: 'mustachio' }),
      play: nuts([], { trump_in_force: null, spell_left: 1 }),
    }),
  );
  Wire.last.tell(update(2, { play: nuts([done], {}), events: [won()] }));
  expect(session.moment?.play?.view.round).toMatchObject({ trump_in_force: null, spell_left: 1 });
  session.pause.release();
  expect(session.moment?.play?.view.round).toMatchObject({ trump_in_force: 'R', spell_left: 0 });
});

const BLIND = { what: 'blind', legal: ['blind 2', 'blind 3', 'blind no'] };
const AGREE = { what: 'agree', legal: ['agree', 'refuse'] };

test.each([
  [BLIND, ['blind no']],
  [AGREE, ['refuse']], // U-16: a partner's proposal
])('who does not want to be asked for blind bids says no by itself: %o', ({ what, legal }, no) => {
  const choice = { parts: 1, legal, why_not: {} };
  const bidding = { ...play(1, [], { ...ASK, what }), choice };
  Wire.last.open(snapshot({ play: bidding }));
  expect(Wire.last.heard('act'), 'people are asked').toEqual([]);
  settings.askBlind = false;
  Wire.last.tell(update(2, { play: bidding }), update(3, { play: bidding }));
  expect(Wire.last.heard('act')).toMatchObject([{ ask: ASK.id, do: no }]);
});
