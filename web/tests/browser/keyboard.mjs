// A round of each game without a mouse, from the home page: Tab, arrows, digits, Enter.
import assert from 'node:assert/strict';

import { launchChromium } from '../../scripts/chromium.mjs';
import { Guest } from './guest.mjs';
import { House } from './house.mjs';
import { playOn } from './play.mjs';

/** By Tab to something with this name. */
async function tabTo(page, name) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.ariaLabel ?? one?.textContent?.trim() ?? '';
    });
    if (name.test(here)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** What is asked takes the focus; a number is typed, all else taken with Enter. */
async function press(page, what) {
  if (what === 'number') {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  } else if (what === 'card') {
    const before = await page.evaluate(() => document.activeElement?.dataset.card ?? null);
    if (before === null) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    await page.keyboard.press('ArrowRight');
  } else await page.keyboard.press('Enter');
}

const house = await House.open();
const browser = await launchChromium();
try {
  for (const game of ['Moustache', 'Mustachio']) {
    const ada = await Guest.come(browser, house, 'Ada', { dontAskBlind: true });
    const { page } = ada;
    await page.goto('/');
    await page.locator('.posters').waitFor();
    await tabTo(page, new RegExp(`^Play now: ${game}`));
    const began = Date.now();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Ready/ }).waitFor();
    const seconds = (Date.now() - began) / 1000;
    assert.ok(seconds < 15, `playing within seconds, not ${seconds}`); // five, on a calm machine
    const over = () => /Round 1 is over|Round 2/.test(document.body.innerText);
    const seen = await playOn(page, { until: over, click: press });
    assert.ok(seen.card > 5, JSON.stringify(seen));
    await ada.leave();
  }
} finally {
  await browser.close();
  await house.close();
}
