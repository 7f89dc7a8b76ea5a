/** Almond, hazelnut, macadamia, cashew: the same faces in four shells. */
import { both, move, oval, shape, stroke, type Markup } from './ink';
import { airs, cheeks, eyes, type Portrait } from './features';
import { moustache } from './moustache';

function face(size: number, lid: string, apart = 9.5, y = -15, r = 4.8): Markup {
  return [
    eyes({ apart, y, r, lid, pride: size / 10 }),
    airs(size, apart, y, r),
    stroke('M-6 11.5q6 4.5 12 0', 1.5),
    moustache(size),
    oval(0, -5, 3.4, 2.8, lid, 0),
  ].join('');
}

/** The almond's and hazelnut's grain. */
function grain(d: string): Markup {
  return stroke(d, 1, '#8a4f22');
}

export const ALMOND_SHELL =
  'M0 -56C10 -44 27 -24 27 -1C27 18 16 30 0 30C-16 30 -27 18 -27 -1C-27 -24 -10 -44 0 -56Z';

export const almond: Portrait = (size) =>
  [
    shape(ALMOND_SHELL, '#c98445'),
    shape(
      'M0 -56C-4 -40 -20 -24 -20 0C-20 14 -14 24 -6 29C-18 27 -27 16 -27 -1C-27 -24 -10 -44 0 -56Z',
      '#ad6a30',
      0,
    ),
    grain(
      'M0 -47V-33M-6 -38V-28M6 -38V-28M-12 -28v6M12 -28v6M20 -6V8M-22 -6V8M-15 17l3 6M15 17l-3 6',
    ),
    cheeks(17, 1, '#dd8f68'),
    face(size, '#a9652c'),
  ].join('');

export const hazelnut: Portrait = (size) =>
  [
    both(
      shape('M6 -44C18 -60 30 -54 35 -48C30 -47 33 -41 38 -39C32 -35 26 -34 20 -36Z', '#7d9a4a'),
    ),
    shape(
      'M0 -47C20 -47 32 -32 32 -12C32 8 18 22 0 33C-18 22 -32 8 -32 -12C-32 -32 -20 -47 0 -47Z',
      '#b5692f',
    ),
    shape(
      'M-26 -14C-26 -24 -22 -30 -18 -33C-21 -24 -20 -14 -18 -6C-22 -6 -26 -8 -26 -14Z',
      '#d18a52',
      0,
    ),
    grain('M27 -20q2 12 -2 22M-24 4q3 8 8 12M20 9l-5 7'),
    shape(
      'M0 -50C18 -50 29 -41 31 -28C26 -33 23 -27 19 -29C15 -34 11 -26 6 -30C3 -33 -3 -33 -6 -30C-11 -26 -15 -34 -19 -29C-23 -27 -26 -33 -31 -28C-29 -41 -18 -50 0 -50Z',
      '#d3ab72',
    ),
    stroke(
      'M-18 -38v.1M-10 -42v.1M-3 -38v.1M5 -43v.1M12 -38v.1M20 -37v.1M-25 -34v.1',
      1.8,
      '#8f6a38',
    ),
    cheeks(20, 0, '#d78a5c'),
    face(size, '#9a5726', 10.5),
  ].join('');

/** A smooth round shell that looks out of its husk. */
export const macadamia: Portrait = (size) =>
  [
    both(
      shape(
        'M0 -55C4 -60 3 -64 8 -66C10 -61 9 -57 12 -53C28 -48 37 -32 37 -10C37 14 22 32 0 37Z',
        '#9cc35a',
      ),
      stroke('M16 -45C27 -38 32 -24 32 -8M30 8q-4 11 -12 17', 1.2, '#5f8a35'),
    ),
    oval(0, -9, 27, 34, '#c08a54'),
    shape(
      'M-17 -26C-13 -35 -6 -39 1 -39C-6 -34 -10 -29 -11 -21C-14 -20 -17 -21 -17 -26Z',
      '#e0b685',
      0,
    ),
    stroke('M22 -22q4 12 1 24M-22 4q3 9 9 14M15 14l-5 5', 1, '#8a5a2c'),
    cheeks(17, 1, '#dc9a6a'),
    face(size, '#9c6a38', 9.5, -14),
  ].join('');

/** Bent over one eye, like a nightcap. */
export const cashew: Portrait = (size) =>
  [
    shape(
      'M-25 -46C-25 -58 -9 -63 5 -58C24 -51 33 -33 32 -8C31 18 16 34 -4 34C-22 33 -30 20 -28 6C-26 -6 -17 -11 -10 -18C-4 -25 -4 -33 -9 -36C-14 -39 -25 -37 -25 -46Z',
      '#f6e3b4',
    ),
    shape(
      'M12 -55C26 -47 33 -31 32 -8C31 18 16 34 -4 34C12 29 24 15 25 -6C25 -28 20 -44 12 -55Z',
      '#dcb76f',
      0,
    ),
    stroke('M-20 -46q1 -6 8 -8M4 -53C10 -50 15 -45 18 -38M-20 15q3 7 8 11', 1.2, '#b98a3c'),
    move(3, 3, cheeks(16, 0, '#e9b07c'), face(size, '#d9b878', 8.5, -14)),
  ].join('');

export const NUTS: Record<string, Portrait> = { R: almond, B: hazelnut, G: macadamia, Y: cashew };
