// Plays whatever comes, by clicking what the page offers. Waits for states that stay, never for a time.

/** What the page waits for; null if for somebody else. Runs in the page. */
function asked() {
  const one = (selector) => document.querySelector(selector);
  switch (one('main[data-phase]')?.dataset.phase) {
    case 'game-over':
      return 'over';
    case 'round-begins':
    case 'round-over':
      return one('.ready button') && 'ready';
    case 'trick-over':
      return one('.release:not(.leaving)') && 'trick';
    case 'turn':
      break;
    default:
      return null;
  }
  if (one('.tray .confirm')) return 'confirm';
  if (one('.tray .numbers')) return 'number';
  if (one('.tray .choices')) return 'choice';
  if (one('.trick button')) return 'steal';
  const cards = document.querySelectorAll('.hand [data-card]').length;
  if (cards === 1 && one('main').dataset.asked === 'play') return null; // it plays itself
  return one('.hand [data-card]:not([aria-disabled], [aria-pressed=true])') && 'card';
}

const CLICKS = {
  ready: '.ready button',
  trick: '.release',
  number: '.tray .numbers button',
  choice: '.tray .choices button',
  confirm: '.tray .confirm',
  steal: '.trick button',
  card: '.hand [data-card]:not([aria-disabled], [aria-pressed=true])',
};
const EDGE = { x: 12, y: 24 }; // of a card, where no other one covers it

/** Until the page shows something, or the game is over. Counts what was asked. */
export async function playOn(page, { until = () => false, click = byMouse } = {}) {
  const seen = {};
  await page.evaluate(`globalThis.playing = { until: ${until}, asked: ${asked} }`);
  for (;;) {
    const found = await page.waitForFunction(() => {
      const { until, asked } = globalThis.playing;
      return until() ? 'enough' : asked();
    });
    const what = await found.jsonValue();
    if (what === 'enough' || what === 'over') return seen;
    seen[what] = (seen[what] ?? 0) + 1;
    await click(page, what);
  }
}

/** The phase the page is in, once it has come to it. */
export async function inPhase(page, phase) {
  await page.locator(`main[data-phase="${phase}"]`).waitFor();
}

/** Once true it stays so, whoever goes on to the next one. */
export function isFirstRoundOver() {
  const { phase, round } = document.querySelector('main')?.dataset ?? {};
  return ['round-over', 'game-over'].includes(phase) || Number(round) > 1;
}

const byMouse = (page, what) => hit(page, what, 'click');
export const byFinger = (page, what) => hit(page, what, 'tap');

async function hit(page, what, how) {
  const target = page.locator(CLICKS[what]);
  const one = target.nth(Math.floor(Math.random() * (await target.count())));
  await one[how](what === 'card' ? { position: EDGE } : {});
}
