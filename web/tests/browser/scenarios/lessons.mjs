// The lessons from beginning to end: `lessons fr phone`, or some: `lessons fr phone moustache`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertNothingHidden, walkThrough } from '../lesson.mjs';
import { assertAccessible, assertFits, assertTrickInSight, Inspection } from '../looks.mjs';

const LESSONS = ['mustachio', 'mustachio/villains', 'moustache', 'moustache/rules'];

/** What the coach says of the score is what the board says. */
async function assertSameScore(page, where) {
  const said = (await page.locator('.coach .words p').first().textContent()).match(/\d+/g);
  const standing = await page.locator('.standing .count').allTextContents();
  const ours = standing[0].trim();
  assert.ok(said.includes(ours), `${where}: the coach says ${said}, the board ${ours}`);
}

/** Beside one's seat, or on a small phone in the coach's hand. */
const lamp = (page) => page.locator('.ask-hint:not(:disabled)').filter({ visible: true });

/** Three steps, as at any table; the last one names what goes on with the lesson. */
async function takeHint(page) {
  await lamp(page).click();
  for (const step of [1, 2, 3]) {
    const hint = page.locator(`.hint[data-step="${step}"]`);
    await hint.waitFor();
    assert.ok((await hint.locator('li').count()) > 0, 'what matters');
    assert.equal(await hint.locator('.best').count(), Number(step === 3));
    if (step < 3) await hint.locator('.more').click();
  }
  await page.locator('.hint .close').click();
}

export default async function ({ browser, server }, locale, size, ...some) {
  const inspection = new Inspection();
  const theme = size === 'phone' ? 'light' : 'dark';
  const ada = await Guest.come(browser, server, 'Ada', { locale, size, theme });
  const { page } = ada;
  for (const lesson of some.length ? some : LESSONS) {
    const where = `${lesson} ${locale} ${size}`;
    await page.goto(`/learn/${lesson}`);
    let steps = 0;
    let hints = 0;
    const tried = await walkThrough(page, async (at) => {
      await inspection.look([assertNothingHidden, page, `${where} at ${at}`]);
      await inspection.look([assertFits, page, `${where} at ${at}`]);
      const playing = await page.locator('main[data-phase="turn"]').isVisible();
      if (playing) await inspection.look([assertTrickInSight, page, `${where} at ${at}`]);
      const over = await page.locator('main[data-phase="round-over"]').isVisible();
      if (over) await inspection.look([assertSameScore, page, where]);
      if (!hints && (await lamp(page).isVisible())) {
        hints += 1;
        await takeHint(page);
      }
      steps += 1;
      if (steps === 3) {
        await page.reload(); // and it goes on where it was
        await page.locator(`.coach[data-at="${at}"]`).waitFor();
      }
    });
    assert.equal(hints, 1, 'a lesson has hints');
    if (!lesson.includes('/')) assert.ok(tried > 0, 'the table says why a card may not be played');
    assert.equal(await page.locator('.ready').isVisible(), false, 'there is no next round');
    await inspection.look([assertFits, page, `${where}, at its end`]);
    if (locale === 'en') await inspection.look([assertAccessible, page, where]);
  }
  await ada.leave();
  inspection.end();
}
