/**
 * It is your turn: title, a short buzz, and the screen stays on while you play. This is for those who
 * look elsewhere, so it does not wait until the last trick has been read: the clock runs.
 */

import { t } from '../../words';
import type { Session } from './session.svelte';

const BUZZ = 40; // ms

export function attention(session: () => Session): void {
  const picture = $derived(session().latest);
  const asked = $derived(picture?.play?.choice ? (picture.play.ask?.id ?? null) : null);
  const playing = $derived(picture?.table.stage === 'play' && picture.you.seat !== null);
  const title = $derived(picture ? t(`${picture.table.game}-title`) : t('table-title'));

  $effect(() => {
    document.title = asked ? t('table-title-your-turn', { title }) : title;
  });

  $effect(() => {
    if (asked && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  });

  $effect(() => {
    if (playing) return keepAwake();
  });
}

/** Where the browser allows it; plain http does not. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function hold(): Promise<void> {
    if (over || document.hidden) return;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (over) void lock?.release();
  }
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
