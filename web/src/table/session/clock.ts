/** The time for a decision, or for getting ready. */

import type { Table } from '../../wire/types';

export interface Clock {
  /** When the time is over, by `performance.now`. */
  readonly end: number;
  /** How long it was in all, in ms. */
  readonly whole: number;
}

export const READING_SECONDS = 4; // that the table adds to the clock after a trick
const SAME = 1500; // ms; every message tells the time left anew, and some take longer to come

/** So many seconds are left; the ring stays full while there is more than the clock gives. */
export function clockOf(seconds: number | null, table: Table, before: Clock | null): Clock | null {
  if (seconds === null) return null;
  const most = (table.stage === 'play' && table.settings.clock) || seconds;
  const whole = 1000 * Math.min(seconds, most);
  const end = performance.now() + 1000 * seconds;
  const same = before !== null && Math.abs(end - before.end) <= SAME;
  return { end, whole: same ? before.whole : whole };
}
