// Without a network there is a page that says so, and it comes back by itself; so does a table.
import { Guest } from '../guest.mjs';
import { playOn } from '../play.mjs';
import { SwallowingProxy } from '../swallowing-proxy.mjs';

const isTurn = () => document.querySelector('main[data-phase="turn"][data-asked="play"]') !== null;
const AWAY = '.notices .away';

/** Time passes in steps: what falls due in one of them may set the next thing going. */
async function pass(page, ...steps) {
  for (const ms of steps) await page.clock.fastForward(ms);
}

/** What is said is lost on the way, and no socket is told: the page finds out by asking. */
async function cutOff(browser, server) {
  const proxy = await SwallowingProxy.before(server);
  const bo = await Guest.come(browser, proxy, 'Bo');
  const { page } = bo;
  await page.clock.install();
  await page.goto(`${await bo.openTable({ game: 'moustache', players: 3, bots: 'random' })}?go`);
  await playOn(page, { until: isTurn });

  // After a card: it is played once the line is back, and only then.
  proxy.swallows = true;
  const cards = page.locator('.hand [data-card]');
  const before = await cards.count();
  const card = page.locator('.hand [data-card]:not([aria-disabled])').first();
  await card.click();
  await card.click();
  await page.locator('main[data-phase="sent"]').waitFor();
  await page.locator(AWAY).waitFor({ state: 'detached' });
  await pass(page, 2000, 4000);
  await page.locator(AWAY).waitFor();
  proxy.swallows = false;
  await pass(page, 12_000, 1000);
  await page.locator(AWAY).waitFor({ state: 'detached' });
  await playOn(page, { until: isTurn });
  await page.waitForFunction(
    (most) => document.querySelectorAll('.hand [data-card]').length < most,
    before,
  );

  // While one thinks.
  proxy.swallows = true;
  await pass(page, 8000, 4000);
  await page.locator(AWAY).waitFor();
  proxy.swallows = false;
  await pass(page, 12_000, 1000);
  await page.locator(AWAY).waitFor({ state: 'detached' });
  bo.forgiveOutage();
  await bo.leave();
  proxy.close();
}

export default async function ({ browser, server }) {
  const ada = await Guest.come(browser, server, 'Ada', { locale: 'fr' });
  const { page } = ada;
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await ada.context.setOffline(true);
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Pas de connexion' }).waitFor();
  await ada.context.setOffline(false);
  await page.getByRole('heading', { name: 'Mes parties' }).waitFor();

  // An open socket would not notice for a long time.
  await page.goto(await ada.openTable({ game: 'moustache', players: 3 }));
  await page.locator('main[data-phase="lobby"]').waitFor();
  await ada.context.setOffline(true);
  await page.locator('.notices .away').waitFor();
  await ada.context.setOffline(false);
  await page.locator('.notices .away').waitFor({ state: 'detached' });
  ada.complaints = ada.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|401/.test(text));
  await ada.leave();
  await cutOff(browser, server);
}
