// Somebody with a browser. Whatever the page complains about is kept, and must be nothing.
import assert from 'node:assert/strict';

const USUAL = {
  pace: 'instant',
  motion: 'off',
  volume: 0,
  oneClick: false,
  trickStay: 'tap', // a state that stays
  askBlind: true,
  level: 'random',
};
export const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
};
const PATIENCE = 60_000; // ms for something that must happen

export class Guest {
  static async come(browser, server, name, { size = 'desk', locale = 'en', ...settings } = {}) {
    const guest = new Guest();
    guest.locale = locale;
    guest.context = await browser.newContext({
      viewport: SIZES[size],
      locale,
      reducedMotion: 'reduce',
      baseURL: server.address,
      hasTouch: size === 'phone',
    });
    const stored = JSON.stringify({ ...USUAL, name, ...settings });
    await guest.context.addInitScript((text) => {
      localStorage['upperlip-settings'] ??= text;
    }, stored);
    guest.page = await guest.context.newPage();
    guest.page.setDefaultTimeout(PATIENCE);
    guest.listen();
    return guest;
  }

  listen() {
    this.complaints = [];
    this.page.on('pageerror', (error) => this.complaints.push(String(error)));
    this.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.complaints.push(`${message.text()} (${message.location().url})`);
      }
    });
  }

  /** An outage is heard of in the console; nothing else may be. */
  forgiveOutage() {
    this.complaints = this.complaints.filter(
      (text) => !/WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY/.test(text),
    );
  }

  /** A table opened by the page's own request; the link to it. */
  async openTable(setup) {
    if (this.page.url() === 'about:blank') await this.page.goto('/');
    return this.page.evaluate(async (setup) => {
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(`/api/${path}`, init)).json();
      };
      const { name } = JSON.parse(localStorage['upperlip-settings']);
      await post('me', { name });
      const { id } = await post('tables', {
        ...setup,
        settings: { pace: 'instant', ...setup.settings },
      });
      return `/t/${id}`;
    }, setup);
  }

  async leave() {
    assert.deepEqual(this.complaints, [], 'the console stays silent');
    await this.context.close();
  }
}
