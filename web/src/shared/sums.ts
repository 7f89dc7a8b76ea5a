/** What a score is made of, in words. */

import { t, type Texts } from '../texts';
import type { SumPart } from '../wire/types';

export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}

export function totalOf(parts: readonly SumPart[]): string {
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return String(total).replace('-', '−');
}

export function partInWords(texts: Texts, { kind, name, count }: SumPart): string {
  if (kind === 'rule') return texts.say('table-sum-rule', { rule: name });
  if (kind === 'card') return texts.card(name);
  return t(`table-sum-${kind}`, { count, number: name });
}
