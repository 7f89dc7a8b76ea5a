/** The villains whose trouble is in the trick: a face and a prop each. The rest: `more-villains.ts`. */
import { both, CREAM, dot, GOLD, group, INK, move, oval, shape, stroke, type Markup } from './ink';
import { brows, cheeks, closedEyes, eyes } from './features';
import { moustache } from './moustache';
import { ALMOND_SHELL } from './nuts';
import { MORE_VILLAINS } from './more-villains';

const PEANUT_SHELL =
  'M0 -57C14 -57 22 -48 22 -37C22 -28 18 -24 18 -18C18 -12 28 -6 28 9C28 24 16 33 0 33C-16 33 -28 24 -28 9C-28 -6 -18 -12 -18 -18C-18 -24 -22 -28 -22 -37C-22 -48 -14 -57 0 -57Z';

/** The lowest number wins: top of the class, and it shows. */
function acorn(): Markup {
  return [
    shape('M-24 -22C-28 6 -16 24 0 34C16 24 28 6 24 -22Z', '#d19a55'),
    shape('M-24 -22C-27 0 -18 18 -7 28C-14 10 -16 -6 -15 -22Z', '#b57f3d', 0),
    shape('M-28 -21C-30 -34 -18 -42 0 -42C18 -42 30 -34 28 -21C18 -26 -18 -26 -28 -21Z', '#7a4e2c'),
    stroke('M-20 -28l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5', 1.2, '#a8764a'),
    shape('M0 -60L36 -46L0 -34L-36 -46Z', INK, 1.5, GOLD),
    stroke('M0 -47L27 -44V-30', 1.4, GOLD),
    shape('M24.5 -30h5l1 9h-7Z', GOLD, 1),
    cheeks(15, 0, '#e2a071'),
    eyes({ apart: 9.5, y: -12, r: 4, lid: '#b57f3d', pride: 0.75 }),
    both(
      `<circle cx="9.5" cy="-12" r="7" fill="#fff" fill-opacity=".22" stroke="${INK}" stroke-width="1.5"/>`,
    ),
    stroke('M-2.5 -13q2.5 -2 5 0', 1.5),
    moustache(3),
    stroke('M-5 9q7 4 11 -2', 1.5),
    // A good mark, pinned where nobody can miss it.
    group(
      'translate(25 14) rotate(12)',
      shape('M-9 -11h18v22h-18Z', CREAM, 1.2),
      '<text y="5" font-size="14" fill="#a32a23" text-anchor="middle">A+</text>',
    ),
  ].join('');
}

/** Point cards are worth nothing: it sits on them. */
function butternut(): Markup {
  return [
    shape('M-4 -50q-3 -9 3 -13q7 1 7 5q-5 1 -4 8Z', '#6d7d3a'),
    shape(
      'M0 -53C13 -53 17 -42 17 -30C17 -18 31 -12 31 8C31 25 17 32 0 32C-17 32 -31 25 -31 8C-31 -12 -17 -18 -17 -30C-17 -42 -13 -53 0 -53Z',
      '#e6ab5c',
    ),
    shape(
      'M-10 -46C-14 -38 -11 -26 -15 -17C-20 -8 -27 -4 -26 10C-34 -2 -24 -14 -19 -20C-16 -26 -18 -42 -10 -46Z',
      '#f4cb8c',
      0,
    ),
    stroke('M18 -12q7 7 8 16M12 22q8 -2 12 -8', 1.1, '#b87d30'),
    brows(8, -30, 0.9, 3),
    eyes({ apart: 8, y: -22, r: 4.6, lid: '#cf9346', pride: 1 }),
    oval(0, -7, 5, 4, '#cf9346', 1.2),
    moustache(6),
    stroke('M-7 15q7 -4 14 0', 1.6),
    // Points, flattened.
    both(oval(26, 29, 13, 7, '#b8873b', 1.3), oval(26, 28, 10, 4.6, GOLD, 0)),
    stroke('M18 23.5l16 10M34 23.5l-16 10M-34 23.5l16 10M-18 23.5l-16 10', 2.4, '#a32a23'),
  ].join('');
}

