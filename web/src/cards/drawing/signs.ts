/** The suits' signs and the jokers' marks, about 20 wide around (0, 0), in one colour. */
import { group, rays, type Markup } from './ink';

/** Paths filled even-odd, so that inner shapes are holes. */
const SIGNS: Record<string, string> = {
  seed: 'M0 -10.5C6 -4.5 7.5 1 7 4.5C6.3 8.6 3.4 10 0 10C-3.4 10 -6.3 8.6 -7 4.5C-7.5 1 -6 -4.5 0 -10.5ZM-2.6 -2.6L-3.6 5.6L-1.4 6ZM2.6 -2.6L1.4 6L3.6 5.6Z',
  snout:
    'M-10 0A10 7.6 0 1 1 10 0A10 7.6 0 1 1 -10 0ZM-5.9 0A2 3.6 0 1 0 -1.9 0A2 3.6 0 1 0 -5.9 0ZM1.9 0A2 3.6 0 1 0 5.9 0A2 3.6 0 1 0 1.9 0Z',
  weave:
    'M-3.2 -10H3.2V-6.6H6.6V-3.2H10V3.2H6.6V6.6H3.2V10H-3.2V6.6H-6.6V3.2H-10V-3.2H-6.6V-6.6H-3.2ZM0 -3.4L-3.4 0L0 3.4L3.4 0Z',
  tusks:
    'M-9 -9H9C10 -2 9 6 6 10.5C3.6 7 2.6 2.5 2.4 -2.6H-2.4C-2.6 2.5 -3.6 7 -6 10.5C-9 6 -10 -2 -9 -9Z',
  almond:
    'M0 -11C5 -6 8 -1.5 8 3C8 7.4 4.6 10.5 0 10.5C-4.6 10.5 -8 7.4 -8 3C-8 -1.5 -5 -6 0 -11ZM-.8 -5V7H.8V-5ZM-4.2 -.5V5.5H-2.8V-.5ZM2.8 -.5V5.5H4.2V-.5Z',
  hazelnut:
    'M0 -10.5L2 -8.6C7 -8 10 -5 10 -1.6H-10C-10 -5 -7 -8 -2 -8.6ZM-9.4 .2H9.4C9 6.6 5 9.4 0 10.6C-5 9.4 -9 6.6 -9.4 .2Z',
  macadamia:
    'M0 -10.4A10.4 10.4 0 1 1 0 10.4A10.4 10.4 0 1 1 0 -10.4ZM0 -7.4A7.4 7.4 0 1 0 0 7.4A7.4 7.4 0 1 0 0 -7.4ZM0 -4.8A4.8 4.8 0 1 1 0 4.8A4.8 4.8 0 1 1 0 -4.8Z',
  cashew:
    'M-4 -10.6C4 -12.4 9.8 -6 9.6 .6C9.4 7 3.6 11.4 -3.2 10.8C-8.4 10.2 -10.4 5.6 -7.6 2.8C-5.4 .8 -2 1 -1.6 -1.4C-1.2 -3.8 -4.4 -3.6 -6.6 -5C-9.4 -7 -7.6 -9.8 -4 -10.6ZM4.4 -6.4L3.2 -5.4C5.4 -2.6 5.6 1.6 3.4 4.6L4.6 5.6C7.4 2 7.2 -3 4.4 -6.4Z',
  UNICORN:
    'M-6 11L4 -12L7 10C3 12 -2 12 -6 11ZM-1.6 4.2L4.8 1.2L4.6 -.8L-.6 1.8ZM-3.6 8.6L6 4.8L5.8 3L-2.6 6.4Z',
  MONKEY: 'M6.5 -12L9.5 -11.5L9 -8.5C12 1 5 11 -8 11L-10.5 8.5C-2 8 3 2 4.8 -8.4Z',
  PIGEON:
    'M10 -11C12 -2 6 6 -3 7L-8 11L-9.4 9.6L-5.6 5C-5 -4 2 -9.6 10 -11ZM7 -7.6L-3 3.6L-2 4.6L7.8 -6.6Z',
  villain:
    'M-11 -4C-6 -7 -3 -5 0 -5C3 -5 6 -7 11 -4C11 3 8 6 4 6C2 6 1 3 0 3C-1 3 -2 6 -4 6C-8 6 -11 3 -11 -4ZM-7.6 -1.4C-6 1 -3.6 1 -2.4 -.4C-3.6 -2.4 -6 -2.6 -7.6 -1.4ZM2.4 -.4C3.6 1 6 1 7.6 -1.4C6 -2.6 3.6 -2.4 2.4 -.4Z',
};

export const SIGN_NAMES = Object.keys(SIGNS);

export function sign(
  name: string,
  x: number,
  y: number,
  scale: number,
  fill: string,
  halo = '',
): Markup {
  const d = SIGNS[name];
  if (!d) throw new Error(`There is no sign called ${name}: draw it in signs.ts.`);
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    `<path d="${d}" fill="${fill}" fill-rule="evenodd"${halo}/>`,
  );
}

const STAR = rays(5, 7, 3.1);
const ROW = 4; // stars that a card has room for under its index
const STEP = 12.5;
const RIM = ' paint-order="stroke" stroke="var(--card)" stroke-width="4" stroke-linejoin="round"';

function star(x: number, fill: string): Markup {
  const rim = `<path d="${STAR}"${RIM}/>`;
  const ink = `<path d="${STAR}" fill="${fill}" stroke="#7a5518" stroke-width="1.1" stroke-linejoin="round"/>`;
  return group(`translate(${x})`, rim + ink);
}

function counted(fill: string, ink: string, text: string): Markup {
  return `${star(0, fill)}<text x="9" y="6" font-size="17" fill="${ink}"${RIM}>${text}</text>`;
}

/** Brass stars in a row, the first at (0, 0); more than fit, and those that cost, with their number. */
export function starRow(count: number): Markup {
  if (count < 0) return counted('#e8907f', '#8c1d18', `\u2212${-count}`);
  if (count > ROW) return counted('#d9a441', '#5f4111', `\u00d7${count}`);
  return Array.from({ length: count }, (_, i) => star(i * STEP, '#d9a441')).join('');
}
