// Whole games at every number of players, one of them at natural pace: `make campaign`.
import { launchChromium } from '../../scripts/chromium.mjs';
import { Guest } from './guest.mjs';
import { Server } from './server.mjs';
import { playOn } from './play.mjs';

const TABLES = [
  ...[3, 4, 5, 6].map((players) => ({ game: 'moustache', players })),
  ...[2, 3, 4, 5, 6].map((players) => ({ game: 'mustachio', players })),
  { game: 'mustachio', players: 6, options: { sides: 'trios', villains: 'all' } },
  { game: 'moustache', players: 4, settings: { pace: 'natural' } },
];

const server = await Server.open();
const browser = await launchChromium();
try {
  for (const [i, setup] of TABLES.entries()) {
    const size = i % 2 ? 'desk' : 'phone';
    const natural = setup.settings?.pace === 'natural';
    const ada = await Guest.come(browser, server, 'Ada', {
      size,
      motion: natural ? 'auto' : 'off',
    });
    await ada.page.goto(`${await ada.openTable({ ...setup, bots: 'novice' })}?go`);
    const seen = await playOn(ada.page);
    await ada.page.getByRole('heading', { name: /Won by|You have won/ }).waitFor();
    console.log(JSON.stringify({ ...setup, seen }));
    await ada.leave();
  }
} finally {
  await browser.close();
  await server.close();
}
