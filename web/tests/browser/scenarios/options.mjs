// A table with everything chosen that can be, in its own words, as others at it read: `options fr`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, Inspection } from '../looks.mjs';

const IDS = /showcase\d|walnut_led|\b(BUTTERNUT|NUTCASE|shining-zeros|three-lowest|honour_)\b/;

/** Chooses what is not usual, for one game each. */
const CHOICES = {
  async mustachio(page) {
    await assertRefused(page, 'card_counting');
    await assertRefused(page, 'sides', 'trios');
    await field(page, 'villains').selectOption('pool');
    await field(page, 'pool').selectOption('named');
    const picks = page.locator('.picks input');
    await picks.nth(0).uncheck(); // five are no pool: the table hears of it when there are six
    await picks.nth(11).check();
    await page.locator('.options ul', { hasText: await nameOf(picks.nth(11)) }).waitFor();
    await page.locator('input[aria-describedby*="card_counting"]').check();
    await assertRefused(page, 'villains', 'showcase2');
    await page.locator('input[aria-describedby*="card_counting"]').uncheck();
    await field(page, 'villains').selectOption('showcase2');
    await field(page, 'shown').selectOption('named');
    const villains = page.locator('.rounds select');
    assert.equal(await villains.count(), 10);
    const taken = await villains.nth(9).inputValue();
    await villains.nth(0).selectOption(taken); // the two change places
    await field(page, 'walnut_led').selectOption('trump');
    return { villains: 'showcase2', walnut_led: 'trump', shown: await values(villains) };
  },
  async moustache(page) {
    await field(page, 'rules').selectOption('named');
    const first = page.locator('.rounds details').first();
    await first.locator('summary').click();
    const other = first.locator('button[aria-pressed=false]').first();
    const rule = await other.locator('b').innerText();
    await other.click(); // by picture; it holds, and the list is closed
    await first.locator('summary b', { hasText: rule }).waitFor();
    await page.locator('.options ul', { hasText: rule }).waitFor();
    await field(page, 'rules').selectOption('drawn');
    await field(page, 'stars').selectOption('named');
    const stars = page.locator('.numbers:not(.many) input');
    assert.equal(await stars.count(), 11);
    await stars.nth(10).fill('9');
    await stars.nth(5).fill('12'); // not in the box
    await stars.nth(0).fill('1');
    await field(page, 'trophies').selectOption('named');
    const trophies = page.locator('.numbers.many input');
    assert.equal(await trophies.count(), 12);
    await trophies.nth(0).fill('2');
    await field(page, 'threes').selectOption('overall');
    return {
      stars: [1, 0, 0, 1, 2, 3, 2, 1, 0, 0, 9],
      trophies: [[2, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]], // prettier-ignore
      threes: 'overall',
    };
  },
};

const field = (page, key) => page.locator(`select[aria-describedby^="about-${key}"]`);
const nameOf = (pick) => pick.evaluate((one) => one.closest('label').querySelector('b').innerText);
const values = (selects) => selects.evaluateAll((all) => all.map(({ value }) => value));

/** What the table says of itself to those who come. */
async function told(page, link) {
  const heard = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(link);
  return JSON.parse(String((await heard).payload)).table;
}

/** From the poster to the table in one press; the rest is chosen there, and holds at once. */
async function open(ada, game, inspection, where) {
  const { page } = ada;
  await page.goto('/');
  await page.locator(`section.${game} .friends`).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.options summary').click();
  await page.locator('.options .option').first().waitFor();
  const wanted = await CHOICES[game](page);
  await page.locator('.settings summary').click();
  await page.locator('input[aria-describedby="about-memory"]').check();
  await field(page, 'talk').selectOption('honour');
  await inspection.look([assertFits, page, where]);
  if (where.includes(' en ')) await inspection.look([assertAccessible, page, where]);
  assert.doesNotMatch(await page.locator('main').innerText(), IDS);
  return wanted;
}

/** What cannot be chosen now is not to be touched, and says why. */
async function assertRefused(page, key, value) {
  const refused = page.locator(`[aria-describedby*="not-${key}"]`);
  const field = value === undefined ? refused : refused.locator(`option[value="${value}"]`);
  assert.equal(await field.isDisabled(), true, `${key} ${value ?? ''}`);
  assert.match(await page.locator(`#not-${key}`).innerText(), /\S{3}.*\./);
}

export default async function ({ browser, server }, locale) {
  const inspection = new Inspection();
  for (const [game, size] of [
    ['mustachio', 'phone'],
    ['moustache', 'desk'],
  ]) {
    const ada = await Guest.come(browser, server, 'Ada', { locale, size });
    const where = `options of ${game} ${locale} ${size}`;
    const wanted = await open(ada, game, inspection, where);
    const bo = await Guest.come(browser, server, 'Bo', { locale, size });
    await bo.page.goto('/');
    await bo.openTable({ game, players: 4 }); // now the server knows who this is
    const { options, settings } = await told(bo.page, new URL(ada.page.url()).pathname);
    for (const [key, value] of Object.entries(wanted)) assert.deepEqual(options[key], value, key);
    assert.deepEqual([settings.memory, settings.talk], [true, 'honour']);
    for (const details of await bo.page.locator('details').all()) {
      await details.locator('summary').click();
    }
    assert.doesNotMatch(await bo.page.locator('main').innerText(), IDS);
    await inspection.look([assertFits, bo.page, `${where}, read by others`]);
    await ada.leave();
    await bo.leave();
  }
  inspection.end();
}
