// Two say that a seat is theirs: those at the table refuse one and believe the other; its owner takes it back.
// All while cards are in hands, after the minute that a table waits for whoever has gone.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { inPhase } from '../play.mjs';

const LEAST_PATIENCE = 60; // seconds: before them no seat can be claimed
const ALL_GIVE = ['pass-three', 'pink-bonus', 'twos-win', 'equals-out']; // so whoever has gone is waited for

const notice = ({ page }, kind) => page.locator(`[data-claim="${kind}"]`);
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });

async function comeIn(guest, link) {
  await guest.page.goto(link);
  await button(guest, 'Come in').click();
  await inPhase(guest.page, 'lobby');
}

async function sitDown(browser, server) {
  const [ada, bo, cy, eve, phone] = await Promise.all([
    Guest.come(browser, server, 'Ada'),
    Guest.come(browser, server, 'Bo', { size: 'phone' }),
    Guest.come(browser, server, 'Cy', { size: 'phone' }),
    Guest.come(browser, server, 'Eve'),
    Guest.come(browser, server, 'Bo’s phone', { size: 'phone' }),
  ]);
  const link = await ada.openTable({
    game: 'moustache',
    players: 4,
    bots: 'random',
    options: { rules: ALL_GIVE },
    settings: { away: LEAST_PATIENCE },
  });
  await ada.page.goto(link);
  for (const guest of [bo, cy]) {
    await comeIn(guest, link);
    await button(guest, 'Sit here').first().click();
    await button(guest, 'Stand up').waitFor();
  }
  await comeIn(eve, link);
  await comeIn(phone, link);
  return { ada, bo, cy, eve, phone, link };
}

/** A bot plays for whoever has gone from the second on in which their seat can be claimed. */
async function untilLongGone({ page }) {
  await page.getByText('a bot plays', { exact: true }).waitFor({ timeout: 2 * 60_000 });
}

async function claim(guest) {
  await button(guest, 'Menu').click();
  await button(guest, 'It’s me: I am Bo').click();
  await notice(guest, 'mine').waitFor();
}

async function refuse(guest) {
  await notice(guest, 'asked').getByText('Eve says').waitFor();
  await notice(guest, 'asked').getByRole('button', { name: 'No' }).click();
}

async function agree(guest) {
  await notice(guest, 'asked').getByRole('button', { name: 'Let them have it' }).click();
}

export default async function ({ browser, server }) {
  const { ada, bo, cy, eve, phone, link } = await sitDown(browser, server);
  await button(ada, 'Begin').click();
  await Promise.all([ada, bo, cy, eve, phone].map(({ page }) => inPhase(page, 'round-begins')));
  await bo.page.goto('/');
  for (const { page } of [ada, cy]) await page.locator('.ready button').click();

  await untilLongGone(eve);
  await claim(eve);
  await refuse(cy);
  await eve.page.getByText('Somebody at the table said no').waitFor();
  await notice(eve, 'mine').waitFor({ state: 'detached' });

  await claim(phone);
  await agree(ada);
  await notice(ada, 'answered').waitFor();
  assert.equal(await phone.page.locator('.hand').count(), 0, 'no cards before all have agreed');
  await agree(cy);
  await phone.page.locator('.hand [data-card]').first().waitFor();
  await notice(ada, 'answered').waitFor({ state: 'detached' });

  await bo.page.goto(link);
  await notice(bo, 'lost').getByRole('button', { name: 'Take it back' }).click();
  await bo.page.locator('.hand [data-card]').first().waitFor();
  await notice(bo, 'lost').waitFor({ state: 'detached' });
  await phone.page.getByText('is back and has taken it again').waitFor();
  assert.equal(await phone.page.locator('.hand [data-card]').count(), 0);

  for (const guest of [ada, bo, cy, eve, phone]) await guest.leave();
}
