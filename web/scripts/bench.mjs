// How soon a phone shows a card, and how soon it answers a touch, in three runs: `npm run bench`.
// The phone: a processor four times slower than this machine's, 1.6 Mbit/s, 150 ms away.
import { Guest } from '../tests/browser/guest.mjs';
import { Server } from '../tests/browser/server.mjs';
import { byFinger, isFirstRoundOver, playOn } from '../tests/browser/play.mjs';
import { launchChromium } from './chromium.mjs';

const FIRST_CARD = 1800; // ms
const NEXT_PAINT = 150; // ms
const RUNS = 3;
const LINE = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };

/** From the address to the first card that can be seen. */
async function firstCard(guest, link) {
  await guest.page.goto('about:blank');
  const began = Date.now();
  await guest.page.goto(link, { waitUntil: 'commit' });
  await guest.page.locator('.hand [data-card] svg').first().waitFor();
  return Date.now() - began;
}

/** The slowest answer to a touch, as the browser itself measures it. */
function watchTouches() {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Somebody with a phone of their own comes back to a table, and plays a round. */
async function evening(browser, server) {
  const guest = await Guest.come(browser, server, 'Ada', { size: 'phone', motion: 'auto' });
  const { page, context } = guest;
  await page.emulateMedia({ reducedMotion: null });
  const link = await guest.openTable({ game: 'moustache', players: 4, bots: 'random' });
  await page.goto(`${link}?go`);
  await playOn(page, {
    until: () => document.querySelector('main[data-phase="turn"]') !== null,
  });
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const card = await firstCard(guest, link);
  await page.evaluate(watchTouches);
  await playOn(page, { until: isFirstRoundOver, click: byFinger });
  const paint = await page.evaluate(() => globalThis.slowest);
  await context.close();
  return { card, paint };
}

const server = await Server.open();
const browser = await launchChromium();
const runs = [];
try {
  while (runs.length < RUNS) runs.push(await evening(browser, server));
} finally {
  await browser.close();
  await server.close();
}

/** All runs, and whether the middle one is soon enough. */
function tell(what, times, most) {
  console.log(`${what} ${times.join(', ')} ms (at most ${most})`);
  return times.toSorted((a, b) => a - b)[1] < most;
}

const soon = [
  tell(
    'first card',
    runs.map(({ card }) => card),
    FIRST_CARD,
  ),
  tell(
    'next paint',
    runs.map(({ paint }) => paint),
    NEXT_PAINT,
  ),
];
process.exitCode = soon.every(Boolean) ? 0 : 1;
