/** Cards from outside: their signs are drawn from their effects, their words come from the server. */
import { afterEach, describe, expect, it } from 'vitest';

import { figureOf } from '../src/cards/drawing/catalogue';
import { ruleSign, sideOf } from '../src/cards/drawing/rules';
import { learn, passingOf } from '../src/games/outside';
import { choosable } from '../src/shared/book';
import { Texts } from '../src/texts';
import type { OutsideCard } from '../src/wire/types';

const EFFECTS = [
  { effect: 'wins', value: 7 },
  { effect: 'nth', n: 3 },
  { effect: 'lowest', value: 4, among: 'all' },
  { effect: 'out', value: 5 },
  { effect: 'worth', colour: 'P', add: -2 },
  { effect: 'worth', value: 0, set: 1 },
  { effect: 'most', colour: 'B', stars: 4 },
  { effect: 'most-tricks', stars: 3 },
  { effect: 'trick', which: 'last', stars: 3 },
  { effect: 'fewest' },
  { effect: 'open', colour: 'G' },
  { effect: 'pass', cards: 2, to: 'right' },
  { effect: 'colours', order: 'BGPO' },
  { effect: 'follow', which: 'latest' },
];

function card(changes: Partial<OutsideCard>): OutsideCard {
  return {
    id: 'ada:one',
    side: 'black',
    advanced: false,
    number: null,
    name: { en: 'One', fr: 'Un', ru: 'Раз' },
    text: { en: 'Ada’s own.' },
    does: { en: 'It does this.', fr: 'Elle fait cela.', ru: 'Вот что.' },
    effects: [],
    ...changes,
  };
}

afterEach(() => learn([card({})]));

describe('signs', () => {
  it.each(EFFECTS)('is drawn for $effect', (effect) => {
    learn([card({ effects: [effect] })]);
    expect(sideOf('ada:one')).toBe('black');
    expect(ruleSign('ada:one', 'black')).toMatch(/^<[\s\S]+>$/);
  });

  it('draws no word that somebody else wrote', () => {
    const hostile = '<script>alert(1)</script>';
    for (const effect of EFFECTS) {
      const spoilt = Object.fromEntries(Object.keys(effect).map((key) => [key, hostile]));
      learn([card({ effects: [{ ...spoilt, effect: effect.effect }] })]);
      expect(ruleSign('ada:one', 'black')).not.toContain('script');
    }
  });
});

it('has its own words, and always the sentence that its effects make', () => {
  learn([card({})]);
  const texts = new Texts('moustache');
  expect(texts.say('rule-ada:one')).toBe('One');
  expect(texts.say('rule-ada:one.effect')).toBe('Ada’s own. It does this.');
});

it('is offered on its side, and a villain has its number', () => {
  learn([card({}), card({ id: 'ada:two', side: null, number: 8 })]);
  expect(choosable('moustache', 'black').at(-1)?.id).toBe('ada:one');
  expect(choosable('mustachio', 'villain').at(-1)?.id).toBe('ada:two');
  expect(figureOf('mustachio', 'ada:two')).toMatchObject({ kind: 'villain', number: '8' });
});

it('says to whom cards are passed', () => {
  learn([card({ effects: [{ effect: 'pass', cards: 1, to: 'right' }] })]);
  expect(passingOf(['blue-tax', 'ada:one'])).toEqual({ to: 'right' });
  expect(passingOf(['blue-tax'])).toBeNull();
});
