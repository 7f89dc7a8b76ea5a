// Between a browser and the server: it can swallow all that is said, without a word to either side.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class SwallowingProxy {
  swallows = false;
  #pairs = new Set();

  static async before(server) {
    const proxy = new SwallowingProxy();
    proxy.listener = createServer((near) => proxy.#join(near, connect(server.port, '127.0.0.1')));
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    proxy.address = `http://localhost:${proxy.listener.address().port}`;
    return proxy;
  }

  #join(near, far) {
    const pair = [near, far];
    this.#pairs.add(pair);
    for (const [one, other] of [pair, pair.toReversed()]) {
      one.on('data', (data) => this.swallows || other.write(data));
      one.on('error', () => {});
      one.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
  }

  close() {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
    this.listener.close();
  }
}
