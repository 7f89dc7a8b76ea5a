/** A table's socket that comes back by itself. */

import type { ClientMessage, ServerMessage } from '../wire/types';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

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

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #over = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  say(said: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(said));
    return true;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Somebody looks at the page again, or the network is back: now is a good time. */
  #hurry = (): void => {
    if (this.#over || document.hidden || this.#socket) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.#socket = socket;
    const patience = setTimeout(() => socket.close(), SILENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      this.listener.connection('open');
    };
    socket.onmessage = (message) => {
      this.#tries = 0;
      this.listener.hear(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      this.#socket = null;
      this.#lost(event);
    };
  }

  #lost(event: CloseEvent): void {
    if (this.#over) return;
    if (event.code === UNKNOWN_GUEST || FOR_GOOD.includes(event.reason)) {
      this.close();
      this.listener.connection('closed');
      this.listener.closed(event.code, event.reason);
      return;
    }
    this.listener.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
