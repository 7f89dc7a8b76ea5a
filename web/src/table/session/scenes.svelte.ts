/**
 * What happens at the table, one thing at a time: a finished trick lies there until it could be read,
 * gifts land and cards are turned before anybody plays on, and what comes meanwhile waits its turn.
 * Prompt, hand and seats are always those of the moment that is shown.
 */

import { afterPaint } from '../../net/painting';
import { isCalm, settings } from '../../shared/settings.svelte';
import type { WireEvent } from '../../wire/types';
import type { Finished, Moment } from './moment';

export interface Scene {
  readonly moment: Moment;
  readonly news: readonly WireEvent[];
  /** The trick that is over; null: the round goes on. */
  readonly finished: Finished | null;
  /** ms that it takes; null: until it is tapped. */
  readonly stays: number | null;
}

const TEMPO = { quick: 0.5, normal: 1, slow: 1.6, tap: 1 };
const READING = { least: 2500, most: 4000, begin: 500, letter: 35 }; // ms
/** Until a card has landed, or has been turned and looked at. */
const FLIGHTS: Readonly<Record<string, number>> = {
  played: 240,
  received: 900,
  twins: 900,
  'turned-trump': 800,
  'turned-villain': 800,
  'named-trump': 500,
};
/** All throws lie open, and somebody must look from one to the other. */
const THROW = 2200;
export const COLLECT = 320;
const MOST_TRICKS = 2; // who watches quick players sees the latest ones
const MOST = 12;

/** As long as it takes to read why. */
export function readingTime(sentence: string): number | null {
  if (settings.trickStay === 'tap') return null;
  const { least, most, begin, letter } = READING;
  const time = Math.min(most, Math.max(least, begin + letter * sentence.length));
  return time * TEMPO[settings.trickStay];
}

export function flightTime(news: readonly WireEvent[]): number {
  if (news.some(({ message }) => message === 'threw')) return THROW * TEMPO[settings.trickStay];
  if (isCalm()) return 0;
  const longest = Math.max(0, ...news.map(({ message }) => FLIGHTS[message] ?? 0));
  return longest * TEMPO[settings.trickStay];
}

/** Until the trick is gone; a stolen card goes first. */
export function collectTime({ trick }: Finished): number {
  return isCalm() ? 0 : COLLECT * (trick.stolen === null ? 1 : 2);
}

export class Scenes {
  /** The first one is shown, the others wait. */
  #all = $state.raw<readonly Scene[]>([]);
  /** The scene that somebody has touched, to be led past it. */
  #touched = $state.raw<Scene | null>(null);
  #timer = 0;
  /** Somebody speaks about the trick that lies there: it stays until it is released. */
  held = false;

  /** `report`: what has happened up to what is shown now. */
  constructor(private readonly report: (news: readonly WireEvent[]) => void) {}

  /** Null: the table is shown as it is. */
  get shown(): Scene | null {
    return this.#all[0] ?? null;
  }

  /** The finished trick that lies there. */
  get trickOver(): Finished | null {
    return this.shown?.finished ?? null;
  }

  /** Is the trick that lies there about to go, because somebody has touched it? */
  get leaving(): boolean {
    return this.#touched !== null && this.#touched === this.shown;
  }

  add(...scenes: Scene[]): void {
    const idle = this.shown === null;
    this.#all = [...this.#all, ...scenes];
    if (idle) return this.#show([]);
    const tricks = this.#all.filter(({ finished }) => finished).length;
    if (tricks > MOST_TRICKS || this.#all.length > MOST) this.#hurry();
  }

  /** On to the next finished trick; what lies between is told with it. */
  #hurry(): void {
    const later = this.#all.slice(1);
    const from = Math.max(
      0,
      later.findIndex(({ finished }) => finished),
    );
    this.#all = later.slice(from);
    this.#show(later.slice(0, from).flatMap(({ news }) => news));
  }

  /** On to the next scene, or to the present. */
  release(): void {
    if (!this.shown) return;
    this.#all = this.#all.slice(1);
    this.#show([]);
  }

  /** A touch leads past what is shown. The touch is seen first: to draw another moment takes longer. */
  leave(how: 'release' | 'catchUp'): void {
    const scene = this.shown;
    if (!scene || this.leaving) return;
    this.#touched = scene;
    clearTimeout(this.#timer);
    afterPaint(() => {
      if (this.leaving) this[how]();
    });
  }

  /** To the present, and to what has happened just now: somebody wants to play on. */
  catchUp(news: readonly WireEvent[] = []): void {
    const missed = this.#all.slice(1).flatMap((scene) => scene.news);
    this.#all = [];
    this.#show([...missed, ...news]);
  }

  close(): void {
    this.#touched = null;
    clearTimeout(this.#timer);
  }

  /** What takes no time is passed over, and told with what comes next. */
  #show(untold: readonly WireEvent[]): void {
    clearTimeout(this.#timer);
    const { shown } = this;
    const news = [...untold, ...(shown?.news ?? [])];
    if (shown?.stays === 0) {
      this.#all = this.#all.slice(1);
      return this.#show(news);
    }
    this.report(news);
    if (shown && shown.stays !== null && !(this.held && shown.finished))
      this.#timer = window.setTimeout(() => this.release(), shown.stays);
  }
}
