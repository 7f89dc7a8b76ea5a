/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { avatar } from '../src/cards/drawing/avatar';
import { backMarkup } from '../src/cards/drawing/back';
import { figureOf, namesOf, starsOn, type Game } from '../src/cards/drawing/catalogue';
import { faceOf } from '../src/cards/drawing/face';
import { icon } from '../src/cards/drawing/icon';
import { RULE_IDS, ruleSign, sideOf } from '../src/cards/drawing/rules';

const ENGINE = new URL('../../src/upperlip/', import.meta.url);
const GAMES: Game[] = ['moustache', 'mustachio'];

function engine(path: string): string {
  return readFileSync(new URL(path, ENGINE), 'utf8');
}

/** The one-card files of a folder of the engine, each as its text. */
function cardFiles(folder: string): string[] {
  const names = readdirSync(new URL(folder, ENGINE));
  return names
    .filter((name) => name.endsWith('.py') && name !== '__init__.py')
    .map((name) => engine(folder + name));
}

function grab(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in the engine any more.`);
  return found;
}

/** Tags that do not close in order, or a number that came out wrong. */
function flaws(markup: string): string[] {
  const open: string[] = [];
  const wrong = /NaN|undefined|Infinity/.exec(markup);
  const found = wrong ? [wrong[0]] : [];
  for (const [, slash, name = '', rest = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return [...found, ...open];
}

describe('the catalogue says what the engine says', () => {
  test.each([
    ['moustache', 'animals/cards.py', 0, 11],
    ['mustachio', 'nuts/cards.py', 1, 15],
  ] as const)('cards of %s', (game, path, low, values) => {
    const source = engine(path);
    const letters = [...grab(source, /COLOURS = "(\w+)"/)];
    expect(Number(grab(source, /VALUES = (\d+)/))).toBe(values);
    const suited = letters.flatMap((letter) =>
      Array.from({ length: values }, (_, i) => `${letter}${low + i}`),
    );
    const special = [...source.matchAll(/^ {4}"([A-Z+-]+)",$/gm)].map((match) => match[1]);
    expect(namesOf(game)).toEqual([...suited, ...special]);
  });

  test('numbers of the villains', () => {
    for (const text of cardFiles('nuts/villains/')) {
      const id = grab(text, /Villain\(\s*"(.+?)"/);
      const number = grab(text, /Villain\(\s*".+?",\s*(\d+|None)/);
      const printed = number === 'None' ? '+1' : number;
      expect(figureOf('mustachio', id), id).toMatchObject({ kind: 'villain', number: printed });
    }
  });

  test('stars', () => {
    const stars = JSON.parse(grab(engine('animals/house.toml'), /^stars = (\[.*\])/m)) as number[];
    const printed = stars.map((_, value) => {
      const figure = figureOf('moustache', `P${value}`);
      return figure && starsOn('moustache', figure);
    });
    expect(printed).toEqual(stars);
    const nut = figureOf('mustachio', 'R5');
    expect(nut && starsOn('mustachio', nut)).toBe(0);
  });

  test('rule cards and their sides', () => {
    const cards = cardFiles('animals/rules/').map((text) => [
      grab(text, /RuleCard\(\s*"(.+?)"/),
      grab(text, /RuleCard\(\s*".+?",\s*"(\w+)"/),
    ]);
    expect(RULE_IDS.map((id) => [id, sideOf(id)]).sort()).toEqual(cards.sort());
  });
});

describe.each(GAMES)('every card of %s', (game) => {
  const faces = namesOf(game).map((name) => [name, faceOf(game, name)] as const);

  test.each(faces)('%s is drawn without a flaw', (_, markup) => {
    expect(flaws(markup)).toEqual([]);
    expect(markup.match(/<(path|ellipse)/g)?.length).toBeGreaterThan(12);
  });

  test('looks like no other', () => {
    expect(new Set(faces.map(([, markup]) => markup)).size).toBe(faces.length);
  });
});

test('names that are no cards are refused', () => {
  for (const name of ['', 'G11', 'G-1', 'G07x', 'WALNUT', 'toString', '<b>']) {
    expect(() => faceOf('moustache', name), name).toThrow('no card called');
  }
  expect(() => faceOf('mustachio', 'R0')).toThrow('no card called');
  expect(() => faceOf('mustachio', 'toString')).toThrow('no card called');
});

test('stars and points can be printed otherwise', () => {
  expect(faceOf('moustache', 'G8', { stars: -2 })).toContain('\u22122');
  expect(faceOf('moustache', 'G0', { stars: 2 })).not.toBe(faceOf('moustache', 'G0'));
  expect(faceOf('mustachio', 'R14', { points: 5 })).toContain('>5</text>');
});

test('everything else is drawn without a flaw', () => {
  const drawings = [backMarkup(), icon(22), ...RULE_IDS.map((id) => ruleSign(id, sideOf(id)))];
  expect(drawings.flatMap(flaws)).toEqual([]);
  expect(new Set(RULE_IDS.map((id) => ruleSign(id, 'white'))).size).toBe(RULE_IDS.length);
});

test('a rule card of one’s own gets a picture, too', () => {
  expect(flaws(ruleSign('no-such-rule', 'black'))).toEqual([]);
  expect(ruleSign('no-such-rule', 'black')).toContain('<path');
});

test('two dozen avatars, and no two alike', () => {
  const faces = Array.from({ length: 24 }, (_, seed) => avatar(seed));
  expect(faces.flatMap(flaws)).toEqual([]);
  expect(new Set(faces).size).toBe(24);
  expect(avatar(-7.5)).toBe(avatar(7));
});

test('all drawings use one font and no outside address', () => {
  for (const game of GAMES) {
    for (const name of namesOf(game))
      expect(faceOf(game, name)).not.toMatch(/font-family|href|url\(/);
  }
});
