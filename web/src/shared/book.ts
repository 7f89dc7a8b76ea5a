/** Which texts stand where: written by scripts/book.py from the engine. */

import type { Game } from '../cards/drawing/catalogue';
import books from '../wire/book.json';

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
}

export interface Book {
  sections: { id: string; numbers: string[] }[];
  cards: BookCard[];
  /** Cards of our own, which no box has. */
  house: string[];
  options: Option[];
}

export const BOOKS: Record<Game, Book> = books;

export function ofSide(game: Game, side: string): BookCard[] {
  return BOOKS[game].cards.filter((card) => card.side === side);
}
