import { describe, expect, it } from 'vitest';

import { BOOKS } from '../../src/shared/book';
import {
  applies,
  fitting,
  inWords,
  isWhole,
  ownList,
  refusalOf,
  swapped,
  toRows,
} from '../../src/shared/options/lists';
import { speak } from '../texts/speaking';

const option = (game: 'moustache' | 'mustachio', key: string) => {
  const found = BOOKS[game].options.find((one) => one.key === key);
  if (!found) throw new Error(`${game} has no ${key}`);
  return found;
};

describe('lists that a table names', () => {
  it('hold everything once: what lies elsewhere changes places', () => {
    expect(swapped(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(swapped(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
    expect(swapped(['a', 'b'], 1, 'b')).toEqual(['a', 'b']);
  });

  it('are offered where they go with the choice of villains', () => {
    const [shown, pool] = [option('mustachio', 'shown'), option('mustachio', 'pool')];
    const offered = (villains: string) => [shown, pool].map((one) => applies(one, { villains }));
    expect(offered('showcase1')).toEqual([true, false]);
    expect(offered('showcase2')).toEqual([true, false]);
    expect(offered('pool')).toEqual([false, true]);
    expect(offered('all')).toEqual([false, false]);
    expect(applies(option('moustache', 'stars'), {})).toBe(true);
  });

  it.each([
    ['showcase1', 'shown', 5],
    ['showcase2', 'shown', 10],
    ['pool', 'pool', 6],
  ])('begin with as many villains as %s takes', (villains, key, count) => {
    const list = ownList('mustachio', option('mustachio', key), { villains });
    expect(new Set(list as string[]).size).toBe(count);
  });

  it('begin with our numbers', () => {
    const stars = ownList('moustache', option('moustache', 'stars'), {});
    expect(stars).toEqual([0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0]);
    const trophies = ownList('moustache', option('moustache', 'trophies'), {});
    expect(toRows(trophies)).toEqual([[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]]); // prettier-ignore
    expect(toRows(stars)).toEqual([stars]);
  });

  it('go when the choice of villains no longer has a place for them', () => {
    const ten = ownList('mustachio', option('mustachio', 'shown'), { villains: 'showcase2' });
    const options = { villains: 'showcase2', shown: ten, pool: null };
    expect(fitting('mustachio', options)).toEqual(options);
    expect(fitting('mustachio', { ...options, villains: 'showcase1' })['shown']).toBe(null);
    expect(fitting('mustachio', { ...options, villains: 'all' })['shown']).toBe(null);
  });
});

it('says nothing of what a list of rule cards decides', () => {
  speak('en');
  const drawn = { rule_set: 'book', first_game: true, rules: null, threes: 'colour' };
  expect(inWords('moustache', drawn)).toEqual(['Rule cards: the usual eleven', 'A first game']);
  const named = { ...drawn, rules: ['pink-open', 'pass-three', 'twos-win', 'three-lowest'] };
  expect(inWords('moustache', named)).toEqual([
    'The four rule cards: Pigs on show, Three parting gifts, Terrible twos, Limbo threes',
  ]);
});

describe('what cannot be chosen', () => {
  const chosen = { players: 4, sides: 'pairs', villains: 'showcase2', drop_low: false };
  const why = (more: object, key: string, value: unknown) =>
    refusalOf('mustachio', { ...chosen, ...more }, key, value)?.message ?? null;

  it('is told with the reason, either way round', () => {
    expect(why({}, 'card_counting', true)).toBe('counting-with-showcase');
    expect(why({ villains: 'all' }, 'card_counting', true)).toBe(null);
    expect(why({ card_counting: true, villains: 'all' }, 'villains', 'showcase1')).toBe(
      'counting-with-showcase',
    );
    expect(why({}, 'sides', 'trios')).toBe('team-players');
    expect(why({ players: 6 }, 'sides', 'trios')).toBe(null);
    expect(why({ sides: 'solo', drop_low: true }, 'players', 5)).toBe('drop-low-players');
    expect(why({ sides: 'solo' }, 'players', 5)).toBe(null);
  });

  it('is not asked for before a list is whole', () => {
    const pool = ['ACORN', 'WALNUT'];
    expect(isWhole('mustachio', { villains: 'pool', pool })).toBe(false);
    expect(isWhole('mustachio', { villains: 'pool', pool: null })).toBe(true);
    expect(isWhole('moustache', { stars: [1], rules: null })).toBe(true);
  });
});
