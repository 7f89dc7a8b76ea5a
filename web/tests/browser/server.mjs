// A real server on a free port, with its store in a folder of its own; it can be killed.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';

const PYTHON = process.env.UPPERLIP_PYTHON ?? '../.venv/bin/python';
const PATIENCE = 60_000; // ms: the machine may be busy
const LOGGED = 8000; // characters of its log that are kept

// Everybody in the tests comes from one address, and many scenarios share a server.
const ALL_HERE = { UPPERLIP_TABLES_PER_ADDRESS: '10000', UPPERLIP_GUESTS_PER_ADDRESS: '10000' };
const QUICK = { UPPERLIP_REVIEW_WORLDS: '4' }; // enough to be shown
const CARDS = { UPPERLIP_CARDS: 'tests/browser/outside-cards.toml' };

export class Server {
  log = '';

  /** With settings of its own, as the environment says them. */
  static async open(settings = {}) {
    const server = new Server();
    server.environment = {
      ...process.env,
      NO_COLOR: '1',
      ...ALL_HERE,
      ...QUICK,
      ...CARDS,
      ...settings,
    };
    server.folder = await mkdtemp(join(tmpdir(), 'upperlip-'));
    server.port = await freePort();
    server.address = `http://localhost:${server.port}`;
    await server.start();
    return server;
  }

  async start() {
    const args = ['serve', '--host', '127.0.0.1', '--port', this.port, '--workers', 1];
    this.process = spawn(
      PYTHON,
      ['-m', 'upperlip', ...args, '--data', join(this.folder, 't.sqlite')].map(String),
      { stdio: ['ignore', 'ignore', 'pipe'], env: this.environment },
    );
    this.process.stderr.on('data', (text) => {
      this.log = `${this.log}${text}`.slice(-LOGGED);
    });
    this.runs = true;
    this.gone = new Promise((resolve) => this.process.once('exit', resolve)).then(() => {
      this.runs = false;
    });
    await this.answers();
  }

  async answers() {
    for (const until = Date.now() + PATIENCE; this.runs && Date.now() < until;) {
      const well = await fetch(`${this.address}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await passed(50);
    }
    throw new Error(`The server did not answer.\n${this.log}`);
  }

  /** Without a chance to say goodbye. */
  async kill() {
    this.process.kill('SIGKILL');
    await this.gone;
  }

  async close() {
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.process.kill('SIGKILL'), 5000);
    await this.gone;
    clearTimeout(late);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Below those that outgoing connections take. */
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
