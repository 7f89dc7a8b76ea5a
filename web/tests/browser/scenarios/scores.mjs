// Every score explains itself: what it is made of is a tap away, and stands at the end of every round.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { playOn } from '../play.mjs';
import { Stage, statesOf } from '../stage.mjs';

const isThirdTrick = () =>
  document.querySelector('main[data-phase="turn"][data-asked="play"]') !== null &&
  document.querySelectorAll('.hand [data-card]').length < 8;
const isRoundOver = () =>
  ['round-over', 'game-over'].includes(document.querySelector('main')?.dataset.phase);

/** Every side's parts, added up, are what stands beside its names. */
async function totals(page, where) {
  const sides = await page.locator(`${where} .sums > li`).evaluateAll((all) =>
    all.map((side) => ({
      total: Number(side.querySelector('.total').textContent.replace('−', '-')),
      parts: [...side.querySelectorAll('[data-points]')].map((part) => Number(part.dataset.points)),
    })),
  );
  assert.ok(sides.length > 1, `${where} has a sum for each side`);
  for (const { total, parts } of sides) {
    assert.equal(
      parts.reduce((sum, points) => sum + points, 0),
      total,
      where,
    );
  }
  return sides.map(({ total }) => total);
}

const standing = async (page) =>
  (await page.locator('.standing .count').allInnerTexts()).map((text) =>
    Number(text.trim().replace('−', '-')),
  );

async function atTheTable(browser, server, size) {
  const ada = await Guest.come(browser, server, 'Ada', { size });
  const { page } = ada;
  const options = { rules: ['blue-tax', 'green-negative', 'twos-win', 'reversed'] };
  const setUp = { game: 'moustache', players: 4, bots: 'random', options };
  await page.goto(`${await ada.openTable(setUp)}?go`);
  await playOn(page, { until: isThirdTrick });
  await page.locator('.standing button').first().click();
  assert.deepEqual(await totals(page, 'dialog'), await standing(page), 'a tap opens the sum');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await playOn(page, { until: isRoundOver });
  assert.deepEqual(await totals(page, '.result'), await standing(page), 'so does the round’s end');
  const columns = await page.locator('.result thead .name').allTextContents();
  assert.equal(columns[0], 'You', 'one finds oneself among the others');
  for (const total of await page.locator('.result tfoot td').allTextContents()) {
    assert.match(total, /^(\d+|\?)$/, 'a total that is not known yet is a question mark');
  }
  const sentence = await page.locator('.result .contents > p').first().innerText();
  const most = Math.max(...(await standing(page)));
  assert.match(sentence, new RegExp(`${String(most).replace('-', '−')} stars?`));
  await ada.leave();
}

export default async function ({ browser, server }) {
  await atTheTable(browser, server, 'phone');
  const states = statesOf('^(mustachio-(2|4|6)|moustache-(3|6))-(round-over|over)$');
  for (const game of ['mustachio', 'moustache']) {
    const bo = await Guest.come(browser, server, 'Bo');
    const stage = await Stage.open(bo);
    for (const state of states.filter(({ name }) => name.startsWith(game))) {
      await stage.show(state);
      await totals(bo.page, 'main');
    }
    await bo.leave();
  }
}
