/** Which face somebody has: the same person, the same moustache. */

import type { SeatSeen } from '../session/seats';

export function seedOf({ sitter, seat }: Pick<SeatSeen, 'sitter' | 'seat'>): number {
  return seedFrom(sitter.guest ?? `${sitter.bot} ${seat}`);
}

export function seedFrom(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
