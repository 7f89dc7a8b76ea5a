import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';

import { bytesOf, sha256 } from '../../src/app/played/sha256';
import { compare } from '../../src/app/played/shuffle';

it.each([0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i bytes', (length) => {
  const bytes = randomBytes(length);
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

const secret = 'ab'.repeat(32);
const commitment = sha256(bytesOf(secret));
const salt = '01'.repeat(32);
const good = (findings: { good: boolean | null }[]) => findings.map((finding) => finding.good);

it('compares what was noted with what is told', () => {
  const told = { commitment, salts: [null, salt] };
  expect(good(compare(told, { commitment, salt }, secret))).toEqual([true, true, true]);
  expect(good(compare(told, { commitment: 'other', salt }, secret))).toEqual([true, false, true]);
  expect(good(compare({ ...told, salts: [null] }, { commitment, salt }, secret))).toEqual([
    true,
    true,
    false,
  ]);
  expect(good(compare(told, { commitment, salt }, 'cd'.repeat(32)))).toEqual([false, true, true]);
});

it('says when there is nothing to compare with', () => {
  expect(good(compare({ commitment, salts: [salt] }, null, secret))).toEqual([true, null]);
});
