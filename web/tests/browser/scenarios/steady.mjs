// Through a whole round felt and hand keep their places, no prompt flashes, and cards are heard:
// `steady mustachio`.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { isFirstRoundOver, playOn } from '../play.mjs';

/** Notes every size of the felt and every phase there is, from the first card on. Runs in the page. */
function watch() {
  globalThis.seen = { felts: new Set(), hands: new Set(), phases: [] };
  const { felts, hands, phases } = globalThis.seen;
  const main = () => document.querySelector('main.board');
  const look = () => {
    const { phase, ask, asked = 'play' } = main()?.dataset ?? {};
    const last = phases.at(-1);
    if (phase && (last?.phase !== phase || last.ask !== ask)) phases.push({ phase, ask });
    const playing = ['turn', 'sent', 'waiting', 'trick-over'].includes(phase) && asked === 'play';
    if (!playing || !document.querySelector('.hand [data-card], .trick .place')) return;
    felts.add(Math.round(document.querySelector('.room').getBoundingClientRect().height));
    hands.add(Math.round(document.querySelector('.hand').getBoundingClientRect().height));
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-phase', 'data-ask', 'data-asked'],
  });
}

const isFirstCard = () =>
  document.querySelector('main[data-phase="turn"][data-asked="play"]') !== null;

/** Counts the notes that are played. Runs in the page. */
function listen() {
  globalThis.notes = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    globalThis.notes += 1;
    return make.call(this);
  };
}

/** Nobody listens among bots: there is room for the log instead of twelve phrases. */
async function assertPhrasesFolded(page) {
  await page.locator('.bar .narrow').last().click();
  const phrases = page.locator('dialog .chat details');
  const hello = phrases.getByRole('button', { name: 'Good evening!' });
  assert.equal(await hello.isVisible(), false, 'folded away');
  await phrases.locator('summary').click();
  await hello.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export default async function ({ browser, server }, game) {
  const ada = await Guest.come(browser, server, 'Ada', { size: 'phone', volume: 0.1 });
  const { page } = ada;
  await page.addInitScript(listen);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${await ada.openTable({ game, players: 4, bots: 'random' })}?go`);
  await playOn(page, { until: isFirstCard });
  await assertPhrasesFolded(page);
  await page.evaluate(watch);
  await playOn(page, { until: isFirstRoundOver });
  const { felts, hands, phases } = await page.evaluate(() => ({
    felts: [...globalThis.seen.felts],
    hands: [...globalThis.seen.hands],
    phases: globalThis.seen.phases,
  }));
  assert.equal(felts.length, 1, `the felt has one size, not ${felts}`);
  assert.equal(hands.length, 1, `the hand has one size, not ${hands}`);
  const flashes = phases.filter(
    ({ phase, ask }, i) =>
      phase === 'turn' && phases[i - 1]?.phase === 'sent' && phases[i - 1].ask === ask,
  );
  assert.deepEqual(flashes, [], 'what is sent is not asked again');
  assert.ok(phases.some(({ phase }) => phase === 'sent'));
  await page.waitForFunction(() => globalThis.notes > 0);
  const told = await page.locator('.unseen[role=log] p').allTextContents();
  const cards = told.filter((sentence) => /^[^.]*: /.test(sentence));
  assert.ok(cards.length > 0);
  assert.deepEqual(cards, [...new Set(cards)], 'whoever listens hears each card once');
  await ada.leave();
}
