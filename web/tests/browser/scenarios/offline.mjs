// Without a network there is a page that says so, and it comes back by itself.
import { Guest } from '../guest.mjs';

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
  ada.complaints = ada.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|401/.test(text));
  await ada.leave();
}
