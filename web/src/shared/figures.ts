/** Figures of hints and reviews, as the language writes them; they come in whole millionths. */

import { language, type Args, type Texts } from '../texts';

export type Unit = 'share' | 'points';

const MILLION = 1_000_000;

export function figure(millionths: number, unit: Unit, digits = 1): string {
  return number((unit === 'share' ? 100 : 1) * (millionths / MILLION), digits);
}

/** With its sign, for sums. */
export function signed(millionths: number, digits = 2): string {
  const written = number(millionths / MILLION, digits);
  return written.startsWith('−') ? written : `+${written}`;
}

function number(value: number, digits: number): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const written = new Intl.NumberFormat(language(), { ...style, useGrouping: false }).format(value);
  return written.replace(/^-(?=[0.,]*$)/, '').replace('-', '−');
}

/** An action of the record in words: `play G7`, `blind no`. */
export function inWords(texts: Texts, action: string): string {
  const [verb = '', what = ''] = action.split(' ');
  if (action === 'blind no') return texts.say('review-do-blind-no');
  const named: Args = verb === 'trump' ? { colour: what } : { card: what, number: what };
  return texts.say(`review-do-${verb}`, named);
}
