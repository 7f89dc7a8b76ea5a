/** What this browser remembers of its person's taste. */

import { prefersReducedMotion } from 'svelte/motion';

import type { Language } from '../texts';

export interface Settings {
  name: string;
  language: Language | null; // null: the browser's
  pace: 'natural' | 'quick' | 'instant';
  trickStay: 'quick' | 'normal' | 'slow' | 'tap';
  /** Of the small noises, from 0 to 1. */
  volume: number;
  /** A click of the mouse plays a card; otherwise the second one does. */
  oneClick: boolean;
  motion: 'auto' | 'off';
  theme: 'auto' | 'light' | 'dark';
  askBlind: boolean;
  level: string;
  /** By game: the table of the first one that was played in this browser, or opened for friends. */
  firstTables: Partial<Record<string, string>>;
}

const KEY = 'upperlip-settings';
const USUAL: Settings = {
  name: '',
  language: null,
  pace: 'natural',
  trickStay: 'normal',
  volume: 0.3,
  oneClick: true,
  motion: 'auto',
  theme: 'auto',
  askBlind: true,
  level: 'regular',
  firstTables: {},
};

export const settings: Settings = $state({ ...USUAL, ...stored() });

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || !found) return {};
    const silent = 'sound' in found && found.sound === false; // as it was called before
    return { ...(silent ? { volume: 0 } : {}), ...found };
  } catch {
    return {}; // no storage, or not ours
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // then it is remembered until the page is closed
  }
}

/** Has nobody pressed "Play now" for this game here yet? Then the first one is gentle. */
export function isFirstGame(game: string): boolean {
  return settings.firstTables[game] === undefined;
}

/** Should things stay where they are, instead of moving there? */
export function isCalm(): boolean {
  return settings.motion === 'off' || prefersReducedMotion.current;
}

/** Writes every change down, and dresses the page accordingly. */
export function keepSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let darkRoom = $state(dark.matches);
  dark.addEventListener('change', () => (darkRoom = dark.matches));
  $effect.root(() => {
    $effect(() => store(JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement.dataset;
      root['theme'] = settings.theme === 'auto' ? (darkRoom ? 'dark' : 'light') : settings.theme;
      root['motion'] = isCalm() ? 'off' : 'on';
    });
  });
}
