// Cards from outside, as a server offers them: chosen by picture, named and explained in one's language,
// and played like any other.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { isFirstRoundOver, playOn } from '../play.mjs';

const IDS = /ada:|\b(rule|card)-ada|\{ ?\$/;
const isAsked = (what) => `() => document.querySelector('main[data-asked="${what}"]') !== null`;

/** The host puts two into the row, and everybody at the table reads so. */
async function chosenByPicture(browser, server) {
  const ada = await Guest.come(browser, server, 'Ada', { locale: 'fr', size: 'phone' });
  const { page } = ada;
  await page.goto('/');
  await page.locator('section.moustache .friends').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.options summary').click();
  await page.locator('select[aria-describedby^="about-rules"]').selectOption('named');
  for (const [round, name, effect] of [
    [0, 'Hand to the right', 'droite'],
    [2, 'Sept gagnants', 'Un 7 remporte le pli'],
  ]) {
    const list = page.locator('.rounds details').nth(round);
    await list.locator('summary').click();
    const card = list.locator('button', { hasText: name });
    assert.match(await card.innerText(), new RegExp(effect));
    await card.click();
    await page.locator('.options ul', { hasText: name }).waitFor();
  }
  assert.doesNotMatch(await page.locator('main').innerText(), IDS);
  await ada.leave();
}

async function roundWith(ada, setUp, names, prompt) {
  const { page } = ada;
  await page.goto(`${await ada.openTable({ ...setUp, bots: 'random' })}?go`);
  const card = page.locator('.round-card');
  await card.waitFor();
  for (const name of names) assert.ok((await card.innerText()).includes(name), name);
  if (prompt) {
    await playOn(page, { until: isAsked(prompt.ask) });
    const told = await page.locator('.tray .prompt').innerText();
    assert.match(told, prompt.says);
  }
  await playOn(page, { until: isFirstRoundOver });
  assert.doesNotMatch(await page.locator('main').innerText(), IDS);
}

export default async function ({ browser, server }) {
  await chosenByPicture(browser, server);
  const bo = await Guest.come(browser, server, 'Bo', { locale: 'ru' });
  const rules = ['ada:handover', 'blue-tax', 'ada:sevens-win', 'reversed'];
  await roundWith(
    bo,
    { game: 'moustache', players: 4, options: { rules } },
    ['Hand to the right'],
    { ask: 'give', says: /2.*Эдгар/ }, // who sits to the right of the first seat
  );
  const shown = ['ada:whim', 'ada:windfall', 'ACORN', 'TWINS', 'WALNUT'];
  await roundWith(
    bo,
    { game: 'mustachio', players: 4, options: { villains: 'showcase1', shown } },
    ['Каприз'],
  );
  await bo.leave();
}
