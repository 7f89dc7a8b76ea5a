/** What differs between the two games, for the page: one folder each, found by title. */

import type { MoustacheView, MustachioView, Trick } from '../wire/types';
import { moustache } from './moustache';
import { mustachio } from './mustachio';

export type View = MoustacheView | MustachioView;

/** Methods, not properties: each game takes its own view, and is only ever given that. */
export interface PageGame<V extends View = View> {
  /**
   * The view while a finished trick still lies there. `after` is the view once it was taken: what
   * the next trick or the end of the round has changed in it is as it was `before`.
   */
  atTrickEnd(before: V, after: V, trick: Trick): V;
}

const GAMES: Record<View['game'], PageGame> = { moustache, mustachio };

export function gameOf({ game }: { game: string }): PageGame {
  return GAMES[game as View['game']];
}
