/** Opening a table, and going there. */

import { introduce, openTable, Refusal } from '../net/api';
import type { Game } from '../cards/drawing/catalogue';
import type { NewTable } from '../wire/types';
import { t, Texts } from '../texts';
import { go } from './router.svelte';
import { settings } from '../shared/settings.svelte';

/** One press, and the cards are dealt. */
export function playNow(game: Game): Promise<void> {
  const setup = { game, players: 4, options: {}, bots: settings.level };
  return openAndGo({ ...setup, settings: { pace: settings.pace } }, '?go');
}

export async function openAndGo(setup: NewTable, how = ''): Promise<void> {
  await introduce(settings.name.trim() || t('web-guest'));
  const opened = await openTable(setup);
  go(`/t/${opened.id}${how}`);
}

/** Why something did not work, in words. */
export function inWords(error: unknown, game = ''): string {
  if (error instanceof Refusal) return new Texts(game).reason(error.reason);
  throw error;
}
