/** Which cards there are, and what is printed on them. */

import { gameOf, type Suit, type Title } from '../../games';
import { outside } from '../../games/outside';

export type { Suit } from '../../games';
export type Game = Title;
export type Texture = Suit['texture'];

export type Figure =
  | { readonly kind: 'suit'; readonly suit: Suit; readonly value: number }
  | { readonly kind: 'joker'; readonly id: string }
  | { readonly kind: 'villain'; readonly id: string; readonly number: string };

/** O-3: the stars printed on a card. */
export function starsOn(game: Game, figure: Figure): number {
  return figure.kind === 'suit' ? (gameOf(game).facts.stars[figure.value] ?? 0) : 0;
}

export function suitOf(game: Game, letter: string): Suit | undefined {
  return gameOf(game).suits.find((suit) => suit.letter === letter);
}

/** What a name like `G7` or `WALNUT` stands for; undefined if this game has no such card. */
export function figureOf(game: Game, name: string): Figure | undefined {
  const { facts, specialKind } = gameOf(game);
  if (Object.hasOwn(facts.specials, name)) {
    return { kind: specialKind, id: name, number: facts.specials[name] ?? '' };
  }
  const card = outside(name);
  if (card) return { kind: 'villain', id: name, number: String(card.number ?? '±') };
  const suit = suitOf(game, name.charAt(0));
  const value = Number(name.slice(1));
  const [low = 0, high = 0] = facts.values;
  const known = suit && /^\d+$/.test(name.slice(1)) && value >= low && value <= high;
  return known ? { kind: 'suit', suit, value } : undefined;
}

/** A joker or villain, whose effect is worth a word? */
export function isSpecial(game: Game, name: string): boolean {
  const kind = figureOf(game, name)?.kind;
  return kind !== undefined && kind !== 'suit';
}

/** Does it count as another card does, so that the number printed on it is none of its own? */
export function borrowsNumber(game: Game, name: string): boolean {
  const printed = gameOf(game).facts.specials[name] ?? '';
  return printed.startsWith('+') || outside(name)?.number === null;
}

export function namesOf(game: Game): string[] {
  const { facts, suits } = gameOf(game);
  const [low = 0, high = 0] = facts.values;
  const suited = suits.flatMap(({ letter }) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${letter}${low + i}`),
  );
  return [...suited, ...Object.keys(facts.specials)];
}
