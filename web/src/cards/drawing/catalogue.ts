/** Which cards there are, and what is printed on them. A test compares this with the engine. */

export type Game = 'moustache' | 'mustachio';
export type Texture = 'dots' | 'stripes' | 'waves' | 'checks' | 'plain';

export interface Suit {
  readonly letter: string;
  readonly sign: string;
  readonly texture: Texture;
}
export type Figure =
  | { readonly kind: 'suit'; readonly suit: Suit; readonly value: number }
  | { readonly kind: 'joker'; readonly id: string }
  | { readonly kind: 'villain'; readonly id: string; readonly number: string };

export const SUITS: Record<Game, readonly Suit[]> = {
  moustache: [
    { letter: 'G', sign: 'seed', texture: 'dots' },
    { letter: 'P', sign: 'snout', texture: 'stripes' },
    { letter: 'O', sign: 'weave', texture: 'waves' },
    { letter: 'B', sign: 'tusks', texture: 'checks' },
  ],
  mustachio: [
    { letter: 'R', sign: 'almond', texture: 'plain' },
    { letter: 'B', sign: 'hazelnut', texture: 'checks' },
    { letter: 'G', sign: 'pistachio', texture: 'dots' },
    { letter: 'Y', sign: 'peanut', texture: 'waves' },
  ],
};

const VALUES: Record<Game, readonly [number, number]> = { moustache: [0, 10], mustachio: [1, 15] };

export const JOKERS = ['UNICORN', 'MONKEY', 'PIGEON'] as const;

/** U-2: the villains' numbers; the Honeynut's is copied from the card before it, plus one. */
export const VILLAINS = {
  ACORN: '4',
  BUTTERNUT: '11',
  PEANUT: '10',
  HONEYNUT: '+1',
  'HEALTH+': '11',
  'HEALTH-': '11',
  HUMMMUS: '6',
  NUTCASE: '12',
  TWINS: '10',
  PISSTACHIO: '9',
  PRAYLENE: '12',
  WALNUT: '9',
} as const;

/** O-3: the stars on an animal, by its value. */
const STARS = [0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0];

export function starsOn(game: Game, figure: Figure): number {
  return game === 'moustache' && figure.kind === 'suit' ? (STARS[figure.value] ?? 0) : 0;
}

export function suitOf(game: Game, letter: string): Suit | undefined {
  return SUITS[game].find((suit) => suit.letter === letter);
}

/** What a name like `G7` or `WALNUT` stands for; undefined if this game has no such card. */
export function figureOf(game: Game, name: string): Figure | undefined {
  if (game === 'moustache' && JOKERS.some((id) => id === name)) return { kind: 'joker', id: name };
  if (game === 'mustachio' && Object.hasOwn(VILLAINS, name)) {
    return { kind: 'villain', id: name, number: VILLAINS[name as keyof typeof VILLAINS] };
  }
  const suit = suitOf(game, name.charAt(0));
  const value = Number(name.slice(1));
  const [low, high] = VALUES[game];
  const known = suit && /^\d+$/.test(name.slice(1)) && value >= low && value <= high;
  return known ? { kind: 'suit', suit, value } : undefined;
}

export function namesOf(game: Game): string[] {
  const [low, high] = VALUES[game];
  const suited = SUITS[game].flatMap(({ letter }) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${letter}${low + i}`),
  );
  return [...suited, ...(game === 'moustache' ? JOKERS : Object.keys(VILLAINS))];
}
