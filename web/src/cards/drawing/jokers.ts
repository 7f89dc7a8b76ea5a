/** The three jokers: a glow for the cameo, and a portrait. */
import { both, GOLD, group, INK, move, oval, rays, shape, stroke, type Markup } from './ink';
import { eyes } from './features';
import { moustache } from './moustache';

function unicorn(): Markup {
  const mane = ['#d2608a', '#dc8528', '#e6c272', '#3e8e5a', '#2f6db5'];
  const lock = (colour: string, i: number) =>
    stroke(
      `M${-4 - i * 3.5} ${-40 + i * 2.5}C${-26 - i * 2} ${-38 + i * 3} ${-20 - i * 2.5} ${-6} ${-27 - i * 1.5} ${14 + i * 2}`,
      6,
      colour,
    );
  return [
    mane.map(lock).join(''),
    both(shape('M9 -36C9 -46 13 -52 18 -54C21 -47 20 -38 16 -32Z', '#fff')),
    shape('M-6 -38L0 -70L6 -38Z', GOLD),
    stroke('M-4.4 -45L4 -49M-3 -53L2.6 -56M-1.6 -60L1.4 -62', 1.3, '#a3752b'),
    shape(
      'M-18 -30C-19 -20 -16 -12 -14 -4C-17 6 -13 20 0 20C13 20 17 6 14 -4C16 -12 19 -20 18 -30C15 -42 -15 -42 -18 -30Z',
      '#fff',
    ),
    shape('M-13 -2C-14 8 -10 18 0 18.5C10 18 14 8 13 -2C8 -7 -8 -7 -13 -2Z', '#f7d3dc', 0),
    shape('M-6 -40C4 -44 12 -38 10 -28C6 -32 0 -34 -6 -40Z', '#d2608a'),
    eyes({ apart: 11.5, y: -19, r: 5, lid: '#c9b8d8', pride: 0.7 }),
    both(stroke('M16 -21l4.5 -2.5M16.5 -18.5l5 -0.5', 1.3)),
    both(oval(4.5, -4.5, 1.6, 2.2, '#b86b80', 0)),
    stroke('M-5 13.5q5 4 10 0', 1.4),
    moustache(9.4),
    move(25, -40, shape(rays(4, 6, 1.6), '#fff6dd', 0)),
    move(31, -24, shape(rays(4, 3.6, 1), '#fff6dd', 0)),
  ].join('');
}

function monkey(): Markup {
  const fur = '#8a5a3a';
  const skin = '#eebf90';
  return [
    both(oval(27, -18, 10, 11, fur), oval(27, -17, 5.6, 6.6, skin, 0)),
    shape(
      'M0 -46C18 -46 27 -34 27 -16C27 8 16 26 0 26C-16 26 -27 8 -27 -16C-27 -34 -18 -46 0 -46Z',
      fur,
    ),
    shape('M-3 -46q2 -9 9 -9q-4 4 -1 9Z', fur),
    shape(
      'M0 -26C6 -33 20 -33 21 -20C21 -12 18 -10 19 -2C22 12 12 23 0 23C-12 23 -22 12 -19 -2C-18 -10 -21 -12 -21 -20C-20 -33 -6 -33 0 -26Z',
      skin,
    ),
    shape(
      'M-25 -26C-14 -31 -6 -26 0 -26C6 -26 14 -31 25 -26C26 -14 18 -9 9 -10C4 -11 3 -14 0 -14C-3 -14 -4 -11 -9 -10C-18 -9 -26 -14 -25 -26Z',
      INK,
    ),
    eyes({ apart: 11.5, y: -19, r: 4.8, lid: INK, pride: 0.5, look: 1.8 }),
    both(oval(2.6, -4.5, 1.1, 1.7, INK, 0)),
    shape('M-10 9q10 5 20 -1q-3 11 -11 10.5q-7 -.5 -9 -9.5Z', '#fff', 1.3),
    moustache(6.2),
    // The card it has just taken, and fingers round it.
    group(
      'translate(29 15) rotate(18)',
      shape('M-9 -15h18v27h-18Z', '#fffdf6'),
      group('scale(.2)', moustache(9)),
      stroke('M-6 -11h4M2 8h4', 1.6, '#a3305d'),
    ),
    shape(
      'M34 25c-4 3 -9 1 -11 -3c-2 -3 1 -5 4 -3c-3 -3 -1 -6 3 -3c-2 -3 2 -5 4 -2c4 3 4 8 0 11Z',
      fur,
    ),
  ].join('');
}

function pigeon(): Markup {
  return [
    shape('M-34 20A44 48.8 0 0 0 34 20C28 12 20 10 17 2H-17C-20 10 -28 12 -34 20Z', '#7b8794'),
    shape('M-17 -2C-22 12 -15 26 0 28C15 26 22 12 17 -2Z', '#4e9a7c'),
    shape(
      'M-18 8C-18 20 -10 27 0 28C10 27 18 20 18 8C12 16 6 12 0 17C-6 12 -12 16 -18 8Z',
      '#8a5fa8',
      0,
    ),
    shape(
      'M0 -46C14 -46 21 -36 21 -22C21 -8 15 4 0 4C-15 4 -21 -8 -21 -22C-21 -36 -14 -46 0 -46Z',
      '#8d99a6',
    ),
    eyes({ apart: 11, y: -23, r: 6.6, lid: '#76828f', pride: 0.98, look: 0.6 }).replaceAll(
      '#fff"',
      '#f2a03d"',
    ),
    shape('M-5 -12Q0 -16 5 -12L1.4 1.5Q0 3 -1.4 1.5Z', '#5a5350'),
    shape('M-6 -13Q-3 -17 0 -14.5Q3 -17 6 -13Q3 -9.5 0 -11Q-3 -9.5 -6 -13Z', '#f1ece2', 1.1),
    move(0, -3, moustache(5.2)),
  ].join('');
}

export const JOKER_PORTRAITS: Record<string, readonly [glow: string, draw: () => Markup]> = {
  UNICORN: ['#7d63a8', unicorn],
  MONKEY: ['#c9963f', monkey],
  PIGEON: ['#b9c4c9', pigeon],
};
