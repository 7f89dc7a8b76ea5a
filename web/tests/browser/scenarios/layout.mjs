// Nothing overlaps, is cut, or scrolls sideways, with the longest names: `layout worst`, `layout all 360`,
// or `layout PATTERN WIDTHS LANGUAGES` for states by name.
import assert from 'node:assert/strict';

import { Guest } from '../guest.mjs';
import { Stage, statesOf, touched } from '../stage.mjs';

const HEIGHTS = { 320: 568, 360: 640, 390: 844, 820: 1180, 1280: 800, 1920: 1080 };
/** Where most went wrong at first: the fullest prompts, verdicts and sheets, on the smallest phone. */
const WORST = [
  '^mustachio-6-(verdict|round-begins|round-over|claimed|trump)$',
  '^mustachio-4-(blind|agree)$',
  '^moustache-(3-steal|4-round-over|5-give|6-verdict|6-over)$',
].join('|');
const WANTED = {
  worst: { pattern: WORST, widths: '320', languages: 'fr,ru' },
  all: { pattern: '.', widths: Object.keys(HEIGHTS).join(), languages: 'en,fr,ru' },
};

async function lookAtAll(guest, states, widths) {
  const faults = [];
  for (const game of ['mustachio', 'moustache']) {
    const its = states.filter(({ name }) => name.startsWith(game));
    const stage = await Stage.open(guest);
    for (const width of widths) {
      await guest.page.setViewportSize({ width, height: HEIGHTS[width] });
      const found = await stage.lookAt([...its, ...touched(its)]);
      for (const [name, here] of Object.entries(found)) {
        faults.push(`${name} ${guest.locale} ${width}:`, ...here.map((fault) => `  ${fault}`));
      }
    }
  }
  return faults;
}

export default async function ({ browser, server }, which, someWidths, someLanguages) {
  const { pattern, widths, languages } = WANTED[which] ?? { ...WANTED.all, pattern: which };
  const states = statesOf(pattern);
  assert.ok(states.length, `no state is called ${pattern}`);
  const faults = [];
  for (const locale of (someLanguages ?? languages).split(',')) {
    const ada = await Guest.come(browser, server, 'Ada', { locale, theme: 'light' });
    faults.push(...(await lookAtAll(ada, states, (someWidths ?? widths).split(',').map(Number))));
    await ada.leave();
  }
  assert.equal(faults.length, 0, faults.join('\n'));
}
