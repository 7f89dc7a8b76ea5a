// Puzzles: from home to the day's, a card by keyboard or finger, why, and on to the next of a theme.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible } from '../looks.mjs';

/** Everything that the server tells of a puzzle before it is answered. */
function listenForAnswers(page) {
  const told = [];
  page.on('response', (answer) => {
    if (/\/api\/puzzles\/\w+$/.test(answer.url())) told.push(answer.text());
  });
  return told;
}

/** What is asked, answered by the first thing that may be done; the keyboard's way, or a finger's. */
export async function answer(page, size) {
  const main = page.locator('main[data-phase="turn"]');
  await main.waitFor();
  const asked = await main.getAttribute('data-asked');
  const choice =
    asked === 'play'
      ? page.locator('.hand [data-card]:not([aria-disabled="true"])').first()
      : page.locator('.tray button:not([disabled]), .trick button').first();
  if (size === 'phone') {
    await choice.tap();
    if (asked === 'play') await choice.tap();
    else await page.locator('.tray .main-button, .tray button, .trick button').first().tap();
  } else {
    await choice.focus();
    await page.keyboard.press('Enter');
    if (asked !== 'play') await page.keyboard.press('Enter');
  }
  await page.locator('[data-answered]').waitFor();
  if (asked === 'play') await page.locator('.hand [data-good]').first().waitFor();
}

async function figures(page) {
  await page.locator('section[data-answered] .buttons button').click();
  const sheet = page.locator('dialog');
  assert.ok((await sheet.locator('tbody tr').count()) > 2, 'what every answer was worth');
  assert.ok((await sheet.locator('.hands dt').count()) > 1, 'a deal in which it matters');
  assert.doesNotMatch(await sheet.innerText(), /puzzle-|review-|NaN|undefined/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

async function fits(page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0, 'nothing sticks out');
  assert.doesNotMatch(await page.locator('body').innerText(), /puzzle-|review-|NaN|undefined/);
}

export default async function ({ browser, server }, size, locale) {
  const ada = await Guest.come(browser, server, 'Ada', { size, locale });
  const { page } = ada;
  const told = listenForAnswers(page);
  await page.goto('/');
  await page.locator('a[href$="/puzzles"]').first().click();
  await page.locator('.to-play a').first().waitFor();
  await fits(page);
  await assertAccessible(page, `puzzles ${size} ${locale}`);
  for (const game of [0, 1]) {
    await page.locator('section').nth(game).locator('.to-play .main-button').click();
    await answer(page, size);
    await fits(page);
    await figures(page);
    await page.locator('section[data-answered] .quiet').click();
    await page.locator('.to-play a').first().waitFor();
  }
  const first = await page.locator('section li a').first().getAttribute('href');
  await page.locator('section li a').first().click();
  await answer(page, size);
  await page.locator('section[data-answered] .main-button').click();
  await page.locator('main[data-phase="turn"]').waitFor();
  assert.notEqual(new URL(page.url()).pathname, first, 'another one');
  assert.equal(page.url().split('/').at(-1), first.split('/').at(-1), 'of the same theme');
  const texts = await Promise.all(told);
  assert.ok(texts.length >= 4);
  for (const text of texts) assert.doesNotMatch(text, /"(good|why|themes|example|behind)"/);
  await ada.leave();
}
