// Photographs the gallery into build/pictures, section by section, in both themes.
// A word after the command picks sections: npm run gallery -- states-dark
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

import { openChromium } from './chromium.mjs';

const wanted = process.argv[2] ?? '';
const out = 'build/pictures';

async function photograph(page, theme) {
  for (const section of await page.locator('section').all()) {
    const name = `${await section.getAttribute('id')}-${theme}`;
    if (name.includes(wanted)) await section.screenshot({ path: join(out, `${name}.png`) });
  }
}

await mkdir(out, { recursive: true });
const profile = await mkdtemp(join(tmpdir(), 'upperlip-gallery-'));
const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await openChromium(profile, { viewport: { width: 1860, height: 900 } });
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  for (const theme of ['light', 'dark']) {
    await page.goto(`${server.resolvedUrls?.local[0]}gallery.html?theme=${theme}`);
    await page.waitForSelector('section');
    await photograph(page, theme);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(profile, { recursive: true, force: true });
}
