/** Hamster, pig, llama, walrus: one silhouette each; the moustache comes from the value. */
import { both, dot, group, move, oval, shape, stroke, type Markup } from './ink';
import { airs, cheeks, eyes, type Portrait } from './features';
import { moustache } from './moustache';

/** Shoulders that fill the lower rim of the cameo (see `face.ts`), and a bow tie. */
function dressed(coat: string, tie: string): Markup {
  return [
    shape('M-33.6 11A39 44.7 0 0 0 33.6 11C20 3 -20 3 -33.6 11Z', coat, 1.3),
    shape('M-13 12L0 32L13 12Z', '#fffdf6', 1.1),
    both(shape('M0 27C4 22 8 21 11 22Q12.5 27 11 31C8 32 4 31 0 27Z', tie, 1.1)),
    oval(0, 27, 2, 2.4, tie, 1),
  ].join('');
}

export const hamster: Portrait = (size) => {
  const fur = '#e3a653';
  return [
    both(oval(20, -36, 7.5, 8, fur), oval(20, -35, 4, 4.6, '#f3b9a4', 0)),
    dressed('#24563a', '#c8443b'),
    shape(
      'M0 -41C14 -41 23 -34 25 -22C36 -16 40 4 31 14C24 22 12 23 0 22C-12 23 -24 22 -31 14C-40 4 -36 -16 -25 -22C-23 -34 -14 -41 0 -41Z',
      fur,
    ),
    shape('M0 -41C5 -34 4 -26 0 -20C-4 -26 -5 -34 0 -41Z', '#b9742c', 0),
    both(
      shape(
        'M-.5 -12C6 -14 10 -10 15 -10C26 -13 35 -5 33 5C31 15 22 19 13 17C6 16 2 15 -.5 13Z',
        '#fdf0d8',
        0,
      ),
      oval(25, 4, 5, 4, '#f4b6a0', 0),
      stroke('M16 13Q24 15 29 9', 1.1, '#d8a768'),
    ),
    eyes({ apart: 12.5, y: -19, r: 5.4, lid: '#cf9148', pride: size / 10 }),
    airs(size, 12.5, -19, 5.4),
    shape('M-3.8 7h7.6v9.5q-3.8 2 -7.6 0Z', '#fff', 1.1),
    stroke('M0 8v9', 0.9),
    moustache(size),
    shape('M-4.5 -8Q0 -10.5 4.5 -8Q3 -2.5 0 -2.5Q-3 -2.5 -4.5 -8Z', '#d9707a', 1.2),
  ].join('');
};

export const pig: Portrait = (size) => {
  const skin = '#f5b3c0';
  return [
    dressed('#6e2745', '#f1d27f'),
    both(
      shape('M10 -36Q24 -50 34 -42Q37 -28 27 -20Z', skin),
      shape('M17 -34Q26 -42 32 -39Q31 -30 26 -25Z', '#dd7f98', 0),
    ),
    shape(
      'M0 -41C18 -41 29 -30 29 -12C30 8 19 23 0 23C-19 23 -30 8 -29 -12C-29 -30 -18 -41 0 -41Z',
      skin,
    ),
    cheeks(21, 5, '#ec8ba2', 5),
    eyes({ apart: 14, y: -24, r: 4.6, lid: '#e593a7', pride: size / 10 }),
    airs(size, 14, -24, 4.6),
    stroke('M-6 14.5q6 5 12 0', 1.4),
    move(0, 3, moustache(size)),
    oval(0, -9.5, 13, 9.5, '#ec8ba2'),
    both(oval(4.6, -9.5, 2.5, 4, '#8e3a55', 0)),
  ].join('');
};

export const llama: Portrait = (size) => {
  const wool = '#fff4df';
  const face = '#e9cfa4';
  return [
    dressed('#7d3f12', '#2f6db5'),
    shape(
      'M-14 -2C-19 4 -20 14 -16 18C-18 22 -12 25 -9 22C-6 26 6 26 9 22C12 25 18 22 16 18C20 14 19 4 14 -2Z',
      wool,
      1.3,
    ),
    both(
      shape('M8 -38C6 -52 9 -62 15 -66C20 -58 20 -46 15 -35Z', wool),
      shape('M11.5 -40C10.5 -49 12 -56 15 -60C17 -54 16.5 -46 14 -38Z', '#e8a892', 0),
    ),
    shape(
      'M-17 -30C-19 -22 -15 -14 -13 -6C-15 4 -12 18 0 19C12 18 15 4 13 -6C15 -14 19 -22 17 -30C15 -40 -15 -40 -17 -30Z',
      face,
    ),
    shape(
      'M-17 -24C-22 -28 -21 -36 -15 -37C-15 -44 -7 -47 -3 -43C1 -49 9 -47 10 -42C16 -43 20 -37 17 -33C22 -30 20 -24 17 -24C14 -29 9 -26 7 -29C4 -24 -2 -25 -3 -29C-6 -25 -13 -28 -17 -24Z',
      wool,
    ),
    shape('M-11 -2C-13 8 -9 17 0 17.5C9 17 13 8 11 -2C8 -9 -8 -9 -11 -2Z', '#fff4df', 0),
    eyes({ apart: 11.5, y: -18, r: 4.6, lid: '#cda66c', pride: 0.25 + size * 0.075 }),
    both(stroke('M15 -20l4.5 -2.5M15.5 -17.5l5 -0.5', 1.2)),
    airs(size, 11.5, -18, 4.6),
    stroke('M-5 12.5q2.5 2.5 5 0q2.5 2.5 5 0', 1.4),
    group('scale(.94)', moustache(size)),
    shape('M-6 -8.5Q0 -11 6 -8.5Q5 -3 0 -2Q-5 -3 -6 -8.5Z', '#7d4b3c', 1.2),
    stroke('M0 -3v4', 1.2),
  ].join('');
};

export const walrus: Portrait = (size) => {
  const hide = '#b08068';
  const pad = '#d9b194';
  return [
    dressed('#1d3f6b', '#c8443b'),
    shape('M-27 -6C-33 2 -34 12 -28 17C-16 24 16 24 28 17C34 12 33 2 27 -6Z', '#94664f', 1.3),
    shape(
      'M0 -43C18 -43 27 -30 27 -14C29 2 22 14 0 14C-22 14 -29 2 -27 -14C-27 -30 -18 -43 0 -43Z',
      hide,
    ),
    stroke('M-9 -36q9 -4 18 0M-6 -32q6 -3 12 0', 1.1, '#8a5a43'),
    both(shape('M6 8C5 20 6 30 10.5 36C15.5 30 17 18 15.5 6Z', '#fffbe9')),
    shape('M-7 10Q0 17 7 10Z', '#8e3a3a', 1.2),
    both(
      shape('M0 -10C12 -15 24 -9 24 1C24 11 13 15 5 12C1 10 0 6 0 2Z', pad),
      dot(15, -3.5, 0.8),
      dot(19, 0, 0.8),
      dot(12.5, -7, 0.8),
    ),
    eyes({ apart: 12.5, y: -22, r: 4.2, lid: '#94664f', pride: size / 10 }),
    airs(size, 12.5, -22, 4.2),
    moustache(size),
    shape('M-6.5 -11Q0 -15 6.5 -11Q5 -4.5 0 -4.5Q-5 -4.5 -6.5 -11Z', '#4b332c', 1.2),
    oval(-2, -10, 1.8, 1, '#a78a7e', 0),
  ].join('');
};

export const ANIMALS: Record<string, Portrait> = { G: hamster, P: pig, O: llama, B: walrus };
