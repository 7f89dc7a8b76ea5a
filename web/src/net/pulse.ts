/** Is anybody at the other end? A socket that is cut off notices it after a minute, if at all. */

export const QUIET = 8000; // ms of silence until we ask; whatever is heard ends it
export const UNANSWERED = 2000; // the same after we have said something
export const PATIENCE = 4000; // for the answer; then the line is called silent
export const HOPE = 12_000; // and then, if it still is, given up

export interface Pulse {
  ask(): void;
  /** Nothing has come for too long, or something has again. */
  silent(is: boolean): void;
  giveUp(): void;
}

/** Asks only into silence: where things happen it costs nobody anything. */
export class PulseWatch {
  #timer = 0;
  #asked = false;
  #silent = false;

  constructor(private readonly pulse: Pulse) {
    this.#wait(QUIET, this.#ask);
  }

  heard(): void {
    this.#asked = false;
    this.#wait(QUIET, this.#ask);
    if (this.#silent) this.pulse.silent((this.#silent = false));
  }

  /** Something was said that wants an answer. */
  said(): void {
    if (!this.#asked) this.#wait(UNANSWERED, this.#ask);
  }

  /** Somebody looks at the page again: who knows what has happened meanwhile. */
  look(): void {
    if (!this.#asked) this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }

  #ask = (): void => {
    if (document.hidden) return this.#wait(QUIET, this.#ask); // nobody looks
    this.#asked = true;
    this.#wait(PATIENCE, this.#miss);
    this.pulse.ask();
  };

  #miss = (): void => {
    this.pulse.silent((this.#silent = true));
    this.#wait(HOPE, this.pulse.giveUp);
  };
}
