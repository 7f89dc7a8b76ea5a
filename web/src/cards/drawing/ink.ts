/** A small vocabulary for drawing: every function returns SVG markup. */

export type Markup = string;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const INK = '#2a2320';
export const CREAM = '#f6efe0';
export const BRASS = '#b8873b';
export const GOLD = '#e6c272';
export const WALNUT = '#5b3a29';

/** One decimal is finer than a screen shows, and keeps the markup short. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** Paint of a shape: a fill, and the ink line most of our shapes wear. */
export function shape(d: string, fill: string, line = 1.5, stroke = INK): Markup {
  const edge = line ? ` stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round"` : '';
  return `<path d="${d}" fill="${fill}"${edge}/>`;
}

export function stroke(d: string, width = 1.5, colour = INK): Markup {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  line = 1.5,
): Markup {
  const edge = line ? ` stroke="${INK}" stroke-width="${line}"` : '';
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${edge}/>`;
}

export function dot(x: number, y: number, r: number, fill: string = INK): Markup {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function group(transform: string, ...parts: Markup[]): Markup {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

export function move(x: number, y: number, ...parts: Markup[]): Markup {
  return group(`translate(${short(x)} ${short(y)})`, ...parts);
}

/** The drawing and its mirror image, for everything a face has two of. */
export function both(...parts: Markup[]): Markup {
  return parts.join('') + group('scale(-1 1)', ...parts);
}

export function faded(opacity: number, ...parts: Markup[]): Markup {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** A closed smooth curve that rounds every corner of the polygon. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  const bends = points.map((p, i) => {
    const next = points[i + 1] ?? first;
    return `Q${short(p.x)} ${short(p.y)} ${middle(p, next)}`;
  });
  return `M${middle(last, first)}${bends.join('')}Z`;
}

/** Points of a regular star or, with equal radii, of a polygon. */
export function rays(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: count * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / count - Math.PI / 2;
    return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
