// A table with everything chosen that can be, in its own words, as others at it read: `options fr`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { assertAccessible, assertFits, Inspection } from '../looks.mjs';

const IDS = /showcase\d|walnut_led|\b(BUTTERNUT|NUTCASE|shining-zeros|three-lowest|honour_)\b/;

/** Chooses what is not usual, for one game each. */
const CHOICES = {
  async mustachio(page) {
    await field(page, 'shown').selectOption('named');
    const villains = page.locator('.rounds select');
    assert.equal(await villains.count(), 10);
    const taken = await villains.nth(9).inputValue();
    await villains.nth(0).selectOption(taken); // the two change places
    await field(page, 'walnut_led').selectOption('trump');
    return { villains: 'showcase2', walnut_led: 'trump', shown: await values(villains) };
  },
  async moustache(page) {
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

const field = (page, key) => page.locator(`select[aria-describedby="about-${key}"]`);
const values = (selects) => selects.evaluateAll((all) => all.map(({ value }) => value));

/** What the table says of itself to those who come. */
async function told(page, link) {
  const heard = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(link);
  return JSON.parse(String((await heard).payload)).table;
}

async function open(ada, game, inspection, where) {
  const { page } = ada;
  await page.goto(`/friends/${game}`);
  await page.locator('fieldset .option').first().waitFor();
  const wanted = await CHOICES[game](page);
  await page.locator('input[aria-describedby="about-memory"]').check();
  await field(page, 'talk').selectOption('honour');
  await inspection.look([assertFits, page, where]);
  if (where.includes(' en ')) await inspection.look([assertAccessible, page, where]);
  assert.doesNotMatch(await page.locator('main').innerText(), IDS);
  await page.locator('form .main-button').click();
  await page.waitForURL(/\/t\//);
  return wanted;
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
