/** What a game brings to the page. */

import type { Duel, Finished, MoustacheView, MustachioView, SumPart, Trick } from '../wire/types';

export type View = MoustacheView | MustachioView;
export type Result = NonNullable<Finished['result']>;
export type Title = View['game'];

export interface Suit {
  readonly letter: string;
  readonly sign: string;
  readonly texture: 'dots' | 'stripes' | 'waves' | 'checks' | 'plain';
}

/** Made from the engine by scripts/book.py. */
export interface Facts {
  readonly rounds: number;
  /** Asks that are answered with a card of one's own. */
  readonly fromHand: readonly string[];
  readonly values: readonly number[];
  /** By a card's value; empty where no card has any. */
  readonly stars: readonly number[];
  /** Cards without a suit, and the number printed on each, if there is one. */
  readonly specials: Readonly<Record<string, string>>;
  /** For a bid met exactly: open, blind; null where nobody bids. */
  readonly bonus: Readonly<Record<'alone' | 'together', readonly number[]>> | null;
  /** With how many players there are jokers. */
  readonly jokersWith: readonly number[];
}

export interface Bid {
  /** What this seat has said; null: nothing yet, or the side bids blind. */
  readonly own: number | null;
  /** What the side has bid in all; null while somebody is still to bid. */
  readonly side: number | null;
  readonly blind: boolean;
  readonly tricks: number;
}

/** One team in the line above the table. */
export interface TeamStanding {
  /** Stars of the round, or points of the game; null where nobody counts before the end. */
  readonly count: number | null;
  /** Tricks against the bid of the whole side: `3/5`. */
  readonly bid: string | null;
}

/** What a side's score of the round is made of. */
export interface SideSum {
  /** By number, as teams are. */
  readonly side: number;
  readonly seats: readonly number[];
  readonly parts: readonly SumPart[];
  /** Null where nobody bids. */
  readonly bid: Bid | null;
}

/** A finished game, for one who has played it. */
export interface Ending {
  readonly place: 'won' | 'shared' | 'lost';
  readonly mine: number;
  /** What the others, or the other sides, have: the most first. */
  readonly others: readonly number[];
}

export interface SheetCell {
  readonly main: string;
  readonly note: string;
  readonly won: boolean;
}

/** The score sheet: a column for each seat or side, a row for each round. */
export interface Sheet {
  readonly columns: readonly (readonly number[])[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly totals: readonly (number | string)[];
  /** The text that explains it. */
  readonly legend: string;
}

/** From all points, by seat or by side, and the numbers of those who won. */
export function endingOf(
  points: readonly number[],
  winners: readonly number[],
  me: number,
): Ending {
  const alone = winners.length === 1;
  return {
    place: !winners.includes(me) ? 'lost' : alone ? 'won' : 'shared',
    mine: points[me] ?? 0,
    others: points.filter((_, one) => one !== me).sort((a, b) => b - a),
  };
}

/** Methods, not properties: each game takes its own view and result, and is only ever given that. */
export interface PageGame<V extends View = View, R extends Result = Result> {
  readonly facts: Facts;
  readonly suits: readonly Suit[];
  /** What cards without a suit are. */
  readonly specialKind: 'joker' | 'villain';
  /** The sides of cards in the rules, with the titles of their lists. */
  readonly lists: readonly (readonly [side: string, title: string])[];
  /** The card without a suit that a reason speaks of without naming it, by the reason's message. */
  readonly actsIn: Readonly<Partial<Record<string, string>>>;
  /** Cards on its poster. */
  readonly poster: readonly string[];
  /** Options of a gentle first game. */
  readonly firstGame: Readonly<Record<string, unknown>>;
  /** Texts of its colours begin with this. */
  readonly colours: string;
  /** How big a card's moustache is, from 0 to 10. */
  sizeOf(value: number): number;
  /** What a card is worth is printed as stars, or as points on a coin. */
  readonly worthIn: 'stars' | 'points';
  /** The pile lies in the middle of the felt, and hands are dealt from it. */
  readonly pileOnFelt: boolean;

  /**
   * The view while a finished trick still lies there. `after` is the view once it was taken: what
   * the next trick or the end of the round has changed in it is as it was `before`.
   */
  atTrickEnd(before: V, after: V, trick: Trick): V;
  /** Which ribbon; null while there are no teams. */
  teamOf(view: V | undefined, sides: readonly number[][], seat: number): number | null;
  /** The seats of each side, where sides are set for the whole game. */
  sides(view: V): number[][];
  isCrowned(view: V, seat: number): boolean;
  isDealer(view: V, seat: number): boolean;
  bidOf(view: V, seat: number): Bid | null;
  /** Cards of a hand that lie open: of another's in a game, of everybody's in a replay. */
  openCards(view: V, seat: number): readonly string[];
  /** Cards still in the hand that have been chosen to leave it. */
  leaving(view: V): readonly string[];
  /** Points so far, by seat, where everyone plays alone. */
  totalsAlone(view: V): readonly number[] | null;
  /** The no to each question for a blind bid, by ask. */
  readonly noBlind: Readonly<Partial<Record<string, string>>>;
  /** The blind bid that one's partner proposes. */
  proposal(view: V): number;
  /** What a bid that is met brings; null where nobody bids. */
  stakes(view: V): { readonly usual: number; readonly met: number } | null;
  duel(view: V): Duel | null;
  /** Whose card takes another one out of the trick: its place among the trick's cards. */
  thief(trick: Trick): number | null;
  /** The seats of those who have won, from the record's own list. */
  winners(view: V, listed: readonly number[]): readonly number[];
  /** How a game went that is over, as its record has it. */
  ending(result: R, seat: number): Ending;
  /** A seat's trophies, as far as one may know them: by round. */
  trophies(view: V, seat: number): readonly (number | null)[];
  /** The rule cards in force, in the order in which they act. */
  rules(view: V): readonly string[];
  /** The trump in force, if it is; null where the game, or the round so far, has none. */
  trump(view: V): { readonly now: string | null } | null;
  /** Villains of the round. */
  villains(view: V): readonly string[];
  /** Who begins the round, as a text and its arguments; null before it has begun. */
  opening(view: V): readonly [text: string, args: Record<string, number>] | null;
  /** All bids so far, and the tricks there are; null where nobody bids. */
  bidding(view: V): { readonly bids: readonly number[]; readonly tricks: number } | null;
  standing(view: V): readonly TeamStanding[];
  starsOfSide(view: V, seat: number): number | null;
  sheet(view: V): Sheet;
  /** By side; nothing where cards taken lie face down, or before the first round. */
  sums(view: V): readonly SideSum[];
}
