/** What this browser noted before the deal, against what the record says now. */

import { recordAddress } from '../../net/api';
import type { Promised } from '../../net/promises';
import type { GameRecord, ShuffleVerdict } from '../../wire/types';
import { bytesOf, sha256 } from './sha256';

export interface Finding {
  text: string; // message id
  good: boolean | null; // null: nothing to compare with
}

export async function revealedSecret(number: number): Promise<string | null> {
  const response = await fetch(recordAddress(number));
  const { fairness } = (await response.json()) as GameRecord;
  const secret = fairness?.['secret'];
  return typeof secret === 'string' ? secret : null;
}

export function compare(
  { commitment, salts }: Pick<ShuffleVerdict, 'commitment' | 'salts'>,
  noted: Promised | null,
  secret: string | null,
): Finding[] {
  const fits = secret !== null && sha256(bytesOf(secret)) === commitment;
  const hashed = { text: `web-check-secret-${fits ? 'fits' : 'other'}`, good: fits };
  if (!noted) return [hashed, { text: 'web-check-nothing-noted', good: null }];
  const promised = noted.commitment === commitment;
  const salted = salts.includes(noted.salt);
  return [
    hashed,
    { text: `web-check-commitment-${promised ? 'same' : 'other'}`, good: promised },
    { text: `web-check-salt-${salted ? 'same' : 'other'}`, good: salted },
  ];
}
