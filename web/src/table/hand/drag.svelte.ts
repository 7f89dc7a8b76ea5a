/** A card that is pulled out of the hand: far enough upwards it is thrown. */

const THROW = 48; // px upwards that make a drag a throw
const LIFT = 8; // px that make it a drag at all

interface Pull {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export class Drag {
  /** Grabbed, and perhaps only tapped. */
  #grabbed: Pull | null = null;
  /** Lifted out of its place: seen, other than the grip. */
  #pull = $state.raw<Pull | null>(null);
  #thrown = false;
  /** What the last touch was made with. */
  #pointer = '';

  constructor(private readonly throwCard: (name: string) => void) {}

  grab(event: PointerEvent, name: string): void {
    this.#pointer = event.pointerType;
    if (event.button !== 0) return;
    this.#grabbed = { name, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }

  pull = (event: PointerEvent): void => {
    if (!this.#grabbed) return;
    const { x, y } = this.#grabbed;
    this.#grabbed = { ...this.#grabbed, dx: event.clientX - x, dy: event.clientY - y };
    this.#pull = this.#grabbed.dy < -LIFT ? this.#grabbed : null;
  };

  drop = (): void => {
    const pull = this.#grabbed;
    this.cancel();
    if (!pull || pull.dy >= -THROW) return;
    this.#thrown = true;
    this.throwCard(pull.name);
  };

  cancel = (): void => {
    this.#grabbed = null;
    this.#pull = null;
  };

  /** The click that ends a throw is none, and of a double click only the first half is one. */
  isClick(event: MouseEvent): boolean {
    const thrown = this.#thrown;
    this.#thrown = false;
    return event.detail === 0 || !thrown;
  }

  isByMouse(event: MouseEvent): boolean {
    return event.detail === 1 && this.#pointer === 'mouse';
  }

  /** How far a card has been pulled; null: it lies in its place. */
  of(name: string): Pull | null {
    return this.#pull?.name === name ? this.#pull : null;
  }
}