/** Everyone passes a card: too hot to hold. */
function hotPeanut(): Markup {
  const flame =
    'M0 -74C10 -64 8 -58 14 -54C17 -58 16 -62 15 -66C26 -56 33 -42 29 -28C37 -32 37 -38 36 -42C44 -22 40 8 28 22H-28C-40 8 -44 -22 -36 -42C-37 -38 -37 -32 -29 -28C-33 -42 -26 -56 -15 -66C-16 -62 -17 -58 -14 -54C-8 -58 -10 -64 0 -74Z';
  return [
    group('translate(0 2) scale(1 .98)', shape(flame, '#f0a72c', 1.5)),
    group('translate(0 -2) scale(.82 .88)', shape(flame, '#e2552f', 0)),
    shape(PEANUT_SHELL, '#d98a4a'),
    stroke(
      'M-9 -51q-5 6 -5 13M0 -53v8M9 -51q5 6 5 13M-18 18q2 6 7 10M18 18q-2 6 -7 10',
      1.1,
      '#8f4a1c',
    ),
    cheeks(18, 4, '#e2552f', 5),
    brows(9, -30, -1.1, 2),
    eyes({ apart: 9, y: -21, r: 5.4, lid: '#b56a30', pride: 0 }),
    shape('M-8 9Q0 6 8 9Q8 22 0 22Q-8 22 -8 9Z', '#5a1f1a', 1.4),
    shape('M-4 16Q0 13 4 16V25Q0 29 -4 25Z', '#ea7c86', 1.2),
    move(0, -1, moustache(5)),
    both(shape('M20 -26q4 6 0 8q-4 -2 0 -8Z', '#a9d6ee', 1)),
    stroke('M18 -2q5 -3 3 -7t3 -7M-18 -2q-5 -3 -3 -7t-3 -7', 1.2, '#f6efe0'),
  ].join('');
}

function bee(): Markup {
  return [
    both(oval(4, -6, 4, 5.5, '#ffffffcc', 1)),
    oval(0, 0, 8, 5.4, '#f2bd2e', 1.3),
    stroke('M-2 -5v10M2.5 -5v10', 2.2),
    dot(6, -1, 1),
  ].join('');
}

/** One more than the card before: sticks to whatever was there. */
function honeynut(): Markup {
  return [
    shape(
      'M0 -44C20 -44 29 -28 29 -9C29 14 17 31 0 31C-17 31 -29 14 -29 -9C-29 -28 -20 -44 0 -44Z',
      '#b9763a',
    ),
    shape(
      'M0 -50C24 -50 33 -32 32 -14C32 -6 26 -6 26 -13C26 -18 21 -18 21 -12V-4C21 1 15 1 15 -4V-20C15 -26 9 -26 8 -21C7 -26 -5 -27 -6 -20C-6 -27 -13 -27 -14 -20V10C-14 16 -20 16 -20 10V-10C-20 -16 -25 -16 -26 -10C-27 -4 -32 -6 -32 -14C-33 -32 -24 -50 0 -50Z',
      '#f2b530',
    ),
    stroke('M-22 -34q6 -9 16 -10', 2.6, '#fde9a8'),
    eyes({ apart: 8.5, y: -13, r: 5.2, lid: '#e0a021', pride: 0.15, look: -1.6 }),
    oval(0, -4, 3, 2.4, '#8d5526', 0),
    shape('M-7 10Q2 14 10 8Q8 18 1 18Q-5 18 -7 10Z', '#5a1f1a', 1.3),
    shape('M1 14q5 -3 7 0v7q-3 4 -7 1Z', '#ea7c86', 1.1),
    moustache(4, '#7a4a12', '#c98a2b'),
    move(29, -44, bee()),
    stroke('M21 -36q-5 4 -2 8', 1, CREAM),
    group(
      'translate(-32 8) rotate(-24)',
      stroke('M0 4V34', 3, '#8a5a2c'),
      oval(0, 0, 6.5, 9, '#d9a05a', 1.3),
      stroke('M-6 -3h12M-6.5 1h13M-6 5h12', 1.3),
    ),
  ].join('');
}

/** Counts one extra: bursting with vigour. */
function healthPlus(): Markup {
  const arm =
    'M18 12C30 18 44 12 44 -2C44 -10 41 -18 39 -22L31 -20C33 -14 34 -10 33 -6C28 -10 22 -8 19 -4Z';
  return [
    both(shape(arm, '#d1904f'), stroke('M33 -6q4 5 0 10', 1.3)),
    stroke('M-48 -27H-24M24 -27H48', 3.2, '#c9c3ba'),
    both(
      shape('M22 -36h6v18h-6ZM44 -36h6v18h-6Z', '#8fa0ae', 1.4),
      oval(36, -26, 6, 5, '#d1904f', 1.3),
      stroke('M33 -28v4M36 -29v4M39 -28v4', 1),
    ),
    shape(ALMOND_SHELL, '#d1904f'),
    shape('M-21 -33Q0 -40 21 -33L25 -25Q0 -32 -25 -25Z', '#c8443b', 1.3),
    stroke('M-22 -29Q0 -36 22 -29', 1.2, CREAM),
    eyes({ apart: 9.5, y: -16, r: 5.2, lid: '#b06c31', pride: 0 }),
    cheeks(17, 0, '#e58e72'),
    oval(0, -5, 3.4, 2.8, '#a9652c', 0),
    shape('M-12 8Q0 12 12 8Q11 22 0 22Q-11 22 -12 8Z', '#fff', 1.4),
    stroke('M-11.5 14h23M-5 10v11M0 10.6v11M5 10v11', 0.8),
    moustache(8.6),
  ].join('');
}

