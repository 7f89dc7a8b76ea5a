// A round of each game without a mouse, from the home page: Tab, arrows, digits, Enter.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { inPhase, isFirstRoundOver, playOn } from '../play.mjs';

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

/** Is the focus on a card that can be chosen now? Runs in the page. */
const onCard = () =>
  document.activeElement?.matches('[data-card]:not([aria-disabled], [aria-pressed=true])') === true;
const firstNumber = () =>
  document.querySelector('.tray .numbers button[data-action]')?.dataset.action.split(' ')[1];

/** What is asked takes the focus; a number is typed, all else taken with Enter. */
async function press(page, what) {
  if (what === 'number') await page.keyboard.press(await page.evaluate(firstNumber));
  else if (what !== 'card' || (await page.evaluate(onCard))) await page.keyboard.press('Enter');
  else await page.keyboard.press('ArrowRight');
}

export default async function ({ browser, server }) {
  for (const game of ['Moustache', 'Mustachio']) {
    const ada = await Guest.come(browser, server, 'Ada', { askBlind: false });
    const { page } = ada;
    await page.goto('/');
    await page.locator('.posters').waitFor();
    await tabTo(page, new RegExp(`^Play now: ${game}`));
    await page.keyboard.press('Enter');
    await inPhase(page, 'round-begins');
    const seen = await playOn(page, { until: isFirstRoundOver, click: press });
    assert.ok(seen.card > 5, JSON.stringify(seen));
    assert.ok(seen.trick > 1, JSON.stringify(seen));
    await ada.leave();
  }
}
