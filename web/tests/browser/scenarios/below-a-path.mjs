// A server that a proxy shows at /cards: page, sockets, cookie, links and invitation stay below it.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { PathProxy } from '../path-proxy.mjs';
import { inPhase, playOn } from '../play.mjs';
import { Server } from '../server.mjs';

const isTurn = () => document.querySelector('main[data-phase="turn"]') !== null;

async function play(page, address) {
  await page.goto(`${address}/`);
  await page.locator('.posters').waitFor();
  await page.locator('a[href="/cards/settings"]').click();
  await page.waitForURL(`${address}/settings`);
  await page.locator('a.sign').click();
  await page.waitForURL(`${address}/`);
  await page.getByRole('button', { name: /^Play now: Moustache/ }).click();
  await inPhase(page, 'round-begins');
  const table = page.url().split('?')[0];
  assert.match(table, new RegExp(`^${address}/t/[0-9a-f]{32}$`));
  await playOn(page, { until: isTurn });
  await page.reload();
  await page.locator('main[data-phase="turn"]').waitFor();
  return table;
}

export default async function ({ browser }) {
  const proxy = await PathProxy.below('/cards');
  const address = `${proxy.address}/cards`;
  const server = (proxy.server = await Server.open({ UPPERLIP_PUBLIC_URL: address }));
  try {
    const ada = await Guest.come(browser, proxy, 'Ada');
    const table = await play(ada.page, address);
    const [cookie, ...more] = await ada.context.cookies(address);
    assert.deepEqual([cookie.path, more], ['/cards', []]);
    assert.deepEqual(await ada.context.cookies(proxy.address), [], 'it is not for the neighbours');
    const invitation = await (await fetch(table)).text();
    assert.ok(invitation.includes(`<meta property="og:url" content="${table}">`));
    const registered = await ada.page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready;
      return [active.scriptURL, scope];
    });
    assert.deepEqual(registered, [`${address}/sw.js`, `${address}/`]);
    await ada.context.setOffline(true);
    await ada.page.goto(`${address}/settings`);
    await ada.page.getByRole('heading', { name: 'No connection' }).waitFor();
    await ada.context.setOffline(false);
    await ada.page.getByRole('heading', { name: 'Settings' }).waitFor();
    ada.complaints = ada.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text));
    await ada.leave();
    assert.deepEqual(proxy.strays, [], 'nothing is asked for elsewhere');
  } finally {
    proxy.close();
    await server.close();
  }
}
