// One round at each number of players given: `rounds moustache 3 4 6`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { isFirstRoundOver, playOn } from '../play.mjs';

export default async function ({ browser, server }, game, ...counts) {
  for (const [i, players] of counts.map(Number).entries()) {
    const size = i % 2 ? 'desk' : 'phone';
    const ada = await Guest.come(browser, server, 'Ada', { size });
    const { page } = ada;
    await page.goto(`${await ada.openTable({ game, players, bots: 'random' })}?go`);
    await playOn(page, { until: isFirstRoundOver });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${game} with ${players} fits the ${size}`);
    await ada.leave();
  }
}
