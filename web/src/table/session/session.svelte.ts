/** A page's seat at its table: what it knows, what it has said, what it waits for. */

import { gameOf } from '../../games';
import { settings } from '../../shared/settings.svelte';
import { fileUnder, randomHex, saltFor } from '../../net/promises';
import { TableSocket, type Connection, type Listener, type Status } from '../../net/socket';
import type {
  Act,
  ChatLine,
  Reason,
  ClientMessage,
  Hint,
  Snapshot,
  ServerMessage,
  Update,
  WireEvent,
} from '../../wire/types';
import { clockOf, READING_SECONDS, type Clock } from './clock';
import { collectTime, flightTime, readingTime, Scenes } from './scenes.svelte';
import {
  atThrow,
  atTrickEnd,
  first,
  inSameRound,
  justFinished,
  next,
  shownNow,
  type Moment,
} from './moment';
import { textsOf } from './seats';
import { verdictIn } from './verdict';

export interface Ending {
  readonly code: number;
  readonly reason: Reason;
}

/** What the page shows, in one word; for tests and styles. */
export type Phase =
  | 'lobby'
  | 'round-begins'
  | 'turn'
  | 'sent'
  | 'waiting'
  | 'trick-over'
  | 'round-over'
  | 'game-over';

export class Session {
  /** The table as it is. */
  latest = $state.raw<Moment | null>(null);
  status = $state<Status>('connecting');
  /** The socket was closed for good. */
  ending = $state.raw<Ending | null>(null);
  /** ClientMessage, and neither done nor refused yet. */
  pending = $state.raw<Act | null>(null);
  /** What we have said to be ready for, before the table has heard it. */
  readyFor = $state<string | null>(null);
  /** What the table did not want, until it is read or something else is tried. */
  refused = $state.raw<Reason | null>(null);
  /** The token of a link that moves the seat to another device. */
  token = $state<string | null>(null);
  /** What we have asked for; of another ask it is worth nothing. */
  hint = $state.raw<Hint | null>(null);
  /** What has just happened, up to what is shown; animations and the spoken log read it. */
  news = $state.raw<readonly WireEvent[]>([]);
  /** What has just been said in the chat. */
  newLines = $state.raw<readonly ChatLine[]>([]);
  /** The time for the decision, or for getting ready. */
  clock = $state.raw<Clock | null>(null);
  /** About to start by itself: nobody needs to look at the seats. */
  go = $state(false);
  /** Was this page there when the game ended? Then it is shown how. */
  sawTheEnd = false;
  readonly scenes = new Scenes((news) => (this.news = news));
  /** The table as it is shown: one moment, from the prompt to the cards. */
  readonly moment = $derived(shownNow(this.latest, this.scenes.shown?.moment ?? null));
  readonly phase = $derived.by(() => this.#phase());
  /** Sentences of this table; your own seat is called "you" in them. */
  readonly texts = $derived(textsOf(this.latest));

  #socket: Connection;
  #missing = false;
  /** The id of an answer that the table has taken, until it shows. */
  #taken = '';
  #salted = '';
  #starting = false;
  #declined = '';

  /** `go`: start as soon as everybody sits; `connect`: to somebody else than the server. */
  constructor(
    readonly table: string,
    go = false,
    connect = (listener: Listener): Connection => new TableSocket(table, listener),
  ) {
    this.go = go;
    this.#socket = connect(this);
  }

  close(): void {
    this.#socket.close();
    this.scenes.close();
  }

  #phase(): Phase {
    const { moment } = this;
    switch (moment?.table.stage ?? 'lobby') {
      case 'lobby':
        return 'lobby';
      case 'moment':
        return 'round-begins';
      case 'interlude':
        return 'round-over';
      case 'over':
        return 'game-over';
    }
    if (this.scenes.trickOver) return 'trick-over';
    if (this.pending) return 'sent';
    return moment?.play?.choice ? 'turn' : 'waiting';
  }

  // Saying

  say(message: ClientMessage): void {
    this.refused = null;
    this.#socket.say(message);
  }

  /** Answers the ask. It is sent again after a lost connection, until the table has taken it. */
  act(actions: string[]): void {
    const ask = this.latest?.play?.ask;
    if (!ask || this.pending) return;
    if (this.moment?.play?.ask?.id !== ask.id) return this.scenes.catchUp(); // was asked earlier
    const id = randomHex(12);
    this.pending = { type: 'act', ask: ask.id, id, do: actions, ref: id };
    this.say(this.pending);
  }

  /** One's own hint for what is asked now, so many steps far. */
  askHint(step: 1 | 2 | 3): void {
    const ask = this.latest?.play?.ask;
    if (ask && !this.pending) this.say({ type: 'ask_hint', ask: ask.id, step });
  }

  ready(): void {
    const at = this.latest?.table.waiting;
    if (!at || this.readyFor === at) return;
    this.readyFor = at;
    this.say({ type: 'ready', at });
  }

  // Hearing

