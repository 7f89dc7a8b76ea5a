/** Which face somebody has: the same person, the same moustache. */

import type { SeatSeen } from '../session/seats';

export function seedOf({ told, seat }: Pick<SeatSeen, 'told' | 'seat'>): number {
  return seedFrom(told.guest ?? `${told.bot} ${seat}`);
}

export function seedFrom(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
