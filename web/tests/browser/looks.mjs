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

/** At least 40 px of every card in hand can be seen and touched. */
export async function assertHandInSight(page, where) {
  const narrow = await page.locator('.hand [data-card]').evaluateAll((cards) =>
    cards.flatMap((card, i) => {
      const here = card.getBoundingClientRect();
      const next = cards[i + 1]?.getBoundingClientRect();
      const covered = next && Math.abs(next.top - here.top) < 20 ? next.left : here.right;
      const inside = here.left >= 0 && here.right <= innerWidth && here.top < innerHeight - 30;
      return covered - here.left >= 39.5 && inside ? [] : [card.dataset.card];
    }),
  );
  assert.deepEqual(narrow, [], where);
}

export async function assertAccessible(page, where) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).slice(0, 3)}`);
  });
  assert.deepEqual(violations, [], where);
}
