import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../games/content.ts';
import type { PlayedRaces, Texts } from './engines/races.ts';
import { openSite, type Site } from './site.ts';

/** The same seed gives the same race in Node and in a browser, down to every die, bot decision and event. */

const ENTRY = new URL('engines/races.ts', import.meta.url).pathname;
const texts: Texts = Object.fromEntries(content.list('reifenbreite/boards').map((path) => [path, content.read(path) ?? '']));

let site: Site;
let code: string;
beforeAll(async () => {
  site = await openSite();
  code = await onePiece();
});
afterAll(() => site.close());

/** Bundles rules, bots, table and engines/races.ts as one module that runs in Node and in a browser. */
async function onePiece(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(output).toHaveLength(1);
  return output[0].code;
}

const call = (game: string, count: number): string => `playRaces(${JSON.stringify(game)}, ${count}, ${JSON.stringify(texts)})`;

function inNode(game: string, count: number): Promise<PlayedRaces> {
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const job = `import(${JSON.stringify(module)}).then(({ playRaces }) => ${call(game, count)}).then((result) => require('node:worker_threads').parentPort.postMessage(result))`;
  return new Promise((resolve, reject) => {
    new Worker(job, { eval: true }).once('message', resolve).once('error', reject);
  });
}

async function inBrowser(game: string, count: number): Promise<PlayedRaces> {
  // the Content-Security-Policy of the page would forbid this code, and only the engine is tested here
  const { page } = await site.visit({ bypassCSP: true });
  const worker = `${code}\n${call(game, count)}.then(postMessage, (error) => { setTimeout(() => { throw error; }); });`;
  return page.evaluate(`new Promise((resolve, reject) => {
    const made = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: 'text/javascript' })), { type: 'module' });
    made.onmessage = ({ data }) => resolve(data);
    made.onerror = ({ message }) => reject(new Error(message));
  })`);
}

/**
 * WINDSCHATTEN_RACES multiplies the number of races. Eight of each game cover every rule set, every mixture of bots,
 * a great course and every number of riders.
 */
const MORE = Number(process.env['WINDSCHATTEN_RACES'] ?? 1);

test.each([
  ['reifenbreite', 8 * MORE],
  ['ausreisser', 8 * MORE],
])('%s: no move differs between Node and the browser in %i races', async (game, count) => {
  const [here, there] = await Promise.all([inNode(game, count), inBrowser(game, count)]);
  expect(there).toEqual(here);
  expect(here.races).toBe(count);
});
