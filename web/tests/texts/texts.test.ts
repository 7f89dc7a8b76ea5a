import { afterEach, describe, expect, it, vi } from 'vitest';

import { browsersLanguage } from '../../src/texts/language.svelte';
import { cardMessage, Texts } from '../../src/texts/texts';
import { speak } from './speaking';

afterEach(() => vi.restoreAllMocks());

describe('sentences', () => {
  const names = ['You', 'Bo', 'Cy', 'Di'];

  it('dresses arguments by their names, as the terminal does', () => {
    speak('en');
    const texts = new Texts('mustachio', names);
    const acted = { rule: 'U-25', message: 'villain-acted', args: { card: 'ACORN' } };
    expect(texts.reason(acted)).toBe(
      'Acorn: The lowest number takes the trick, whatever its colour.',
    );
    const threw = { message: 'threw', args: { seat: 1, sign: 'rock' }, reasons: [] };
    expect(texts.event(threw)).toBe('Bo: rock');
    expect(texts.listed(['Bo'])).toBe('Bo');
    expect(texts.player(7)).toBe('seat 7');
    expect(texts.colour('R')).toBe('red');
  });

  it('has a proper minus, but leaves rule numbers alone', () => {
    speak('en');
    const scored = {
      message: 'side-scored',
      args: { seats: [0, 2], bid: 3, tricks: 2, points: -5, total: -10 },
      reasons: [],
    };
    expect(new Texts('mustachio', names).event(scored)).toContain('Points −5, total −10');
    expect(new Texts().say('web-rules-in-full', { number: 'U-21' })).toBe('In full: U-21');
  });

  it.each([
    [1, 'Вы: 1 очко.'],
    [2, 'Вы: 2 очка.'],
    [5, 'Вы: 5 очков.'],
    [21, 'Вы: 21 очко.'],
  ])('chooses Russian plurals: %i', (points, sentence) => {
    speak('ru');
    const final = { message: 'final-points', args: { seat: 0, points }, reasons: [] };
    expect(new Texts('moustache', ['Вы']).event(final)).toBe(sentence);
  });

  it('reads cards aloud', () => {
    speak('en');
    const texts = new Texts('moustache');
    expect(texts.label('G7')).toBe('green\u00a07, hamster, 1 star');
    expect(texts.label('G7', -1)).toBe('green\u00a07, hamster, −1 star');
    expect(texts.label('B10')).toBe('blue\u00a010, walrus');
    expect(texts.label('PIGEON')).toBe('Pigeon');
    const played = { message: 'played', args: { seat: 1, card: 'P8' }, reasons: [] };
    expect(new Texts('moustache', names).event(played)).toBe('Bo: pink\u00a08');
    const best = {
      rule: 'U-23',
      message: 'highest-trump',
      args: { card: 'R7', colour: 'R', number: 7 },
    };
    expect(new Texts('mustachio').reason(best)).toBe('Red\u00a07 is the highest trump.');
  });

  it('complains about what it cannot say', () => {
    speak('en');
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(new Texts().say('web-no-such-thing')).toBe('web-no-such-thing');
    expect(complain).toHaveBeenCalledOnce();
  });
});

it('names the texts of cards', () => {
  expect(cardMessage('HEALTH+')).toBe('card-HEALTH-plus');
  expect(cardMessage('HEALTH-')).toBe('card-HEALTH-minus');
  expect(cardMessage('WALNUT')).toBe('card-WALNUT');
});

it('speaks the first of the browser’s languages that it knows', () => {
  expect(browsersLanguage(['de-AT', 'fr-CA', 'en'])).toBe('fr');
  expect(browsersLanguage(['ja'])).toBe('en');
});
