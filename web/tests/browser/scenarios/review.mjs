// A finished game in review: figures as they come, the graph and its table, the answer behind a button.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits } from '../looks.mjs';
import { playQuickly } from '../quick-game.mjs';
import { isShown } from './progress.mjs';

/** The lines of the ledger add up to the result, to the millionth. */
async function addsUp(page) {
  const [amounts, result] = await page
    .locator('.ledger tbody')
    .evaluate((body) => [
      [...body.querySelectorAll('[data-amount]')].map((row) => Number(row.dataset.amount)),
      Number(body.querySelector('[data-result]').dataset.result),
    ]);
  assert.ok(amounts.length > 2);
  assert.equal(
    amounts.reduce((sum, amount) => sum + amount, 0),
    result,
  );
}

/** Four stand in rows that are all as long: none is left over. */
async function standEven(page, what) {
  const tops = await page
    .locator(what)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const inRow = tops.filter((top) => top === tops[0]).length;
  if (tops.length === 4) assert.notEqual(inRow, 3, what);
}

async function secondLook(page) {
  const look = page.locator('article').first();
  await look.locator('.hand li, .question').first().waitFor();
  assert.match(
    await look.locator('.scene').innerText(),
    /\p{L}{3}/u,
    'rules and partners, trump and bid',
  );
  assert.equal(await look.locator('.answer').count(), 0, 'the answer is behind a button');
  await look.getByRole('button').first().click();
  assert.ok((await look.locator('.answer tbody tr').count()) > 1);
  assert.doesNotMatch(await look.innerText(), /\b[RGBYPO]\d/, 'cards have names');
  const holders = look.locator('.holders summary');
  if (await look.locator('.hand li').count()) {
    await holders.click();
    assert.ok(
      (await look.locator('.holders tbody tr').count()) >= 3,
      'each other one holds a card',
    );
  } else {
    assert.equal(await holders.count(), 0, 'before a look at the cards all of them are unseen');
  }
}

export default async function ({ browser, server }, size, locale) {
  const ada = await Guest.come(browser, server, 'Ada', { size, locale });
  const { page } = ada;
  const game = size === 'phone' ? 'mustachio' : 'moustache';
  const link = await ada.openTable({ game, players: 4, bots: 'random', options: {} });
  await page.evaluate(playQuickly, { link });
  await page.goto('/games');
  await page.locator('a[href$="/review"]').click();
  await page.locator('.under-way, .figures').first().waitFor();
  // Reviews give way to everything else on the machine.
  await page.locator('.ledger').waitFor({ timeout: 240_000 });
  await addsUp(page);
  assert.ok((await page.locator('figure svg').count()) > 3, 'a graph for every round');
  for (const what of ['.rounds figure', '.figures div']) await standEven(page, what);
  await page.locator('figure summary').first().click();
  assert.ok((await page.locator('figure').first().locator('tbody tr').count()) > 1);
  await page.locator('figure').first().locator('tbody button').first().press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('article'));
  await secondLook(page);
  const text = await page.locator('main').innerText();
  assert.doesNotMatch(text, /review-|NaN|undefined/);
  await assertFits(page, `review ${size} ${locale}`);
  await assertAccessible(page, `review ${size} ${locale}`);
  await page.goto('/progress');
  await isShown(page, game, `progress ${size} ${locale}`);
  await ada.leave();
}
