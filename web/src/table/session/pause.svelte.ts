/**
 * A finished trick stays on the table until it could be read, and the whole table with it: prompt,
 * hand and seats are those of that moment. What happens meanwhile waits.
 */

import { settings } from '../../shared/settings.svelte';
import type { WireEvent } from '../../wire/types';
import type { Finished, Moment } from './moment';

const STAYS = { normal: 1100, slow: 2600, tap: null }; // ms; null: until it is tapped
const MOST = 2; // who watches quick players sees the latest ones

export interface TrickOver {
  readonly finished: Finished;
  /** The table as it was when the trick was complete: nobody is asked anything. */
  readonly moment: Moment;
  readonly news: readonly WireEvent[];
}

export class TrickPause {
  /** Waiting to be looked at; the first one lies on the table. */
  #waiting = $state.raw<readonly TrickOver[]>([]);
  /** What has happened since the last of them. */
  #later: readonly WireEvent[] = [];
  #timer = 0;

  /** `tell`: what has happened up to what is shown now. */
  constructor(private readonly tell: (news: readonly WireEvent[]) => void) {}

  get shown(): TrickOver | null {
    return this.#waiting[0] ?? null;
  }

  /** What happened without finishing a trick. */
  goOn(news: readonly WireEvent[]): void {
    if (this.shown) this.#later = [...this.#later, ...news];
    else this.tell(news);
  }

  add(over: TrickOver): void {
    const before = this.shown;
    const news = [...this.#later, ...over.news];
    this.#later = [];
    this.#waiting = [...this.#waiting, { ...over, news }];
    if (!before) this.#show();
    else if (this.#waiting.length > MOST) this.release();
  }

  /** On to the next finished trick, or to the present. */
  release(): void {
    if (!this.shown) return;
    this.#waiting = this.#waiting.slice(1);
    this.#show();
  }

  /** To the present, and to what has happened just now: somebody wants to play on. */
  catchUp(news: readonly WireEvent[] = []): void {
    const missed = this.#waiting.slice(1).flatMap((over) => over.news);
    this.#later = [...missed, ...this.#later, ...news];
    this.#waiting = [];
    this.#show();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(): void {
    clearTimeout(this.#timer);
    const { shown } = this;
    this.tell(shown ? shown.news : this.#later);
    if (!shown) this.#later = [];
    const stay = STAYS[settings.trickStay];
    if (shown && stay !== null) this.#timer = window.setTimeout(() => this.release(), stay);
  }
}
