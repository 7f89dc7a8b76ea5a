// A host who is quicker than the table's answers: what was chosen later stays chosen.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';

/** Keeps back what the table says, until somebody lets it through. */
class SlowTable {
  #waiting = [];
  #slow = false;

  async stand(page) {
    await page.routeWebSocket(/\/ws\//, (socket) => {
      const table = socket.connectToServer();
      table.onMessage((text) => {
        const pass = () => socket.send(text);
        if (this.#slow) this.#waiting.push(pass);
        else pass();
      });
    });
  }

  hold() {
    this.#slow = true;
  }

  /** Once so many answers have come, the first of them goes on. */
  async letOne(page, expected) {
    while (this.#waiting.length < expected) await page.evaluate(() => fetch('/api/health'));
    this.#waiting.shift()();
  }

  letAll() {
    this.#slow = false;
    for (const pass of this.#waiting.splice(0)) pass();
  }
}

export default async function ({ browser, server }) {
  const ada = await Guest.come(browser, server, 'Ada');
  const { page } = ada;
  const slow = new SlowTable();
  await slow.stand(page);
  await page.goto(await ada.openTable({ game: 'moustache', players: 4 }));
  await page.locator('.options summary').click();
  const stars = page.locator('select[aria-describedby^="about-stars"]');
  const threes = page.locator('select[aria-describedby^="about-threes"]');
  await stars.waitFor();
  slow.hold();
  await threes.selectOption('overall');
  await stars.selectOption('named');
  const field = page.locator('.numbers:not(.many) input').first();
  await field.fill('1');
  await slow.letOne(page, 2); // that threes are read so, and the stars not named yet
  await page.locator('.options > ul li', { hasText: /lowest of all/i }).waitFor();
  assert.equal(await stars.inputValue(), 'named');
  assert.equal(await field.inputValue(), '1');
  await field.blur();
  slow.letAll();
  await page.locator('.options > ul li', { hasText: '1 0 0 1' }).waitFor();
  await page.reload();
  await page.locator('.options summary').click();
  assert.equal(await field.inputValue(), '1');
  assert.equal(await threes.inputValue(), 'overall');
  await ada.leave();
}
