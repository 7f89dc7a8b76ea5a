// What cards do is said where they are used; a mouse plays with one click, keys do everything: `reading FILE`.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { Guest } from '../guest.mjs';
import { StagedTable } from '../staged-table.mjs';

const EDGE = { position: { x: 12, y: 24 } };

async function staged(browser, server, moment, settings) {
  const guest = await Guest.come(browser, server, 'Ada', settings);
  const link = await guest.openTable({ game: 'moustache', players: 4 });
  const table = new StagedTable(guest.page);
  await table.open(link, moment);
  return { guest, page: guest.page, table };
}

/** A sheet is closed as Escape does it, and a key pressed before the browser has said that it is closed. */
async function atOnce(page, key) {
  await page.evaluate(async (pressed) => {
    document.querySelector('dialog[open]').requestClose();
    await Promise.resolve(); // the page draws what has changed
    dispatchEvent(new KeyboardEvent('keydown', { key: pressed }));
    await new Promise((done) => setTimeout(done)); // now it has said so
  }, key);
}

/** Pointed at, focused by key, raised: the villain says what it does; then one click plays it. */
async function atDesk(browser, server, moment) {
  const { guest, page, table } = await staged(browser, server, moment, { oneClick: true });
  const note = page.getByRole('tooltip');
  const acorn = page.locator('[data-card=ACORN]');
  await acorn.hover();
  await note.filter({ hasText: /lowest/i }).waitFor();
  await page.mouse.move(2, 2);
  await note.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await note.filter({ hasText: /lowest/i }).waitFor();
  await page.locator('.trick .place').first().hover();
  await note.filter({ hasText: /number/i }).waitFor(); // the Honeynut that led

  // Keys: what there is, the rules, the scores.
  for (const [key, title] of [
    ['?', 'Keys'],
    ['r', 'Trump and villains'],
    ['s', 'Score sheet'],
    ['m', 'Menu'],
  ]) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
  await atOnce(page, 'm');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await atOnce(page, 'm');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const forbidden = Object.keys(moment.play.choice.why_not)[0];
  await page.locator(`[data-card=${forbidden}]`).click({ ...EDGE, force: true });
  await page.getByRole('alert').waitFor();
  await acorn.click(EDGE);
  const act = await table.answerTo(moment.play.ask.id);
  assert.deepEqual(act.do, ['play ACORN']);
  await guest.leave();
}

async function gifts(page) {
  const cards = page.locator('.hand [data-card]:has(.gift)');
  return (await cards.evaluateAll((all) => all.map((card) => card.dataset.card))).toSorted();
}

/** A long press reads and chooses nothing; a tap raises, and the effect stands beside the button. */
async function onPhone(browser, server, moment) {
  const { events } = moment;
  const given = events.findLast(({ message, args }) => message === 'received' && args.seat === 0);
  const early = { ...moment, events: events.slice(0, events.indexOf(given) + 1) };
  const settings = { size: 'phone', oneClick: true };
  const { guest, page, table } = await staged(browser, server, early, settings);
  const unicorn = page.locator('[data-card=UNICORN]');
  const { x, y } = await unicorn.boundingBox();
  const client = await guest.context.newCDPSession(page);
  const touch = (type, touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + 12, y: y + 24 }]);
  await page.getByRole('tooltip').filter({ hasText: 'Wins the trick' }).waitFor();
  await touch('touchEnd', []);
  assert.equal(await page.locator('.hand [aria-pressed=true]').count(), 0, 'nothing is raised');
  await page.touchscreen.tap(x + 12, y + 24);
  await page.locator('.tray .effect').filter({ hasText: 'Wins the trick' }).waitFor();
  await page.locator('.tray .confirm').waitFor();

  // What a neighbour has given is marked until the first trick is over, and nothing else is.
  assert.deepEqual(await gifts(page), given.args.cards.toSorted());
  await table.show(moment);
  assert.deepEqual(await gifts(page), []);

  // Jokers are among the rules in play.
  await page.locator('.above button').first().click();
  await page.getByRole('dialog').getByText('Takes one card of the trick').last().waitFor();
  await guest.leave();
}

/** Where nobody has a joker, none is explained. */
async function withoutJokers(browser, server, moment) {
  const { guest, page } = await staged(browser, server, moment);
  await page.locator('.above button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('O-17').waitFor();
  assert.equal(await sheet.getByText('Takes one card of the trick').count(), 0);
  await guest.leave();
}

export default async function ({ browser, server }, file) {
  const moments = JSON.parse(await readFile(file, 'utf8'));
  const find = (id) => moments.find(({ play }) => play.ask.id === id);
  await atDesk(browser, server, find('mustachio-6-play'));
  await onPhone(browser, server, find('moustache-3-play'));
  await withoutJokers(browser, server, find('moustache-6-give'));
}
