/** A table that no server runs: for a lesson, or a puzzle. One sits there with bots. */

import type { Table, TableSettings, You } from '../../wire/types';

const ME = 'me';
const NOBODY = { guest: null, name: '', bot: null, here: false, stand_in: false };

interface Setting extends Pick<Table, 'id' | 'game' | 'players' | 'sides' | 'stage' | 'waiting'> {
  readonly seat: number;
  /** One's own name. */
  readonly name: string;
  readonly hints: TableSettings['hints'];
}

export function youAlone(seat: number, name: string): You {
  const none = { return_to: null, host: false, muted: false, may_take: [] };
  return { guest: ME, name, seat, ...none };
}

export function tableAlone({ seat, name, hints, ...setting }: Setting): Table {
  const bot = { ...NOBODY, bot: 'novice', ready: true, salted: true };
  const mine = { ...NOBODY, guest: ME, name, here: true, ready: false, salted: true };
  return {
    ...setting,
    options: {},
    cards: [],
    settings: {
      listed: false,
      pace: 'natural',
      clock: null,
      away: null,
      spectators: false,
      memory: false,
      talk: 'closed',
      hints,
    },
    host: null,
    seats: Array.from({ length: setting.players }, (_, at) => (at === seat ? mine : bot)),
    watchers: [],
    muted: [],
    number: 1,
    commitment: null,
    next_commitment: '',
    seconds: null,
    asleep: false,
    ended: null,
    ended_early: 0,
    record: null,
    practice: false,
  };
}
