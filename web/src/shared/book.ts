/** Which texts stand where: written by scripts/book.py from the engine. */

import type { Game } from '../cards/drawing/catalogue';
import books from '../wire/book.json';

export interface BookCard {
  id: string;
  message: string;
  rule: string;
  side: string;
}

export interface Option {
  key: string;
  kind: string; // choice, flag, seat, pool, row
  values: string[];
}

export interface Book {
  sections: { id: string; numbers: string[] }[];
  cards: BookCard[];
  options: Option[];
}

export const BOOKS: Record<Game, Book> = books;

export function ofSide(game: Game, side: string): BookCard[] {
  return BOOKS[game].cards.filter((card) => card.side === side);
}
