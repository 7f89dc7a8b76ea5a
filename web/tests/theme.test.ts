/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { gameOf } from '../src/games';
import type { Game } from '../src/cards/drawing/catalogue';
import { contrast, difference, EYES, parse, type Colour } from './colour';

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];
const GAMES: Game[] = ['moustache', 'mustachio'];
const CSS = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8');

function colour(name: string, theme: Theme): Colour {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6})\\))?;`).exec(CSS);
  if (!found?.[1]) throw new Error(`theme.css has no colour --${name}.`);
  return parse(theme === 'dark' ? (found[2] ?? found[1]) : found[1]);
}

const suits = GAMES.flatMap((game) => gameOf(game).suits.map(({ letter }) => `${game}-${letter}`));

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(suits)('the ink of %s can be read on a card', (suit) => {
    const ratio = contrast(colour(`${suit}-ink`, theme), colour('card', theme));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['ink', 'paper'],
    ['ink', 'paper-deep'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'paper-deep'],
    ['brass-ink', 'paper'],
    ['danger', 'paper'],
    ['on-felt', 'felt'],
    ['on-felt', 'felt-deep'],
    ['on-night', 'night'],
    ['brass-light', 'night'],
    ['team-0', 'paper'],
    ['team-1', 'paper'],
    ['team-2', 'paper'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.keys(EYES))('to eyes with %s', (eyes) => {
  test.each(GAMES)('the suits of %s differ', (game) => {
    const seen = gameOf(game).suits.map(({ letter }) =>
      EYES[eyes]?.(colour(`${game}-${letter}`, 'light')),
    );
    for (const [i, a] of seen.entries()) {
      for (const b of seen.slice(i + 1)) {
        expect(a && b && difference(a, b)).toBeGreaterThan(10);
      }
    }
  });
});

test('colour is never alone', () => {
  for (const game of GAMES) {
    expect(new Set(gameOf(game).suits.map((suit) => suit.sign)).size).toBe(4);
    expect(new Set(gameOf(game).suits.map((suit) => suit.texture)).size).toBe(4);
  }
});
