// Runs scenarios with one server and one browser: `node tests/browser/run.mjs company "rounds moustache 3"`.
// Without any it takes them from its input, a line each, and answers each with a line of JSON.
import { createInterface } from 'node:readline';

import { launchChromium } from '../../scripts/chromium.mjs';
import { Server } from './server.mjs';

const server = await Server.open();
const browser = await launchChromium();

/** What went wrong and how it looked; null if all went well. */
async function run(scenario) {
  const [name, ...args] = scenario.split(' ');
  server.log = '';
  try {
    const { default: play } = await import(`./scenarios/${name}.mjs`);
    await play({ browser, server }, ...args);
    return null;
  } catch (error) {
    return [error.stack, ...(await looks()), `The server's log:\n${server.log}`].join('\n\n');
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
    if (!server.runs) await server.start();
  }
}

async function looks() {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return Promise.all(pages.map((page) => look(page).catch((error) => `${page.url()}: ${error}`)));
}

async function look(page) {
  const shown = await page.evaluate(() => {
    const main = document.querySelector('main');
    const text = document.body.innerText.replace(/\s+/g, ' ').slice(0, 700);
    return `${JSON.stringify(main?.dataset ?? null)}\n${text}`;
  });
  return `${page.url()} ${shown}`;
}

async function runAll(scenarios) {
  for (const scenario of scenarios) {
    const began = Date.now();
    const problem = await run(scenario);
    console.log(`${problem ? 'FAILED' : 'ok'} ${scenario}, ${(Date.now() - began) / 1000} s`);
    if (problem) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}

async function serve() {
  for await (const scenario of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify({ scenario, problem: await run(scenario) }));
  }
}

try {
  const scenarios = process.argv.slice(2);
  await (scenarios.length ? runAll(scenarios) : serve());
} finally {
  await browser.close();
  await server.close();
}
