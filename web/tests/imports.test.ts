/** Imports between the page's folders point one way. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, test } from 'vitest';

import facts from '../src/wire/facts.json';

const SRC = resolve(import.meta.dirname, '../src');
/** What a folder may import from, besides itself. `table` and `app` know nothing of each other. */
const FOLDERS: Record<string, readonly string[]> = {
  wire: [],
  games: ['wire'],
  cards: ['games'],
  texts: ['wire', 'games', 'cards'],
  net: ['wire'],
  shared: ['wire', 'cards', 'texts', 'net', 'games'],
  table: ['wire', 'cards', 'texts', 'net', 'games', 'shared'],
  app: ['wire', 'cards', 'texts', 'net', 'games', 'shared'],
  review: ['wire', 'cards', 'texts', 'net', 'games', 'shared', 'app'],
  puzzles: ['wire', 'texts', 'net', 'games', 'shared', 'table', 'app', 'review'],
  lessons: ['wire', 'texts', 'net', 'games', 'shared', 'table', 'app'],
};
/** Inside the table: the session knows no component, small pieces know no larger ones. */
const TABLE_FOLDERS: Record<string, readonly string[]> = {
  session: [],
  pieces: ['session'],
  force: ['session', 'pieces'],
  chat: ['session', 'pieces'],
  seats: ['session', 'pieces'],
  score: ['session', 'pieces', 'seats'],
  trick: ['session', 'pieces', 'seats'],
  hand: ['session', 'pieces'],
  prompt: ['session', 'pieces'],
  hint: ['session', 'pieces'],
  rounds: ['session', 'pieces', 'seats', 'score', 'chat', 'lobby'],
  bar: ['session', 'pieces', 'seats', 'score', 'chat', 'trick', 'lobby'],
  lobby: ['session', 'pieces', 'seats', 'chat'],
};
const OPENS_SCREENS = 'app/screens.ts'; // the one way from the app to the table

function sources(): [file: string, text: string][] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8')]);
}

function imports(): [from: string, to: string][] {
  return sources().flatMap(([file, text]) => {
    const found = text.matchAll(/(?:from|import\(|import) ?'(\.[^']*)'/g);
    const here = dirname(join(SRC, file));
    return [...found].map(([, to = '']): [string, string] => [
      file,
      relative(SRC, resolve(here, to)),
    ]);
  });
}

function wrong(parts: Record<string, readonly string[]>, folder: string): string[] {
  const part = (path: string) => path.slice(folder.length).split('/')[0] ?? '';
  return imports()
    .filter(([from, to]) => from.startsWith(folder) && to.startsWith(folder))
    .filter(([from]) => Object.hasOwn(parts, part(from)) && from !== OPENS_SCREENS)
    .filter(([from, to]) => part(from) !== part(to) && !parts[part(from)]?.includes(part(to)))
    .map(([from, to]) => `${from} imports ${to}`);
}

test('folders import only from those before them', () => {
  expect(imports().length).toBeGreaterThan(300);
  expect(wrong(FOLDERS, '')).toEqual([]);
});

test('and so do the folders of the table', () => {
  expect(wrong(TABLE_FOLDERS, 'table/')).toEqual([]);
});

/** Where a card may be called by its name, and a view be known by its shape. */
const KNOW_CARDS = ['games/', 'cards/drawing/'];
/** One table for each layer that needs one. */
const BY_TITLE = ['games/', 'wire/', 'table/force/index.ts', 'lessons/lesson.ts'];
const SHOWS_CHOSEN_CARDS = 'gallery/';

test('nobody asks which game it is: the game says so', () => {
  const asking = sources().filter(
    ([file, text]) =>
      /['"`\s{](moustache|mustachio)(['"`]|: )/.test(text) &&
      ![...BY_TITLE, SHOWS_CHOSEN_CARDS].some((place) => file.startsWith(place)),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
});

test('nor by the names of cards, or the shape of a view', () => {
  const names = Object.values(facts).flatMap(({ specials }) => Object.keys(specials));
  expect(names).toContain('MONKEY');
  const byName = new RegExp(`['"](${names.map((name) => name.replace('+', '\\+')).join('|')})['"]`);
  const byShape = /['"]\w+['"] in [\w.?!]*\b(view|round)\b/;
  const asking = sources().filter(
    ([file, text]) =>
      (byName.test(text) || byShape.test(text)) &&
      ![...KNOW_CARDS, SHOWS_CHOSEN_CARDS].some((place) => file.startsWith(place)),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
});

test('every folder is known here', () => {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  expect(folders(SRC).filter((name) => name !== 'gallery')).toEqual(Object.keys(FOLDERS).sort());
  expect(folders(join(SRC, 'table'))).toEqual(Object.keys(TABLE_FOLDERS).sort());
});
