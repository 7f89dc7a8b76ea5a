/** Names as records have them: a bot stands there as its level and its seat, `regular 2`. */

import { has, t } from '../texts';

/** Letters of a guest's name that the server keeps. */
export const NAME_LENGTH = 20;

/** A bot's own name; which level it plays at stands beside it. */
export function botName(seat: number): string {
  return t(`bot-${seat + 1}`);
}

/** A bot of the house's own is called what the house calls it. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** As at the table. */
export function inOurWords(written: string): string {
  return botIn(written)?.name ?? written;
}

export function levelOf(written: string): string | null {
  return botIn(written)?.level ?? null;
}

export function withLevel(written: string): string {
  const bot = botIn(written);
  return bot ? `${bot.name} (${bot.level})` : written;
}

function botIn(written: string): { name: string; level: string } | null {
  const [, level, number] = /^([a-z]+) ([1-6])$/.exec(written) ?? [];
  if (!level || !has(`level-${level}`)) return null;
  return { name: botName(Number(number) - 1), level: t(`level-${level}`) };
}

/** Strangers who come while talk is closed have no name until the round is over. */
export function guestName(name: string): string {
  return name || t('table-newcomer');
}
