/** A few words about a card, beside it: while it is pointed at, has the focus, or is pressed long. */

import type { Attachment } from 'svelte/attachments';

const LONG = 450; // ms that make a touch a long one
const STIR = 10; // px that make it something else

interface Shown {
  readonly text: string;
  readonly element: Element;
}

let shown = $state.raw<Shown | null>(null);

export const note = {
  get shown(): Shown | null {
    return shown;
  },
  hide(): void {
    shown = null;
  },
};

/** Without a text there is nothing to say about it. */
export function explained(text: string): Attachment<HTMLElement> | null {
  return text ? (element) => listen(element, text) : null;
}

function listen(element: HTMLElement, text: string): () => void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let long = false;
  const show = () => (shown = { text, element });
  const hide = () => {
    clearTimeout(timer);
    if (shown?.element === element) shown = null;
  };
  const handlers: [string, (event: never) => void][] = [
    ['pointerenter', ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show()],
    ['pointerleave', ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hide()],
    ['focusin', () => element.querySelector(':focus-visible') && show()],
    ['focusin', () => element.matches(':focus-visible') && show()],
    // Not at once: a dialog that opens, or a card that goes, takes the focus away in the middle of an effect.
    ['focusout', () => queueMicrotask(hide)],
    [
      'pointerdown',
      ({ pointerType, clientX, clientY }: PointerEvent) => {
        long = false;
        if (pointerType === 'mouse') return;
        start = { x: clientX, y: clientY };
        timer = window.setTimeout(() => {
          long = true;
          show();
        }, LONG);
      },
    ],
    [
      'pointermove',
      ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STIR) clearTimeout(timer);
      },
    ],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['contextmenu', (event: Event) => long && event.preventDefault()],
  ];
  // Whoever only wanted to read has chosen nothing.
  const swallow = (event: Event) => {
    if (!long) return;
    long = false;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const [kind, handle] of handlers) element.addEventListener(kind, handle as EventListener);
  element.addEventListener('click', swallow, { capture: true });
  return () => {
    hide();
    for (const [kind, handle] of handlers)
      element.removeEventListener(kind, handle as EventListener);
    element.removeEventListener('click', swallow, { capture: true });
  };
}
