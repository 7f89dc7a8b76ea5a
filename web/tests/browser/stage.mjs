// Real moments of games, shown to a page without waiting for them to come about.

/** A table that is told of one moment after the other; what the page says is kept. */
export class Stage {
  said = [];

  constructor(page) {
    this.page = page;
  }

  async open(link, moment) {
    await this.page.routeWebSocket(/\/ws\//, (socket) => {
      this.socket = socket;
      socket.onMessage((message) => this.said.push(JSON.parse(String(message))));
      socket.send(JSON.stringify(moment));
    });
    await this.page.goto(link);
    await this.page.locator('.tray.mine').waitFor();
  }

  async show(moment) {
    const act = this.said.findLast(({ type }) => type === 'act');
    if (act) this.socket.send(JSON.stringify({ type: 'done', id: act.id }));
    this.socket.send(JSON.stringify(moment));
    const hand = moment.play.view.round.hand.join();
    await this.page.waitForFunction((hand) => {
      const cards = [...document.querySelectorAll('.hand [data-card]')];
      const shown = cards.map((card) => card.dataset.card).join();
      return document.querySelector('.tray.mine') && shown === hand;
    }, hand);
  }
}
