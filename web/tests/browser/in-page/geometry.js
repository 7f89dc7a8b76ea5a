// Nothing overlaps, is cut, or scrolls sideways: found by where things are, whatever they look like.
// Runs in the page, as a script; `faultsInSight()` says what cannot be read or touched, a line each.

const SLACK = 1.5; // px: fractions, and the feet of letters
const LEAST_OF_A_CARD = 39.5; // px of a card in hand that can be seen and touched
const DESK = 760; // px: from here on a table need not be scrolled
const CORNERS = [
  [0.2, 0.12], // its index
  [0.5, 0.5],
  [0.85, 0.12],
  [0.2, 0.9],
  [0.85, 0.9],
];
/** What may lie over what: a notice on the felt or on a page that scrolls, a verdict on one's seat. */
const LAYERS = [
  ['.notices', '.room, .lobby, .over'],
  ['.release', '.own'],
];

const wordsOf = (node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

function nameOf(element) {
  const classes = String(element.className.baseVal ?? element.className).split(' ');
  const ours = classes.filter((one) => one && !/^s(velte)?-?[\da-z]{5,}$/.test(one));
  return `${[element.localName, ...ours].join('.')} "${wordsOf(element)}"`;
}

/** Somebody's name: it may be long, and end in dots. */
function isName(element) {
  const names = globalThis.stage?.names ?? [];
  return element.matches('th .name') || names.includes(element.textContent.trim());
}

function isSeen(element) {
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return seen && !element.closest('.unseen, [inert]');
}

/** Is it in the layer that is on top? What a sheet or a round's card covers is covered on purpose. */
function isOnTop(element) {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return dialog.contains(element);
  return !(document.querySelector('.curtain') && element.closest('.felt'));
}

const mayLieOver = (above, below) =>
  LAYERS.some(
    ([over, under]) => above.closest(over) && below.closest(under) && !below.closest(over),
  );

const meet = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

const sticksOut = (rect, box) =>
  rect.left < box.left - SLACK ||
  rect.right > box.right + SLACK ||
  rect.top < box.top - SLACK ||
  rect.bottom > box.bottom + SLACK;

let boxes = new Map(); // as of one look

/** The boxes around an element, itself included, that scroll or hide what does not fit. */
function boxesAround(element) {
  if (element === document.body) return [];
  const known = boxes.get(element);
  if (known) return known;
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const own = { box: element, overflowX, overflowY, textOverflow };
  const further = boxesAround(element.parentElement);
  const found = /visible/.test(overflowX + overflowY) ? further : [own, ...further];
  boxes.set(element, found);
  return found;
}
/** Out of sight in a list that can be scrolled up and down. */
function isScrolledAway(rect, element) {
  return boxesAround(element).some(({ box, overflowY }) => {
    if (!/auto|scroll/.test(overflowY)) return false;
    const { top, bottom } = box.getBoundingClientRect();
    return rect.top < top - SLACK || rect.bottom > bottom + SLACK;
  });
}

/** Every line of words that can be seen, and where it is. */
function linesInSight() {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!wordsOf(node) || element.closest('svg, option, script, .hand .card')) continue;
    if (!isSeen(element) || !isOnTop(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const between = box.height * 0.18; // the lines
      const { right } = isName(element) ? element.getBoundingClientRect() : box;
      const height = box.height - 2 * between;
      const rect = new DOMRect(box.x, box.y + between, right - box.x, height);
      if (rect.width <= 1 || isScrolledAway(rect, element)) continue;
      lines.push({ rect, element, words: `"${wordsOf(node)}"` });
    }
  }
  return lines;
}

function* sideways() {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) yield `the page scrolls sideways by ${wide} px`;
  const long = document.documentElement.scrollHeight - innerHeight;
  if (long > 0 && innerWidth >= DESK && document.querySelector('.board')) {
    yield `the table is ${long} px higher than the window`;
  }
  for (const box of document.querySelectorAll('body :not(svg, svg *)')) {
    const more = box.scrollWidth - box.clientWidth;
    if (more <= SLACK || !/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
    if (isSeen(box) && isOnTop(box)) yield `${nameOf(box)} scrolls sideways by ${more} px`;
  }
}

/** By the window, or by a box that hides what does not fit. Names alone may end in dots. */
function* cut(lines) {
  for (const { rect, element, words } of lines) {
    if (rect.left < -SLACK || rect.right > innerWidth + SLACK) yield `${words} leaves the window`;
    for (const { box, overflowX, overflowY, textOverflow } of boxesAround(element)) {
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      if (textOverflow === 'ellipsis' && isName(box)) break;
      if (sticksOut(rect, box.getBoundingClientRect())) yield `${words} is cut by ${nameOf(box)}`;
    }
  }
}

