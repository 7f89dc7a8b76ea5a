// Every screen around the table, at both sizes, and the guided first games: `screens fr`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, Inspection } from '../looks.mjs';

const SCREENS = [
  '/',
  '/friends/mustachio',
  '/friends/moustache',
  '/settings',
  '/games',
  '/rules/mustachio',
  '/rules/moustache',
  '/learn/mustachio',
  '/learn/moustache',
  '/nowhere',
];
const PEOPLE = [
  { size: 'phone', theme: 'light' },
  { size: 'desk', theme: 'dark' },
];

/** Presses on, plays what is asked; a wrong card first, where there is one. */
async function learn(page, where, inspection) {
  let tried = 0;
  const over = page.getByRole('button', { name: /Once more|Encore une fois|Ещё раз/ });
  while (!(await over.isVisible())) {
    const go = page.locator('.says .main-button');
    const right = page.locator('button.right');
    await go.or(right).or(over).first().waitFor();
    if (await right.isVisible()) {
      const wrong = page.locator('ul button:not(.right):enabled').first();
      if (await wrong.isVisible()) {
        await wrong.click();
        await page.getByRole('alert').waitFor();
        tried += 1;
      }
      await inspection.look([assertFits, page, where]);
      await right.click();
    } else if (await go.isVisible()) await go.click();
  }
  assert.ok(tried > 1, 'a wrong card is answered');
  await inspection.look([assertAccessible, page, `${where}, at its end`]);
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
      const lesson = screen.startsWith('/learn') && size === 'phone';
      if (lesson) await learn(page, where, inspection);
    }
    if (size === 'desk') {
      assert.equal(await page.locator('select').first().inputValue(), locale);
      assert.equal(await page.locator('html').getAttribute('lang'), locale);
      await page.locator('select').first().selectOption('fr');
      await page.getByRole('link', { name: 'Mes parties' }).waitFor();
    }
    // A stranger asks for games in vain, and the browser writes that down.
    ada.complaints = ada.complaints.filter((text) => !/401 .*\/api\/records/.test(text));
    await ada.leave();
  }
  inspection.end();
}
