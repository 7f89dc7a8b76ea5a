// While a finished trick lies there, prompt, hand and seats belong to it: `moment mustachio phone`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { inPhase, playOn } from '../play.mjs';

const PLAYERS = 4;
const isTrickOver = () => document.querySelector('main[data-phase="trick-over"]') !== null;
/** The table has gone on and waits for us: the title says so, whatever is shown. */
const isAsked = () => document.title.startsWith('Your turn');

export default async function ({ browser, server }, game, size) {
  const ada = await Guest.come(browser, server, 'Ada', { size });
  const { page } = ada;
  await page.goto(`${await ada.openTable({ game, players: PLAYERS, bots: 'random' })}?go`);
  await playOn(page, { until: isTrickOver });
  await page.waitForFunction(isAsked);

  await inPhase(page, 'trick-over');
  assert.equal(await page.locator('.trick .place').count(), PLAYERS, 'the whole trick is there');
  assert.match(await page.locator('.tray').innerText(), /^The trick is over/);
  assert.equal(await page.locator('.hand [aria-disabled]').count(), 0, 'no card is greyed');
  assert.equal(await page.locator('main .plate.turn').count(), 0, 'it is nobody’s turn');

  // The first touch leads on and does no more; the second one acts as ever.
  const card = page.locator('.hand [data-card]').first();
  await card.click({ position: { x: 12, y: 24 } });
  await inPhase(page, 'turn');
  assert.equal(await page.locator('.hand [aria-pressed=true]').count(), 0, 'nothing is raised');
  await playOn(page, { until: isTrickOver });
  await page.locator('.release').click();
  await page.locator('main:not([data-phase="trick-over"])').waitFor();
  await ada.leave();
}
