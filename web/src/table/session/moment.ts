/** What a page knows of its table, message by message. No rules here: the view is the truth. */

import { gameOf } from '../../games';
import { learn } from '../../games/outside';
import type {
  ChatLine,
  Play,
  Snapshot,
  Table,
  Trick,
  Update,
  WireEvent,
  You,
} from '../../wire/types';

export interface Moment {
  readonly version: number;
  readonly table: Table;
  readonly you: You;
  readonly play: Play | null;
  /** Of the round so far. */
  readonly events: readonly WireEvent[];
  /** Of the rounds before it, as far as this page was there. */
  readonly earlier: readonly WireEvent[];
  readonly lines: readonly ChatLine[];
}

const HEADINGS = ['rule-turned', 'dealt']; // the first event of a round
const VERDICTS = ['trick-won', 'trick-to-nobody'];

export function first(message: Snapshot, before: Moment | null): Moment {
  const { version, table, you, play, events, lines } = message;
  learn(table.cards);
  return { version, table, you, play, events, lines, earlier: kept(message, before) };
}

/** What was told of earlier rounds outlives a lost connection, unless another game has begun. */
function kept(message: Snapshot, before: Moment | null): readonly WireEvent[] {
  if (!before || before.table.number !== message.table.number) return [];
  const sameRound = roundOf(before.play) === roundOf(message.play);
  return sameRound ? before.earlier : [...before.earlier, ...before.events];
}

/** The next moment; null if a message was missed in between. */
export function next(before: Moment, message: Update): Moment | null {
  if (message.version !== before.version + 1) return null;
  if (message.table) learn(message.table.cards);
  let { events, earlier } = before;
  for (const event of message.events) {
    if (HEADINGS.includes(event.message)) {
      earlier = event.args['number'] === 1 ? [] : [...earlier, ...events];
      events = [];
    }
    events = [...events, event];
  }
  return {
    version: message.version,
    table: message.table ?? before.table,
    you: message.you ?? before.you,
    play: message.play === undefined ? before.play : message.play,
    events,
    earlier,
    lines: [...before.lines, ...message.lines],
  };
}

function roundOf(play: Play | null): number {
  return play?.view.round?.number ?? 0;
}

/**
 * Of the round's events those that may still be told: at a table that plays from memory its heading
 * and all since the last finished trick began, until the round is over.
 */
export function eventsToShow({ events, table, play }: Moment): readonly WireEvent[] {
  const view = play?.view;
  const over = !view?.round || view.scores.length >= view.round.number;
  if (!table.settings.memory || over || table.stage === 'over') return events;
  const last = events.findLastIndex(({ message }) => VERDICTS.includes(message));
  const before = events.slice(0, Math.max(0, last));
  const start = before.findLastIndex(({ message }) => VERDICTS.includes(message)) + 1;
  return events.filter(({ message }, i) => i >= start || HEADINGS.includes(message));
}

export interface Finished {
  readonly trick: Trick;
  /** Round and place in it: no two tricks share one. */
  readonly key: string;
  /** Who won it, and one reason per rule that acted; null if the page came later. */
  readonly verdict: WireEvent | null;
}

/** The finished tricks of the round, each with the event that told who won it. */
export function finished(moment: Moment): Finished[] {
  const round = moment.play?.view.round;
  if (!round) return [];
  const verdicts = moment.events.filter((event) => VERDICTS.includes(event.message));
  const untold = round.tricks.length - verdicts.length; // the page came later
  return round.tricks.map((trick, number) => ({
    trick,
    key: `${moment.table.number}.${round.number}.${number}`,
    verdict: verdicts[number - untold] ?? null,
  }));
}

export function inSameRound(before: Moment | null, after: Moment): boolean {
  const sameGame = before?.table.number === after.table.number;
  return sameGame && roundOf(before.play) === roundOf(after.play);
}

/** The trick that was finished between two moments; the last of them, should it be several. */
export function justFinished(before: Moment | null, after: Moment): Finished | null {
  if (!before?.play || !inSameRound(before, after)) return null;
  const last = finished(after).at(-1);
  return last && finished(before).every(({ key }) => key !== last.key) ? last : null;
}

/** As long as a finished trick lies there, the round goes on and nobody is asked anything. */
export function whileItLies(moment: Moment): Moment {
  return { ...moment, table: { ...moment.table, stage: 'play', waiting: null } };
}

/** The table at the moment when a trick was complete. */
export function atTrickEnd(before: Moment, after: Moment, { trick }: Finished): Moment {
  if (!before.play || !after.play) return after;
  const view = gameOf(after.table.game).atTrickEnd(before.play.view, after.play.view, trick);
  const end = after.events.findLastIndex(({ message }) => VERDICTS.includes(message)) + 1;
  const events = after.events.slice(0, end || undefined);
  return whileItLies({ ...after, events, play: { view, ask: null, choice: null, result: null } });
}

/** All throws lie open, and what they decide is still to come (U-45). */
export function atThrow(before: Moment, after: Moment): Moment {
  if (!before.play) return after;
  const play = { ...before.play, ask: null, choice: null };
  return whileItLies({ ...after, play });
}

/** The signs that were thrown together last. */
export function lastThrows({ events }: Moment): { seat: number; sign: string }[] {
  const last = events.findLastIndex(({ message }) => message === 'threw') + 1;
  const first = events.slice(0, last).findLastIndex(({ message }) => message !== 'threw') + 1;
  return events.slice(first, last).map(({ args }) => ({
    seat: Number(args['seat']),
    sign: String(args['sign']),
  }));
}

/** People, chat and presence are always as they are; the cards as of the moment that is shown. */
export function shownNow(latest: Moment | null, shown: Moment | null): Moment | null {
  if (!latest || !shown) return latest;
  const { stage, waiting } = shown.table;
  const { table, you, lines } = latest;
  return { ...shown, table: { ...table, stage, waiting }, you, lines };
}
