import { mount } from 'svelte';

import App from './app/App.svelte';
import { watchLinks } from './app/router.svelte';
import { keepSettings, settings } from './app/settings.svelte';
import './app/page.css';
import './theme.css';
import { browsersLanguage, speak } from './words';

async function open(target: HTMLElement): Promise<void> {
  keepSettings();
  watchLinks();
  await speak(settings.language ?? browsersLanguage());
  mount(App, { target });
}

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app to draw in.');
void open(target);
