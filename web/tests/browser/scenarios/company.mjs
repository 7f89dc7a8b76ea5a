// Two players and a spectator at one table; a reload and a killed server in mid-trick.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { isFirstRoundOver, playOn } from '../play.mjs';

/** It is this page's turn to play one of its cards to a trick that others have begun. It stays so. */
const isTurn = () =>
  document.querySelector('main[data-phase="turn"][data-asked="play"]') !== null &&
  document.querySelector('.trick .place') !== null &&
  document.querySelectorAll('.hand [data-card]').length > 1;
const handOf = (page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

async function sitDown(browser, server) {
  const ada = await Guest.come(browser, server, 'Ada');
  const bo = await Guest.come(browser, server, 'Bo', { size: 'phone' });
  const cy = await Guest.come(browser, server, 'Cy', { trickStay: 'normal' });
  const link = await ada.openTable({ game: 'moustache', players: 4, bots: 'random' });
  await ada.page.goto(link);
  await bo.page.goto(link);
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByRole('button', { name: 'Sit here' }).nth(1).click();
  await ada.page.locator('b', { hasText: 'Bo' }).waitFor();
  await cy.page.goto(link);
  await cy.page.getByRole('button', { name: 'Come in' }).click();
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  return [ada, bo, cy];
}

/** The server is killed; a card played meanwhile is played, once. */
async function playThroughOutage({ page }, server) {
  await server.kill();
  await page.getByText('Reconnecting').waitFor();
  const name = await page
    .locator('.hand [data-card]:not([aria-disabled])')
    .first()
    .getAttribute('data-card');
  const card = page.locator(`.hand [data-card="${name}"]`);
  await card.click();
  await card.click();
  await page.locator('main[data-phase="sent"]').waitFor();
  await server.start();
  await page.getByText('Reconnecting').waitFor({ state: 'hidden' });
  await card.waitFor({ state: 'detached' });
}

export default async function ({ browser, server }) {
  const [ada, bo, cy] = await sitDown(browser, server);

  // Both play until it is Ada's turn; nobody sees another's hand.
  const adasTurn = playOn(ada.page, { until: isTurn });
  const stop = () => bo.page.evaluate(() => (window.stopped = true));
  const untilThen = playOn(bo.page, { until: () => window.stopped === true });
  await Promise.all([adasTurn.then(stop), untilThen]);
  await cy.page.getByText('You are watching.').waitFor();
  assert.equal(await cy.page.locator('.hand').count(), 0, 'a spectator holds no cards');
  const held = await handOf(ada.page);
  assert.ok(held.length > 0);
  assert.ok(!(await handOf(bo.page)).some((card) => held.includes(card)), 'hands are apart');

  // A reload leads back to the same seat and cards.
  await ada.page.reload();
  await ada.page.waitForFunction(isTurn);
  assert.deepEqual(await handOf(ada.page), held);

  await playThroughOutage(ada, server);
  await Promise.all([ada, bo].map(({ page }) => playOn(page, { until: isFirstRoundOver })));
  await cy.page.waitForFunction(() => /Round 1 is over|Round 2/.test(document.body.innerText));
  assert.match(await cy.page.locator('main').innerText(), /Ada/);

  // Who has only watched takes a bot's place in one tap.
  const bots = cy.page.getByRole('button', { name: 'Take over from' });
  assert.equal(await bots.count(), 2);
  await bots.first().click();
  await cy.page.locator('.ready button').waitFor();
  await ada.page.locator('.plate', { hasText: 'Cy' }).waitFor();
  assert.equal(await bots.count(), 0);

  // Who leaves and comes back finds the way to the own seat, which a bot has kept.
  await cy.page.getByRole('button', { name: 'Menu' }).click();
  await cy.page.getByRole('button', { name: 'Leave the table' }).click();
  await cy.page.getByRole('button', { name: 'Really leave' }).click();
  await cy.page.getByRole('button', { name: 'Come back to the table' }).click();
  await cy.page.getByRole('button', { name: 'Back to your seat' }).click();
  await cy.page.locator('.ready').waitFor();
  await ada.page.locator('.plate', { hasText: 'Cy' }).waitFor();

  for (const guest of [ada, bo, cy]) {
    guest.forgiveOutage();
    await guest.leave();
  }
}
