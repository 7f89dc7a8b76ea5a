// The end of a game is a small feast: trophies are turned up one by one before anybody has won, stars fly
// to the score, and throws of a tie-break lie open together. For whoever wants no motion all is there at once.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { Stage, statesOf } from '../stage.mjs';

const LONG = 60_000; // ms: longer than any of it takes

async function staged(browser, server, settings) {
  const guest = await Guest.come(browser, server, 'Ada', settings);
  await guest.page.emulateMedia({ reducedMotion: settings.motion === 'off' ? 'reduce' : null });
  if (settings.motion === 'auto') await guest.page.clock.install();
  return { guest, page: guest.page, stage: await Stage.open(guest) };
}

let states = [];
const found = (name) => structuredClone(states.find((state) => state.name === name));

/** A game that ends while somebody looks on. */
function ending(state, events = []) {
  const [shown] = state.messages;
  const before = { ...shown, table: { ...shown.table, stage: 'play', record: null } };
  const { table, play, you } = shown;
  return [
    before,
    { type: 'update', version: shown.version + 1, table, play, you, events, lines: [] },
  ];
}

async function tell(page, ...messages) {
  for (const message of messages) await page.evaluate((it) => globalThis.stage.tell(it), message);
}

async function trophies(browser, server) {
  const { guest, page } = await staged(browser, server, { motion: 'auto' });
  const messages = ending(found('moustache-4-over'));
  const heading = page.locator('main h1');
  for (const goOn of [
    () => page.clock.fastForward(LONG),
    () => page.mouse.click(5, 5), // who cannot wait
  ]) {
    await tell(page, ...messages);
    await page.locator('.over.suspense .cup').first().waitFor();
    assert.equal(await heading.isVisible(), false, 'nobody has won yet');
    await goOn();
    await heading.waitFor();
    assert.equal(await page.locator('.over.suspense').count(), 0);
  }
  await page.reload(); // whoever comes later sees how it ended
  await page.waitForFunction(() => globalThis.stage?.onmessage);
  await tell(page, found('moustache-4-over').messages[0]);
  await heading.waitFor();
  await guest.leave();
}

async function stars(browser, server) {
  const { guest, page } = await staged(browser, server, { motion: 'auto' });
  const { messages } = found('moustache-4-verdict');
  await page.evaluate(() => {
    globalThis.flown = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.classList?.contains('flying')) globalThis.flown.push(node.textContent.trim());
        }
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  const [before, after] = messages;
  const { stars } = before.play.view.round;
  const { round } = after.play.view;
  round.stars = [stars[0] + 3, stars[1]];
  await tell(page, before, after);
  assert.deepEqual(
    await page.evaluate(() => globalThis.flown),
    [],
    'not while the trick lies there',
  );
  await page.locator('.release').click();
  await page.waitForFunction(() => globalThis.flown.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.flown), ['+3']);
  await guest.leave();
}

async function throws(browser, server, motion) {
  const { guest, page } = await staged(browser, server, { motion });
  if (motion === 'off') await page.clock.install();
  const [shown] = found('mustachio-2-throw-rare').messages;
  const signs = ['rock', 'scissors'];
  const events = signs.map((sign, seat) => ({
    message: 'threw',
    args: { seat, sign },
    reasons: [],
  }));
  const play = { ...shown.play, ask: null, choice: null };
  const table = { ...shown.table, stage: 'over', record: 1 };
  const over = { type: 'update', version: shown.version + 1, table, play, events, lines: [] };
  await tell(page, shown, over);
  await page.locator('.felt .sign').nth(1).waitFor();
  assert.deepEqual(await page.locator('.felt .sign + b + span').allInnerTexts(), [
    'rock',
    'scissors',
  ]);
  await page.locator('main.over').waitFor({ state: 'detached' });
  await page.clock.fastForward(LONG);
  await page.locator('main.over h1').waitFor();
  await guest.leave();
}

export default async function ({ browser, server }) {
  states = statesOf('^(moustache-4-(over|verdict)|mustachio-2-throw-rare)$');
  await trophies(browser, server);
  await stars(browser, server);
  await throws(browser, server, 'auto');
  await throws(browser, server, 'off');
}
