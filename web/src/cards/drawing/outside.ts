/** The sign of a rule card from outside: what its first effect is about, drawn from its parameters. */
import { SUITS } from '../../games/moustache/suits';
import type { OutsideCard } from '../../games/outside';
import { BRASS, group, stroke, type Markup } from './ink';
import { moustache } from './moustache';
import { arrow, CROWN, CROSS, leaf, star, suit, word } from './pieces';

type Effect = OutsideCard['effects'][number];

/** Only numbers and letters that we know are ever drawn: definitions are written by strangers. */
const number = (value: unknown) => String(Math.round(Number(value) || 0)).replace('-', '−');
const signed = (value: unknown) => `${Number(value) > 0 ? '+' : ''}${number(value)}`;

function colour(letter: unknown, x: number, scale = 1.2): Markup {
  const found = SUITS.find((one) => one.letter === letter);
  return found ? suit(found.letter, found.sign, x, 0, scale) : '';
}

/** Of which cards: a colour, a value, or both. */
function which({ colour: letter, value }: Effect, ink: string): Markup {
  const printed = value === undefined ? '' : word(number(value), -20, 9, 24, ink);
  return colour(letter, printed ? -4 : -20, printed ? 0.8 : 1.2) + printed;
}

function change({ add, set, times, negative }: Effect): string {
  if (add !== undefined) return signed(add);
  if (set !== undefined) return `= ${number(set)}`;
  if (times !== undefined) return `× ${number(times)}`;
  return negative ? '−' : '';
}

const DRAWINGS: Record<string, (effect: Effect, ink: string) => Markup> = {
  wins: ({ value }, ink) => word(number(value), 0, 17, 34, ink) + group('translate(0 -14)', CROWN),
  nth: ({ n }, ink) => word(`${number(n)}.`, -3, 14, 30, ink) + group('translate(20 -8)', CROWN),
  lowest: ({ value }, ink) =>
    stroke('M-26 -15V17M26 -15V17M-29 -4H29', 2.6, BRASS) + word(number(value), 0, 17, 20, ink),
  out: (effect, ink) =>
    group('translate(20 0)', which(effect, ink)) +
    stroke('M-20 14L20 -14M-20 -14L20 14', 3.4, CROSS),
  worth: (effect, ink) =>
    which(effect, ink) + word(change(effect), 12, 7, 16, ink) + star(28, 0, 0.8),
  most: (effect, ink) =>
    which(effect, ink) + word(signed(effect['stars']), 10, 7, 17, ink) + star(28, 0, 0.8),
  'most-tricks': ({ stars }, ink) =>
    leaf(-20, 2, -14) + leaf(-12, 1, 8) + word(signed(stars), 9, 7, 17, ink) + star(27, 0, 0.9),
  trick: ({ stars }, ink) =>
    leaf(-18, 1, -6) + word(signed(stars), 7, 7, 18, ink) + star(26, 0, 0.9),
  fewest: () => star(-8, 3, 1.7) + group('translate(-8 -16)', CROWN),
  open: ({ colour: letter }) => leaf(-10, 2, -10) + colour(letter, 12, 1.3),
  pass: ({ to }, ink) =>
    leaf(to === 'right' ? -14 : 14, 2, 0) +
    (to === 'right'
      ? arrow('M4 2H18', 'M16 -6v16l11 -8Z', ink)
      : arrow('M-4 2H-18', 'M-16 -6v16l-11 -8Z', ink)),
  colours: ({ order }) => {
    const usual = SUITS.map((one) => one.letter);
    const letters = order === 'reversed' ? usual.reverse() : [...String(order)];
    return letters.map((letter, i) => colour(letter, -27 + 18 * i, 0.6 + 0.18 * i)).join('');
  },
};

export function outsideSign({ effects }: OutsideCard, ink: string): Markup {
  for (const effect of effects) {
    const draw = DRAWINGS[String(effect['effect'])];
    if (draw) return draw(effect, ink);
  }
  return group('scale(.7)', moustache(8, ink, 'none'));
}
