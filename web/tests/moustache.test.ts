import { describe, expect, test } from 'vitest';

import { gameOf } from '../src/games';
import type { Point } from '../src/cards/drawing/ink';
import { moustache, outline, stubble } from '../src/cards/drawing/moustache';

const SCALES = [
  ['moustache', 0, 10],
  ['mustachio', 1, 15],
] as const;
const HAIR = 1.77; // the area of one hair of a stubble

function area(edge: readonly Point[]): number {
  const twice = edge.reduce((sum, p, i) => {
    const q = edge[(i + 1) % edge.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return Math.abs(twice) / 2;
}

function hair(size: number): number {
  return area(outline(size)) + HAIR * stubble(size).length;
}

function span(size: number): number {
  return Math.max(0, ...outline(size).map((p) => p.x));
}

describe.each(SCALES)('in %s', (game, low, high) => {
  const sizes = Array.from({ length: high - low + 1 }, (_, i) => gameOf(game).sizeOf(low + i));

  test('every value has more hair than the one below', () => {
    for (const [i, size] of sizes.entries()) {
      const below = sizes[i - 1];
      if (below !== undefined) expect(hair(size), `value ${low + i}`).toBeGreaterThan(hair(below));
    }
  });

  test('no moustache is narrower than the one below', () => {
    // A horseshoe hangs where a walrus spreads: their widths may be alike.
    for (const [i, size] of sizes.entries()) {
      const below = sizes[i - 1];
      if (below !== undefined)
        expect(span(size), `value ${low + i}`).toBeGreaterThan(span(below) - 0.6);
    }
  });

  test('the grandest still fits on a card', () => {
    expect(span(sizes.at(-1) ?? 0)).toBeLessThan(45);
  });
});

test('a bare lip is bare', () => {
  expect(hair(0)).toBe(0);
  expect(moustache(0)).not.toContain('<path');
});

test('there is no moustache beyond the imperial', () => {
  expect(() => moustache(Number.NaN)).toThrow(RangeError);
});
