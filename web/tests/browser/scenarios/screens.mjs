// Every screen around the table, at both sizes: `screens fr`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, Inspection } from '../looks.mjs';

const SCREENS = [
  '/',
  '/settings',
  '/games',
  '/progress',
  '/rules/mustachio',
  '/rules/moustache',
  '/nowhere',
];
const PEOPLE = [
  { size: 'phone', theme: 'light' },
  { size: 'desk', theme: 'dark' },
];

const RESULT = { sides: [[0, 2], [1, 3]], scores: [143, 97], rounds: [] }; // prettier-ignore
/** Games as the server lists them: won, lost, first place shared, ended. */
const GAMES = [
  { game: 'mustachio', seat: 2, result: { ...RESULT, winners: [0] } },
  { game: 'mustachio', seat: 1, result: { ...RESULT, winners: [0] } },
  { game: 'moustache', seat: 0, result: { points: [9, 4, 9, 2], winners: [0, 2], rounds: [] } },
  { game: 'moustache', seat: 0, result: null, outcome: 'ended', reason: 'ended-by-host' },
];
const PLAYED = GAMES.map((game, i) => ({
  id: 4 - i,
  players: ['Maximilienne Aurélie', 'regular 2', 'Ада Лавлейс', 'expert 4'],
  begun_at: 1.7e12,
  ended_at: 1.7e12,
  outcome: 'finished',
  reason: null,
  ...game,
}));

/** Whoever comes for the first time can play without scrolling. */
async function playInSight(page, where) {
  await page.getByRole('radio').first().waitFor();
  const { y, height } = await page.locator('.posters .main-button').first().boundingBox();
  assert.ok(y + height <= page.viewportSize().height, `${where}: ends at ${y + height}`);
}

/** At a tablet's width the posters are narrowest beside each other: their cards lie wholly on them. */
async function posters(page, where) {
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  const cut = await page.locator('.posters section').evaluateAll((posters) =>
    posters.flatMap((poster) => {
      const { left, right } = poster.getBoundingClientRect();
      return [...poster.querySelectorAll('.fan > div')]
        .map((card) => card.getBoundingClientRect())
        .filter((card) => card.left < left || card.right > right)
        .map((card) => `${Math.round(card.left - left)} to ${Math.round(card.right - right)}`);
    }),
  );
  assert.deepEqual(cut, [], where);
  await page.setViewportSize({ width, height });
}

async function playedGames({ page }, where, inspection) {
  const list = (route) => route.fulfill({ json: PLAYED });
  await page.route('**/api/records', list);
  await page.goto('/games');
  await page.locator('main li').nth(3).waitFor();
  assert.equal(await page.locator('ul + button').count(), 0, 'there are no earlier games');
  await inspection.look([assertFits, page, where]);
  if (where.includes(' en ')) {
    const told = await page.locator('main li div').allInnerTexts();
    assert.match(
      told[0],
      /Won, 143 to 97\s+With Maximilienne Aurélie, .* \(regular\) and .* \(expert\)\./i,
    );
    assert.match(told[1], /Lost, 97 to 143/);
    assert.match(told[2], /First place shared, 9 to 9, 4 and 2/);
    assert.match(told[3], /The host ended the game/);
  }
  await page.unroute('**/api/records', list);
}

export default async function ({ browser, server }, locale) {
  const inspection = new Inspection();
  for (const { size, theme } of PEOPLE) {
    const ada = await Guest.come(browser, server, 'Ada', { locale, size, theme });
    const { page } = ada;
    for (const screen of SCREENS) {
      const where = `${screen} ${locale} ${size} ${theme}`;
      await page.goto(screen);
      await page.locator('main h1').waitFor();
      await inspection.look([assertFits, page, where]);
      if (locale === 'en') await inspection.look([assertAccessible, page, where]);
      if (screen === '/') {
        await inspection.look([playInSight, page, where]);
        await inspection.look([posters, page, `${where}, tablet`]);
      }
    }
    await playedGames(ada, `my games ${locale} ${size}`, inspection);
    if (size === 'desk') {
      assert.equal(await page.locator('select').first().inputValue(), locale);
      assert.equal(await page.locator('html').getAttribute('lang'), locale);
      await page.locator('select').first().selectOption('fr');
      await page.getByRole('link', { name: 'Mes parties' }).waitFor();
    }
    // A stranger asks for games in vain, and the browser writes that down.
    ada.complaints = ada.complaints.filter((text) => !/401 .*\/api\/(records|progress)/.test(text));
    await ada.leave();
  }
  inspection.end();
}
