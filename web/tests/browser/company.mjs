// Two players and a spectator at one table; a reload and a killed server in mid-trick.
import assert from 'node:assert/strict';

import { launchChromium } from '../../scripts/chromium.mjs';
import { Guest } from './guest.mjs';
import { House } from './house.mjs';
import { playOn } from './play.mjs';

const house = await House.open();
const browser = await launchChromium();
const text = (page) => page.locator('main').innerText();
/** It is this page's turn to play a card to a trick that others have begun. */
const turn = () =>
  document.querySelector('.tray.mine') !== null &&
  document.querySelector('.trick .place') !== null &&
  document.querySelector('.hand [data-card]:not([aria-disabled])') !== null &&
  document.querySelector('.tray .numbers, .tray .choices, .ready button') === null;
const hand = (page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

try {
  const ada = await Guest.come(browser, house, 'Ada');
  const bo = await Guest.come(browser, house, 'Bo', { size: 'phone' });
  const cy = await Guest.come(browser, house, 'Cy');
  const link = await ada.openTable({ game: 'moustache', players: 4, bots: 'random' });
  await ada.page.goto(link);
  await bo.page.goto(link);
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByRole('button', { name: 'Sit here' }).nth(1).click();
  await ada.page.locator('b', { hasText: 'Bo' }).waitFor();
  await cy.page.goto(link);
  await cy.page.getByRole('button', { name: 'Come in' }).click();
  await ada.page.getByRole('button', { name: 'Begin' }).click();

  // Both play until it is Ada's turn; nobody sees another's hand.
  const both = (until) =>
    Promise.all([
      playOn(ada.page, { until }),
      playOn(bo.page, { until: () => window.stopped === true }),
    ]);
  const waiting = both(turn);
  await ada.page.waitForFunction(turn);
  await bo.page.evaluate(() => (window.stopped = true));
  await waiting;
  await cy.page.getByText('You are watching.').waitFor();
  assert.equal(await cy.page.locator('.hand').count(), 0, 'a spectator holds no cards');
  const held = await hand(ada.page);
  assert.ok(held.length > 0);
  assert.ok(!(await hand(bo.page)).some((card) => held.includes(card)), 'hands are apart');

  // A reload leads back to the same seat and cards.
  await ada.page.reload();
  await ada.page.waitForFunction(turn);
  assert.deepEqual(await hand(ada.page), held);

  // The server is killed in the middle of it; a card played meanwhile is played once.
  await house.kill();
  await ada.page.getByText('Reconnecting').waitFor();
  const card = ada.page.locator('.hand [data-card]:not([aria-disabled])').first();
  const played = await card.getAttribute('data-card');
  await card.click();
  await card.click();
  await house.start();
  await ada.page.getByText('Reconnecting').waitFor({ state: 'hidden' });
  await ada.page.waitForFunction(
    (name) => !document.querySelector(`.hand [data-card="${name}"]:not(.leaving)`),
    played,
  );
  await bo.page.evaluate(() => (window.stopped = false));
  const over = () => /Round 1 is over|Round 2/.test(document.body.innerText);
  const rest = both(over);
  await ada.page.waitForFunction(over);
  await bo.page.evaluate(() => (window.stopped = true));
  await rest;
  await cy.page.waitForFunction(() => /Round 1 is over|Round 2/.test(document.body.innerText));
  assert.match(await text(cy.page), /Ada/);

  for (const guest of [ada, bo, cy]) {
    guest.forgiveOutage();
    await guest.leave();
  }
} finally {
  await browser.close();
  await house.close();
}
