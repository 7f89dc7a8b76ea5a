/** Why a trick was won, in words and lights. */

import { isSpecial, type Game } from '../../cards/drawing/catalogue';
import { gameOf } from '../../games';
import type { Texts } from '../../texts';
import type { Finished } from './moment';

/** Who won the trick, and one reason per rule that acted, as one text. */
export function verdictIn(texts: Texts, { verdict }: Finished): string {
  if (!verdict) return '';
  return [texts.event(verdict), ...verdict.reasons.map((why) => texts.reason(why))].join(' ');
}

/** The rule cards, villains and jokers that had a say in it: they light up. */
export function actedIn(game: string, done: Finished | null): ReadonlySet<string> {
  const acted = new Set<string>();
  for (const { message, args } of done?.verdict?.reasons ?? []) {
    const { actsIn } = gameOf(game);
    const card = actsIn[message] ?? String(args['card']);
    if (isSpecial(game as Game, card)) acted.add(card);
    if (typeof args['rule'] === 'string') acted.add(args['rule']);
  }
  return acted;
}
