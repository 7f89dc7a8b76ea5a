/** Opening a table, and going there. */

import { introduce, openTable, Refusal } from '../net/api';
import { at } from '../net/place';
import type { Game } from '../cards/drawing/catalogue';
import { t, Texts } from '../texts';
import { go } from './router.svelte';
import { gameOf } from '../games';
import { isFirstGame, settings } from '../shared/settings.svelte';

/** One press, and the cards are dealt. */
export async function playNow(game: Game): Promise<void> {
  const id = await open(game, game, settings.level);
  go(at(`/t/${id}?go`));
}

/**
 * A table as usual, with free seats; whatever is to be otherwise is chosen there. The first one is
 * gentle, too; should nobody come to it, so is the first game against bots.
 */
export async function playWithFriends(game: Game): Promise<void> {
  const first = isFirstGame(game) ? `${game}-friends` : game;
  go(at(`/t/${await open(game, first, null)}`));
}

/** `first`: what the first table of this kind is remembered as. */
async function open(game: Game, first: string, bots: string | null): Promise<string> {
  const gentle = isFirstGame(first);
  const options = gentle ? gameOf(game).firstGame : {};
  await introduce(settings.name.trim() || t('web-guest'));
  const table = await openTable({
    game,
    players: 4,
    options,
    settings: { pace: settings.pace, hints: bots ? 'quiet' : 'off' },
    bots,
  });
  if (gentle) settings.firstTables[first] = table.id;
  return table.id;
}

/** Why something did not work, in words. */
export function inWords(error: unknown, game = ''): string {
  if (error instanceof Refusal) return new Texts(game).reason(error.reason);
  throw error;
}
