/** What a page knows of its table, message by message. No rules here: the view is the truth. */

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

/** Tricks that were finished between two pictures. */
export function justFinished(before: Picture | null, after: Picture): Finished[] {
  if (!before?.play) return [];
  const known = finished(before).map(({ key }) => key);
  const sameGame = before.table.number === after.table.number;
  const sameRound = roundOf(before.play) === roundOf(after.play);
  return sameGame && sameRound ? finished(after).filter(({ key }) => !known.includes(key)) : [];
}
