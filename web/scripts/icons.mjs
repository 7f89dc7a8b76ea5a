// Draws public/favicon.svg and the icons of the installed app from src/cards/drawing/icon.ts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

import { openChromium } from './chromium.mjs';

const server = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const profile = await mkdtemp(join(tmpdir(), 'upperlip-icons-'));
try {
  const { icon } = await server.ssrLoadModule('/src/cards/drawing/icon.ts');
  await writeFile('public/favicon.svg', `${icon(22)}\n`);
  const browser = await openChromium(profile);
  const page = await browser.newPage();
  for (const size of [192, 512]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;display:grid">${icon(0)}</body>`);
    await page.screenshot({ path: `public/icon-${size}.png` });
  }
  await browser.close();
} finally {
  await server.close();
  await rm(profile, { recursive: true, force: true });
}
