// One page that shows one state after the other, without a server behind it: scripts/states.py makes
// them. What the page would be told comes from within, so that a look at hundreds takes a minute.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const GEOMETRY = `{${readFileSync(new URL('in-page/geometry.js', import.meta.url), 'utf8')}}`;
const PYTHON = process.env.UPPERLIP_PYTHON ?? '../.venv/bin/python';

/** The states whose name a pattern matches. `names`: as long as can be, unless 'usual'. */
export function statesOf(pattern = '', names = 'long') {
  const script = ['scripts/states.py', names];
  const made = execFileSync(PYTHON, script, { maxBuffer: 1e8, encoding: 'utf8' });
  return JSON.parse(made).filter(({ name }) => new RegExp(pattern).test(name));
}

/** Runs in the page before anything else: a socket that is told what the test wants. */
function standIn() {
  globalThis.WebSocket = class extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      super();
      globalThis.stage = this;
      setTimeout(() => this.onopen?.());
    }
    tell(message) {
      if (message.table) this.names = message.table.seats.map(({ name }) => name);
      this.onmessage({ data: JSON.stringify(message) });
    }
    send(text) {
      if (JSON.parse(text).type === 'ping') setTimeout(() => this.tell({ type: 'pong' }));
    }
    close() {}
  };
}

/** Runs in the page: shows a state, and what the first touch brings. */
async function showState({ phase, messages, touch = [] }) {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const leave = document.querySelector('.no button');
  leave?.click(); // a refusal stays until it is read
  for (const message of messages) {
    globalThis.stage.tell(message);
    await drawn();
  }
  for (const selector of touch) document.querySelector(selector)?.click();
  await drawn();
  const shows = () => document.querySelector('main')?.dataset.phase;
  for (const until = Date.now() + 10_000; shows() !== phase && Date.now() < until;) await drawn();
  const shown = shows(); // some parts of a table are fetched when they are wanted
  if (shown !== phase) throw new Error(`The page shows ${shown}, not ${phase}.`);
}

export class Stage {
  constructor(page) {
    this.page = page;
  }

  static async open(guest) {
    const link = await guest.openTable({ game: 'moustache', players: 4 });
    await guest.page.addInitScript(standIn);
    await guest.page.route('**/api/records/*/sharing', (asked) =>
      asked.fulfill({ json: { people: 2, agreed: 0, mine: 'no', link: null } }),
    );
    await guest.page.goto(link);
    await guest.page.waitForFunction(() => globalThis.stage?.onmessage);
    await guest.page.evaluate(`globalThis.showState = ${showState}`);
    return new Stage(guest.page);
  }

  show(state) {
    return this.page.evaluate((state) => globalThis.showState(state), state);
  }

  /** Shows all of them: what is wrong where, by name. */
  async lookAt(states) {
    await this.page.evaluate(GEOMETRY);
    return this.page.evaluate(async (states) => {
      const found = {};
      for (const state of states) {
        await globalThis.showState(state);
        const faults = globalThis.faultsInSight();
        if (faults.length) found[state.name] = faults;
      }
      return found;
    }, states);
  }
}

const CHOICES = '.tray .numbers button, .tray .choices .pictured, .trick button';

/** The same states after a touch: a choice that waits to be confirmed, a card that may not be played. */
export function touched(states) {
  return states
    .filter(({ phase, messages }) => phase === 'turn' && messages.length === 1)
    .map((state) => {
      const { choice } = state.messages[0].play;
      const forbidden = Object.keys(choice.why_not)[0];
      const wanted = state.name.includes('forbidden') && forbidden;
      const touch = wanted ? [`.hand [data-card="${forbidden}"]`] : firstChoices(choice);
      return { ...state, name: `${state.name}, touched`, touch };
    });
}

function firstChoices({ parts, legal }) {
  const [verb] = legal[0].split(' ');
  if (!['play', 'give', 'pass'].includes(verb)) return [CHOICES];
  return legal.slice(0, parts).map((action) => `.hand [data-card="${action.split(' ')[1]}"]`);
}
