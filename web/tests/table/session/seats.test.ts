import { expect, test } from 'vitest';

import { first } from '../../../src/table/session/moment';
import { placeOf, seatsSeen } from '../../../src/table/session/seats';
import { play, snapshot, trick } from './messages';

test('your left neighbour, the next seat, is seen on the left', () => {
  expect(placeOf(1, 0, 4).x).toBeCloseTo(-1);
  expect(placeOf(2, 0, 4).y).toBeCloseTo(-1);
  expect(placeOf(0, 3, 4).x).toBeCloseTo(-1);
  expect(placeOf(3, 3, 4)).toEqual({ x: -0, y: 1 });
});

test('seats are listed from your own, clockwise, with their teams', () => {
  const tricks = [trick(['G1', 'G2', 'G3'], 2)];
  const ask = { id: '1.4', what: 'play', seats: [2] };
  const you = {
    guest: 'bo',
    name: 'Bo, who came late',
    seat: 1,
    return_to: null,
    may_take: [],
    host: false,
    muted: false,
  };
  const seen = seatsSeen(first(snapshot({ you, play: play(1, tricks, ask) }), null));
  expect(seen.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(seen[0]?.name).toBe('Bo, who came late'); // whatever others may know yet
  expect(seen.map(({ relation }) => relation)).toEqual(['you', 'partner', 'opponent']);
  expect(seen.map(({ tricks: won }) => won)).toEqual([0, 1, 0]);
  expect(seen.map(({ turn }) => turn)).toEqual([false, true, false]);
  expect(seen.map(({ crowned }) => crowned)).toEqual([false, false, true]);
  const [own, other] = ['var(--team-0)', 'var(--team-1)']; // whatever the round calls the teams
  expect(seen.map(({ ribbon }) => ribbon)).toEqual([own, own, other]);
});

test('those who watch belong to nobody', () => {
  const you = {
    guest: 'eve',
    name: 'eve',
    seat: null,
    return_to: null,
    may_take: [],
    host: false,
    muted: false,
  };
  const seen = seatsSeen(first(snapshot({ you, play: play(1, []) }), null));
  expect(seen.map(({ seat, relation }) => [seat, relation])).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
});
