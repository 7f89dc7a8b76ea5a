// Every kind of decision of both games, as real games bring it about: `decisions FILE ru phone`.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { Guest } from '../guest.mjs';
import {
  assertAccessible,
  assertFits,
  assertHandInSight,
  assertTrickInSight,
  Inspection,
  placesToTouch,
} from '../looks.mjs';
import { StagedTable } from '../staged-table.mjs';

const DARK = ['en desk', 'fr phone'];

const NUMBERS = '.tray .numbers button[data-action]';
const PICTURES = '.tray .choices button';
const ANSWERS = { bid: NUMBERS, blind: NUMBERS, trump: PICTURES, throw: PICTURES };
const CARDS = '.hand [data-card]:not([aria-disabled])';

/** The first touch moves nothing away from the finger, which comes down again, and covers nothing. */
async function choose(page, what, where) {
  const before = await placesToTouch(page);
  const target = page.locator(what === 'steal' ? '.trick button' : (ANSWERS[what] ?? CARDS));
  for (let i = 0; i < (what === 'give' ? 3 : 1); i++) {
    await target.nth(i).click({ position: { x: 12, y: 24 } });
    assert.deepEqual(await placesToTouch(page), before, `${where}: nothing moves`);
    await assertHandInSight(page, `${where}, chosen`);
  }
}

async function answer(page, { play }, table) {
  const { what } = play.ask;
  if (what === 'agree') await page.getByRole('button', { name: 'Agree' }).click();
  else await page.locator('.tray .confirm').click();
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

/** A blind bid is a side's; whoever plays alone has none. */
async function askedForSide(page, { play, table }, where) {
  if (play.ask.what !== 'blind') return;
  const alone = table.sides.every((seats) => seats.length === 1);
  const sides = (await page.locator('.tray').innerText()).match(/your side/g) ?? [];
  assert.equal(sides.length, alone ? 0 : 2, where);
}

/** A tap on what is in force opens it in whole words. */
async function readRules(page, where) {
  await page.locator('.above button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await assertFits(page, where);
  assert.doesNotMatch(await sheet.innerText(), /\b(web|table|rule|card)-[a-z]/, where);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

/** One's own team has one colour, whatever the round calls it. */
async function assertOwnColour(page, where) {
  const ribbons = await page
    .locator('.own .plate, .standing li:first-child')
    .evaluateAll((all) => all.map((one) => one.style.getPropertyValue('--ribbon')));
  const known = ['var(--team-0)', 'var(--brass)']; // brass: everybody plays alone
  assert.deepEqual(
    ribbons.filter((ribbon) => !known.includes(ribbon)),
    [],
    where,
  );
}

/** What a card is worth is printed in the corner that can be seen of every card in hand. */
async function assertWorthInSight(page, where) {
  const hidden = await page.locator('.hand [data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const worth = card.querySelector('.worth')?.getBoundingClientRect();
      if (!worth) return [];
      const places = [0.25, 0.75].map((part) => [
        worth.x + worth.width * part,
        worth.y + worth.height / 2,
      ]);
      const seen = places.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
      return seen ? [] : [card.dataset.card];
    }),
  );
  assert.deepEqual(hidden, [], where);
}

export default async function ({ browser, server }, file, locale, size) {
  const moments = JSON.parse(await readFile(file, 'utf8'));
  const inspection = new Inspection();
  const theme = DARK.includes(`${locale} ${size}`) ? 'dark' : 'light';
  const ada = await Guest.come(browser, server, 'Ada', { locale, size, theme });
  const link = await ada.openTable({ game: 'moustache', players: 4 });
  for (const game of ['mustachio', 'moustache']) {
    const its = moments.filter(({ table }) => table.game === game);
    const staged = new StagedTable(ada.page);
    await staged.open(link, its[0]);
    await inspection.look([readRules, ada.page, `rules of ${game} ${locale} ${size}`]);
    for (const moment of its) {
      const where = `${moment.play.ask.id} ${locale} ${size} ${theme}`;
      await staged.show(moment);
      const looks = [
        assertFits,
        assertHandInSight,
        assertTrickInSight,
        assertOwnColour,
        assertWorthInSight,
      ];
      await inspection.look(...looks.map((check) => [check, ada.page, where]));
      const leads = Number(typeof moment.play.view.round?.trick.winning === 'number');
      const marked = async () =>
        assert.equal(await ada.page.locator('.trick .leads').count(), leads, where);
      await inspection.look([marked]);
      if (locale === 'en') {
        await inspection.look([assertAccessible, ada.page, where]);
        await askedForSide(ada.page, moment, where);
        await tryForbidden(ada.page, moment);
      }
      const { what } = moment.play.ask;
      const first = (page) => choose(page, what, where);
      if (what !== 'agree') await inspection.look([first, ada.page, where]);
      if (locale === 'en') await answer(ada.page, moment, staged);
    }
  }
  await ada.leave();
  inspection.end();
}
