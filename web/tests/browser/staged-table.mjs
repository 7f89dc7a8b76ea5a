// Real moments of games, shown to a page without waiting for them to come about.
import { EventEmitter, once } from 'node:events';

/** A table that is told of one moment after the other; what the page says is kept. */
export class StagedTable {
  said = [];
  #heard = new EventEmitter();

  constructor(page) {
    this.page = page;
  }

  async open(link, moment) {
    await this.page.routeWebSocket(/\/ws\//, (socket) => {
      this.socket = socket;
      socket.onMessage((message) => {
        const said = JSON.parse(String(message));
        if (said.type === 'ping') return socket.send('{"type":"pong"}');
        this.said.push(said);
        this.#heard.emit('said');
      });
      socket.send(JSON.stringify(moment));
    });
    await this.page.goto(link);
    await this.page.locator('main[data-phase="turn"]').waitFor();
  }

  async show(moment) {
    const act = this.said.findLast(({ type }) => type === 'act');
    if (act) this.socket.send(JSON.stringify({ type: 'done', id: act.id }));
    this.socket.send(JSON.stringify(moment));
    await this.page.locator(`main[data-phase="turn"][data-ask="${moment.play.ask.id}"]`).waitFor();
  }

  /** The page's answer to an ask, once it has come. */
  async answerTo(ask) {
    for (;;) {
      const act = this.said.find((said) => said.type === 'act' && said.ask === ask);
      if (act) return act;
      await once(this.#heard, 'said');
    }
  }
}
