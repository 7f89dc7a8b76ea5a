/** A test in a browser waits for a state that stays, never for a fixed time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const BROWSER = resolve(import.meta.dirname, 'browser');

/** Whatever lets time pass; `setTimeout(done)` waits for what the page does at once. */
const PASSING = /waitForTimeout|timers\/promises|setTimeout\((?!done\))/;

/** One looks again whether its server has started, the other answers the page a little later. */
const MAY = ['server.mjs', 'stage.mjs'];

test('no scenario waits for a fixed time', () => {
  const files = readdirSync(BROWSER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mjs'),
  );
  expect(files.length).toBeGreaterThan(30);
  const waiting = files.filter((file) => PASSING.test(readFileSync(join(BROWSER, file), 'utf8')));
  expect(waiting.sort()).toEqual(MAY);
});
