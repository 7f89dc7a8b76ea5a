/** What differs between the two games, for the page: one folder each, found by title. */

import type { PageGame, Title } from './game';
import { moustache } from './moustache';
import { mustachio } from './mustachio';

export type { Bid, PageGame, Sheet, Suit, Title, View } from './game';

const GAMES: Record<Title, PageGame> = { moustache, mustachio };

export const TITLES = Object.keys(GAMES) as readonly Title[];

export const isTitle = (text: string): text is Title => Object.hasOwn(GAMES, text);

export function gameOf(title: string): PageGame {
  return GAMES[title as Title];
}
