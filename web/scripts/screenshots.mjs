// The main screens at both sizes and in both themes: `npm run screenshots [folder [language]]`.
// One person walks through the house once; whatever she sees is photographed four times.
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Guest, SIZES } from '../tests/browser/guest.mjs';
import { Server } from '../tests/browser/server.mjs';
import { playOn } from '../tests/browser/play.mjs';
import { StagedTable } from '../tests/browser/staged-table.mjs';
import { launchChromium } from './chromium.mjs';

const [folder = 'build/screenshots', locale = 'en'] = process.argv.slice(2);
const THEMES = ['light', 'dark'];
const RULES = ['pass-three', 'pink-open', 'twos-win', 'reversed'];
const SCREENS = {
  home: '/',
  friends: '/friends/mustachio',
  rules: '/rules/moustache',
  learn: '/learn/moustache',
  settings: '/settings',
};
const SHEETS = { menu: 0, scores: 1, 'last-trick': 2, log: 3, chat: 4 }; // buttons of the bar
const GAMES = {
  mustachio: { players: 4, options: { villains: 'all' } },
  moustache: { players: 5, options: { rules: RULES } },
};

/** Is a trick on the table, with enough cards about it to tell a story? */
const isInMidRound = () =>
  document.querySelector('main[data-phase="turn"]') !== null &&
  document.querySelectorAll('.trick .place').length > 1 &&
  document.querySelectorAll('.hand [data-card]').length < 7;
/** The same in the third round: the row of rules is long by then. */
const isLate = () =>
  document.querySelector('main[data-phase="turn"][data-round="3"]') !== null &&
  document.querySelectorAll('.trick .place').length > 2;
const isTrickOver = () => document.querySelector('main[data-phase="trick-over"]') !== null;
const isRoundOver = () => document.querySelector('main[data-phase="round-over"]') !== null;

class Photographer {
  constructor(guest) {
    this.guest = guest;
    this.page = guest.page;
  }

  async shoot(name) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await this.page.setViewportSize(viewport);
      for (const theme of THEMES) {
        await this.page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, theme);
        await this.page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
      }
    }
  }

  async screens() {
    for (const [name, address] of Object.entries(SCREENS)) {
      await this.page.goto(address);
      await this.page.locator('main h1').waitFor();
      await this.page.waitForLoadState('networkidle');
      await this.shoot(name);
    }
  }

  async learning() {
    await this.page.goto('/learn/mustachio');
    const go = this.page.locator('.says .main-button');
    const right = this.page.locator('button.right');
    for (;;) {
      await go.or(right).first().waitFor();
      if (await right.isVisible()) break;
      await go.click();
    }
    await this.shoot('learn-choice');
  }

  async lobby() {
    const link = await this.guest.openTable({ game: 'moustache', players: 5 });
    await this.page.goto(link);
    await this.page.locator('.share svg').waitFor();
    await this.shoot('lobby');
    return link;
  }

  async wholeGame(game) {
    const link = await this.guest.openTable({ game, bots: 'novice', ...GAMES[game] });
    await this.page.goto(`${link}?go`);
    await this.page.locator('.ready button').waitFor();
    await this.shoot(`${game}-round-card`);
    await playOn(this.page, { until: isInMidRound });
    await this.shoot(`${game}-play`);
    await playOn(this.page, { until: isTrickOver });
    await this.shoot(`${game}-finished-trick`);
    await playOn(this.page, { until: isInMidRound });
    for (const [name, place] of Object.entries(SHEETS)) await this.sheet(game, name, place);
    await playOn(this.page, { until: isRoundOver });
    await this.shoot(`${game}-between-rounds`);
    await playOn(this.page, { until: isLate });
    await this.shoot(`${game}-late`);
    await playOn(this.page);
    await this.page.locator('.over .next').waitFor();
    await this.shoot(`${game}-over`);
    await this.replay(game);
  }

  async sheet(game, name, place) {
    await this.page.setViewportSize(SIZES.phone);
    await this.page.locator('.bar button').nth(place).click();
    await this.page.locator('dialog').waitFor();
    await this.shoot(`${game}-sheet-${name}`);
    await this.page.keyboard.press('Escape');
  }

  async replay(game) {
    await this.page.locator('.next a[href$="?check"]').click();
    await this.page.locator('li.good').first().waitFor();
    const step = this.page.locator('input[type=range]');
    await step.fill(String(Math.floor(Number(await step.getAttribute('max')) / 2)));
    await this.shoot(`${game}-replay`);
  }

  async moments(link) {
    const python = process.env.UPPERLIP_PYTHON ?? '../.venv/bin/python';
    const all = JSON.parse(execFileSync(python, ['scripts/moments.py'], { encoding: 'utf8' }));
    for (const game of Object.keys(GAMES)) {
      const its = all.filter(({ table }) => table.game === game);
      const staged = new StagedTable(this.page);
      await staged.open(link, its[0]);
      for (const moment of its) {
        await staged.show(moment);
        await this.shoot(`${moment.play.ask.id}-asked`);
      }
    }
  }
}

await mkdir(folder, { recursive: true });
const server = await Server.open();
const browser = await launchChromium();
try {
  const guest = await Guest.come(browser, server, 'Ada', { locale, level: 'regular' });
  const photographer = new Photographer(guest);
  await photographer.screens();
  await photographer.learning();
  const link = await photographer.lobby();
  for (const game of Object.keys(GAMES)) await photographer.wholeGame(game);
  await photographer.moments(link);
  await guest.leave();
} finally {
  await browser.close();
  await server.close();
}