  connection(status: Status): void {
    this.status = status;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message);
      case 'update':
        return this.#goOn(message);
      case 'done':
        return this.#acknowledge(message.id);
      case 'refused':
        return this.#refuse(message.ref, message.reason);
      case 'hint':
        this.hint = message;
        return;
      case 'link':
        this.token = message.token;
        return;
      case 'gone':
        this.ending = { code: 0, reason: message.reason };
    }
  }

  closed(code: number, why: string): void {
    const reason: Reason = { rule: 'table', message: why, args: {} };
    this.ending = { code, reason };
  }

  #begin(message: Snapshot): void {
    this.ending = null; // a farewell that was not for good
    this.#missing = false;
    this.#salted = '';
    this.readyFor = null; // it may not have got there
    if (this.pending?.id === this.#taken) this.pending = null;
    this.#show(null, first(message, this.latest), [], []); // what was missed is in the log
    this.clock = clockOf(message.table.seconds, message.table, this.clock);
    if (this.pending) this.#socket.say(this.pending);
  }

  #goOn(message: Update): void {
    const before = this.latest;
    if (!before || this.#missing) return; // a snapshot is on its way
    const after = next(before, message);
    if (!after) {
      this.#missing = true;
      this.#socket.say({ type: 'resync' });
      return;
    }
    this.#show(before, after, message.events, message.lines);
    const { table } = after;
    if (table.stage !== before.table.stage) this.sawTheEnd = table.stage === 'over';
    const { clock } = table.settings;
    if (message.table !== undefined) this.clock = clockOf(table.seconds, table, this.clock);
    else if (after.play?.ask?.id !== before.play?.ask?.id) {
      const seconds = clock && clock + (justFinished(before, after) ? READING_SECONDS : 0);
      this.clock = clockOf(seconds, table, this.clock);
    }
  }

  #show(
    before: Moment | null,
    after: Moment,
    news: readonly WireEvent[],
    lines: readonly ChatLine[],
  ): void {
    this.latest = after;
    this.newLines = lines;
    this.#stage(before, after, news);
    this.#forgetPending(after);
    this.#salt(after);
    this.#start(after);
    this.#declineBlind(after);
  }

  #stage(before: Moment | null, after: Moment, news: readonly WireEvent[]): void {
    const sameSeat = before?.you.seat === after.you.seat && after.table.stage !== 'lobby';
    if (!before || !sameSeat || !inSameRound(before, after)) return this.scenes.catchUp(news);
    const finished = justFinished(before, after);
    if (!finished) {
      const stays = flightTime(news);
      const moment = news.some(({ message }) => message === 'threw')
        ? atThrow(before, after)
        : after;
      return this.scenes.add({ finished, moment, news, stays });
    }
    const stays = readingTime(verdictIn(this.texts, finished));
    const moment = atTrickEnd(before, after, finished);
    const collected = { finished: null, moment: after, news: [], stays: collectTime(finished) };
    this.scenes.add({ finished, moment, news, stays }, collected);
  }

  #refuse(ref: string | null, reason: Reason): void {
    if (this.pending && ref === this.pending.id) this.pending = null;
    if (reason.message === 'salts-missing' && this.#starting) this.#starting = false;
    else {
      this.refused = reason;
      this.go = false;
    }
  }

  #acknowledge(id: string): void {
    this.#taken = id;
    if (this.latest) this.#forgetPending(this.latest);
  }

  /** An answer is waited for until it was taken and the table no longer asks for it, or is another. */
  #forgetPending({ table, play }: Moment): void {
    if (!this.pending) return;
    const otherGame = this.pending.ask.split('.')[0] !== String(table.number);
    const asksStill = play?.choice && play.ask?.id === this.pending.ask;
    const taken = this.pending.id === this.#taken && !asksStill;
    if (!play || otherGame || taken) this.pending = null;
  }

  // What the page does by itself

  /** Its own part of the next game's chance, once it knows what the server has committed to. */
  #salt({ table, you }: Moment): void {
    if (table.record !== null) fileUnder(table.record, table.id, table.number);
    const commitment = table.next_commitment;
    if (you.seat === null || table.seats[you.seat]?.salted || this.#salted === commitment) return;
    const salt = saltFor(table.id, table.number + 1, commitment);
    if (this.#socket.say({ type: 'salt', commitment, salt })) this.#salted = commitment;
  }

  #start({ table, you }: Moment): void {
    if (!this.go) return;
    if (table.stage !== 'lobby' || !you.host) {
      this.go = false;
      history.replaceState(history.state, '', location.pathname);
      return;
    }
    const here = table.seats.filter((seat) => seat.here);
    const full = table.seats.every((seat) => seat.guest !== null || seat.bot !== null);
    if (!full) this.go = false;
    else if (here.every((seat) => seat.salted) && !this.#starting) {
      this.#starting = true;
      this.say({ type: 'start' });
    }
  }

  /**
   * "Don't ask me": the answer to every question for a blind bid is no, a partner's, too (U-16).
   * Nobody is asked in the first game of this browser.
   */
  #declineBlind({ table, play }: Moment): void {
    const ask = play?.ask;
    const first = Object.values(settings.firstTables).includes(table.id) && table.number === 1;
    if ((settings.askBlind && !first) || !ask || !play.choice) return;
    const no = gameOf(play.view.game).noBlind[ask.what];
    if (no === undefined || this.#declined === ask.id) return;
    this.#declined = ask.id;
    this.act([no]);
  }
}