function isPainted(element) {
  if (element instanceof SVGElement) return element.localName !== 'svg';
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [, alpha = '1'] = /[,/] ?([\d.]+)\)$/.exec(backgroundColor.replace(/^rgb\(/, '')) ?? [];
  const solid = /^(rgba|color|oklab)/.test(backgroundColor) ? Number(alpha) > 0.1 : true;
  return backgroundImage !== 'none' || solid;
}

/** What is painted over an element at a point, and should not be. */
function coverAt(x, y, element) {
  for (const above of document.elementsFromPoint(x, y)) {
    if (above.contains(element) || element.contains(above)) return null;
    if (isPainted(above)) return mayLieOver(above, element) ? null : above;
  }
  return null;
}

function* coveredWords(lines) {
  for (const { rect, element, words } of lines) {
    const y = rect.top + rect.height / 2;
    for (const x of [rect.left + 2, rect.left + rect.width / 2, rect.right - 2]) {
      const cover = coverAt(x, y, element);
      if (cover) yield `${words} is covered by ${nameOf(cover)}`;
    }
  }
}

/** Every card of the trick lies on the table; another one may cover it, but not its index. */
function* coveredTrick() {
  const room = document.querySelector('.room')?.getBoundingClientRect();
  for (const card of document.querySelectorAll('.trick .place .card')) {
    if (!isOnTop(card)) continue;
    const rect = card.getBoundingClientRect();
    const what = `${nameOf(card)} of the trick`;
    if (sticksOut(rect, room)) yield `${what} leaves the table`;
    for (const [i, [x, y]] of CORNERS.entries()) {
      const cover = coverAt(rect.left + x * rect.width, rect.top + y * rect.height, card);
      if (cover && (i === 0 || !cover.closest('.trick .place'))) {
        yield `${what} is covered by ${nameOf(cover)}`;
      }
    }
  }
}

function* overlapping(things) {
  for (const [i, one] of things.entries()) {
    for (const other of things.slice(i + 1)) {
      const [a, b] = [one.element, other.element];
      if (a.contains(b) || b.contains(a) || !meet(one.rect, other.rect)) continue;
      if (!mayLieOver(a, b) && !mayLieOver(b, a)) yield `${one.words} overlaps ${other.words}`;
    }
  }
}

function buttonsInSight() {
  return [...document.querySelectorAll('button, a.button, select, input')]
    .filter((button) => isSeen(button) && isOnTop(button) && !button.matches('.release, .hand *'))
    .map((element) => ({ element, rect: element.getBoundingClientRect(), words: nameOf(element) }))
    .filter(({ element, rect }) => !isScrolledAway(rect, element));
}

function* hiddenHand() {
  const hand = [...document.querySelectorAll('.hand [data-card]')].filter(isOnTop);
  for (const [i, card] of hand.entries()) {
    const here = card.getBoundingClientRect();
    const next = hand[i + 1]?.getBoundingClientRect();
    const inRow = next && Math.abs(next.top - here.top) < 20;
    const seen = (inRow ? Math.min(next.left, here.right) : here.right) - here.left;
    const bottom = document.documentElement.scrollHeight;
    const inside = here.left >= 0 && here.right <= innerWidth && here.top < bottom - 30;
    if (!inside || seen < LEAST_OF_A_CARD) yield `${card.dataset.card} in hand is hidden`;
  }
}

const CODE = /(?<![\p{L}\d-])([GPOBRY]\d{1,2}|\d{1,2}[GPOBRY])(?![\p{L}\d])|[GPOBRY] </u;

/** Whoever listens hears names: a card is `blue 5`, a colour `blue`. */
function* spokenCodes() {
  for (const element of document.querySelectorAll('main [aria-label], main [title]')) {
    const said = `${element.ariaLabel ?? ''} ${element.title ?? ''}`;
    if (CODE.test(said)) yield `${said.trim().slice(0, 60)} is said in codes`;
  }
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const silent = parentElement.closest('[aria-hidden="true"], [role="img"], input, svg');
    if (!silent && CODE.test(data)) yield `${data.trim().slice(0, 60)} is said in codes`;
  }
}

// What lets touches through covers as well as anything.
const solid = new CSSStyleSheet();
solid.replaceSync('* { pointer-events: auto !important }');
document.adoptedStyleSheets = [solid];

globalThis.faultsInSight = () => {
  boxes = new Map();
  const lines = linesInSight();
  const covered = [...coveredWords(lines), ...coveredTrick()];
  const overlaps = [...overlapping(lines), ...overlapping(buttonsInSight())];
  const faults = [...sideways(), ...cut(lines), ...covered, ...overlaps, ...hiddenHand()];
  return [...new Set([...faults, ...spokenCodes()])];
};
