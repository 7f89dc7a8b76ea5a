// How much a newcomer's browser fetches before the first card: `light MOST`, in bytes.
//
// Counted are script and styles, gzipped as the server sends them: everything that comes from opening
// the home page, over "Play now", until a first card can be played, in one language. What comes later
// (menu, lobby, hints, the end of a game, lessons, rules, reviews, puzzles) is fetched by those who get there.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';

import { Guest } from '../guest.mjs';
import { playOn } from '../play.mjs';

const isFirstCard = () =>
  document.querySelector('main[data-phase="turn"][data-asked="play"]') !== null;

/** By name, the weight of all that is fetched. */
async function fetched(browser, server, locale, poster) {
  const guest = await Guest.come(browser, server, 'Ada', { size: 'phone', locale });
  const { page } = guest;
  const answers = new Map();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(js|css)$/.test(pathname)) answers.set(pathname, answer.body());
  });
  await page.goto('/');
  await page.locator('.posters .main-button').nth(poster).click();
  await playOn(page, { until: isFirstCard });
  const bodies = await Promise.all([...answers].map(async ([name, body]) => [name, await body]));
  await guest.leave();
  return new Map(bodies.map(([name, body]) => [name, gzipSync(body).length]));
}

export default async function ({ browser, server }, most) {
  for (const [poster, locale] of [
    [0, 'ru'], // the longest words
    [1, 'fr'],
  ]) {
    const weights = await fetched(browser, server, locale, poster);
    const sum = [...weights.values()].reduce((all, one) => all + one, 0);
    const list = [...weights].map(([name, bytes]) => `${bytes} ${name}`).join('\n');
    assert.ok(weights.size > 10 && sum > 50_000, `the page itself was fetched:\n${list}`);
    assert.ok(sum < Number(most), `${sum} bytes before the first card (${locale}):\n${list}`);
  }
}
