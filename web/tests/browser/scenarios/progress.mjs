// My progress: reviews worked out on request, graphs with tables, bids, hints left out, downloads.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits } from '../looks.mjs';
import { playQuickly } from '../quick-game.mjs';

async function downloaded(page, ending) {
  const link = page.locator(`.exports a[href*="${ending}"]`);
  return page.evaluate(
    async (address) => (await fetch(address)).text(),
    await link.getAttribute('href'),
  );
}

/** Of one game that has been reviewed. */
export async function isShown(page, game, where) {
  const shown = page.locator(`section[data-game="${game}"]`);
  await shown.waitFor();
  assert.equal(await shown.locator('svg circle').count(), 1, 'a dot for each game');
  await shown.locator('figure summary').click();
  assert.equal(await shown.locator('figure tbody tr').count(), 1, 'and a line');
  assert.ok((await shown.locator('table').count()) > 1, 'phases and more');
  await assertFits(page, where);
  await assertAccessible(page, where);
  assert.doesNotMatch(await page.locator('main').innerText(), /replay-|review-|NaN|undefined/);
}

export default async function ({ browser, server }, size, locale) {
  const ada = await Guest.come(browser, server, 'Ada', { size, locale });
  const { page } = ada;
  for (const game of ['mustachio', 'moustache']) {
    const link = await ada.openTable({ game, players: 4, bots: 'random', options: {} });
    await page.evaluate(playQuickly, { link });
  }
  await page.goto('/games');
  await page.locator('a[href$="/progress"]').click();
  await page.locator('.rest').click();
  for (const game of ['moustache', 'mustachio']) {
    // Reviews give way to everything else on the machine.
    await page.locator(`section[data-game="${game}"]`).waitFor({ timeout: 180_000 });
  }
  const where = `progress ${size} ${locale}`;
  for (const game of ['mustachio', 'moustache']) await isShown(page, game, where);
  const decisions = (await downloaded(page, 'csv')).trim().split('\r\n');
  assert.match(decisions[0], /^game_id,ended,game,/);
  assert.ok(decisions.length > 50);
  const { games, progress } = JSON.parse(await downloaded(page, 'json'));
  assert.equal(games.length, 2);
  assert.equal(progress.length, 2);
  await page.locator('main input[type="checkbox"]').check();
  await page.locator('.exports a[href*="hints=0"]').first().waitFor();
  await ada.leave();
}
