import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The texts of a language are fetched together, but for lessons, records, replays, reviews, puzzles and the rules, word by word.
const LANGUAGES = ['en', 'fr', 'ru'].flatMap((language) => [
  {
    name: `texts-${language}`,
    test: new RegExp(
      `/upperlip/texts/${language}/(?!lessons|records|replays|review|puzzles).*raw$`,
    ),
  },
  { name: `rules-${language}`, test: new RegExp(`/upperlip/texts/${language}/.*rules$`) },
]);

const COMMENTS = /^#.*\n/gm; // for translators: the page does not carry them
const RULES = /^(?!U-23 |O-17 )[UO]-\d+ =.*\n(?: .*\n)*/gm; // the table itself says those two

/** `?rules`: the numbered rules alone; `?raw`: all but them. */
const textsAlone: Plugin = {
  name: 'texts-alone',
  enforce: 'pre',
  load(id) {
    const [path = '', part] = id.split('?');
    if (!path.endsWith('.ftl')) return null;
    const text = readFileSync(path, 'utf-8').replace(COMMENTS, '');
    const kept = part === 'rules' ? (text.match(RULES) ?? []).join('') : text.replace(RULES, '');
    return `export default ${JSON.stringify(kept)}`;
  },
};

// `--mode gallery` builds the page of all drawings instead of the app, so the app never carries it.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [textsAlone, svelte()],
    base: './', // the server writes where it is to be found before it
    server: { fs: { allow: ['.', '../src/upperlip/texts'] } }, // while one works on it
    build: {
      // The server carries the page with it.
      outDir: gallery ? 'build/gallery' : '../src/upperlip/server/built',
      emptyOutDir: true,
      manifest: gallery ? false : 'manifest.json', // the server reads what a table's page will need
      rolldownOptions: {
        checks: { pluginTimings: false }, // on a slow machine, no news to anybody
        input: gallery ? 'gallery.html' : 'index.html',
        output: { codeSplitting: { groups: LANGUAGES } },
      },
    },
    test: { include: ['tests/**/*.test.ts'] },
  };
});
