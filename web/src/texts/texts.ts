/** Sentences, as `texts/__init__.py` makes them: arguments are dressed by their names. */

import { gameOf } from '../games';
import { outside } from '../games/outside';
import { figureOf, starsOn, type Game } from '../cards/drawing/catalogue';
import type { Reason, WireEvent } from '../wire/types';
import { language, messages } from './language.svelte';

export type Word = string | number;
export type Args = Record<string, Word | Word[]>;

const SIGNS: Record<string, string> = { '+': '-plus', '-': '-minus' };
const NAMED: Record<string, string> = { rule: 'rule', asked: 'ask', sign: 'sign' };
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu; // not the one in `U-21`

/** The id of a special card's texts: Fluent knows no `+` in ids. */
export function cardMessage(name: string): string {
  const sign = SIGNS[name.slice(-1)];
  return sign ? `card-${name.slice(0, -1)}${sign}` : `card-${name}`;
}

export function has(message: string): boolean {
  return outsideWords(message) !== null || messages().hasMessage(message);
}

/**
 * Name and effect of a card from outside, which the server tells of: its author's words, and always the
 * sentence that its effects make (E-42).
 */
function outsideWords(message: string): string | null {
  const [, id = '', effect] = /^(?:rule|card)-([^.]+)(\.effect)?$/.exec(message) ?? [];
  const card = outside(id.replace(/-plus$/, '+').replace(/-minus$/, '-'));
  if (!card) return null;
  const tongue = language();
  if (!effect) return card.name[tongue] ?? id;
  return [card.text[tongue], card.does[tongue]].filter(Boolean).join(' ');
}

/** The game and the players that sentences speak of. */
export class Texts {
  constructor(
    readonly game: string = '',
    readonly players: readonly string[] = [],
  ) {}

  /** A message, or `message.attribute`, with its arguments dressed. */
  say(message: string, args: Args = {}): string {
    const words = outsideWords(message);
    if (words !== null) return words;
    const [name = '', attribute] = message.split('.');
    const bundle = messages();
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return missing(message);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, this.#dressed(args), errors);
    if (errors[0]) console.error(`${message}: ${errors[0].message}`);
    return text.replace(MINUS, '−');
  }

  event(event: WireEvent): string {
    return this.say(`event-${event.message}`, event.args);
  }

  reason(reason: Reason): string {
    return begun(this.say(`why-${reason.message}`, reason.args));
  }

  /** By name, as people speak of it: `Walnut`, `red 7`; no line ends between colour and number. */
  card(name: string): string {
    const message = cardMessage(name);
    if (has(message)) return this.say(message);
    const figure = this.game ? figureOf(this.game as Game, name) : undefined;
    if (figure?.kind !== 'suit') return name;
    const { suit, value } = figure;
    const words = this.say(`${gameOf(this.game).colours}-${suit.letter}.card`, { number: value });
    return words.replaceAll(' ', '\u00a0');
  }

  /** A card as it is read aloud: `green 7, hamster, 1 star`; `worth` as the rules in force have it. */
  label(name: string, worth?: number): string {
    const game = this.game as Game;
    const figure = figureOf(game, name);
    if (figure?.kind !== 'suit') return this.card(name);
    const kind = this.say(`${gameOf(game).colours}-${figure.suit.letter}.one`);
    const count = worth ?? starsOn(game, figure);
    return this.say(`web-card-${game}`, { name: this.card(name), kind, count });
  }

  colour(letter: string): string {
    return this.say(`${gameOf(this.game).colours}-${letter}`);
  }

  /** `Ada, Bo and Cy`. */
  listed(names: readonly string[]): string {
    if (names.length < 2) return names.join('');
    const first = names.slice(0, -1).join(', ');
    return this.say('list-end', { first, last: names.at(-1) ?? '' });
  }

  /** By name, or where there is none by the number that records use. */
  player(seat: number): string {
    return this.players[seat] ?? this.say('seat-number', { number: String(seat) });
  }

  #dressed(args: Args): Record<string, Word> {
    const dressed: Record<string, Word> = {};
    for (const [name, value] of Object.entries(args)) dressed[name] = this.#dress(name, value);
    const card = args['card'];
    if (typeof card === 'string' && has(cardMessage(card))) {
      dressed['effect'] = this.say(`${cardMessage(card)}.effect`);
    }
    return dressed;
  }

  #dress(name: string, value: Word | Word[]): Word {
    if (Array.isArray(value)) return this.#dressAll(name, value);
    if (['seat', 'giver', 'crown'].includes(name)) return this.player(Number(value));
    if (name === 'card') return this.card(String(value));
    if (name === 'colour') return this.colour(String(value));
    if (name in NAMED) return this.say(`${NAMED[name]}-${value}`);
    return value;
  }

  #dressAll(name: string, values: Word[]): string {
    if (name === 'seats' || name === 'others') {
      return this.listed(values.map((seat) => this.player(Number(seat))));
    }
    if (name === 'cards' || name === 'instead') {
      return values.map((value) => this.card(String(value))).join(', ');
    }
    return values.join(', ');
  }
}

/** A sentence that begins with a card's name begins with a capital all the same. */
function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function missing(message: string): string {
  console.error(`there is no text for ${message}`);
  return message;
}
