// Shows a server below a path, which it takes away; whoever asks for anything else is written down.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export class PathProxy {
  strays = [];

  static async below(path) {
    const proxy = new PathProxy();
    proxy.path = path;
    proxy.listener = createServer((asked, answer) => proxy.#pass(asked, answer));
    proxy.listener.on('upgrade', (asked, near) => proxy.#join(asked, near));
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    proxy.address = `http://localhost:${proxy.listener.address().port}`;
    return proxy;
  }

  /** What the server gets to read; null: it is not for it. */
  #inside(url) {
    if (url.startsWith(`${this.path}/`)) return url.slice(this.path.length);
    this.strays.push(url);
    return null;
  }

  #pass(asked, answer) {
    const path = this.#inside(asked.url);
    if (path === null) return answer.writeHead(404).end();
    const { method, headers } = asked;
    const options = { host: '127.0.0.1', port: this.server.port, path, method, headers };
    const onward = request(options, (found) => {
      answer.writeHead(found.statusCode, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    return asked.pipe(onward);
  }

  #join(asked, near) {
    const path = this.#inside(asked.url);
    if (path === null) return near.destroy();
    const far = connect(this.server.port, '127.0.0.1', () => {
      const headers = asked.rawHeaders.map((text, i) => (i % 2 ? `: ${text}\r\n` : text)).join('');
      far.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
      near.pipe(far).pipe(near);
    });
    for (const end of [near, far]) end.on('error', () => {});
    near.on('close', () => far.destroy());
    return far.on('close', () => near.destroy());
  }

  close() {
    this.listener.closeAllConnections();
    this.listener.close();
  }
}
