import { expect, test } from 'vitest';

import {
  finished,
  first,
  justFinished,
  next,
  eventsToShow,
  type Moment,
} from '../../../src/table/session/moment';
import type { Update } from '../../../src/wire/types';
import { event, play, snapshot, table, trick, update } from './messages';

function after(moment: Moment, ...updates: Update[]): Moment {
  return updates.reduce((before, told) => {
    const then = next(before, told);
    if (!then) throw new Error(`version ${told.version} does not follow`);
    return then;
  }, moment);
}

test('what an update leaves out stays as it was', () => {
  const before = first(snapshot({ play: play(1, []) }), null);
  const line = { number: 1, guest: 'bo', name: 'bo', seat: 1, text: 'Evening', preset: null };
  const then = after(before, update(2, { lines: [line] }));
  expect(then.table).toBe(before.table);
  expect(then.play).toBe(before.play);
  expect(then.lines).toEqual([line]);
});

test('a game that is cleared away is news, too', () => {
  const before = first(snapshot({ play: play(1, []) }), null);
  expect(after(before, update(2, { play: null })).play).toBeNull();
});

test.each([1, 3, 7])('version %i after version 1 means that something was missed', (version) => {
  const before = first(snapshot(), null);
  expect(next(before, update(version))).toBeNull();
});

test('a new round begins its own story and keeps the earlier ones', () => {
  const begun = first(snapshot({ events: [event('rule-turned', { number: 1 })] }), null);
  const then = after(
    begun,
    update(2, { events: [event('played')] }),
    update(3, { events: [event('rule-turned', { number: 2 }), event('teams')] }),
  );
  expect(then.events.map(({ message }) => message)).toEqual(['rule-turned', 'teams']);
  expect(then.earlier.map(({ message }) => message)).toEqual(['rule-turned', 'played']);
});

test('another game begins with an empty story', () => {
  const begun = first(snapshot({ events: [event('dealt', { number: 5 })] }), null);
  const then = after(begun, update(2, { events: [event('dealt', { number: 1 })] }));
  expect(then.earlier).toEqual([]);
  expect(then.events).toHaveLength(1);
});

test('a lost connection keeps what was told of earlier rounds, and doubles nothing', () => {
  const begun = first(snapshot({ play: play(1, []), events: [event('teams')] }), null);
  const second = after(
    begun,
    update(2, { play: play(2, []), events: [event('rule-turned', { number: 2 })] }),
  );
  const again = {
    play: play(2, []),
    events: [event('rule-turned', { number: 2 }), event('played')],
  };
  const back = first(snapshot({ version: 9, ...again }), second);
  expect(back.earlier.map(({ message }) => message)).toEqual(['teams']);
  expect(back.events).toHaveLength(2);
  const other = first(snapshot({ version: 9, table: table({ number: 2 }), ...again }), second);
  expect(other.earlier).toEqual([]);
});

test('every finished trick has the verdict that was told with it', () => {
  const tricks = [trick(['G1', 'G2', 'G3'], 2), trick(['P1', 'P2', 'PIGEON'])];
  const events = [
    event('played'),
    event('trick-won', { seat: 2 }),
    event('trick-to-nobody', { seat: 2 }),
  ];
  const done = finished(first(snapshot({ play: play(1, tricks), events }), null));
  expect(done.map(({ verdict }) => verdict?.message)).toEqual(['trick-won', 'trick-to-nobody']);
  expect(new Set(done.map(({ key }) => key)).size).toBe(2);
});

test('only tricks finished between two moments are held, and none of another round', () => {
  const one = trick(['G1', 'G2', 'G3'], 2);
  const two = trick(['P1', 'P2', 'P3'], 0, 2);
  const before = first(snapshot({ play: play(1, [one]) }), null);
  const then = after(before, update(2, { play: play(1, [one, two]) }));
  expect(justFinished(before, then)?.trick).toEqual(two);
  const round2 = after(then, update(3, { play: play(2, []) }));
  expect(justFinished(then, round2)).toBeNull();
  expect(justFinished(null, then)).toBeNull();
});

const TWO_TRICKS = ['rule-turned', 'hand', 'played', 'trick-won', 'played', 'trick-to-nobody'];
const story = (moment: Moment) => eventsToShow(moment).map(({ message }) => message);

function fromMemory(messages: string[], stage: 'play' | 'interlude' = 'play'): Moment {
  const settings = { ...table().settings, memory: true };
  const played = play(1, []);
  const score = { teams: [0, 1, 1], crown: 0, stars: [1, 2], winner: 1 };
  const view = { ...played.view, scores: stage === 'play' ? [] : [score] } as typeof played.view;
  const events = messages.map((message) => event(message));
  return first(
    snapshot({ table: table({ settings, stage }), play: { ...played, view }, events }),
    null,
  );
}

test('from memory only the last trick is told again, until the round is over', () => {
  expect(story(fromMemory(TWO_TRICKS.slice(0, 5)))).toEqual(TWO_TRICKS.slice(0, 5));
  const two = fromMemory([...TWO_TRICKS, 'played']);
  expect(story(two)).toEqual(['rule-turned', 'played', 'trick-to-nobody', 'played']);
  expect(story(fromMemory(TWO_TRICKS, 'interlude'))).toEqual(TWO_TRICKS);
  expect(story({ ...two, table: table() })).toHaveLength(7);
});

test('a page that came later knows who won the last trick, not those before it', () => {
  const tricks = [trick([], 1), trick(['G1', 'G2', 'G3'], 2)];
  const late = first(snapshot({ play: play(1, tricks), events: [event('trick-won')] }), null);
  expect(finished(late).map(({ verdict }) => verdict?.message)).toEqual([undefined, 'trick-won']);
});
