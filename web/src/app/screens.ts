/** The screens, each fetched when it is wanted. */

import type { Component } from 'svelte';

import { alsoSpeak } from '../texts';
import type { Screen } from './router.svelte';

type Drawn = Component<Record<string, unknown>>;

const SCREENS: Record<Screen['name'], () => Promise<{ default: unknown }>> = {
  home: () => import('./home/Home.svelte'),
  table: () => import('../table/Table.svelte'),
  rules: async () => {
    const [screen] = await Promise.all([import('./rules/Rules.svelte'), alsoSpeak('rules')]);
    return screen;
  },
  games: async () => {
    const [screen] = await Promise.all([import('./played/Games.svelte'), alsoSpeak('replays')]);
    return screen;
  },
  replay: fetchReplay,
  shared: fetchReplay,
  review: async () => {
    const [screen] = await Promise.all([
      import('../review/Review.svelte'),
      alsoSpeak('review'),
      alsoSpeak('replays'),
    ]);
    return screen;
  },
  progress: async () => {
    const [screen] = await Promise.all([
      import('../review/progress/Progress.svelte'),
      alsoSpeak('review'),
      alsoSpeak('replays'),
    ]);
    return screen;
  },
  learn: () => import('../lessons/Learn.svelte'),
  puzzles: async () => {
    const [screen] = await Promise.all([import('../puzzles/Puzzles.svelte'), speakOfPuzzles()]);
    return screen;
  },
  puzzle: async () => {
    const [screen] = await Promise.all([import('../puzzles/Puzzle.svelte'), speakOfPuzzles()]);
    return screen;
  },
  settings: () => import('./home/SettingsPage.svelte'),
  lost: () => import('./home/Lost.svelte'),
};

async function fetchReplay(): Promise<{ default: unknown }> {
  const [screen] = await Promise.all([import('./played/Replay.svelte'), alsoSpeak('replays')]);
  return screen;
}

/** Their own words, and those of figures. */
const speakOfPuzzles = () => Promise.all([alsoSpeak('puzzles'), alsoSpeak('review')]);

export async function fetchScreen({ name }: Screen): Promise<Drawn> {
  return (await SCREENS[name]()).default as Drawn;
}
