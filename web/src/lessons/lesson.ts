/** A lesson: a recorded round, told as a table tells of it; made by scripts/lessons.py. */

import { gameOf, type Title, type View } from '../games';
import { tableAlone } from '../table/session/alone';
import type { Args } from '../texts';
import type { Choice, Reason, Table, WireEvent } from '../wire/types';

export interface Frame {
  stage: 'moment' | 'play' | 'interlude';
  view: View;
  events: WireEvent[];
  ask: { what: string; seats: number[] } | null;
  choice?: Choice;
  /** The answer with which the lesson goes on. */
  right?: string;
  /** What matters then, as a hint says it. */
  matters?: Reason[];
  says: { text: string; args: Args }[];
  /** What lies between this frame and the one before is not shown. */
  cut?: boolean;
}

export interface Lesson {
  game: Title;
  frames: Frame[];
}

/** The second lesson of each game. */
export const SECOND: Record<Title, string> = { mustachio: 'villains', moustache: 'rules' };

/** Recordings are no script: each is fetched as it is. */
const FILES = import.meta.glob<string>('./*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The first lesson of a game, or another one by its name; null if there is none. */
export function fetchLesson(game: Title, name: string | null): Promise<Lesson> | null {
  const address = FILES[`./${name ? `${game}-${name}` : game}.json`];
  if (address === undefined) return null;
  return fetch(address).then((answer) => answer.json() as Promise<Lesson>);
}

/** Whoever learns sits at the first seat. */
export const SEAT = 0;

/** The table at which a lesson is played, as of one of its frames. */
export function tableOf(lesson: Lesson, at: number, name: string): Table {
  const { stage, view } = lesson.frames[at]!;
  return tableAlone({
    id: 'lesson',
    game: lesson.game,
    players: view.round?.hand_sizes.length ?? 0,
    sides: gameOf(view.game).sides(view),
    hints: 'quiet',
    stage,
    waiting: stage === 'play' ? null : `lesson.${at}`,
    seat: SEAT,
    name,
  });
}
