/** Choosing an answer: the first touch raises it, the second one gives it. */

import { gameOf } from '../../games';
import type { Reason } from '../../wire/types';
import type { Session } from './session.svelte';

export class Choosing {
  #touched = $state.raw<{ round: number; actions: readonly string[] }>({ round: 0, actions: [] });
  #objection = $state.raw<{ ask: string; reason: Reason } | null>(null);

  constructor(private readonly session: Session) {}

  readonly play = $derived.by(() => this.session.moment?.play ?? null);
  readonly #round = $derived.by(() => this.play?.view.round?.number ?? 0);
  readonly ask = $derived.by(() => this.play?.ask ?? null);
  /** What may be done now; null if nothing is asked of us, or the answer is on its way. */
  readonly legal = $derived.by(() =>
    this.session.pending ? null : (this.play?.choice?.legal ?? null),
  );
  readonly asked = $derived.by(() => (this.legal ? (this.ask?.what ?? null) : null));
  /** Is a card of one's own asked for? */
  readonly fromHand = $derived.by(() => {
    const game = this.play?.view.game;
    return !!game && !!this.asked && gameOf(game).facts.fromHand.includes(this.asked);
  });
  /** What the cards of the hand are wanted for. */
  readonly verb = $derived.by(() => (this.fromHand && this.asked) || 'play');
  /** How many actions make a whole answer. */
  readonly wanted = $derived.by(() => this.play?.choice?.parts ?? 1);
  /** Touched once; what has become impossible since is no longer raised. */
  readonly raised = $derived.by(() => {
    if (this.#touched.round !== this.#round) return [];
    return this.#touched.actions.filter((action) => !this.legal || this.legal.includes(action));
  });
  readonly complete = $derived.by(() => this.legal !== null && this.raised.length === this.wanted);
  /** Why the last touch was in vain. */
  readonly why = $derived.by(() => {
    const objection = this.#objection;
    return objection && objection.ask === (this.ask?.id ?? '') ? objection.reason : null;
  });

  card(name: string): string {
    return `${this.verb} ${name}`;
  }

  /** May this card of the hand be chosen? null: nobody asks. */
  mayChoose(name: string): boolean | null {
    if (!this.legal || !this.fromHand) return null;
    return this.legal.includes(this.card(name));
  }

  touchCard(name: string): void {
    const reason = this.play?.choice?.why_not[name];
    if (this.mayChoose(name) === false && reason) {
      this.#raise([]);
      this.#objection = { ask: this.ask?.id ?? '', reason };
      return;
    }
    this.touch(this.card(name));
  }

  touch(action: string): void {
    this.#objection = null;
    const again = this.raised.includes(action);
    if (again && this.wanted === 1 && this.legal) return this.give();
    const others = this.raised.filter((other) => other !== action);
    this.#raise(again ? others : [...others, action].slice(-this.wanted));
  }

  #raise(actions: readonly string[]): void {
    this.#touched = { round: this.#round, actions };
  }

  lower(): void {
    this.#objection = null;
    this.#raise([]);
  }

  /** Gives what is raised, if it is a whole answer. */
  give(): void {
    if (this.complete) this.answer(this.raised);
  }

  answer(actions: readonly string[]): void {
    if (!this.legal || !actions.every((action) => this.legal?.includes(action))) return;
    this.#raise([]);
    this.session.act([...actions]);
  }

  /** Without a second touch: thrown onto the table, or played by key. */
  throwCard(name: string): void {
    if (this.wanted === 1 && this.mayChoose(name)) this.answer([this.card(name)]);
    else this.touchCard(name);
  }
}
