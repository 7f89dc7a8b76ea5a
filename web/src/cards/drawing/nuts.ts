/** Almond, hazelnut, pistachio, peanut: the same faces in four shells. */
import { both, oval, shape, stroke, type Markup } from './ink';
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

export const pistachio: Portrait = (size) =>
  [
    shape(
      'M0 -55C13 -55 23 -36 23 -10C23 14 14 28 0 32C-14 28 -23 14 -23 -10C-23 -36 -13 -55 0 -55Z',
      '#a9c65f',
    ),
    shape(
      'M-14 -45C-9 -53 -5 -55 0 -55C5 -55 9 -53 14 -45C9 -38 5 -44 0 -36C-5 -44 -9 -38 -14 -45Z',
      '#9a6f7d',
      0,
    ),
    both(
      shape(
        'M14 -49C17 -53 20 -51 23 -47C33 -35 36 -14 32 5C28 22 15 34 0 35C10 27 17 16 20 2C23 -14 19 -33 14 -49Z',
        '#f2e0b8',
      ),
      stroke('M24 -36C29 -24 31 -8 28 6M21 18q-4 6 -9 10', 1.1, '#bd9c68'),
    ),
    cheeks(14, 2, '#c9a95c', 3),
    face(size, '#89a548', 9),
  ].join('');

export const PEANUT_SHELL =
  'M0 -57C14 -57 22 -48 22 -37C22 -28 18 -24 18 -18C18 -12 28 -6 28 9C28 24 16 33 0 33C-16 33 -28 24 -28 9C-28 -6 -18 -12 -18 -18C-18 -24 -22 -28 -22 -37C-22 -48 -14 -57 0 -57Z';

export const peanut: Portrait = (size) =>
  [
    shape(PEANUT_SHELL, '#e8c581'),
    stroke(
      'M-9 -51q-5 6 -5 13M0 -53v12M9 -51q5 6 5 13M-18 14q2 8 7 13M18 14q-2 8 -7 13M0 20v10M-13 -44h26M-20 22h8M12 22h8',
      1.1,
      '#b98f45',
    ),
    cheeks(18, 4, '#e6a55e'),
    face(size, '#cfa557', 9, -20),
  ].join('');

export const NUTS: Record<string, Portrait> = { R: almond, B: hazelnut, G: pistachio, Y: peanut };
