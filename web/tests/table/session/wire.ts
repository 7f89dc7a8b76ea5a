import type { ClientMessage, ServerMessage } from '../../../src/wire/types';

/** A socket that a test holds the other end of. */
export class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.made.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }

  readyState = 0;
  said: ClientMessage[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};

  constructor() {
    Wire.made.push(this);
  }

  open(...messages: ServerMessage[]): void {
    this.readyState = Wire.OPEN;
    this.onopen();
    this.deliver(...messages);
  }

  deliver(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  heard(kind: ClientMessage['type']): ClientMessage[] {
    return this.said.filter(({ type }) => type === kind);
  }
}
