/** A puzzle under way: the table's other end, which asks once and then tells what was right. */

import { answerPuzzle, introduce, Refusal } from '../net/api';
import type { Connection, Listener } from '../net/socket';
import { settings } from '../shared/settings.svelte';
import { tableAlone, youAlone } from '../table/session/alone';
import { Session } from '../table/session/session.svelte';
import { t } from '../texts';
import type { ClientMessage, Play, PuzzleAnswer, PuzzleQuestion } from '../wire/types';

/** Whoever answers is somebody: what they have solved is kept. */
let introduced: Promise<unknown> | null = null;

export class PuzzleRun {
  #listener: Listener | null = null;
  #version = 0;
  readonly session: Session;
  tried = $state('');
  answer = $state.raw<PuzzleAnswer | null>(null);

  constructor(
    readonly question: PuzzleQuestion,
    /** That one goes on with. */
    readonly theme: string | null,
  ) {
    this.session = new Session('puzzle', false, (listener) => this.#connect(listener));
    this.#begin();
  }

  #connect(listener: Listener): Connection {
    this.#listener = listener;
    return { say: (message) => this.#hear(message), close: () => {} };
  }

  #begin(): void {
    const { game, players, sides, seat, events } = this.question;
    const table = tableAlone({
      id: 'puzzle',
      game,
      players,
      sides,
      hints: 'off', // the answer explains itself
      stage: 'play',
      waiting: null,
      seat,
      name: settings.name,
    });
    this.#listener?.connection('open');
    this.#listener?.hear({
      type: 'snapshot',
      version: this.#version,
      table,
      you: youAlone(seat, settings.name),
      play: this.#play(),
      events,
      lines: [],
    });
  }

  #play(): Play {
    const { asked, seat, choice, view } = this.question;
    const open = this.answer === null;
    return {
      ask: open ? { id: '1.1', what: asked, seats: [seat] } : null,
      choice: open ? choice : null,
      view,
      result: null,
    };
  }

  #hear(message: ClientMessage): boolean {
    if (message.type === 'act') void this.#try(message.do[0] ?? '', message.id);
    return true;
  }

  async #try(action: string, id: string): Promise<void> {
    try {
      introduced ??= introduce(settings.name.trim() || t('web-guest'));
      await introduced;
      this.tried = action;
      this.answer = await answerPuzzle(this.question.id, { do: action, theme: this.theme });
    } catch (error) {
      introduced = null;
      if (!(error instanceof Refusal)) throw error;
      this.#listener?.hear({ type: 'refused', ref: id, reason: error.reason });
      return;
    }
    this.#listener?.hear({ type: 'done', id });
    this.#version += 1;
    this.#listener?.hear({
      type: 'update',
      version: this.#version,
      play: this.#play(),
      events: [],
      lines: [],
    });
  }
}
