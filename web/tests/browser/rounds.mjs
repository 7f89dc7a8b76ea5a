// One round at each number of players given: `node rounds.mjs moustache 3 4 6`.
import assert from 'node:assert/strict';

import { launchChromium } from '../../scripts/chromium.mjs';
import { Guest } from './guest.mjs';
import { House } from './house.mjs';
import { playOn } from './play.mjs';

const [game, ...counts] = process.argv.slice(2);
const house = await House.open();
const browser = await launchChromium();
try {
  for (const [i, players] of counts.map(Number).entries()) {
    const size = i % 2 ? 'desk' : 'phone';
    const ada = await Guest.come(browser, house, 'Ada', { size });
    const { page } = ada;
    await page.goto(`${await ada.openTable({ game, players, bots: 'random' })}?go`);
    await playOn(page, { until: () => /Round 1 is over|Round 2/.test(document.body.innerText) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${game} with ${players} fits the ${size}`);
    await ada.leave();
  }
} finally {
  await browser.close();
  await house.close();
}
