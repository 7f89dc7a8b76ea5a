// Plays whatever comes, by clicking what the page offers.

/** What the page waits for: null if for somebody else. Runs in the page. */
function asked() {
  const one = (selector) => document.querySelector(selector);
  if (one('main.over')) return 'over';
  if (one('.ready button')) return 'ready';
  if (!one('.tray.mine')) return null;
  if (one('.tray .numbers')) return 'number';
  if (one('.tray .choices')) return 'choice';
  if (one('.tray > .main-button')) return 'confirm';
  if (one('.trick button')) return 'steal';
  return one('.hand [data-card]:not([aria-disabled], .leaving)') ? 'card' : null;
}

const CLICKS = {
  ready: '.ready button',
  number: '.tray .numbers button',
  choice: '.tray .choices button',
  confirm: '.tray > .main-button, .tray .bids > .main-button',
  steal: '.trick button',
  card: '.hand [data-card]:not([aria-disabled], [aria-pressed=true], .leaving)',
};

/** Until the page shows something, or the game is over. Counts what was asked. */
export async function playOn(page, { until = () => false, click = tap } = {}) {
  const seen = {};
  for (let calm = 0; !(await page.evaluate(until));) {
    const what = await page.evaluate(asked);
    if (what === 'over') break;
    if (what) {
      seen[what] = (seen[what] ?? 0) + 1;
      calm = 0;
      await click(page, what);
    } else if (++calm > 600) throw new Error(`Nothing happens: ${await shown(page)}`);
    else await page.waitForTimeout(50);
  }
  return seen;
}

/** A bid needs a second touch, as all decisions do. */
async function tap(page, what) {
  const bid = what === 'number' && (await page.$('.tray .bids > .main-button'));
  const target = page.locator(CLICKS[bid ? 'confirm' : what]);
  const count = await target.count();
  const one = target.nth(Math.floor(Math.random() * count));
  // What was there a moment ago may have been played by somebody's clock or be on its way.
  await one.click({ timeout: 2000 }).catch(() => {});
}

async function shown(page) {
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 400);
}
