/** Names as records have them: a bot stands there as its level and its seat, `regular 2`. */

import { has, t } from '../texts';

/** Letters of a guest's name that the server keeps. */
export const NAME_LENGTH = 20;

/** A bot's own name; which level it plays at stands beside it. */
export function botName(seat: number): string {
  return t(`bot-${seat + 1}`);
}

/** A bot that the operator brings is called what they call it. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Who says no name is sent to the table as a guest, in the words of the page they came by. */
const GUESTS: readonly string[] = ['Guest', 'Invité', 'Гость'];

const isUnnamed = (name: string) => GUESTS.includes(name);

/** As at the table. */
export function inOurWords(written: string): string {
  if (isUnnamed(written)) return t('web-guest');
  return botIn(written)?.name ?? written;
}

export function levelOf(written: string): string | null {
  return botIn(written)?.level ?? null;
}

export function withLevel(written: string): string {
  const bot = botIn(written);
  return bot ? `${bot.name} (${bot.level})` : inOurWords(written);
}

function botIn(written: string): { name: string; level: string } | null {
  const [, level, number] = /^([a-z]+) ([1-6])$/.exec(written) ?? [];
  if (!level || !has(`level-${level}`)) return null;
  return { name: botName(Number(number) - 1), level: t(`level-${level}`) };
}

/** Strangers who come while talk is closed have no name until the round is over. */
export function guestName(name: string): string {
  if (isUnnamed(name)) return t('web-guest');
  return name || t('table-newcomer');
}

/** To a table of `host`, who may not have said who it is. */
export function invitation(host: string, game: string): string {
  const title = t(`${game}-title`);
  if (!host || isUnnamed(host)) return t('table-invites-unnamed', { game: title });
  return t('table-invites', { name: host, game: title });
}
