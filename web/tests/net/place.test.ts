import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function placed(path: string | null) {
  const meta = path === null ? null : { getAttribute: () => path };
  vi.stubGlobal('document', { querySelector: () => meta });
  return import('../../src/net/place');
}

it('is at the top of its host unless the server says otherwise', async () => {
  const { at, ownPath } = await placed(null);
  expect(at('/t/abc')).toBe('/t/abc');
  expect(ownPath('/t/abc')).toBe('/t/abc');
  expect(ownPath('/')).toBe('/');
});

it('stays below a path', async () => {
  const { at, ownPath } = await placed('/cards');
  expect(at('/t/abc')).toBe('/cards/t/abc');
  expect(ownPath('/cards/t/abc')).toBe('/t/abc');
  expect([ownPath('/cards/'), ownPath('/cards')]).toEqual(['/', '']);
  expect([ownPath('/'), ownPath('/cardsharps'), ownPath('/t/abc')]).toEqual([null, null, null]);
});

it('is asked by whoever names an address of ours', () => {
  const src = resolve(import.meta.dirname, '../../src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('gallery'))
    .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);
  const bare = /(?:href=|href=\{|src=|fetch\(|go\(|register\()["'`]\//;
  expect(bare.test('<a href="/games">')).toBe(true);
  expect(sources.filter(([, text]) => bare.test(text)).map(([file]) => file)).toEqual([]);
});
