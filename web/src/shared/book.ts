/** Which texts stand where: written by scripts/book.py from the engine. */

import type { Game } from '../cards/drawing/catalogue';
import { outsideOf } from '../games/outside';
import books from '../wire/book.json';
import type { Reason } from '../wire/types';

export interface BookCard {
  id: string;
  message: string;
  rule: string;
  side: string;
}

/** Rows of small numbers, and what they are if the table does not put in its own. */
export interface Numbers {
  low: number;
  high: number;
  ours: number[][];
}

export interface Option {
  key: string;
  kind: string; // choice, flag, seat, pool, rounds, row, numbers
  /** The text that explains it. */
  about: string;
  values: string[];
  /** How many villains the table names, by its choice of villains. */
  named: Partial<Record<string, number>>;
  numbers: Numbers | null;
  /** Of a list with a card for each round, on which side these are. */
  sides?: string[];
  /** The value that needs no word when a table says what it plays. */
  unsaid: unknown;
  /** The list that, once named, leaves this one nothing to say. */
  idle_beside?: string;
}

/** Two choices that never go together, and why; the number of players is one, too. */
export interface Conflict {
  one: [key: string, value: unknown];
  other: [key: string, value: unknown];
  reason: Reason;
}

export interface Book {
  sections: { id: string; numbers: string[] }[];
  cards: BookCard[];
  /** Cards of our own, which no box has. */
  house: string[];
  options: Option[];
  conflicts: Conflict[];
}

export const BOOKS = books as unknown as Record<Game, Book>; // pairs look like lists to the checker

export function ofSide(game: Game, side: string): BookCard[] {
  return BOOKS[game].cards.filter((card) => card.side === side);
}

/** What a table may name: those of the box, and those from outside that the server offers. */
export function choosable(game: Game, side: string): BookCard[] {
  const others = outsideOf(side).map(({ id }) => {
    const message = side === 'villain' ? `card-${id}` : `rule-${id}`;
    return { id, message, rule: '', side };
  });
  return [...ofSide(game, side), ...others];
}
