/** What the pictures of rule cards are put together from. */
import { GOLD, group, rays, shape, stroke, type Markup } from './ink';
import { sign } from './signs';

const STAR = rays(5, 8, 3.5);

export function star(x: number, y: number, scale = 1): Markup {
  return group(`translate(${x} ${y}) scale(${scale})`, shape(STAR, '#d9a441', 1.2, '#7a5518'));
}

export function word(text: string, x: number, y: number, size: number, fill: string): Markup {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle">${text}</text>`;
}

export function leaf(x: number, y: number, turn: number, ...content: Markup[]): Markup {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-8.5 -12h17v24h-17Z', '#fffdf6', 1.3),
    ...content,
  );
}

export function arrow(d: string, head: string, colour: string): Markup {
  return stroke(d, 3, colour) + shape(head, colour, 0);
}

export function suit(letter: string, name: string, x: number, y: number, scale = 1): Markup {
  const rim = ' paint-order="stroke" stroke="#fffdf6" stroke-width="3"';
  return sign(name, x, y, scale, `var(--moustache-${letter})`, rim);
}

export const CROWN = shape('M-9 5L-10 -5L-4 0L0 -7L4 0L10 -5L9 5Z', GOLD, 1.2);
export const CROSS = '#c8443b';
