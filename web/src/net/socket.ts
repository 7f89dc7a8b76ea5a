/** A table's socket that comes back by itself. */

import { afterPaint } from './painting';
import type { ClientMessage, ServerMessage } from '../wire/types';
import { pickUp } from './dialling';
import { PulseWatch } from './pulse';

export type Status = 'connecting' | 'open' | 'silent' | 'lost' | 'closed';

/** The server's own codes for closing. */
export const GONE = 4000;
export const UNKNOWN_GUEST = 4401;
export const NO_TABLE = 4404;
/** After these it would change nothing to try again; all else passes, a restart for one. */
const FOR_GOOD = [
  'left',
  'removed',
  'table-full',
  'too-many-mistakes',
  'other-pages',
  'no-such-table',
  'table-unreadable',
];

const FIRST_WAIT = 300; // ms
const LONGEST_WAIT = 8000;
const SILENCE = 10_000; // an attempt that takes longer is given up

export interface Listener {
  hear(message: ServerMessage): void;
  connection(status: Status): void;
  /** Closed for good; the code says why. */
  closed(code: number, why: string): void;
}

/** What a page talks to: its table, or what stands in for one. */
export interface Connection {
  /** Has it been sent? */
  say(message: ClientMessage): boolean;
  close(): void;
}

export class TableSocket implements Connection {
  #socket: WebSocket | null = null;
  #pulse: PulseWatch | null = null;
  #tries = 0;
  #timer = 0;
  #over = false;
  /** What was heard since we answered, until our answer can be seen. */
  #waiting: ServerMessage[] | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#pulse?.said();
    if (message.type === 'act') this.#answerFirst();
    return true;
  }

  /** What comes of an answer is drawn after the answer itself: a touch must be seen at once. */
  #answerFirst(): void {
    if (this.#waiting) return;
    this.#waiting = [];
    afterPaint(() => {
      const heard = this.#waiting ?? [];
      this.#waiting = null;
      for (const message of heard) this.listener.hear(message);
    });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#pulse?.stop();
    this.#socket?.close();
  }

  /** Somebody looks at the page again, or the network is back: now is a good time. */
  #hurry = (): void => {
    if (this.#over || document.hidden) return;
    if (this.#socket) return this.#pulse?.look();
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  /** The network is gone: a socket itself notices that only after a minute or so. */
  #drop = (): void => {
    const socket = this.#socket;
    if (this.#over || !socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#retry();
  };

  #connect(): void {
    const { socket, heard } = pickUp(this.table);
    this.#socket = socket;
    const patience = setTimeout(() => socket.close(), SILENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      this.#watch(socket);
      this.listener.connection('open');
    };
    socket.onmessage = (message) => {
      this.#tries = 0;
      this.#pulse?.heard();
      const heard = JSON.parse(String(message.data)) as ServerMessage;
      if (heard.type === 'pong') return;
      if (this.#waiting) this.#waiting.push(heard);
      else this.listener.hear(heard);
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      this.#lost(event);
    };
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => this.#listen(socket, heard));
  }

  /** It was open before we came: as if all had happened now. */
  #listen(socket: WebSocket, heard: readonly MessageEvent[]): void {
    if (this.#over || this.#socket !== socket) return;
    socket.onopen?.(new Event('open'));
    for (const message of heard) socket.onmessage?.(message);
  }

  #watch(socket: WebSocket): void {
    this.#pulse = new PulseWatch({
      ask: () => socket.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage)),
      silent: (is) => this.listener.connection(is ? 'silent' : 'open'),
      giveUp: this.#drop,
    });
  }

  #lost(event: CloseEvent): void {
    if (this.#over) return;
    if (event.code === UNKNOWN_GUEST || FOR_GOOD.includes(event.reason)) {
      this.close();
      this.listener.connection('closed');
      this.listener.closed(event.code, event.reason);
      return;
    }
    this.#retry();
  }

  #retry(): void {
    this.#pulse?.stop();
    this.#pulse = null;
    this.#socket = null;
    this.listener.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
