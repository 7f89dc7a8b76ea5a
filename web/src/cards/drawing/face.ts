/** The front of a card, 100 × 140: index, sign, letter, cameo with a portrait, stars or a coin. */
import { gameOf, type PageGame } from '../../games';
import { ANIMALS } from './animals';
import { figureOf, starsOn, type Figure, type Game, type Suit } from './catalogue';
import { BRASS, CREAM, GOLD, group, move, oval, type Markup } from './ink';
import { JOKER_PORTRAITS } from './jokers';
import { NUTS } from './nuts';
import { sign, starRow } from './signs';
import { texture } from './textures';
import { VILLAIN_PORTRAITS } from './villains';

export interface Prints {
  readonly stars?: number | undefined;
  readonly points?: number | undefined;
}

interface Portraits {
  readonly draw: Readonly<Record<string, (size: number) => Markup>>;
  readonly scale: number;
}

const CAMEO = { x: 53, y: 79, rx: 37, ry: 42.5 };
const LIP = 11; // the portraits' origin, below the middle of the cameo
const PORTRAITS: Record<PageGame['specialKind'], Portraits> = {
  joker: { draw: ANIMALS, scale: 0.95 },
  villain: { draw: NUTS, scale: 0.9 },
};

/** A rim in the card's colour, so that ears and hats behind an index do not blur it. */
function halo(ground: string): string {
  return ` paint-order="stroke" stroke="var(--${ground})" stroke-width="4" stroke-linejoin="round"`;
}

function print(text: string, x: number, y: number, size: number, paint: string): Markup {
  const squeeze = text.length > 1 ? ' textLength="30" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle"${squeeze}${paint}>${text}</text>`;
}

/**
 * Value and letter, the sign below, and below that what the card is worth: of a hand in two rows that
 * overlap, no more than this corner can be seen. In the other corner, upside down, without the worth.
 */
function suitIndex(value: number, suit: Suit, ink: string, worth: Markup): Markup {
  const paint = ` fill="${ink}"${halo('card')}`;
  const number = print(String(value), 18, 34, 36, paint);
  const mark = sign(suit.sign, 14.5, 47, 0.86, ink, halo('card'));
  const beside = print(suit.letter, value > 9 ? 44 : 38, 33, 21, paint);
  const second = group('translate(99 139) rotate(180) scale(.6)', number + mark + beside);
  return `<g class="index">${mark + beside + number + worth}</g><g class="second">${second}</g>`;
}

const WORTH = { x: 14.5, y: 69 };

function coin(points: number, ground: string): Markup {
  return move(
    WORTH.x,
    WORTH.y,
    oval(0, 0, 14, 14, `var(--${ground})`, 0),
    oval(0, 0, 12, 12, BRASS, 1.2),
    oval(0, 0, 9.6, 9.6, GOLD, 0),
    `<text y="5.2" font-size="15" fill="#2a2320" text-anchor="middle">${points}</text>`,
  );
}

function worthOf({ points, stars }: Required<Prints>): Markup {
  const coined = points ? coin(points, 'card') : '';
  const starred = stars ? move(11, WORTH.y - 2, starRow(stars)) : '';
  return coined || starred ? `<g class="worth">${coined}${starred}</g>` : '';
}

function suitFace(game: Game, suit: Suit, value: number, prints: Required<Prints>): Markup {
  const colour = `var(--${game}-${suit.letter})`;
  const { specialKind, sizeOf } = gameOf(game);
  const { draw, scale } = PORTRAITS[specialKind];
  const { x, y, rx, ry } = CAMEO;
  return [
    '<g class="cameo">',
    move(x, y, oval(0, 0, rx, ry, colour, 0), texture(suit.texture, rx - 1, ry - 1, '#ffffff73')),
    move(x, y + LIP, group(`scale(${scale})`, draw[suit.letter]?.(sizeOf(value)) ?? '')),
    '</g>',
    suitIndex(value, suit, `var(--${game}-${suit.letter}-ink)`, worthOf(prints)),
  ].join('');
}

function darkFace(index: Markup, portrait: Markup, glow: string): Markup {
  return [
    '<rect width="100" height="140" fill="var(--night)"/>',
    `<rect x="3" y="3" width="94" height="134" rx="6" fill="none" stroke="${BRASS}" stroke-width="1"/>`,
    `<g class="portrait">${move(55, 55, oval(0, 0, 37, 41, glow, 0), group('translate(0 9) scale(.84)', portrait))}</g>`,
    `<g class="index">${index}</g>`,
  ].join('');
}

function jokerFace(id: string): Markup {
  const [glow, draw] = JOKER_PORTRAITS[id] ?? [];
  return darkFace(sign(id, 20, 22, 1.05, GOLD, halo('night')), draw?.() ?? '', glow ?? BRASS);
}

function villainFace(id: string, number: string, prints: Required<Prints>): Markup {
  const [glow, draw] = VILLAIN_PORTRAITS[id] ?? [];
  const index =
    print(number, 19, 33, 34, ` fill="${CREAM}"${halo('night')}`) +
    sign('villain', 16, 45, 0.85, GOLD, halo('night'));
  return darkFace(
    index + (prints.points ? coin(prints.points, 'night') : ''),
    draw?.() ?? NUTS['B']?.(9) ?? '', // a stranger among villains
    glow ?? BRASS,
  );
}

function draw(game: Game, figure: Figure, prints: Prints): Markup {
  const all = { stars: prints.stars ?? starsOn(game, figure), points: prints.points ?? 0 };
  if (figure.kind === 'suit') return suitFace(game, figure.suit, figure.value, all);
  if (figure.kind === 'joker') return jokerFace(figure.id);
  return villainFace(figure.id, figure.number, all);
}

const drawn = new Map<string, Markup>();

/** Drawn once, then kept: a game has few cards, and hands are shown again and again. */
export function faceOf(game: Game, name: string, prints: Prints = {}): Markup {
  const key = `${game} ${name} ${prints.stars} ${prints.points}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    const figure = figureOf(game, name);
    if (!figure) throw new Error(`${game} has no card called ${name}.`);
    drawn.set(key, (markup = draw(game, figure, prints)));
  }
  return markup;
}
