/** A guided game: recorded frames, of which the learner plays one seat. */

import type { MoustacheView, MustachioView, Reason, WireEvent } from '../../wire/types';
import type { Title } from '../../games';
import type { Args, Texts } from '../../texts';
import { settings } from '../../shared/settings.svelte';

export const LEARNER = 0;
const PAUSES = { natural: 1100, quick: 500, instant: 100 }; // ms, while the others play

export interface Frame {
  view: MoustacheView | MustachioView;
  events: WireEvent[];
  says: { text: string; args: Args }[];
  ask?: { legal: string[]; right: string; why_not: Record<string, Reason> };
}

export interface Lesson {
  game: Title;
  frames: Frame[];
}

export class LessonRun {
  #at = $state(0);
  #said = $state(0);
  /** What the last card that was tried got for an answer. */
  answer = $state('');

  constructor(
    readonly lesson: Lesson,
    readonly texts: () => Texts,
  ) {}

  frame = $derived.by(() => this.lesson.frames[this.#at]!);
  over = $derived.by(() => this.#at === this.lesson.frames.length - 1 && !this.text);
  progress = $derived.by(() => this.#at / (this.lesson.frames.length - 1));

  get text(): string {
    const say = this.frame.says[this.#said];
    return say ? this.#say(say.text, say.args) : '';
  }

  /** May the learner choose a card now? Only once all has been read. */
  get asked(): boolean {
    const unread = this.frame.says.length - this.#said;
    return this.frame.ask !== undefined && unread <= 1;
  }

  get right(): string {
    return this.frame.ask?.right.split(' ')[1] ?? '';
  }

  goOn(): void {
    if (this.#said < this.frame.says.length) this.#said += 1;
    if (this.#said < this.frame.says.length || this.frame.ask) return;
    this.#advance();
  }

  try(card: string): void {
    const { ask, says } = this.frame;
    const no = ask?.why_not[card];
    if (!ask || !this.asked) return;
    if (no) this.answer = `${this.texts().reason(no)} (${no.rule})`;
    else if (card === this.right) this.#advance();
    else {
      const say = says.at(-1);
      const why = say ? this.#say(`${say.text}.why`, say.args) : '';
      this.answer = this.texts().say('web-learn-not-that', { card, right: this.right, why });
    }
  }

  /** Others play by themselves; says when there is nothing to wait for. */
  watch(): (() => void) | undefined {
    if (this.text || this.frame.ask || this.over) return undefined;
    const timer = setTimeout(() => this.#advance(), PAUSES[settings.pace]);
    return () => clearTimeout(timer);
  }

  again(): void {
    this.#show(0);
  }

  #advance(): void {
    if (this.#at < this.lesson.frames.length - 1) this.#show(this.#at + 1);
  }

  #show(at: number): void {
    this.#at = at;
    this.#said = 0;
    this.answer = '';
  }

  #say(text: string, args: Args): string {
    const texts = this.texts();
    const dressed = { ...args };
    if ('partner' in args) dressed['partner'] = texts.player(Number(args['partner']));
    if ('trump' in args) dressed['trump'] = texts.colour(String(args['trump']));
    return texts.say(`learn-${this.lesson.game}-${text}`, dressed);
  }
}
