/** Three small noises, made on the spot: a card on the table, your turn, a trick taken. */

import { settings } from '../../shared/settings.svelte';
import type { Session } from './session.svelte';

let speaker: AudioContext | null = null;

/** Browsers are silent until somebody has touched the page, and so are we. */
function context(): AudioContext | null {
  if (!settings.volume || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  speaker ??= new AudioContext();
  return speaker.state === 'suspended' ? null : speaker;
}

function tone(pitch: number, after: number, length: number, loud: number): void {
  const at = context();
  if (!at) return;
  const start = at.currentTime + after;
  const note = at.createOscillator();
  const volume = at.createGain();
  note.type = 'triangle';
  note.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(2 * settings.volume * loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  note.connect(volume).connect(at.destination);
  note.start(start);
  note.stop(start + length);
}

const tap = () => tone(150, 0, 0.07, 0.25);
const sweep = () => [260, 220, 180].forEach((pitch, i) => tone(pitch, i * 0.04, 0.06, 0.08));
const chime = () => [660, 880].forEach((pitch, i) => tone(pitch, i * 0.11, 0.25, 0.07));

export function sounds(session: () => Session): void {
  const moment = $derived(session().moment);
  const asked = $derived(moment?.play?.choice ? (moment.play.ask?.id ?? null) : null);

  $effect(() => {
    const heard = session().news.map(({ message }) => message);
    if (heard.includes('trick-won')) sweep();
    else if (heard.includes('played')) tap();
  });

  $effect(() => {
    if (asked) chime();
  });
}
