import { readFileSync } from 'node:fs';

import { bundleOf, useBundle, type Language } from '../../src/texts/language.svelte';

const FILES = ['table', 'mustachio', 'moustache', 'web', 'web-table'];

/** The texts as they are stored, without fetching them. */
export function speak(language: Language): void {
  const texts = FILES.map((name) =>
    readFileSync(`../src/upperlip/texts/${language}/${name}.ftl`, 'utf-8'),
  );
  useBundle(bundleOf(language, texts));
}
