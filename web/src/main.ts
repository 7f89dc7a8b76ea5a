import { mount } from 'svelte';

import App from './app/App.svelte';
import { screen, watchLinks } from './app/router.svelte';
import { fetchScreen } from './app/screens';
import { askEarlyWhoIAm } from './net/api';
import { dialEarly } from './net/dialling';
import { at } from './net/place';
import './shared/keyboard';
import { keepSettings, settings } from './shared/settings.svelte';
import './app/page.css';
import './theme.css';
import { browsersLanguage, speak } from './texts';

async function open(target: HTMLElement): Promise<void> {
  keepSettings();
  watchLinks();
  void fetchScreen(screen()).catch(() => {}); // together with the words; the app asks again
  hurryToTable();
  await speak(settings.language ?? browsersLanguage());
  mount(App, { target });
  // Only for a word when the network is gone; plain http has none.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(at('/sw.js')).catch(() => {});
}

/** Who comes to a table, and what lies on it, is asked for while the table is still being fetched. */
function hurryToTable(): void {
  const wanted = screen();
  if (wanted.name !== 'table') return;
  askEarlyWhoIAm();
  const known = settings.name !== '' && !location.hash.startsWith('#move=');
  if (known) dialEarly(wanted.id);
}

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app to draw in.');
void open(target);
