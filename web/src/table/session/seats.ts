/** Who sits where, and what can be seen of them; in the order in which you see them. */

import { gameOf, type Bid } from '../../games';
import { botName, guestName } from '../../shared/names';
import { t, Texts } from '../../texts';
import type { Table, TableSeat } from '../../wire/types';
import type { Moment } from './moment';

export type Relation = 'you' | 'partner' | 'opponent';

export interface SeatSeen {
  readonly seat: number;
  readonly name: string;
  readonly sitter: TableSeat;
  /** Null while there are no teams. */
  readonly team: number | null;
  readonly ribbon: string;
  readonly relation: Relation | null;
  readonly turn: boolean;
  readonly cards: number | null;
  readonly tricks: number;
  /** Wears the crown, or deals. */
  readonly crowned: boolean;
  readonly dealer: boolean;
  readonly bid: Bid | null;
  readonly open: readonly string[];
}

export function nameAt(table: Table, seat: number): string {
  const sitter = table.seats[seat];
  if (!sitter) return '';
  if (sitter.guest !== null) return guestName(sitter.name);
  if (sitter.bot === null) return '';
  return botName(seat);
}

/** As the one at seat `you` reads it, who may have come without a name. */
export function nameFor(you: number | null, table: Table, seat: number): string {
  return seat === you ? t('table-you') : nameAt(table, seat);
}

/** Is everybody a side of their own, from first to last? */
export function playAlone({ sides }: Table): boolean {
  return sides.length > 0 && sides.every((seats) => seats.length === 1);
}

/** Partners hold cards, and may not tell each other of them (U-5, O-12). */
export function talkIsClosed(table: Table): boolean {
  const inRound = ['moment', 'play'].includes(table.stage);
  return inRound && !playAlone(table) && table.settings.talk === 'closed';
}

export function namesAt(table: Table): string[] {
  return table.seats.map((_, seat) => nameAt(table, seat));
}

/** Where a seat is seen: x to the right, y down, on a circle; you sit at the bottom. */
export function placeOf(seat: number, mine: number, players: number): { x: number; y: number } {
  const angle = (2 * Math.PI * ((seat - mine + players) % players)) / players;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** The seat at the bottom: one's own, or for those who watch the first. */
export function bottomSeat(moment: Moment): number {
  return moment.you.seat ?? 0;
}

/** From the bottom seat on, clockwise. */
export function seatsSeen(moment: Moment): SeatSeen[] {
  const { table } = moment;
  const from = bottomSeat(moment);
  return table.seats.map((_, i) => seatSeen(moment, (from + i) % table.seats.length));
}

function seatSeen(moment: Moment, seat: number): SeatSeen {
  const { table, play, you } = moment;
  const view = play?.view;
  const game = gameOf(table.game);
  const team = teamOf(moment, seat);
  const mine = you.seat === null ? null : teamOf(moment, you.seat);
  const round = view?.round;
  return {
    seat,
    name: (seat === you.seat && you.name) || nameAt(table, seat), // newcomers know who they are
    sitter: table.seats[seat] as TableSeat,
    team,
    ribbon: ribbonOf(moment, team),
    relation: relationOf(seat, you.seat, team, mine),
    turn: play?.ask?.seats.includes(seat) ?? false,
    cards: round?.hand_sizes[seat] ?? null,
    tricks: round?.tricks.filter((trick) => trick.winner === seat).length ?? 0,
    crowned: view !== undefined && game.isCrowned(view, seat),
    dealer: view !== undefined && game.isDealer(view, seat),
    bid: view ? game.bidOf(view, seat) : null,
    open: view ? game.openCards(view, seat) : [],
  };
}

function relationOf(
  seat: number,
  you: number | null,
  team: number | null,
  mine: number | null,
): Relation | null {
  if (you === null) return null;
  if (seat === you) return 'you';
  return team !== null && team === mine ? 'partner' : 'opponent';
}

export function teamOf({ table, play }: Moment, seat: number): number | null {
  return gameOf(table.game).teamOf(play?.view, table.sides, seat);
}

/** One's own team has the same colour in every round; those who watch see teams by their numbers. */
export function ribbonOf(moment: Moment, team: number | null): string {
  if (team === null) return 'var(--brass)';
  const mine = moment.you.seat === null ? null : teamOf(moment, moment.you.seat);
  if (mine === null || team > mine) return `var(--team-${team})`;
  return `var(--team-${team === mine ? 0 : team + 1})`;
}

/** Sentences of this table; your own seat is called "you" in them. */
export function textsOf(moment: Moment | null): Texts {
  if (!moment) return new Texts();
  const names = namesAt(moment.table);
  if (moment.you.seat !== null) names[moment.you.seat] = t('table-you');
  return new Texts(moment.table.game, names);
}
