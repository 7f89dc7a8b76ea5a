import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { qrCode } from '../../src/shared/share/qr';

const link = (length: number) =>
  `http://192.168.1.20:8642/t/${'0123456789abcdef'.repeat(20)}`.slice(0, length);
const drawn = (text: string) =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n');

// Codes that a reader has read; what is drawn must not change by accident.
it.each([
  [12, 21],
  [60, 33],
  [120, 45],
  [205, 57],
])('draws %i letters on a square of %i', (length, size) => {
  const text = link(length);
  expect(qrCode(text)).toHaveLength(size);
  expect(createHash('sha256').update(drawn(text)).digest('hex')).toMatchSnapshot();
});

it('says so when a text is too long', () => {
  expect(() => qrCode(link(300))).toThrow('too long');
});
