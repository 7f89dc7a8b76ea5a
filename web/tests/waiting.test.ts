/** A test in a browser waits for a state that stays, never for a fixed time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const BROWSER = resolve(import.meta.dirname, 'browser');

test('no scenario waits for a fixed time', () => {
  const files = readdirSync(BROWSER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mjs'),
  );
  expect(files.length).toBeGreaterThan(30);
  const waiting = files.filter((file) =>
    readFileSync(join(BROWSER, file), 'utf8').includes('waitForTimeout'),
  );
  expect(waiting).toEqual([]);
});
