/** A suit's texture inside an oval, as one path: no clip and no pattern, so nothing needs an id. */
import { short, type Markup } from './ink';
import type { Texture } from './catalogue';

type Weave = (rx: number, ry: number) => string;

/** Half the width of the oval at height y. */
function half(rx: number, ry: number, y: number): number {
  return rx * Math.sqrt(Math.max(0, 1 - (y / ry) ** 2));
}

function rows(ry: number, step: number): number[] {
  const count = Math.floor((ry - 1) / step);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step);
}

/** Small marks on a grid, every other row shifted, where they fit wholly inside. */
function grid(rx: number, ry: number, step: number, r: number, mark: string): string {
  return rows(ry - r, step * 0.7)
    .flatMap((y, i) => {
      const room = half(rx, ry, Math.abs(y) + r * 0.7);
      return rows(rx, step)
        .map((x) => x + (i % 2 ? step / 2 : 0))
        .filter((x) => Math.abs(x) + r <= room)
        .map((x) => `M${short(x)} ${short(y)}${mark}`);
    })
    .join('');
}

const WEAVES: Record<Texture, Weave> = {
  plain: () => '',
  dots: (rx, ry) => grid(rx, ry, 7, 1.2, 'm-1.2 0a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0'),
  checks: (rx, ry) => grid(rx, ry, 7, 2.2, 'm0 -2.2l2.2 2.2l-2.2 2.2l-2.2 -2.2z'),
  stripes: (rx, ry) =>
    rows(rx, 7)
      .map((x) => {
        const y = half(ry, rx, x);
        return `M${x - 1} ${short(-y)}h2V${short(y)}h-2z`;
      })
      .join(''),
  waves: (rx, ry) =>
    rows(ry, 7)
      .map((y) => {
        const count = Math.floor(half(rx, ry, Math.abs(y) + 2) / 5);
        const there = 'q2.5 -4 5 0t5 0'.repeat(count);
        const back = 'q-2.5 4 -5 0t-5 0'.repeat(count);
        return count ? `M${-5 * count} ${short(y - 0.8)}${there}v1.6${back}z` : '';
      })
      .join(''),
};

export function texture(kind: Texture, rx: number, ry: number, fill: string): Markup {
  const d = WEAVES[kind](rx, ry);
  return d && `<path d="${d}" fill="${fill}"/>`;
}
