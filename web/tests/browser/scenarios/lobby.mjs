// Coming in and talking before a game: who comes in sits down, and a line keeps its author.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';

const LONG = 'Maximilienne Aurélie de la Rochefoucauld';

/** A newcomer's table for friends is gentle; should nobody come to it, so is the game against bots. */
async function firstTable(browser, server) {
  const eve = await Guest.come(browser, server, 'Eve', { size: 'phone' });
  const { page } = eve;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with friends: Mustachio' }).click();
  await page.getByText('Villains: one shown each round').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with friends: Mustachio' }).waitFor();
  assert.equal(await page.getByText('Your first game').count(), 2);
  await eve.leave();
}

export default async function ({ browser, server }) {
  await firstTable(browser, server);
  const ada = await Guest.come(browser, server, 'Ada');
  const bo = await Guest.come(browser, server, 'Bo', { size: 'phone' });
  const link = await ada.openTable({ game: 'moustache', players: 3 });
  await ada.page.goto(link);

  // Two seats are free: there is a choice, and it is asked for.
  await bo.page.goto(link);
  await bo.page.getByText('Ada invites you to Moustache').waitFor();
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByText('choose a seat').waitFor();
  await bo.page.getByRole('button', { name: 'Sit here' }).first().click();
  await bo.page.getByText('choose a seat').waitFor({ state: 'detached' });

  // One is left: whoever comes in sits on it. A field takes no more of a name than is kept.
  const cy = await Guest.come(browser, server, LONG);
  await cy.page.goto(link);
  const field = cy.page.getByLabel('Your name');
  await field.fill('');
  await field.pressSequentially(LONG);
  const name = await field.inputValue();
  await cy.page.getByRole('button', { name: 'Come in' }).click();
  await cy.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await ada.page.locator('ol b', { hasText: name }).waitFor();

  // Bo speaks, and then somebody else gets Bo's seat.
  await bo.page.getByRole('button', { name: 'Good evening!' }).click();
  const line = ada.page.locator('.chat li').filter({ hasText: 'Good evening!' });
  await line.waitFor();
  await ada.page.getByRole('button', { name: /Swap seats? 2/ }).click();
  await ada.page.locator('.seats li').nth(1).getByText(name).waitFor();
  assert.equal(await line.locator('b').innerText(), 'Bo');

  // A replay's link says to a stranger why there is nothing to see.
  const di = await Guest.come(browser, server, 'Di');
  await di.page.goto('/games/1');
  await di.page.getByText('Only those who played this game').waitFor();
  di.complaints = di.complaints.filter((text) => !/401/.test(text));
  for (const guest of [ada, bo, cy, di]) await guest.leave();
}
