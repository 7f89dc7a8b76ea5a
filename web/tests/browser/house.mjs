// A real server on a free port, with its store in a folder of its own; it can be killed.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PYTHON = process.env.UPPERLIP_PYTHON ?? '../.venv/bin/python';
const PATIENCE = 60_000; // ms: the machine may be busy

export class House {
  static async open() {
    const house = new House();
    house.folder = await mkdtemp(join(tmpdir(), 'upperlip-'));
    house.port = await freePort();
    house.address = `http://localhost:${house.port}`;
    await house.start();
    return house;
  }

  async start() {
    const args = ['serve', '--host', '127.0.0.1', '--port', this.port, '--workers', 1];
    this.server = spawn(
      PYTHON,
      ['-m', 'upperlip', ...args, '--data', join(this.folder, 't.sqlite')].map(String),
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
    );
    this.gone = new Promise((resolve) => this.server.once('exit', resolve));
    await this.answers();
  }

  async answers() {
    for (const until = Date.now() + PATIENCE; Date.now() < until;) {
      const well = await fetch(`${this.address}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server did not answer.');
  }

  /** Without a chance to say goodbye. */
  async kill() {
    this.server.kill('SIGKILL');
    await this.gone;
  }

  async close() {
    this.server.kill('SIGTERM');
    const late = setTimeout(() => this.server.kill('SIGKILL'), 5000);
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
