// A first round without a mouse, from the home page: Tab, arrows, digits, Enter. `keyboard Mustachio`
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
  const { asked } = await page.locator('main').evaluate((main) => ({ ...main.dataset }));
  assert.ok(!['blind', 'agree'].includes(asked), 'nobody asks for a blind bid in a first game');
  if (what === 'number') await page.keyboard.press(await page.evaluate(firstNumber));
  else if (what !== 'card' || (await page.evaluate(onCard))) await page.keyboard.press('Enter');
  else await page.keyboard.press('ArrowRight');
}

/** Home leads back to the game; it is no first one any more, and nobody is new here. */
async function comeBack(page, game) {
  await page.goto('/');
  await page.getByText('New here?').waitFor({ state: 'detached' });
  const poster = page.locator('section').filter({ has: page.getByRole('heading', { name: game }) });
  assert.doesNotMatch(await poster.innerText(), /first game/);
  await page.getByRole('link', { name: `Continue: ${game}, round 1 is over` }).click();
  await inPhase(page, 'round-over');
  await page.goto('/games');
  await page.getByRole('link', { name: `Continue: ${game}, round 1 is over` }).waitFor();
}

export default async function ({ browser, server }, game) {
  const ada = await Guest.come(browser, server, 'Ada');
  const { page } = ada;
  await page.goto('/');
  await page.locator('.posters').waitFor();
  assert.equal(await page.getByText('Your first game').count(), 2);
  await page.getByText('New here?').waitFor();
  await tabTo(page, new RegExp(`^Play now: ${game}`));
  await page.keyboard.press('Enter');
  await inPhase(page, 'round-begins');
  await page.locator('.ready button:focus').waitFor(); // who comes by key goes on by key
  const seen = await playOn(page, { until: isFirstRoundOver, click: press });
  assert.ok(seen.card > 5, JSON.stringify(seen));
  assert.ok(seen.trick > 1, JSON.stringify(seen));
  await comeBack(page, game);
  await ada.leave();
}
