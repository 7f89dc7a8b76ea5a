/** A lesson under way: the table's other end, which tells the next frame when the learner has done
    what this one asks for. */

import type { Connection, Listener } from '../net/socket';
import { settings } from '../shared/settings.svelte';
import { youAlone } from '../table/session/alone';
import { Session } from '../table/session/session.svelte';
import { t, type Args } from '../texts';
import type { ClientMessage, Play } from '../wire/types';
import { SEAT, tableOf, type Lesson } from './lesson';
import { remember } from './progress';

const PAUSES = { natural: 900, quick: 450, instant: 60 }; // ms, while the others play

export class LessonRun {
  #at = $state(0);
  #read = $state(0);
  #version = 0;
  #listener: Listener | null = null;
  /** What a card that does not go on with the lesson got for an answer. */
  answer = $state('');
  over = $state(false);
  /** Taken up where it was left, until something is done. */
  resumed = $state(false);
  readonly session: Session;
  readonly #learner = settings.name.trim() || t('web-guest');

  /** `name`: under which progress is kept. */
  constructor(
    readonly lesson: Lesson,
    readonly name: string,
    from: number,
  ) {
    this.#at = from < lesson.frames.length - 1 ? from : 0;
    this.resumed = this.#at > 0;
    this.session = new Session('lesson', false, (listener) => this.#connect(listener));
    this.#begin();
  }

  get at(): number {
    return this.#at;
  }

  readonly frame = $derived.by(() => this.lesson.frames[this.#at]!);
  readonly progress = $derived.by(() => (this.#at + 1) / this.lesson.frames.length);
  readonly last = $derived.by(() => this.#at === this.lesson.frames.length - 1);

  /** What is said now; nothing while the round's last trick still lies there. */
  readonly text = $derived.by(() => {
    if (this.frame.stage === 'interlude' && this.session.scenes.shown) return '';
    const say = this.frame.says[this.#read];
    return say ? this.#say(say.text, say.args) : '';
  });
  readonly #unread = $derived.by(() => this.frame.says.length - this.#read);
  /** Is it the learner's turn to do something at the table? After the last round there is nothing. */
  readonly asked = $derived.by(
    () => this.frame.choice !== undefined || (this.frame.stage !== 'play' && !this.last),
  );
  /** May one go on by the coach's own button? */
  readonly mayGoOn = $derived.by(() => !!this.text && (!this.asked || this.#unread > 1));

  /** Does something come into question, and has all been read that is to be said of it? */
  readonly mayAskHint = $derived.by(
    () => !this.mayGoOn && (this.frame.choice?.legal.length ?? 0) > 1,
  );

  goOn(): void {
    if (this.#unread > 1) this.#read += 1;
    else if (this.last) this.over = true;
    else if (!this.asked) this.#leaveTrick();
  }

  /** To the next frame at which something is said or asked; past the last one, to the end. */
  skip(): void {
    const { frames } = this.lesson;
    const next = frames.findIndex(({ says }, i) => i > this.#at && says.length);
    if (next < 0) this.over = true;
    else this.#jump(next);
  }

  again(): void {
    this.over = false;
    this.#jump(0);
  }

  /** Others play by themselves; says how to stop waiting for them. */
  watch(): (() => void) | undefined {
    const { text, asked, last, session } = this;
    if (text || asked || last || session.scenes.shown) return undefined;
    const next = this.at + 1; // every frame has a wait of its own
    const timer = setTimeout(() => this.#go(next), PAUSES[settings.pace]);
    return () => clearTimeout(timer);
  }

  // The table's other end

  #connect(listener: Listener): Connection {
    this.#listener = listener;
    return { say: (message) => this.#hear(message), close: () => {} };
  }

  #hear(message: ClientMessage): boolean {
    if (message.type === 'ready') this.#advance();
    else if (message.type === 'act') this.#act(message.do, message.id);
    else if (message.type === 'ask_hint') this.#hint(message.ask, message.step);
    return true;
  }

  #act(actions: string[], id: string): void {
    const { right } = this.frame;
    if (actions.join() === right) {
      this.#listener?.hear({ type: 'done', id });
      this.#advance();
      return;
    }
    const [, tried = ''] = (actions[0] ?? '').split(' ');
    this.answer = this.#say('not-that', { tried, right: right?.split(' ')[1] ?? '' });
    const reason = { rule: 'table', message: 'lesson', args: {} };
    this.#listener?.hear({ type: 'refused', ref: id, reason });
    this.session.refused = null; // the coach has answered
  }

  /** What matters, as at any table; which card it is, the lesson knows without any figures. */
  #hint(ask: string, step: 1 | 2 | 3): void {
    const { matters = [], right } = this.frame;
    if (right === undefined) return;
    const best = [right];
    const answer = { best, unit: 'points' as const, options: [], why: null, worlds: 0 };
    this.#listener?.hear({
      type: 'hint',
      ask,
      step,
      matters,
      question: step > 1 ? best : null,
      answer: step > 2 ? answer : null,
    });
  }

  #leaveTrick(): void {
    this.session.scenes.held = false;
    this.session.scenes.release();
    this.#advance();
  }

  #advance(): void {
    if (!this.last) this.#go(this.at + 1);
  }

  #go(at: number): void {
    if (this.lesson.frames[at]?.cut) this.#jump(at);
    else this.#show(at);
  }

  #show(at: number): void {
    this.#turnTo(at);
    this.#version += 1;
    this.#listener?.hear({
      type: 'update',
      version: this.#version,
      table: tableOf(this.lesson, at, this.#learner),
      play: this.#play(),
      events: this.frame.events,
      lines: [],
    });
  }

  #jump(at: number): void {
    this.#turnTo(at);
    this.#begin();
  }

  #turnTo(at: number): void {
    this.#at = at;
    this.#read = 0;
    this.answer = '';
    this.resumed = false;
    this.session.scenes.held = this.frame.says.length > 0 && this.frame.stage === 'play';
    remember(this.name, at);
  }

  /** Everything as of this frame, to somebody who has just come. */
  #begin(): void {
    const { frames } = this.lesson;
    const dealt = frames.findLastIndex(({ stage }, i) => i <= this.#at && stage === 'moment');
    this.#listener?.connection('open');
    this.#listener?.hear({
      type: 'snapshot',
      version: this.#version,
      table: tableOf(this.lesson, this.#at, this.#learner),
      you: youAlone(SEAT, this.#learner),
      play: this.#play(),
      events: frames.slice(Math.max(0, dealt), this.#at + 1).flatMap(({ events }) => events),
      lines: [],
    });
  }

  #play(): Play {
    const { ask, choice, view } = this.frame;
    return {
      ask: ask && { ...ask, id: `1.${this.#at}` },
      choice: choice ?? null,
      view,
      result: null,
    };
  }

  #say(text: string, args: Args): string {
    const texts = this.session.texts;
    const dressed: Args = { ...args };
    const colour = this.frame.ask?.what === 'trump';
    for (const key of ['right', 'tried']) {
      const value = String(args[key] ?? '');
      if (value) dressed[key] = colour ? texts.colour(value) : texts.card(value);
    }
    if ('partner' in args) dressed['partner'] = texts.player(Number(args['partner']));
    if ('trump' in args) dressed['trump'] = texts.colour(String(args['trump']));
    if ('other' in args) dressed['other'] = t(`rule-${args['other']}`);
    if ('rule' in args) dressed['does'] = t(`rule-${args['rule']}.effect`);
    return texts.say(`lesson-${text}`, dressed);
  }
}
