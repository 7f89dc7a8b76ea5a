/** Lists that a table may name, and how its options are said. */

import { BOOKS, ofSide, type Option } from '../book';
import type { Title } from '../../games';
import { cardMessage, t } from '../../texts';
import type { Reason } from '../../wire/types';

type Options = Readonly<Record<string, unknown>>;

/** Puts one into a place; if it lies elsewhere already, the two change places. */
export function swapped(list: readonly string[], place: number, wanted: string): string[] {
  const before = list[place] ?? wanted;
  return list.map((one, i) => (i === place ? wanted : one === wanted ? before : one));
}

/** How many villains this option names now; 0: it does not go with the choice of villains. */
export function namedNow(option: Option, options: Options): number {
  return option.named[String(options['villains'])] ?? 0;
}

/** Can the option be chosen as the others stand? */
export function applies(option: Option, options: Options): boolean {
  return !Object.keys(option.named).length || namedNow(option, options) > 0;
}

/** A list of one's own begins with the first cards that fit, or with our numbers. */
export function ownList(game: Title, option: Option, options: Options): unknown {
  if (option.numbers) return fromRows(option.numbers.ours);
  if (option.sides) return option.sides.map((side, i) => ofSide(game, side)[i % 2]?.id);
  return ofSide(game, 'villain')
    .slice(0, namedNow(option, options))
    .map((card) => card.id);
}

/** With another choice of villains, lists that do not go with it are for chance again. */
export function fitting(game: Title, options: Options): Options {
  const unfit = BOOKS[game].options.filter((option) => {
    const list = options[option.key];
    const counted = Object.keys(option.named).length > 0;
    return counted && Array.isArray(list) && list.length !== namedNow(option, options);
  });
  return { ...options, ...Object.fromEntries(unfit.map(({ key }) => [key, null])) };
}

/** Are all lists that a table names as long as they must be? Until then nothing is asked for. */
export function isWhole(game: Title, options: Options): boolean {
  return BOOKS[game].options.every((option) => {
    const list = options[option.key];
    const counted = Object.keys(option.named).length > 0 && Array.isArray(list);
    return !counted || list.length === namedNow(option, options);
  });
}

/** Why a value cannot be chosen as all else stands, the number of players included. */
export function refusalOf(
  game: Title,
  chosen: Options,
  key: string,
  value: unknown,
): Reason | null {
  const wanted: Options = { ...chosen, [key]: value };
  const found = BOOKS[game].conflicts.find(({ one, other }) => {
    const concerned = one[0] === key || other[0] === key;
    return concerned && [one, other].every(([name, refused]) => wanted[name] === refused);
  });
  return found?.reason ?? null;
}

/** One row of numbers is a list; several are a list of lists. */
export function fromRows(rows: readonly (readonly number[])[]): unknown {
  return rows.length === 1 ? rows[0] : rows;
}

export function toRows(list: unknown): number[][] {
  const rows = Array.isArray(list) ? list : [];
  return (Array.isArray(rows[0]) ? rows : [rows]) as number[][];
}

/** What a table plays, option by option; what is usual and needs no word is left out. */
export function inWords(game: Title, options: Options): string[] {
  return BOOKS[game].options.flatMap((option) => {
    const chosen = options[option.key];
    if (option.unsaid !== null && chosen === option.unsaid) return [];
    if (option.idle_beside && options[option.idle_beside]) return [];
    const value = valueInWords(option, chosen);
    const name = t(`web-option-${option.key}`);
    return value === null ? [] : [value ? t('web-option-is', { name, value }) : name];
  });
}

function valueInWords({ kind, numbers, key }: Option, value: unknown): string | null {
  if (kind === 'flag') return value === true ? '' : null;
  if (kind === 'seat') return t('web-choice-seat', { number: Number(value) + 1 });
  if (kind === 'choice') return t(`web-choice-${value}`);
  if (!Array.isArray(value)) return null;
  if (numbers)
    return toRows(value)
      .map((row) => row.join(' '))
      .join(' / ');
  return value.map((id) => t(key === 'rules' ? `rule-${id}` : cardMessage(String(id)))).join(', ');
}
