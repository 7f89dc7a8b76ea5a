/** The language of the page: chosen by the browser, or by the person before it. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

type Files = Record<string, () => Promise<string>>;

const SPOKEN: Files = import.meta.glob<string>(
  '../../../src/upperlip/texts/*/{table,mustachio,moustache,web,web-table}.ftl',
  { query: '?raw', import: 'default' },
);

/** What nobody hears before wanting to. */
const CHAPTERS = {
  lessons: import.meta.glob<string>('../../../src/upperlip/texts/*/lessons.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files,
  /** What can be wrong with a record, and with the shuffle in it. */
  records: import.meta.glob<string>('../../../src/upperlip/texts/*/records.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files,
  /** What hints and reviews say. */
  review: import.meta.glob<string>('../../../src/upperlip/texts/*/review.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files,
  /** Finished games: shared, played on from, counted. */
  replays: import.meta.glob<string>('../../../src/upperlip/texts/*/replays.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files,
  puzzles: import.meta.glob<string>('../../../src/upperlip/texts/*/puzzles.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files,
  /** Word by word, by their numbers. */
  rules: import.meta.glob<string>('../../../src/upperlip/texts/*/{mustachio,moustache}.ftl', {
    query: '?rules',
    import: 'default',
  }) as Files,
};
type Chapter = keyof typeof CHAPTERS;

let wanted: readonly Chapter[] = [];

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

export function browsersLanguage(preferred: readonly string[] = navigator.languages): Language {
  const found = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}

/** The language that was asked for last, and its texts on their way. */
let asked: { tongue: Language; here: Promise<void> } | null = null;

/** Fetches the language's texts; everything on the page follows when they are here. */
export function speak(tongue: Language): Promise<void> {
  const mine = { tongue, here: Promise.resolve() };
  asked = mine;
  mine.here = fetchTexts(tongue).then((texts) => {
    if (asked !== mine) return asked?.here; // something else was wanted meanwhile
    useBundle(bundleOf(tongue, texts));
    current = tongue;
    document.documentElement.lang = tongue;
  });
  return mine.here;
}

function fetchTexts(tongue: Language): Promise<string[]> {
  const files = [SPOKEN, ...wanted.map((chapter) => CHAPTERS[chapter])];
  const ours = files.flatMap(Object.entries<Files[string]>);
  return Promise.all(
    ours.filter(([path]) => path.includes(`/${tongue}/`)).map(([, load]) => load()),
  );
}

/** Fetches the texts of one thing more, with all others if no language is spoken yet. */
export async function alsoSpeak(chapter: Chapter): Promise<void> {
  if (wanted.includes(chapter)) return asked?.here;
  wanted = [...wanted, chapter];
  if (asked) await speak(asked.tongue);
}

export function useBundle(wanted: FluentBundle): void {
  bundle = wanted;
}

export function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
