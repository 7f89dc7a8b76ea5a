/**
 * One moustache for everybody. Half of it is a spine that leaves the middle of the lip, droops and
 * curls, with a thickness along it; the other half is its mirror image. A size from 0 (bare lip)
 * to 10 (imperial) sets everything, so that a fan of cards reads as a scale.
 */
import { INK, both, dot, short, smooth, stroke, type Markup, type Point, shape } from './ink';

interface Cut {
  readonly length: number;
  readonly thickness: number;
  readonly droop: number; // radians, downwards
  readonly curl: number; // radians the end turns back up
  readonly bluntness: number; // 1 ends in a point, 6 like a brush
}

// Bare lip, stubble, toothbrush, pencil, chevron, brush, walrus, horseshoe, English, handlebar,
// imperial. In between, the shapes melt into each other.
const CUTS: readonly (readonly [number, number, number, number, number])[] = [
  [2.5, 1, 0, 0, 3],
  [5, 3, 0.1, 0, 4],
  [6, 6, 0.1, 0, 8],
  [13, 5, 0.3, 0.2, 2],
  [15, 6.5, 0.55, 0, 4],
  [17, 9, 0.35, 0, 6],
  [21, 11, 0.75, 0, 2.6],
  [33, 7.5, 1.35, 0, 4],
  [28, 12.5, 0.1, 0.35, 1.7],
  [43, 12.5, 0.6, 2.3, 1.5],
  [60, 13.5, 0.6, 5.1, 1.6],
];
const STEPS = 16;
const SMALLEST_SHAPE = 1.6; // below it there is only stubble
const GAP = -0.7; // the halves touch

function cutOf(size: number): Cut {
  const below = Math.min(Math.floor(size), CUTS.length - 2);
  const [a, b] = [CUTS[below], CUTS[below + 1]];
  if (!a || !b) throw new RangeError(`A moustache has a size from 0 to 10, not ${size}.`);
  const at = (i: 0 | 1 | 2 | 3 | 4) => a[i] + (b[i] - a[i]) * (size - below);
  return { length: at(0), thickness: at(1), droop: at(2), curl: at(3), bluntness: at(4) };
}

function ease(t: number, from: number, to: number): number {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return u * u * (3 - 2 * u);
}

function girth(cut: Cut, t: number): number {
  const root = Math.min(1, 0.62 + t * 1.7);
  const taper = Math.max(0, 1 - t ** (cut.bluntness * 1.25));
  return cut.thickness * root * taper;
}

interface Joint extends Point {
  readonly angle: number;
  readonly girth: number;
}

function spineOf(cut: Cut): Joint[] {
  const joints: Joint[] = [];
  let [x, y] = [GAP, 0];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const angle = cut.droop * ease(t, 0.1, 0.6) - cut.curl * ease(t, 0.32, 1.15);
    joints.push({ x, y, angle, girth: girth(cut, t) });
    // A curl winds up: its steps get shorter toward the end, or it would be a hoop.
    const step = (cut.length / STEPS) * (1 - 0.5 * ease(t, 0.45, 1) * Math.min(1, cut.curl / 2));
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
  }
  return joints;
}

function beside(joint: Joint, share: number): Point {
  const off = joint.girth * share;
  return { x: joint.x - Math.sin(joint.angle) * off, y: joint.y + Math.cos(joint.angle) * off };
}

/** The edge of the right half, or nothing for a bare lip or stubble. */
export function outline(size: number): Point[] {
  if (size < SMALLEST_SHAPE) return [];
  const spine = spineOf(cutOf(size));
  const upper = spine.map((joint) => beside(joint, -0.45));
  const lower = spine.map((joint) => beside(joint, 0.55));
  return [...upper, ...lower.reverse()];
}

/** Where the hairs of a stubble stand, on the right half. */
export function stubble(size: number): Point[] {
  if (size <= 0 || size >= SMALLEST_SHAPE) return [];
  const count = Math.ceil(size * 6);
  return Array.from({ length: count }, (_, i) => ({
    x: 1.5 + (i % 4) * 2.4 + (i % 8 > 3 ? 1.2 : 0),
    y: 0.6 + Math.floor(i / 4) * 2.2,
  }));
}

function strands(size: number): string {
  const spine = spineOf(cutOf(size)).slice(1, -5);
  return [-0.18, 0.24]
    .map((share) => {
      const points = spine.map((joint) => beside(joint, share));
      return 'M' + points.map((p) => `${short(p.x)} ${short(p.y)}`).join('L');
    })
    .join('');
}

/** The right half alone, for whoever wants to twirl it. */
export function halfMoustache(size: number, colour: string = INK, shine = '#6b5546'): Markup {
  const edge = outline(size);
  if (!edge.length)
    return stubble(size)
      .map((p) => dot(p.x, p.y, 0.75, colour))
      .join('');
  const gloss = size > 3.5 ? stroke(strands(size), 0.7, shine) : '';
  return shape(smooth(edge), colour, 0) + gloss;
}

/** A moustache of a size from 0 to 10, its root at (0, 0). */
export function moustache(size: number, colour: string = INK, shine = '#6b5546'): Markup {
  return both(halfMoustache(size, colour, shine));
}
