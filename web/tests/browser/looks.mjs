// Does a screen fit, and can everybody use it?
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Collects what is wrong instead of stopping at the first: a look at many screens takes a while. */
export class Inspection {
  #faults = [];

  async look(...looks) {
    for (const [check, page, where] of looks) {
      await check(page, where).catch((fault) => this.#faults.push(fault.message));
    }
  }

  end() {
    assert.equal(this.#faults.length, 0, this.#faults.join('\n\n'));
  }
}

/** Nothing sticks out: neither of the window, nor words of the button they stand on. */
export async function assertFits(page, where) {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll('button, a.button, legend, th, h1, h2, label')]
      .filter((element) => element.checkVisibility() && !element.closest('.unseen'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map(
        (element) => element.textContent?.trim().slice(0, 60) || element.outerHTML.slice(0, 120),
      );
    return { wide: Math.max(0, wide), cut };
  });
  assert.deepEqual(found, { wide: 0, cut: [] }, where);
}

/** At least 40 px of every card in hand can be seen and touched, whichever are raised. */
export async function assertHandInSight(page, where) {
  const narrow = await page.locator('.hand [data-card]').evaluateAll((cards) =>
    cards.flatMap((card, i) => {
      const here = card.getBoundingClientRect();
      const next = cards[i + 1]?.getBoundingClientRect();
      const inRow = next && Math.abs(next.top - here.top) < 20;
      const covered = inRow ? Math.min(next.left, here.right) : here.right;
      const inside = here.left >= 0 && here.right <= innerWidth && here.top < innerHeight - 30;
      const touched = [1, 20, covered - here.left - 1].every((x) =>
        card.contains(document.elementFromPoint(here.left + x, here.top + 24)),
      );
      return covered - here.left >= 39.5 && inside && touched ? [] : [card.dataset.card];
    }),
  );
  assert.deepEqual(narrow, [], where);
}

/** Every card of the trick lies wholly on the table. */
export async function assertTrickInSight(page, where) {
  const out = await page.locator('.trick .place').evaluateAll((cards) => {
    const room = document.querySelector('.room').getBoundingClientRect();
    return cards.flatMap((card) => {
      const { left, right, top, bottom } = card.firstElementChild.getBoundingClientRect();
      const inside = left >= room.left && right <= room.right;
      return inside && top >= room.top && bottom <= room.bottom ? [] : [card.textContent];
    });
  });
  assert.deepEqual(out, [], where);
}

/** Where everything is that can be touched. */
export function placesToTouch(page) {
  const all = page.locator('.tray button:not(.confirm), .hand [data-card], .trick button');
  return all.evaluateAll((things) =>
    things.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return `${thing.textContent.trim()} ${[x, y, width, height].map(Math.round)}`;
    }),
  );
}

export async function assertAccessible(page, where) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).slice(0, 3)}`);
  });
  assert.deepEqual(violations, [], where);
}
