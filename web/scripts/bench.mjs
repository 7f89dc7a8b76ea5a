// How soon a phone shows a card, and how soon it answers a touch: `npm run bench`.
// The phone: a processor four times slower than this machine's, 1.6 Mbit/s, 150 ms away.
import { Guest } from '../tests/browser/guest.mjs';
import { Server } from '../tests/browser/server.mjs';
import { isFirstRoundOver, playOn } from '../tests/browser/play.mjs';
import { launchChromium } from './chromium.mjs';

const FIRST_CARD = 1800; // ms
const NEXT_PAINT = 150; // ms
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

const server = await Server.open();
const browser = await launchChromium();
let good;
try {
  const guest = await Guest.come(browser, server, 'Ada', { size: 'phone', motion: 'auto' });
  const link = await guest.openTable({ game: 'moustache', players: 4, bots: 'random' });
  await guest.page.goto(`${link}?go`);
  await playOn(guest.page, {
    until: () => document.querySelector('main[data-phase="turn"]') !== null,
  });
  const wire = await guest.context.newCDPSession(guest.page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const card = await firstCard(guest, link);
  await guest.page.evaluate(watchTouches);
  await playOn(guest.page, { until: isFirstRoundOver });
  const paint = await guest.page.evaluate(() => globalThis.slowest);
  good = card < FIRST_CARD && paint < NEXT_PAINT;
  console.log(`first card    ${card} ms (at most ${FIRST_CARD})`);
  console.log(`next paint    ${paint} ms (at most ${NEXT_PAINT})`);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = good ? 0 : 1;
