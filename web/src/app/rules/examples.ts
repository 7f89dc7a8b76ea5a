/** A trick for every card, and what the engine says of it: written by scripts/examples.py. */

import type { Game } from '../../cards/drawing/catalogue';
import address from '../../wire/examples.json?url';
import type { Reason, SumPart } from '../../wire/types';

/** Played by four, from the first seat on. */
export interface PlayedTrick {
  cards: string[];
  winner: number | null;
  /** After each card, the colour to follow (Moustache). */
  follow?: (string | null)[];
  /** As it was turned; a villain may have made another of it. */
  trump?: string;
  reasons: Reason[];
  sum: SumPart[];
}

export type Example = PlayedTrick | { given: string[] } | { hand: string[]; open: string[] };

export type Examples = Record<Game, Partial<Record<string, Example>>>;

/** No script: fetched as it is, when somebody reads the rules. */
export async function fetchExamples(): Promise<Examples> {
  return (await fetch(address)).json() as Promise<Examples>;
}
