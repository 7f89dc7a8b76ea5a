// What a page shows and says when a seat is claimed, without waiting until a table lets it be.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { inPhase } from '../play.mjs';

/** A page at a real table that hears more of it than is true; what it says about seats is kept. */
class MisledPage {
  said = [];

  constructor({ page }) {
    this.page = page;
  }

  async open(link) {
    await this.page.routeWebSocket(/\/ws\//, (socket) => {
      const table = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (['approve', 'sit', 'claim'].includes(message.type)) this.said.push(message);
        else table.send(text);
      });
      table.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (this.snapshot) return; // from now on only what it is misled by
        this.snapshot = message;
        socket.send(text);
      });
      this.socket = socket;
    });
    await this.page.goto(link);
    await inPhase(this.page, 'lobby');
  }

  hear({ watchers = [], ...you }, stage = 'play') {
    const { snapshot } = this;
    const table = { ...snapshot.table, stage, watchers };
    const told = { ...snapshot, table, you: { ...snapshot.you, ...you } };
    this.socket.send(JSON.stringify(told));
  }

  async press(kind, name) {
    const notice = this.page.locator(`[data-claim="${kind}"]`);
    await notice.getByRole('button', { name }).click();
    return notice.innerText();
  }
}

export default async function ({ browser, server }) {
  const ada = await Guest.come(browser, server, 'Ada', { size: 'phone' });
  const link = await ada.openTable({ game: 'moustache', players: 4, bots: 'random' });
  const misled = new MisledPage(ada);
  await misled.open(link);
  const { guest } = misled.snapshot.you;
  const claimant = { guest: 'phone', name: 'Bo’s phone', claims: 0, asked: [guest] };

  misled.hear({ watchers: [claimant] });
  const asked = await misled.press('asked', 'No');
  assert.match(asked, /Bo’s phone says: “It’s me, Ada.”/);
  assert.match(asked, /The cards go with it/);
  await misled.press('asked', 'Let them have it');
  misled.hear({ watchers: [{ ...claimant, name: '', asked: [] }] });
  assert.match(await misled.press('answered', 'No'), /A newcomer says/);

  misled.hear({ seat: null, watchers: [{ ...claimant, guest, asked: ['bo'] }] });
  await ada.page.getByText('All who sit here have to agree').waitFor();
  misled.hear({ seat: null, return_to: 0 });
  await misled.press('lost', 'Take it back');

  const approve = (yes) => ({ type: 'approve', guest: 'phone', seat: 0, yes });
  const sit = { type: 'sit', seat: 0 };
  assert.deepEqual(misled.said, [approve(false), approve(true), approve(false), sit]);
  await ada.leave();
}
