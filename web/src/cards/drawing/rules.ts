/** A small sign for each rule card (O-5), 64 × 40 around (0, 0). `ink` suits its side. */
import { outside } from '../../games/outside';
import { hamster } from './animals';
import { BRASS, GOLD, group, move, rays, shape, stroke, type Markup } from './ink';
import { moustache } from './moustache';
import { outsideSign } from './outside';
import { arrow, CROSS, CROWN, leaf, star, suit, word } from './pieces';

export type Side = 'white' | 'black';
type Drawing = (ink: string) => Markup;

const WHITE: Record<string, Drawing> = {
  'green-negative': (ink) =>
    suit('G', 'seed', -14, 0, 1.5) + stroke('M3 0h7', 3.4, ink) + star(21, 0, 1.2),
  'pink-open': (ink) =>
    leaf(-15, 3, -10, suit('P', 'snout', 0, 0, 0.75)) +
    shape('M0 0Q12 -14 27 0Q12 12 0 0Z', '#fffdf6', 2, ink) +
    `<circle cx="13.5" cy="-.5" r="5" fill="var(--moustache-P)" stroke="${ink}"/>`,
  'pass-three': (ink) =>
    leaf(4, 4, -12) +
    leaf(13, 2, 0) +
    leaf(22, 4, 12) +
    arrow('M-6 2H-22', 'M-20 -6v16l-11 -8Z', ink),
  'blue-tax': (ink) =>
    suit('B', 'tusks', -22, 0, 1.25) + word('−5', 3, 7, 20, ink) + star(25, 0, 0.95),
  'fewest-stars': () =>
    star(-14, 3, 1.7) + move(-14, -16, CROWN) + faded(star(12, 6) + star(26, 6) + star(19, -6)),
  'pink-bonus': (ink) =>
    suit('P', 'snout', -22, 0, 1.15) + word('+1', 3, 7, 20, ink) + star(25, 0, 0.95),
  'shining-zeros': (ink) =>
    move(-12, 0, shape(rays(12, 19, 13), GOLD, 0)) +
    word('0', -12, 10, 30, ink) +
    star(16, 0) +
    star(29, 0, 0.8),
  'last-trick': (ink) =>
    leaf(-21, 2, -24) +
    leaf(-15, 1, -6) +
    leaf(-9, 2, 12, move(0, 0, group('scale(.2)', moustache(9)))) +
    word('+3', 11, 7, 18, ink) +
    star(27, 0, 0.9),
};

const BLACK: Record<string, Drawing> = {
  'twos-win': (ink) => word('2', 0, 17, 34, ink) + move(0, -14, CROWN),
  'equals-out': () =>
    leaf(-11, 0, -6, word('7', 0, 6, 16, '#2a2320')) +
    leaf(11, 0, 6, word('7', 0, 6, 16, '#2a2320')) +
    stroke('M-22 14L22 -14M-22 -14L22 14', 3.4, CROSS),
  reversed: () =>
    suit('G', 'seed', -25, 1, 1.15) +
    group('translate(-25 -15) scale(.7)', CROWN) +
    suit('P', 'snout', -6, 4, 0.85) +
    suit('O', 'weave', 11, 7, 0.7) +
    suit('B', 'tusks', 26, 9, 0.6),
  'three-lowest': (ink) =>
    stroke('M-26 -15V17M26 -15V17M-29 -4H29', 2.6, BRASS) +
    group('translate(2 12) rotate(-76) scale(.8)', word('3', 0, 8, 26, ink)),
  'cut-leads': (ink) =>
    leaf(-21, 0, 0, suit('G', 'seed', 0, 0, 0.7)) +
    arrow('M-8 8C0 8 0 -8 8 -8', 'M6 -14v12l8 -6Z', ink) +
    leaf(23, 0, 0, suit('O', 'weave', 0, 0, 0.7)),
  'tens-fall': (ink) =>
    word('0', -15, 2, 22, ink) +
    stroke('M-30 6H2V18H30', 2, BRASS) +
    group('translate(16 8) rotate(68)', word('10', 0, 6, 20, ink)) +
    stroke('M4 -16q14 0 17 8', 1.6, ink),
  'runner-up': () =>
    shape('M-9 -2H9V18H-9Z', '#8a7a66', 1.2) +
    shape('M9 5H27V18H9Z', '#c9c3ba', 1.2) +
    shape('M-27 10H-9V18H-27Z', '#a8713b', 1.2) +
    word('1', 0, 13, 13, '#2a2320') +
    word('2', 18, 16, 12, '#2a2320') +
    move(18, -4, CROWN),
  'weakest-leads': (ink) =>
    group('translate(-12 8) scale(.42)', hamster(2)) +
    stroke('M10 17V-16', 2.2, BRASS) +
    shape('M10 -16H30L25 -10L30 -4H10Z', CROSS, 1.2, ink),
};

function faded(markup: Markup): Markup {
  return `<g opacity=".45">${markup}</g>`;
}

export function sideOf(rule: string): Side {
  return Object.hasOwn(BLACK, rule) || outside(rule)?.side === 'black' ? 'black' : 'white';
}

export const RULE_IDS = [...Object.keys(WHITE), ...Object.keys(BLACK)];

/** A card from outside is drawn by what it does. */
export function ruleSign(rule: string, side: Side): Markup {
  const ink = side === 'black' ? '#f6efe0' : '#2a2320';
  const draw = WHITE[rule] ?? BLACK[rule];
  if (draw) return draw(ink);
  const card = outside(rule);
  return card ? outsideSign(card, ink) : group('scale(.7)', moustache(8, ink, 'none'));
}
