/** Messages as a table tells them, with only what a test speaks of. */

import type {
  MoustacheView,
  Play,
  Snapshot,
  Table,
  Trick,
  Update,
  WireEvent,
} from '../../../src/wire/types';

export function trick(cards: string[], winner: number | null = null, leader = 0): Trick {
  const rest = { follow: null, numbers: [], winning: null, stolen: null, trump: null, turned: [] };
  return { leader, cards, winner, ...rest };
}

export function event(message: string, args: WireEvent['args'] = {}): WireEvent {
  return { message, args, reasons: [] };
}

export function table(changes: Partial<Table> = {}): Table {
  const seat = { name: '', bot: null, here: true, stand_in: false, ready: false, salted: false };
  return {
    id: 'felt',
    game: 'moustache',
    players: 3,
    options: {},
    cards: [],
    sides: [],
    settings: {
      listed: false,
      pace: 'instant',
      clock: null,
      away: 30,
      spectators: true,
      memory: false,
      talk: 'closed',
      hints: 'off',
    },
    host: 'ada',
    seats: ['ada', 'bo', 'cy'].map((guest) => ({ ...seat, guest, name: guest })),
    watchers: [],
    muted: [],
    stage: 'play',
    number: 1,
    commitment: null,
    next_commitment: 'c0',
    waiting: null,
    seconds: null,
    asleep: false,
    ended: null,
    ended_early: 0,
    record: null,
    practice: false,
    ...changes,
  };
}

export function play(round: number, tricks: Trick[], ask: Play['ask'] = null): Play {
  const view: MoustacheView = {
    game: 'moustache',
    seat: 0,
    row: ['twos-win'],
    order: ['G', 'P', 'O', 'B'],
    worth: {},
    round: {
      number: round,
      teams: [0, 1, 1],
      crown: 0,
      hand: ['G7', 'P2'],
      given: [],
      hand_sizes: [2, 2, 2],
      open: [[], [], []],
      trick: trick([]),
      tricks,
      captured: [[], []],
      stars: [0, 0],
      sums: null,
    },
    scores: [],
    trophies: [],
  };
  return { ask, choice: null, view, result: null };
}

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  const you = {
    guest: 'ada',
    name: 'ada',
    seat: 0,
    return_to: null,
    may_take: [],
    host: true,
    muted: false,
  };
  const empty = { play: null, events: [], lines: [] };
  return { type: 'snapshot', version: 1, table: table(), you, ...empty, ...changes };
}

/** What is left out has not changed. */
export function update(version: number, changes: Partial<Update> = {}): Update {
  return { type: 'update', version, events: [], lines: [], ...changes } as Update;
}
