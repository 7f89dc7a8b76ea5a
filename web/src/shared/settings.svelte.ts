/** What this browser remembers of its person's taste. */

import { prefersReducedMotion } from 'svelte/motion';

import type { Language } from '../texts';

export interface Settings {
  name: string;
  language: Language | null; // null: the browser's
  pace: 'natural' | 'quick' | 'instant';
  trickStay: 'normal' | 'slow' | 'tap';
  sound: boolean;
  motion: 'auto' | 'off';
  theme: 'auto' | 'light' | 'dark';
  askBlind: boolean;
  level: string;
}

const KEY = 'upperlip-settings';
const USUAL: Settings = {
  name: '',
  language: null,
  pace: 'natural',
  trickStay: 'normal',
  sound: true,
  motion: 'auto',
  theme: 'auto',
  askBlind: true,
  level: 'regular',
};

export const settings: Settings = $state({ ...USUAL, ...stored() });

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found ? found : {};
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
