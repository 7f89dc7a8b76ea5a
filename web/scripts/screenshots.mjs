// Every screen and every prompt, at both sizes, in both themes and three languages, on contact sheets
// in build/screenshots: `npm run screenshots [languages [sizes [themes [pattern]]]]`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Guest, SIZES } from '../tests/browser/guest.mjs';
import { Server } from '../tests/browser/server.mjs';
import { Stage, statesOf, touched } from '../tests/browser/stage.mjs';
import { launchChromium } from './chromium.mjs';

const FOLDER = 'build/screenshots';
const [languages = 'en,fr,ru', sizes = 'phone,desk', themes = 'light,dark', pattern = ''] =
  process.argv.slice(2);
const SCREENS = {
  home: '/',
  settings: '/settings',
  games: '/games',
  'rules-mustachio': '/rules/mustachio',
  'rules-moustache': '/rules/moustache',
  'learn-mustachio': '/learn/mustachio',
  'learn-moustache': '/learn/moustache',
  lost: '/nowhere',
};
const BUTTONS = { menu: 0, scores: 1, 'last-trick': 2, log: 3, chat: 4 }; // of the bar
/** Of each kind of state one is enough to look at; the layout tests see them all. */
const SEEN = {
  mustachio:
    /^mustachio-(4-(?!.*rare)|2-(bid|verdict|over|trump-rare|throw-rare)|6-(play|verdict|round|refused|claimed|lost|lobby))/,
  moustache:
    /^moustache-(5-|3-(steal|play|verdict)|6-(play|verdict|round|refused|claimed|lost|lobby))/,
};
const SHEET = {
  phone: { columns: 7, width: 216, height: 384, rows: 4 },
  desk: { columns: 3, width: 512, height: 320, rows: 5 },
};

/** Collects pictures, and puts them on sheets. */
class Album {
  pictures = [];

  constructor(page, size, theme) {
    Object.assign(this, { page, size, theme });
  }

  async shoot(name) {
    if (!name.includes(pattern)) return;
    await this.page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, this.theme);
    const picture = await this.page.screenshot({ type: 'jpeg', quality: 90 });
    this.pictures.push({ name, source: `data:image/jpeg;base64,${picture.toString('base64')}` });
  }

  async print(browser, name) {
    const { columns, rows, width, height } = SHEET[this.size];
    const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height } });
    for (let first = 0; first < this.pictures.length; first += columns * rows) {
      const figures = this.pictures
        .slice(first, first + columns * rows)
        .map(
          ({ name, source }) =>
            `<figure><img src="${source}" width=${width} height=${height}>${name}</figure>`,
        );
      await page.setContent(
        `<style>body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 8px;
          margin: 8px; font: 11px sans-serif; background: #999 } figure { margin: 0 }</style>
         ${figures.join('')}`,
      );
      const number = 1 + first / (columns * rows);
      const path = join(FOLDER, `${name}-${this.size}-${this.theme}-${number}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await page.close();
  }
}

async function screens(guest, album) {
  for (const [name, address] of Object.entries(SCREENS)) {
    if (!name.includes(pattern)) continue;
    await guest.page.goto(address);
    await guest.page.locator('main h1').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await album.shoot(name);
  }
}

async function tables(guest, album, states, game) {
  const its = states.filter(({ name }) => SEEN[game].test(name));
  const stage = await Stage.open(guest);
  for (const state of [...its, ...touched(its)].filter(({ name }) => name.includes(pattern))) {
    await stage.show(state);
    await album.shoot(state.name);
  }
  await stage.show(its.find(({ name }) => /\d-play$/.test(name)));
  for (const [name, place] of Object.entries(BUTTONS)) {
    const button = guest.page.locator('.bar .icon').nth(place);
    if (!`sheet-${name}`.includes(pattern) || !(await button.isVisible())) continue;
    if (await button.isDisabled()) continue;
    await button.click();
    await guest.page.locator('dialog').waitFor();
    await album.shoot(`${game}-sheet-${name}`);
    await guest.page.keyboard.press('Escape');
  }
}

await mkdir(FOLDER, { recursive: true });
const states = statesOf('', 'usual');
const server = await Server.open();
const browser = await launchChromium();
try {
  for (const locale of languages.split(',')) {
    for (const size of sizes.split(',')) {
      for (const theme of themes.split(',')) {
        const guest = await Guest.come(browser, server, 'Ada', { locale, size, theme });
        await guest.page.setViewportSize(SIZES[size]);
        const album = new Album(guest.page, size, theme);
        await screens(guest, album);
        for (const game of Object.keys(SEEN)) await tables(guest, album, states, game);
        await album.print(browser, locale);
        await guest.context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
