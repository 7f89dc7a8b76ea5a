// A whole game by clicking, from the home page to replay and check: `whole moustache 5`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { playOn } from '../play.mjs';

export default async function ({ browser, server }, game, players) {
  const ada = await Guest.come(browser, server, 'Ada');
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('button', { name: `Play with friends: ${game}` }).click();
  await page.getByText('Change the options').click();
  await page.getByRole('combobox', { name: 'Players' }).selectOption(players);
  const seats = page.getByRole('combobox', { name: 'Bot at seat' });
  await seats.nth(players - 2).waitFor();
  for (const seat of await seats.all()) await seat.selectOption('random');
  await page.getByRole('button', { name: 'Begin' }).click();
  const seen = await playOn(page);
  assert.ok(seen.card > 20, `cards were played: ${JSON.stringify(seen)}`);
  await page.getByRole('heading', { name: /Won by|You have won/ }).waitFor();
  await page.getByRole('link', { name: 'Check the shuffle' }).click();
  await page.getByText('The salt this browser added is in the shuffle.').waitFor();
  await page.getByText('is the one this browser noted').waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText(/^Step 2 of/).waitFor();
  await page.goto('/games');
  await page.getByRole('link', { name: 'Replay' }).waitFor();
  await page.getByText(/(Won|Lost|First place shared), \d+ to \d+/).waitFor();
  await ada.leave();
}
