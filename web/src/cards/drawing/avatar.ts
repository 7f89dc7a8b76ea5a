/** A gentleman (or not) from a number: head, hair or hat, brows, moustache. */
import { both, dot, GOLD, group, INK, oval, shape, stroke, type Markup } from './ink';
import { closedEyes } from './features';
import { moustache } from './moustache';

const SKINS = ['#f3cda5', '#c98d5e', '#8d5a3b', '#e8b48a', '#5f3d2b', '#f7ddc2'];
const HAIRS = ['#2a2320', '#7a4a22', '#c2722e', '#d9b25f', '#8f8a86', '#a8382c'];
const WALLS = [
  '#2f5d50',
  '#8a4b6e',
  '#2f6db5',
  '#b8873b',
  '#6b5b95',
  '#a8503f',
  '#4a7a8c',
  '#7c8a3e',
];
const SIZES = [4.5, 9, 6.2, 8, 10, 5.2, 7, 9.5];

const HEADS = [
  'M0 -34C20 -34 24 -18 23 0C22 18 12 27 0 27C-12 27 -22 18 -23 0C-24 -18 -20 -34 0 -34Z',
  'M-22 -32H22C25 -10 24 12 18 22Q0 29 -18 22C-24 12 -25 -10 -22 -32Z',
  'M0 -34C17 -34 20 -20 20 -8C28 4 24 26 0 26C-24 26 -28 4 -20 -8C-20 -20 -17 -34 0 -34Z',
];

type Hat = (hair: string, cloth: string) => Markup;

const HATS: readonly Hat[] = [
  // bowler
  (_, cloth) =>
    shape('M-21 -22C-22 -52 22 -52 21 -22Z', cloth) +
    shape('M-32 -24Q0 -34 32 -24Q28 -17 0 -19Q-28 -17 -32 -24Z', cloth) +
    stroke('M-20.5 -27Q0 -34 20.5 -27', 3, GOLD),
  // a parting in the middle
  (hair) =>
    shape(
      'M0 -30C-10 -22 -18 -22 -23 -8C-30 -32 -14 -42 0 -38C14 -42 30 -32 23 -8C18 -22 10 -22 0 -30Z',
      hair,
    ),
  // top hat
  (_, cloth) =>
    shape('M-19 -24L-21 -60Q0 -64 21 -60L19 -24Z', cloth) +
    shape('M-31 -25Q0 -33 31 -25Q28 -18 0 -20Q-28 -18 -31 -25Z', cloth) +
    stroke('M-19.5 -31Q0 -35 19.5 -31', 4, '#a8382c'),
  // bald, with a shine
  (hair) =>
    both(shape('M23 -8C29 -8 29 6 23 8Z', hair)) + stroke('M-12 -27q5 -4 10 -4', 2.4, '#ffffffb3'),
  // curls
  (hair) =>
    [
      [-20, -20],
      [-16, -31],
      [-6, -37],
      [6, -37],
      [16, -31],
      [20, -20],
      [0, -30],
      [-10, -28],
      [10, -28],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 8, 8, hair, 1.2))
      .join(''),
  // flat cap
  (_, cloth) =>
    shape('M-24 -20C-32 -42 6 -48 22 -34C28 -28 26 -22 24 -20Z', cloth) +
    shape('M-4 -20Q22 -28 33 -15Q14 -20 -4 -20Z', cloth) +
    dot(2, -40, 2.4, cloth),
  // quiff
  (hair) =>
    shape(
      'M-23 -8C-26 -24 -20 -30 -16 -32C-14 -46 14 -54 27 -44C20 -42 24 -34 24 -28Q26 -18 23 -8C20 -18 16 -26 8 -26C-4 -24 -18 -24 -23 -8Z',
      hair,
    ),
  // fez
  (_, cloth) =>
    shape('M-17 -22L-13 -50Q0 -54 13 -50L17 -22Q0 -28 -17 -22Z', cloth) +
    stroke('M0 -52Q16 -52 20 -36', 1.6, GOLD) +
    shape('M18 -37h4l2 9h-8Z', GOLD, 1),
];

const CLOTHS = ['#2a2320', '#5b3a29', '#23304a', '#a8382c', '#3d4f3a', '#5c4468'];

function pick<T>(list: readonly T[], seed: number): T {
  const item = list[Math.floor(seed) % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function gaze(kind: number): Markup {
  if (kind === 0) return closedEyes(9, -7, true, 3.6);
  const plain = both(dot(9, -7, 2.6), dot(9.8, -7.8, 0.8, '#fff'));
  if (kind === 1) return plain;
  if (kind === 2)
    return (
      plain +
      both(`<circle cx="9" cy="-7" r="6.4" fill="#ffffff33" stroke="${INK}" stroke-width="1.6"/>`) +
      stroke('M-2.6 -8q2.6 -2 5.2 0', 1.6)
    );
  return (
    plain +
    `<circle cx="9" cy="-7" r="6.6" fill="#ffffff33" stroke="${GOLD}" stroke-width="2"/>` +
    stroke('M14 -3q5 8 3 18', 1, GOLD)
  );
}

/** A face for every whole number; the first two dozen share no pair of hat and moustache. */
export function avatar(seed: number): Markup {
  const n = Math.abs(Math.trunc(seed));
  const lap = Math.floor(n / 8);
  const hair = pick(HAIRS, n + lap * 2);
  const skin = pick(SKINS, n * 5 + lap);
  const head = pick(HEADS, n + lap);
  return [
    `<rect x="-50" y="-50" width="100" height="100" fill="${pick(WALLS, n + lap * 3)}"/>`,
    group(
      'translate(0 13) scale(.94)',
      shape('M-42 56C-42 34 -26 26 0 26C26 26 42 34 42 56H-42Z', pick(CLOTHS, n + lap + 2)),
      shape('M-9 24L0 38L9 24Z', '#fffdf6', 1.1),
      both(oval(23, -4, 5, 6.5, skin)),
      shape(head, skin),
      pick(HATS, n)(hair, pick(CLOTHS, n + lap * 2)),
      both(stroke('M5 -15q4 -3 8 -.5', 2.4, hair)),
      gaze((n * 3 + lap) % 4),
      stroke('M-5 17q5 3.5 10 0', 1.5),
      `<g transform="translate(0 6) scale(.92)" stroke="${INK}" stroke-width="1.3">${moustache(pick(SIZES, n + lap * 3), hair, '#ffffff40')}</g>`,
      stroke('M-3 1.5Q0 4 3 1.5', 1.6),
    ),
  ].join('');
}
