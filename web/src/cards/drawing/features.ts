/** Eyes, brows, cheeks: what every face has. A face's origin is the middle of its upper lip. */
import { GOLD, INK, both, dot, move, oval, short, stroke, type Markup } from './ink';

/** Draws a head whose moustache has the given size, 0 to 10. */
export type Portrait = (size: number) => Markup;

export interface Eyes {
  readonly apart: number; // half the distance
  readonly y: number;
  readonly r: number;
  readonly lid: string; // the skin's colour
  readonly pride?: number; // 0 wide open … 1 nearly shut
  readonly look?: number; // pupils to the side, in units
}

function lidPath(r: number, shut: number): string {
  const chord = -r + 2 * r * shut;
  const half = Math.sqrt(Math.max(0, r * r - chord * chord));
  return `M${short(-half)} ${short(chord)}A${r} ${r} 0 ${chord > 0 ? 1 : 0} 1 ${short(half)} ${short(chord)}Z`;
}

function eye(e: Eyes, side: number): Markup {
  const shut = 0.12 + 0.42 * (e.pride ?? 0);
  const pupil = e.r * 0.58;
  return move(
    side * e.apart,
    e.y,
    dot(0, 0, e.r, '#fff'),
    dot((e.look ?? 0) - side * 0.5, 0.4, pupil),
    dot((e.look ?? 0) - side * 0.5 + pupil * 0.3, 0.4 - pupil * 0.35, pupil * 0.34, '#fff'),
    `<path d="${lidPath(e.r, shut)}" fill="${e.lid}" stroke="${INK}" stroke-width="1"/>`,
    `<circle r="${e.r}" fill="none" stroke="${INK}" stroke-width="1.2"/>`,
  );
}

export function eyes(e: Eyes): Markup {
  return eye(e, -1) + eye(e, 1);
}

/** Brows tilt from worried (−1) over calm (0) to cross (1). */
export function brows(apart: number, y: number, tilt: number, width = 2): Markup {
  const inner = apart - 4;
  const outer = apart + 4;
  const d = `M${inner} ${y + tilt * 2.5}Q${apart} ${y - 2.4} ${outer} ${y - tilt * 2.5}`;
  return both(stroke(d, width));
}

export function cheeks(apart: number, y: number, colour: string, r = 4): Markup {
  return both(oval(apart, y, r, r * 0.7, colour, 0));
}

/** A closed eye: content (arched up) or asleep (arched down). */
export function closedEyes(apart: number, y: number, content: boolean, r = 4): Markup {
  const bend = content ? -r * 1.3 : r * 1.3;
  return both(stroke(`M${apart - r} ${y}q${r} ${bend} ${2 * r} 0`, 1.8));
}

export function smile(y: number, width: number, depth: number): Markup {
  return stroke(`M${-width} ${y}q${width} ${depth * 2} ${2 * width} 0`, 1.5);
}

/** What the size of a moustache does to its wearer: worries at first, a monocle in the end. */
export function airs(size: number, apart: number, y: number, r: number): Markup {
  const worried = size < 2 ? brows(apart, y - r - 2.5, -1, 1.6) : '';
  return worried + (size >= 10 ? monocle(apart, y, r + 2.2) : '');
}

function monocle(x: number, y: number, r: number): Markup {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".25" stroke="${INK}" stroke-width="3"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
    stroke(`M${x + r * 0.7} ${y + r * 0.7}q6 8 3 18`, 0.9, GOLD)
  );
}
