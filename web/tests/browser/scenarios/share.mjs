// Two people and bots: a replay is shared when both agree, opened by a stranger, played on from, and
// gone when one of them does not agree any more. `share phone fr`
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits } from '../looks.mjs';
import { inPhase, playOn } from '../play.mjs';
import { playQuickly } from '../quick-game.mjs';

const PLAYER_2 = { en: 'Player 2', fr: 'Joueur 2', ru: 'Игрок 2' };

async function playedGame(ada, bo) {
  const bots = { game: 'moustache', players: 4, bots: 'random', options: {} };
  const link = await ada.openTable(bots);
  await bo.openTable(bots); // for a name and a cookie
  const people = 2;
  await Promise.all([
    ada.page.evaluate(playQuickly, { link, people }),
    bo.page.evaluate(playQuickly, { link, seat: 1, people }),
  ]);
  return link;
}

async function bothAgree(ada, bo, link, where) {
  await ada.page.goto(link);
  await inPhase(ada.page, 'game-over');
  const asked = ada.page.locator('.sharing');
  await asked.locator('.named').click();
  await asked.locator('[data-agreed="1"]').waitFor();
  assert.equal(await asked.locator('input').count(), 0, 'no link before both agree');
  await bo.page.goto('/games');
  await bo.page.locator('.asked').waitFor();
  await bo.page.locator('li button').click();
  await bo.page.locator('.sharing .hidden-name').click();
  await bo.page.locator('.sharing .no').waitFor();
  await assertFits(bo.page, where);
  const field = asked.locator('input'); // she hears of it without asking
  await field.waitFor();
  return field.inputValue();
}

const replayOf = (path) => `${path.replace('/r/', '/replays/')}/replay?round=2`;

/** In a browser that has never been here. */
async function seenByStranger(browser, server, shared, { size, locale }) {
  const stranger = await Guest.come(browser, server, '', { size, locale });
  const { page } = stranger;
  const { pathname } = new URL(shared);
  const { first } = await (await fetch(`${server.address}/api${replayOf(pathname)}`)).json();
  await page.goto(`${pathname}?round=2&step=${first + 9}`);
  await page.locator('.hands section').nth(3).waitFor();
  const names = await page.locator('.hands section p b').allInnerTexts();
  assert.deepEqual(names.slice(0, 2), ['Ada', PLAYER_2[locale]]);
  assert.equal(await page.locator('.controls select').inputValue(), '2');
  assert.equal(await page.locator('.controls input').inputValue(), '9', 'at the step itself');
  assert.equal(await page.locator('.share').count(), 0, 'nothing to agree to');
  await page.locator('.play-on summary').click();
  await assertFits(page, `shared replay ${size}`);
  if (locale === 'en') await assertAccessible(page, `shared replay ${size}`);
  return stranger;
}

async function playsOn({ page }, locale) {
  await page.locator('.practise button').nth(1).click();
  await page.locator('main[data-phase]').waitFor();
  await playOn(page, { until: () => document.querySelectorAll('.hand [data-card]').length > 0 });
  const told = await page.locator('.where').innerText();
  assert.match(told, /Practice|Entraînement|Тренировка/);
  assert.doesNotMatch(await page.locator('main').innerText(), /Ada|Bo\b/, locale);
}

async function withdrawn(bo, stranger, address) {
  const no = bo.page.locator('.sharing .no');
  await no.click();
  await no.waitFor({ state: 'detached' }); // the server has heard it
  const { page } = stranger;
  await page.goto(address);
  await page.locator('[role="alert"]').waitFor();
  assert.equal(await page.locator('.hands').count(), 0, 'nothing is left to see');
  stranger.complaints = stranger.complaints.filter((text) => !/404 .*\/api\/replays/.test(text));
}

export default async function ({ browser, server }, size, locale) {
  const ada = await Guest.come(browser, server, 'Ada', { size, locale });
  const bo = await Guest.come(browser, server, 'Bo', { size, locale });
  const link = await playedGame(ada, bo);
  const shared = await bothAgree(ada, bo, link, `asked ${size} ${locale}`);
  const stranger = await seenByStranger(browser, server, shared, { size, locale });
  await playsOn(stranger, locale);
  await withdrawn(bo, stranger, new URL(shared).pathname);
  for (const guest of [ada, bo, stranger]) await guest.leave();
}