/** Counts one fewer: should have stayed in bed. */
function healthMinus(): Markup {
  return [
    shape(ALMOND_SHELL, '#b3b26a'),
    shape(
      'M0 -56C-4 -40 -20 -24 -20 0C-20 14 -14 24 -6 29C-18 27 -27 16 -27 -1C-27 -24 -10 -44 0 -56Z',
      '#94954f',
      0,
    ),
    shape(
      'M-22 -36C-26 -52 -12 -58 -6 -55L-3 -62H5L4 -55C16 -57 26 -50 21 -36C10 -31 -10 -31 -22 -36Z',
      '#8fc4dd',
    ),
    shape('M-8 -58h16v4h-16Z', '#c8443b', 1.2),
    stroke('M-15 -45q4 -5 9 -4M8 -42h6', 1.4, '#fff'),
    brows(9.5, -24, -1.2),
    eyes({ apart: 9.5, y: -15, r: 5, lid: '#8e9050', pride: 1 }),
    both(stroke('M5 -8q5 3 9 0', 1.1, '#6c6d33')),
    oval(0, -4, 4.4, 3.6, '#d2605c', 1.1),
    stroke('M-7 16q7 -6 14 0', 1.6),
    stroke('M5 15L30 24', 4.6),
    stroke('M5 15L30 24', 2.6, '#fff'),
    stroke('M5 15L20 20.5', 1.4, '#c8443b'),
    moustache(7),
    both(dot(19, -2, 1.2, '#d2605c'), dot(22, 3, 1.2, '#d2605c'), dot(17, 5, 1.2, '#d2605c')),
    shape('M21 -20q5 7 0 9q-5 -2 0 -9Z', '#a9d6ee', 1),
  ].join('');
}

/** +5 to the winner: a blessing in a paper cup. */
function praline(): Markup {
  const cup = Array.from({ length: 8 }, (_, i) => `L${-28 + i * 8} ${i % 2 ? 38 : 35}`).join('');
  return [
    '<ellipse cy="-53" rx="21" ry="6" fill="none" stroke="#2a2320" stroke-width="6"/>',
    `<ellipse cy="-53" rx="21" ry="6" fill="none" stroke="${GOLD}" stroke-width="3.6"/>`,
    shape('M-32 26C-36 -14 -22 -46 0 -46C22 -46 36 -14 32 26Z', '#9a6238'),
    shape(
      'M-24 -26C-18 -40 -9 -46 0 -46C9 -46 18 -40 24 -26C19 -30 15 -22 11 -26C7 -32 3 -23 -1 -27C-5 -31 -9 -22 -13 -26C-16 -29 -20 -24 -24 -26Z',
      '#f2dcb8',
      1.2,
    ),
    shape(`M-40 20${cup}L40 20L32 16L24 20L16 16L8 20L0 16L-8 20L-16 16L-24 20L-32 16Z`, '#f4e3cf'),
    stroke('M-29 22l4 12M-15 22l2 13M15 22l-2 13M29 22l-4 12', 1, '#c2a27e'),
    cheeks(18, -3, '#d97f74', 4.4),
    closedEyes(11, -12, true, 4.8),
    oval(0, -5.5, 3, 2.4, '#6b3d20', 0),
    moustache(8.3, CREAM, '#c2a27e'),
    // Hands folded, as one does.
    both(shape('M0 11C4 8 7 13 6.5 21L11 35H0Z', '#e8b98c', 1.3)),
  ].join('');
}

export const VILLAIN_PORTRAITS: Record<string, readonly [glow: string, draw: () => Markup]> = {
  ACORN: ['#4f7a63', acorn],
  BUTTERNUT: ['#6a4a7a', butternut],
  PEANUT: ['#5a1f1a', hotPeanut],
  HONEYNUT: ['#57748f', honeynut],
  'HEALTH+': ['#3f7fa8', healthPlus],
  'HEALTH-': ['#6b5560', healthMinus],
  PRAYLENE: ['#9a86c2', praline],
  ...MORE_VILLAINS,
};
