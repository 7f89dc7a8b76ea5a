/** Moustache's score sheet: trophies, which are secret while the game lasts. */

import type { MoustacheView } from '../../wire/types';
import type { Sheet, SheetCell } from '../game';

export function sheet(view: MoustacheView): Sheet {
  const players = view.round?.hand_sizes.length ?? view.scores[0]?.teams.length ?? 0;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    columns: seats.map((seat) => [seat]),
    rows: rows(view),
    totals: seats.map((seat) => total(view, seat)),
    legend: view.trophies.flat().includes('?') ? 'table-sheet-moustache' : 'table-sheet-shown',
  };
}

function rows({ scores, trophies }: MoustacheView): SheetCell[][] {
  return scores.map(({ teams, stars, winner }, round) =>
    teams.map((team, seat) => {
      const trophy = trophies[round]?.[seat] ?? null;
      const main = trophy === null ? '–' : trophy === '?' ? '?' : `+${trophy}`;
      return { main, note: `★${String(stars[team]).replace('-', '−')}`, won: team === winner };
    }),
  );
}

function total({ trophies }: MoustacheView, seat: number): number | string {
  const drawn = trophies.map((round) => round[seat] ?? 0);
  return drawn.includes('?') ? '?' : drawn.reduce<number>((sum, one) => sum + Number(one), 0);
}
