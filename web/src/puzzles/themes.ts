/** What puzzles are about, in words: a deed, or a card. */

import { cardMessage, has, t } from '../texts';

/** Has a theme's card a name of its own? The others are deeds. */
export const isDeed = (theme: string): boolean => has(`puzzle-theme-${theme}`);

export function themeName(theme: string): string {
  if (isDeed(theme)) return t(`puzzle-theme-${theme}`);
  return has(`rule-${theme}`) ? t(`rule-${theme}`) : t(cardMessage(theme));
}
