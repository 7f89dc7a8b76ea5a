/** A lesson: a recorded round, told as a table tells of it; made by scripts/lessons.py. */

import type { Title, View } from '../games';
import type { Args } from '../texts';
import type { Choice, Table, WireEvent, You } from '../wire/types';

export interface Frame {
  stage: 'moment' | 'play' | 'interlude';
  view: View;
  events: WireEvent[];
  ask: { what: string; seats: number[] } | null;
  choice?: Choice;
  /** The answer with which the lesson goes on. */
  right?: string;
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

const LEARNER: You = {
  guest: 'learner',
  name: '',
  seat: 0,
  return_to: null,
  host: false,
  muted: false,
  may_take: [],
};
const NOBODY = { guest: null, name: '', bot: null, here: false, stand_in: false };

export const you = (name: string): You => ({ ...LEARNER, name });

/** The table at which a lesson is played, as of one of its frames. */
export function tableOf(lesson: Lesson, at: number, name: string): Table {
  const { stage, view } = lesson.frames[at]!;
  const players = view.round?.hand_sizes.length ?? 0;
  const bots = Array.from({ length: players - 1 }, () => 'novice');
  return {
    id: 'lesson',
    game: lesson.game,
    players,
    options: {},
    cards: [],
    sides: 'sides' in view ? view.sides : [],
    settings: {
      listed: false,
      pace: 'natural',
      clock: null,
      away: null,
      spectators: false,
      memory: false,
      talk: 'closed',
      hints: 'off', // the coach has them all
    },
    host: null,
    seats: [
      { ...NOBODY, guest: LEARNER.guest, name, here: true, ready: false, salted: true },
      ...bots.map((bot) => ({ ...NOBODY, bot, ready: true, salted: true })),
    ],
    watchers: [],
    muted: [],
    stage,
    number: 1,
    commitment: null,
    next_commitment: '',
    waiting: stage === 'play' ? null : `lesson.${at}`,
    seconds: null,
    asleep: false,
    ended: null,
    ended_early: 0,
    record: null,
  };
}
