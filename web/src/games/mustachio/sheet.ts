/** Mustachio's score sheet: points, and tricks against the bid. */

import type { MustachioView } from '../../wire/types';
import type { Sheet } from '../game';

export function sheet({ sides, scores, totals }: MustachioView): Sheet {
  const rows = scores.map(({ bids, blind, tricks, points }) =>
    points.map((count, side) => ({
      main: String(count).replace('-', '−'),
      note: `${tricks[side]}/${bids[side]}${blind[side] ? '*' : ''}`,
      won: bids[side] === tricks[side],
    })),
  );
  return { columns: sides, rows, totals, legend: 'table-sheet-mustachio' };
}
