/**
 * It is your turn: title, a short buzz, and the screen stays on while you play. This is for those who
 * look elsewhere, so it does not wait until the last trick has been read: the clock runs.
 */

import { t } from '../../texts';
import type { Session } from './session.svelte';

const BUZZ = 40; // ms

export function attention(session: () => Session): void {
  const moment = $derived(session().latest);
  const asked = $derived(moment?.play?.choice ? (moment.play.ask?.id ?? null) : null);
  const playing = $derived(moment?.table.stage === 'play' && moment.you.seat !== null);
  const title = $derived(moment ? t(`${moment.table.game}-title`) : t('table-title'));

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
  async function request(): Promise<void> {
    if (over || document.hidden) return;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (over) void lock?.release();
  }
  const again = () => void request();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
