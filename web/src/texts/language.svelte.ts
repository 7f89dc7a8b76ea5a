/** The language of the page: chosen by the browser, or by the person before it. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>(
  '../../../src/upperlip/texts/*/{table,mustachio,moustache,web,web-table}.ftl',
  { query: '?raw', import: 'default' },
);

let current = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

export function language(): Language {
  return current;
}

/** Reading it makes a sentence follow the language. */
export function messages(): FluentBundle {
  return bundle;
}

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES;
}

export function browsersLanguage(wished: readonly string[] = navigator.languages): Language {
  const found = wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}

/** Fetches the language's texts; everything on the page follows when they are here. */
export async function speak(wanted: Language): Promise<void> {
  const loaded = await Promise.all(
    Object.entries(FILES)
      .filter(([path]) => path.includes(`/${wanted}/`))
      .map(([, load]) => load()),
  );
  useBundle(bundleOf(wanted, loaded));
  current = wanted;
  document.documentElement.lang = wanted;
}

export function useBundle(wanted: FluentBundle): void {
  bundle = wanted;
}

export function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
