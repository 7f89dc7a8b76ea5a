// The rules show every card in play: `drawn-rules phone`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, Inspection } from '../looks.mjs';

const IDS = /\b(web|why|rule|card|event|table)-[a-z]|\{ ?\$|\b[RGBYPO]\d/;

export default async function ({ browser, server }, size) {
  const inspection = new Inspection();
  for (const locale of ['en', 'fr', 'ru']) {
    const ada = await Guest.come(browser, server, 'Ada', { locale, size });
    const { page } = ada;
    for (const [game, cards] of [
      ['moustache', 19],
      ['mustachio', 12],
    ]) {
      await page.goto(`/rules/${game}`);
      const rules = page.locator('dd');
      assert.match(await rules.first().innerText(), /\S+ \S+ \S+/); // word by word, in one's language
      for (const summary of await page.locator('main summary').all()) await summary.click();
      const drawn = page.locator('figure');
      await drawn.nth(cards - 1).waitFor();
      assert.equal(await drawn.count(), cards, `${game}: one for every card`);
      for (const text of await page.locator('figcaption').allInnerTexts()) {
        assert.match(text, /\S+ \S+/);
        assert.doesNotMatch(text, IDS);
        assert.doesNotMatch(text, /[.!]\p{Lu}/u, 'a space between sentences');
      }
      const where = `rules of ${game} ${locale} ${size}`;
      await inspection.look([assertFits, page, where]);
      if (locale === 'en') await inspection.look([assertAccessible, page, where]);
    }
    await ada.leave();
  }
  inspection.end();
}
