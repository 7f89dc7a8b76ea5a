// Every kind of decision of both games, as real games bring it about: `decisions FILE`.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, assertHandInSight, Inspection } from '../looks.mjs';
import { StagedTable } from '../staged-table.mjs';

const PEOPLE = [
  { locale: 'en', size: 'phone', theme: 'light' },
  { locale: 'en', size: 'desk', theme: 'dark' },
  { locale: 'fr', size: 'phone', theme: 'dark' },
  { locale: 'ru', size: 'phone', theme: 'light' },
  { locale: 'ru', size: 'desk', theme: 'light' },
];

async function answer(page, { play }, table) {
  const { what } = play.ask;
  const pictured = ['.hand [data-card]:not([aria-disabled])', '.tray .choices button'];
  const numbers = '.tray .numbers button[data-action]';
  if (what === 'agree') await page.getByRole('button', { name: 'Agree' }).click();
  else {
    const from = { bid: numbers, blind: numbers, steal: '.trick button' }[what];
    const target = page.locator(from ?? pictured[['trump', 'throw'].includes(what) ? 1 : 0]);
    for (let i = 0; i < (what === 'give' ? 3 : 1); i++) await target.nth(i).click();
    await page.locator('.tray .main-button').last().click();
  }
  const act = await table.answerTo(play.ask.id);
  assert.equal(act.do.length, what === 'give' ? 3 : 1);
  assert.ok(act.do.every((action) => play.choice.legal.includes(action)));
}

/** A card that may not be played says why, with its rule. */
async function tryForbidden(page, { play }) {
  const [card, why] = Object.entries(play.choice.why_not)[0] ?? [];
  if (!card) return;
  // Playwright will not click what is marked as disabled; people do.
  await page.locator(`.hand [data-card="${card}"]`).click({ force: true });
  await page.getByRole('alert').filter({ hasText: why.rule }).waitFor();
}

export default async function ({ browser, server }, file) {
  const moments = JSON.parse(await readFile(file, 'utf8'));
  const inspection = new Inspection();
  for (const { locale, size, theme } of PEOPLE) {
    const ada = await Guest.come(browser, server, 'Ada', { locale, size, theme });
    const link = await ada.openTable({ game: 'moustache', players: 4 });
    for (const game of ['mustachio', 'moustache']) {
      const its = moments.filter(({ table }) => table.game === game);
      const staged = new StagedTable(ada.page);
      await staged.open(link, its[0]);
      for (const moment of its) {
        const where = `${moment.play.ask.id} ${locale} ${size} ${theme}`;
        await staged.show(moment);
        await inspection.look([assertFits, ada.page, where], [assertHandInSight, ada.page, where]);
        if (locale !== 'en') continue;
        await inspection.look([assertAccessible, ada.page, where]);
        await tryForbidden(ada.page, moment);
        await answer(ada.page, moment, staged);
      }
    }
    await ada.leave();
  }
  inspection.end();
}
