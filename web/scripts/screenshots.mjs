// Every screen and every prompt, at both sizes, in both themes and three languages, on contact sheets
// in build/screenshots: `npm run screenshots [languages [sizes [themes [pattern]]]]`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Guest, SIZES } from '../tests/browser/guest.mjs';
import { playQuickly } from '../tests/browser/quick-game.mjs';
import { answer } from '../tests/browser/scenarios/puzzles.mjs';
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
  puzzles: '/puzzles',
  lost: '/nowhere',
};
const GAMES = ['mustachio', 'moustache'];
const PLACE = '?round=1&step=40'; // of a replay: amid a round
const WORLDS = { UPPERLIP_REVIEW_WORLDS: '40' }; // of a review: enough for a mistake to be seen
const SCREENFULS = 4; // of a long screen
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

  /** All of a long screen, one piece after the other. */
  async shootDown(name) {
    const { height } = SIZES[this.size];
    const long = await this.page.evaluate(() => document.documentElement.scrollHeight);
    for (let i = 0; i < Math.min(SCREENFULS, long / height); i++) {
      await this.page.evaluate((top) => scrollTo(0, top), i * height);
      await this.shoot(i ? `${name}, ${i + 1}` : name);
    }
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

/** Games that have been played, reviewed and shared, once for all: whose they are, and where to see them. */
async function playedGames(browser, server) {
  const player = await Guest.come(browser, server, 'Ada');
  const { page } = player;
  const screens = {};
  for (const game of GAMES) {
    const link = await player.openTable({ game, players: 4, bots: 'novice', options: {} });
    const number = await page.evaluate(playQuickly, { link });
    await page.goto(`/games/${number}/review`);
    await page.locator('.ledger').waitFor({ timeout: 600_000 });
    screens[`review-${game}`] = `/games/${number}/review`;
    screens[`replay-${game}`] = `/games/${number}${PLACE}`;
    if (game !== GAMES[0]) continue;
    await page.goto(`/games/${number}`);
    await page.locator('.share summary').click();
    await page.locator('.sharing .named').click();
    screens.shared = new URL(await page.locator('.sharing input').inputValue()).pathname + PLACE;
  }
  const cookies = await player.context.cookies();
  await player.context.close();
  return { cookies, screens: { ...screens, progress: '/progress' } };
}

async function screens({ page }, album, addresses) {
  for (const [name, address] of Object.entries(addresses)) {
    if (!name.includes(pattern)) continue;
    await page.goto(address);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await album.shootDown(name);
  }
}

async function puzzles({ page }, album) {
  for (const [place, game] of GAMES.entries()) {
    const name = `puzzle-${game}`;
    if (!name.includes(pattern)) continue;
    await page.goto('/puzzles');
    await page.locator('section').nth(place).locator('.to-play .main-button').click();
    await page.mouse.move(0, 0); // what it rests on explains itself
    await page.locator('main[data-phase="turn"]').waitFor();
    await album.shoot(name);
    await answer(page, album.size);
    await album.shoot(`${name}, answered`);
    await page.locator('section[data-answered] .buttons button').click();
    await page.locator('dialog').waitFor();
    await album.shoot(`${name}, figures`);
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
const server = await Server.open(WORLDS);
const browser = await launchChromium();
try {
  const played = await playedGames(browser, server);
  for (const locale of languages.split(',')) {
    for (const size of sizes.split(',')) {
      for (const theme of themes.split(',')) {
        const guest = await Guest.come(browser, server, 'Ada', { locale, size, theme });
        await guest.page.setViewportSize(SIZES[size]);
        const album = new Album(guest.page, size, theme);
        await guest.context.addCookies(played.cookies);
        await screens(guest, album, { ...SCREENS, ...played.screens });
        await puzzles(guest, album);
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
