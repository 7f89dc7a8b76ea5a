/** Opening a table, and going there. */

import { introduce, openTable, Refusal } from '../net/api';
import { at } from '../net/place';
import type { Game } from '../cards/drawing/catalogue';
import type { NewTable } from '../wire/types';
import { t, Texts } from '../texts';
import { go } from './router.svelte';
import { gameOf } from '../games';
import { isFirstGame, settings } from '../shared/settings.svelte';

/** One press, and the cards are dealt. */
export async function playNow(game: Game): Promise<void> {
  const first = isFirstGame(game);
  const id = await open({
    game,
    players: 4,
    options: first ? gameOf(game).firstGame : {},
    settings: { pace: settings.pace },
    bots: settings.level,
  });
  if (first) settings.firstTables[game] = id;
  go(at(`/t/${id}?go`));
}

/** A table as usual, with free seats; whatever is to be otherwise is chosen there. */
export async function playWithFriends(game: Game): Promise<void> {
  const usual = { game, players: 4, options: {}, settings: { pace: settings.pace }, bots: null };
  go(at(`/t/${await open(usual)}`));
}

async function open(setup: NewTable): Promise<string> {
  await introduce(settings.name.trim() || t('web-guest'));
  return (await openTable(setup)).id;
}

/** Why something did not work, in words. */
export function inWords(error: unknown, game = ''): string {
  if (error instanceof Refusal) return new Texts(game).reason(error.reason);
  throw error;
}
