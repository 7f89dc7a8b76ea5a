import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../../src/shared/settings.svelte';
import { readingTime } from '../../../src/table/session/scenes.svelte';
import { Session } from '../../../src/table/session/session.svelte';
import type { ChatLine, Play, Trick } from '../../../src/wire/types';
import { event, play, snapshot, table, trick, update } from './messages';
import { speak } from '../../texts/speaking';
import { Wire } from './wire';

const ASK = { id: '1.4', what: 'play', seats: [0] };
let session: Session;

beforeEach(() => {
  speak('en');
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
  settings.trickStay = 'normal';
  settings.motion = 'auto';
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
const lying = () => session.scenes.trickOver?.trick.cards ?? null;

function finishOne(more: Partial<Play> = {}): void {
  Wire.last.open(snapshot({ play: play(1, []) }));
  Wire.last.deliver(update(2, { play: after(1, more), events: [won()] }));
}

test('a finished trick lies there for a while, and nobody is asked anything meanwhile', () => {
  finishOne();
  expect(lying()).toEqual(TRICKS[0]?.cards);
  expect(session.phase).toBe('trick-over');
  expect(session.moment?.play?.ask).toBeNull();
  expect(session.moment?.play?.choice).toBeNull();
  vi.advanceTimersByTime(2400);
  expect(session.phase).toBe('trick-over');
  vi.advanceTimersByTime(100);
  expect(lying()).toBeNull();
  expect(session.phase).toBe('turn');
  expect(session.moment?.play?.choice).toEqual(CHOICE);
});

test('nothing blocks what could be done: the trick can be left at once', () => {
  finishOne();
  session.scenes.catchUp();
  expect(session.phase).toBe('turn');
  session.act(['play G7']);
  expect(Wire.last.heard('act')).toHaveLength(1);
  expect(session.phase).toBe('sent');
});

test('whoever touches the trick sees that at once, and the next moment with the next frame', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  finishOne();
  vi.stubGlobal('document', { ...document, hidden: false });
  session.scenes.leave('catchUp');
  session.scenes.leave('catchUp');
  expect(session.scenes.leaving).toBe(true);
  expect(session.phase).toBe('trick-over');
  expect(frames).toHaveLength(1);
  frames[0]?.();
  vi.advanceTimersByTime(1);
  expect(session.phase).toBe('turn');
  expect(session.scenes.leaving).toBe(false);
});

test('reading why costs no clock: the server adds the time, and the ring is full until then', () => {
  const clock = 30;
  const timed = table({ settings: { ...table().settings, clock } });
  Wire.last.open(snapshot({ table: timed, play: play(1, []) }));
  const now = performance.now();
  Wire.last.deliver(update(2, { play: after(1), events: [won()] }));
  expect(session.clock).toEqual({ end: now + 34_000, whole: 30_000 });
  Wire.last.deliver(update(3, { table: { ...timed, seconds: 34 } }));
  expect(session.clock).toEqual({ end: now + 34_000, whole: 30_000 });
});

test('what others do meanwhile is seen when the trick has gone; people and chat at once', () => {
  finishOne();
  const [first] = TRICKS;
  if (!first) throw new Error('no trick');
  const next = play(1, [first], { ...ASK, seats: [1] });
  if (next.view.round) next.view.round.hand_sizes = [2, 1, 2];
  const line = { seat: 1, guest: 'bo', text: 'well', preset: null } as unknown as ChatLine;
  const news = event('played', { seat: 1 });
  Wire.last.deliver(update(3, { play: next, events: [news], lines: [line] }));
  expect(session.moment?.play?.view.round?.hand_sizes).toEqual([2, 2, 2]);
  expect(session.moment?.lines).toEqual([line]);
  expect(session.news).toEqual([won()]);
  session.scenes.release();
  expect(session.moment?.play?.view.round?.hand_sizes, 'the trick is collected first').toEqual([
    2, 2, 2,
  ]);
  vi.advanceTimersByTime(320);
  expect(session.moment?.play?.view.round?.hand_sizes).toEqual([2, 1, 2]);
  expect(session.news).toEqual([news]);
});

test('quick players: the tricks are seen one after the other, the latest two', () => {
  finishOne();
  Wire.last.deliver(update(3, { play: after(2), events: [won(1)] }));
  expect(lying()).toEqual(TRICKS[0]?.cards);
  Wire.last.deliver(update(4, { play: after(3), events: [won(2)] }));
  expect(lying()).toEqual(TRICKS[1]?.cards);
  expect(session.moment?.play?.view.round?.tricks).toHaveLength(2);
  vi.advanceTimersByTime(2500 + 320);
  expect(lying()).toEqual(TRICKS[2]?.cards);
  expect(session.news).toEqual([won(2)]);
  vi.advanceTimersByTime(2500 + 320);
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
  session.scenes.release();
  expect(session.phase).toBe('turn');
});

test('the end of the round waits for its last trick, and so does the score', () => {
  const view = { ...play(1, TRICKS.slice(0, 1)).view, scores: [{}] } as unknown as Play['view'];
  Wire.last.open(snapshot({ play: play(1, []) }));
  const events = [won(), event('round-won', {})];
  const stage = table({ stage: 'interlude', waiting: 'r1' });
  Wire.last.deliver(
    update(2, { play: { view, ask: null, choice: null, result: null }, events, table: stage }),
  );
  expect(session.phase).toBe('trick-over');
  expect(session.moment?.play?.view.scores).toEqual([]);
  expect(session.moment?.events).toEqual([won()]);
  vi.advanceTimersByTime(2500);
  expect(session.phase).toBe('round-over');
  expect(session.moment?.play?.view.scores).toHaveLength(1);
  expect(session.moment?.events).toEqual(events);
});

test('a new round, another seat or the lobby do not wait', () => {
  finishOne();
  Wire.last.deliver(
    update(3, { play: play(2, []), events: [event('rule-turned', { number: 2 })] }),
  );
  expect(session.phase).toBe('waiting');
  Wire.last.deliver(update(4, { play: { ...after(1), view: play(2, TRICKS.slice(0, 1)).view } }));
  expect(session.phase).toBe('trick-over');
  Wire.last.deliver(update(5, { table: table({ stage: 'lobby' }), play: null }));
  expect(session.phase).toBe('lobby');
});

const TRUMP = { trump_in_force: 'R', spell_left: 0 };
const NONE = { trump_in_force: null, spell_left: 1 };

test.each([
  ['it returns afterwards', NONE, TRUMP, 1],
  ['whoever played last has put an end to it, for the next trick as well', TRUMP, NONE, 2],
])('in Mustachio the trump is the one the trick was judged by: %s', (_, before, then, left) => {
  const nuts = (tricks: Trick[], round: object) =>
    ({
      ...play(1, tricks),
      view: {
        game: 'mustachio',
        scores: [],
        totals: [0, 0],
        duel: null,
        round: { number: 1, tricks, trump: 'R', ...round },
      },
    }) as unknown as Play;
  const done = { ...trick(['R1', 'R2', 'R3'], 0), trump: null };
  Wire.last.open(snapshot({ table: table({ game: 'mustachio' }), play: nuts([], before) }));
  Wire.last.deliver(update(2, { play: nuts([done], then), events: [won()] }));
  const shown = () => session.moment?.play?.view.round;
  expect(shown()).toMatchObject({ trump_in_force: null, spell_left: left });
  session.scenes.release();
  expect(shown()).toMatchObject(then);
});

test('nobody plays on before gifts have landed and cards are turned', () => {
  Wire.last.open(snapshot({ play: play(1, []) }));
  const gift = event('received', { seat: 0, giver: 2, cards: ['P2'] });
  const card = event('played', { seat: 1, card: 'G3' });
  const played = play(1, [], { ...ASK, id: '1.5', seats: [2] });
  if (played.view.round) played.view.round.trick = trick(['G3'], null, 1);
  Wire.last.deliver(update(2, { play: play(1, []), events: [gift] }));
  Wire.last.deliver(update(3, { play: played, events: [card] }));
  expect(session.news).toEqual([gift]);
  expect(session.moment?.play?.view.round?.trick.cards).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(session.news).toEqual([card]);
  expect(session.moment?.play?.view.round?.trick.cards).toEqual(['G3']);
});

test('without motion nothing waits but a trick to be read', () => {
  settings.motion = 'off';
  Wire.last.open(snapshot({ play: play(1, []) }));
  const gift = event('received', { seat: 0, giver: 2, cards: ['P2'] });
  const card = event('played', { seat: 1, card: 'G3' });
  Wire.last.deliver(update(2, { events: [gift] }), update(3, { events: [card] }));
  expect(session.news).toEqual([card]);
  expect(session.scenes.shown).toBeNull();
});

test('the longer the verdict, the longer it can be read: 2.5 to 4 seconds, or as one likes', () => {
  expect(readingTime('Trick to Bo.')).toBe(2500);
  expect(readingTime('x'.repeat(80))).toBe(3300);
  expect(readingTime('x'.repeat(400))).toBe(4000);
  settings.trickStay = 'slow';
  expect(readingTime('x'.repeat(400))).toBe(6400);
  settings.trickStay = 'tap';
  expect(readingTime('x')).toBeNull();
});
