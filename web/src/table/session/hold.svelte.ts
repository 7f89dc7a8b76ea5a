/** A finished trick stays on the table until it could be read. */

import { settings } from '../../shared/settings.svelte';
import type { Finished } from './picture';

const STAYS = { normal: 1100, slow: 2600, tap: null }; // ms; null: until it is tapped
const MOST = 2; // who watches quick players sees the latest ones

export class Hold {
  /** Waiting to be looked at; the first one lies on the table. */
  #waiting = $state.raw<readonly Finished[]>([]);
  #timer = 0;

  get shown(): Finished | null {
    return this.#waiting[0] ?? null;
  }

  keep(tricks: readonly Finished[]): void {
    if (!tricks.length) return;
    const before = this.shown;
    this.#waiting = [...this.#waiting, ...tricks].slice(-MOST);
    if (this.shown !== before) this.#count();
  }

  release(): void {
    this.#waiting = this.#waiting.slice(1);
    this.#count();
  }

  clear(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  #count(): void {
    clearTimeout(this.#timer);
    const stay = STAYS[settings.trickStay];
    if (this.shown && stay !== null) {
      this.#timer = window.setTimeout(() => this.release(), stay);
    }
  }
}
