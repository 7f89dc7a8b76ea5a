// A hint in three steps, by button and by key: `hint moustache desk en`. Nobody has to take it.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { inPhase, playOn } from '../play.mjs';

const hasChoice = () =>
  document.querySelector('main[data-phase="turn"] .ask-hint:not(:disabled)') !== null;

async function threeSteps(page, ask) {
  const hint = page.locator('.hint');
  const late = page.locator('.notices .no');
  for (;;) {
    await ask();
    await hint.or(late).waitFor();
    if (await hint.count()) break;
    await late.getByRole('button').click(); // the machine is busy: nobody keeps one from asking again
  }
  for (const step of ['1', '2', '3']) {
    await page.locator(`.hint[data-step="${step}"]`).waitFor();
    assert.ok((await hint.locator('li').count()) > 0, 'what matters');
    assert.equal(await hint.locator('.question').count(), Number(step > 1));
    assert.equal(await hint.locator('table').count(), Number(step > 2));
    if (step < 3) await hint.locator('.more').click();
  }
  assert.ok((await hint.locator('tbody tr').count()) > 1, 'more than one is weighed');
  assert.equal(await hint.locator('.more').count(), 0, 'that is all');
  assert.doesNotMatch(await hint.innerText(), /review-|hint-|NaN|undefined/);
}

export default async function ({ browser, server }, game, size, locale) {
  const ada = await Guest.come(browser, server, 'Ada', { size, locale });
  const { page } = ada;
  const plain = { game, players: 4, bots: 'random', options: {} };
  await page.goto(`${await ada.openTable(plain)}?go`);
  await inPhase(page, 'round-begins');
  assert.equal(await page.locator('.ask-hint').count(), 0, 'none, unless the table has them');

  const setUp = { ...plain, settings: { hints: 'quiet' } };
  await page.goto(`${await ada.openTable(setUp)}?go`);
  await playOn(page, { until: hasChoice });
  await threeSteps(page, () => page.locator('.ask-hint').click());
  await page.locator('.hint .close').click();
  await page.locator('.hint').waitFor({ state: 'detached' });
  await threeSteps(page, () => page.keyboard.press('t'));

  await page.goto('/');
  await page.locator('.posters .main-button').first().click();
  await inPhase(page, 'round-begins');
  await page.locator('.ask-hint').waitFor();
  await ada.leave();
}
