/** What a page knows of its table, message by message. No rules here: the view is the truth. */

import { gameOf } from '../../games';
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

export interface Picture {
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

export function first(told: Snapshot, before: Picture | null): Picture {
  const { version, table, you, play, events, lines } = told;
  return { version, table, you, play, events, lines, earlier: kept(told, before) };
}

/** What was told of earlier rounds outlives a lost connection, unless another game has begun. */
function kept(told: Snapshot, before: Picture | null): readonly WireEvent[] {
  if (!before || before.table.number !== told.table.number) return [];
  const sameRound = roundOf(before.play) === roundOf(told.play);
  return sameRound ? before.earlier : [...before.earlier, ...before.events];
}

/** The next picture; null if a message was missed in between. */
export function next(before: Picture, told: Update): Picture | null {
  if (told.version !== before.version + 1) return null;
  let { events, earlier } = before;
  for (const event of told.events) {
    if (HEADINGS.includes(event.message)) {
      earlier = event.args['number'] === 1 ? [] : [...earlier, ...events];
      events = [];
    }
    events = [...events, event];
  }
  return {
    version: told.version,
    table: told.table ?? before.table,
    you: told.you ?? before.you,
    play: told.play === undefined ? before.play : told.play,
    events,
    earlier,
    lines: [...before.lines, ...told.lines],
  };
}

function roundOf(play: Play | null): number {
  return play?.view.round?.number ?? 0;
}

export interface Finished {
  readonly trick: Trick;
  /** Round and place in it: no two tricks share one. */
  readonly key: string;
  /** Who won it, and one reason per rule that acted; null if the page came later. */
  readonly verdict: WireEvent | null;
}

/** The finished tricks of the round, each with the event that told who won it. */
export function finished(picture: Picture): Finished[] {
  const round = picture.play?.view.round;
  if (!round) return [];
  const verdicts = picture.events.filter((event) => VERDICTS.includes(event.message));
  return round.tricks.map((trick, number) => ({
    trick,
    key: `${picture.table.number}.${round.number}.${number}`,
    verdict: verdicts[number] ?? null,
  }));
}

export function inSameRound(before: Picture | null, after: Picture): boolean {
  const sameGame = before?.table.number === after.table.number;
  return sameGame && roundOf(before.play) === roundOf(after.play);
}

/** The trick that was finished between two pictures; the last of them, should it be several. */
export function justFinished(before: Picture | null, after: Picture): Finished | null {
  if (!before?.play || !inSameRound(before, after)) return null;
  const last = finished(after).at(-1);
  return last && finished(before).every(({ key }) => key !== last.key) ? last : null;
}

/** As long as a finished trick lies there, the round goes on and nobody is asked anything. */
export function whileItLies(picture: Picture): Picture {
  return { ...picture, table: { ...picture.table, stage: 'play', waiting: null } };
}

/** The table at the moment when a trick was complete. */
export function atTrickEnd(before: Picture, after: Picture, { trick }: Finished): Picture {
  if (!before.play || !after.play) return after;
  const view = gameOf(after.table.game).atTrickEnd(before.play.view, after.play.view, trick);
  const told = after.events.findLastIndex(({ message }) => VERDICTS.includes(message)) + 1;
  const events = after.events.slice(0, told || undefined);
  return whileItLies({ ...after, events, play: { view, ask: null, choice: null, result: null } });
}
