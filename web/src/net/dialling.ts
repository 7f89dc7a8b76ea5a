/** A table's socket, opened while the rest of the page is still on its way. */

import { at } from './place';

interface Dialled {
  readonly socket: WebSocket;
  /** What was said before anybody listened. */
  readonly heard: MessageEvent[];
}

let early: (Dialled & { table: string }) | null = null;

function dial(table: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${at(`/ws/${table}`)}`);
}

export function dialEarly(table: string): void {
  const socket = dial(table);
  const heard: MessageEvent[] = [];
  socket.onmessage = (message) => heard.push(message);
  early = { table, socket, heard };
}

/** The one that was opened early, if it still holds; or a new one. */
export function pickUp(table: string): Dialled {
  const found = early;
  early = null;
  const holds = found?.table === table && found.socket.readyState <= WebSocket.OPEN;
  return holds ? found : { socket: dial(table), heard: [] };
}
