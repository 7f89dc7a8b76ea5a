// Walking through a lesson as somebody does who reads and then does what is said.
import assert from 'node:assert/strict';

/** Presses on, plays what is asked; `look` is called wherever the coach has said something. */
export async function walkThrough(page, look = async () => {}) {
  const coach = page.locator('.coach');
  const go = coach.locator('.go');
  const hint = page.locator('main[data-phase="turn"] [data-hint]');
  const ready = page.locator('.ready button');
  const release = page.locator('button.release:not(.leaving)');
  const end = page.locator('.coach[data-at="end"]');
  let tried = 0;
  await coach.waitFor();
  for (;;) {
    await go.or(hint).or(ready).or(release).or(end).first().waitFor();
    if (await end.isVisible()) break;
    const at = await coach.getAttribute('data-at');
    if (await coach.locator('.words p').first().textContent()) await look(at);
    if (await go.isVisible()) await go.click();
    else if (await release.isVisible()) await release.click();
    else if (await ready.isVisible()) await ready.click();
    else if (await hint.isVisible()) {
      if (tried < 2) tried += await tryAnother(page);
      await follow(page, hint, at);
    }
  }
  return tried;
}

/** A card that may not be played: the table says why. */
async function tryAnother(page) {
  const wrong = page.locator('.hand [aria-disabled="true"]').first();
  if (!(await wrong.isVisible())) return 0;
  await wrong.click({ force: true }); // it is there to be touched
  const why = page.locator('.tray .why');
  await why.waitFor();
  assert.doesNotMatch(await why.textContent(), /\b[RGBYPO]\d/, 'cards have names');
  return 1;
}

async function follow(page, hint, at) {
  await hint.click();
  const confirm = page.locator('.confirm');
  const on = page.locator(`.coach:not([data-at="${at}"])`);
  await confirm.or(on).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await on.waitFor();
}

/** The coach lies over nothing, and what is spoken of lies wholly in sight. */
export async function assertNothingHidden(page, where) {
  const hidden = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.coach').getBoundingClientRect();
    const spoken = '.trick .place > *, .plate, .hand [data-card], .above > *, .standing li';
    return [...document.querySelectorAll(spoken)]
      .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0)
      .filter((thing) => {
        const it = thing.getBoundingClientRect();
        const over = it.left < right && it.right > left && it.top < bottom && it.bottom > top;
        const out = it.left < -1 || it.right > innerWidth + 1 || it.bottom > innerHeight + 1;
        return over || out;
      })
      .map((thing) => `${thing.className} ${thing.textContent.trim().slice(0, 40)}`);
  });
  assert.deepEqual(hidden, [], where);
  const cut = await page
    .locator('.coach .words, .round-card .contents')
    .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)));
  assert.ok(cut <= 1, `${where}: ${cut} px of what is said are cut`);
}
