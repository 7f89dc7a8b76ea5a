// What a round brings, and what it brought, is seen at once on a small phone, for all numbers of players.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { Stage, statesOf } from '../stage.mjs';

const SLACK = 2; // px

export default async function ({ browser, server }) {
  const states = statesOf('-round-(begins|over)$', 'usual');
  const hidden = [];
  for (const locale of ['fr', 'ru']) {
    const ada = await Guest.come(browser, server, 'Ada', { size: 'phone', locale });
    for (const game of ['mustachio', 'moustache']) {
      const stage = await Stage.open(ada);
      for (const state of states.filter(({ name }) => name.startsWith(game))) {
        await stage.show(state);
        const contents = ada.page.locator('.contents');
        const more = await contents.evaluate((box) => box.scrollHeight - box.clientHeight);
        if (more > SLACK) hidden.push(`${state.name} ${locale}: ${more} px`);
      }
    }
    await ada.leave();
  }
  assert.ok(states.length > 15);
  assert.deepEqual(hidden, []);
}
