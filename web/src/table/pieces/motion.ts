/** Cards on their way. Where things are on the screen is looked up when a card sets off. */

import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';
import { prefersReducedMotion } from 'svelte/motion';

import { settings } from '../../shared/settings.svelte';
import { COLLECT } from '../session/scenes.svelte';

const DEAL_STEP = 45; // ms
const PLAY = 220;
const FADE = 120;

const spots = new Map<string, Element>();
const left = new Map<string, DOMRect>();

/** Something cards can fly to or from: a seat, the pile. */
export function spot(name: string): Attachment {
  return (element) => {
    spots.set(name, element);
    return () => {
      if (spots.get(name) === element) spots.delete(name);
    };
  };
}

export const seatSpot = (seat: number) => `seat ${seat}`;
export const teamSpot = (team: number) => `team ${team}`;
export const PILE = 'pile';

/** A card of one's own is about to leave the hand from here. */
export function setOff(card: string, element: Element): void {
  left.set(card, element.getBoundingClientRect());
}

/** From one's own hand, where the card was; from anybody else's seat. */
export function played(node: Element, { card, seat }: { card: string; seat: number }) {
  const from = left.get(card);
  left.delete(card);
  return fly(node, from ?? rectOf(seatSpot(seat)), { duration: PLAY, turn: 8 });
}

/** To whoever takes it, the stolen card first; to nobody: it fades where it lies. */
export function collected(node: Element, { to, late }: { to: number | null; late: boolean }) {
  const far = to === null ? null : rectOf(seatSpot(to));
  return fly(node, far, { duration: COLLECT, delay: late ? COLLECT : 0, fade: true });
}

export const PLACE = 'place';

/** From the pile or a neighbour; turned over where it lies; or, if from nowhere, just there. */
export function dealt(
  node: Element,
  { from, order }: { from: string | null; order: number },
): Measured {
  if (from === null) return { duration: 0 };
  if (from === PLACE) return turned(order);
  return fly(node, rectOf(from), { duration: PLAY, delay: order * DEAL_STEP, turn: -10 });
}

function turned(order: number): TransitionConfig {
  if (settings.motion === 'off' || prefersReducedMotion.current) return { duration: 0 };
  return { duration: PLAY, delay: order * DEAL_STEP, css: (t) => `scale: ${t} 1` };
}

/** Measured first, begun later: all cards that set off together are looked up in one layout. */
type Measured = TransitionConfig | (() => TransitionConfig);

interface Flight {
  duration: number;
  delay?: number;
  turn?: number;
  fade?: boolean;
}

function rectOf(name: string): DOMRect | null {
  return spots.get(name)?.getBoundingClientRect() ?? null;
}

function fly(node: Element, far: DOMRect | null, flight: Flight): Measured {
  if (settings.motion === 'off') return { duration: 0 };
  if (!far || prefersReducedMotion.current) {
    return { duration: FADE, css: (t) => `opacity: ${t}` };
  }
  const near = node.getBoundingClientRect();
  const x = far.x + far.width / 2 - near.x - near.width / 2;
  const y = far.y + far.height / 2 - near.y - near.height / 2;
  const size = Math.min(1, Math.max(0.35, far.height / Math.max(1, near.height)));
  const { duration, delay = 0, turn = 0, fade = false } = flight;
  return () => ({
    duration,
    delay,
    easing: (time) => 1 - (1 - time) ** 3,
    css: (t, u) =>
      `translate: ${x * u}px ${y * u}px; rotate: ${turn * u}deg; scale: ${size + (1 - size) * t};` +
      (fade ? ` opacity: ${Math.min(1, t * 2)}` : ''),
  });
}

const ARC = 420;

/** Across the table in an arc; for cards that nobody else may see. */
export function flightBetween(
  node: Element,
  { from, to }: { from: string; to: string },
): TransitionConfig {
  const [start, end] = [rectOf(from), rectOf(to)];
  if (settings.motion === 'off' || prefersReducedMotion.current || !start || !end) {
    return { duration: 0 };
  }
  const size = node.getBoundingClientRect();
  const middle = (rect: DOMRect) => [
    rect.x + (rect.width - size.width) / 2,
    rect.y + (rect.height - size.height) / 2,
  ];
  const [ax = 0, ay = 0] = middle(start);
  const [bx = 0, by = 0] = middle(end);
  return {
    duration: ARC,
    css: (t) => {
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t - Math.sin(Math.PI * t) * 50;
      return `opacity: 1; translate: ${x}px ${y}px; rotate: ${-12 + 24 * t}deg`;
    },
  };
}
