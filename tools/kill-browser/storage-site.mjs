/** The storage of races without a page around it. Rows are written as fast as the browser can, or one after the other with a pause between. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/setup.mjs';

const HEAD = 'windschatten-record 1\ngame toy 1\nsetup\n  {}\nseat 0 "Anna"\ndice sealed 0\nactions\n';
/** The maximum number of pending rows at fast pace, where bots decide ahead. */
const AHEAD = 8;

/** Runs in the page. It calls `shown` with the number of every entry that the page has confirmed as stored. */
const PLAY = `async ({ race, pause, keeps }) => {
  const { browserJournal, createRace, readRace } = await import('./storage.js');
  const summary = (entries) => ({ entries, stage: 1, round: entries, over: false, turn: 0 });
  race ??= await createRace(${JSON.stringify(HEAD)}, 'seed', { game: 'toy', titles: ['Toys'], names: ['Anna'], drivers: ['easy'], summary: summary(0) });
  const found = await readRace(race);
  const journal = browserJournal(race);
  let n = found.value.rows.length;
  window.race = race;
  const append = async () => {
    for (;;) {
      const entry = ++n;
      const why = keeps && await journal.append([{ n: entry, kind: 'acts', text: entry + ' seat 0: ride ' + 'x'.repeat(entry % 400) + '\\n  rode [T 1]\\n' }], summary(entry));
      if (why) throw new Error(why);
      shown(race, entry);
      if (pause > 0) await new Promise((over) => setTimeout(over, pause));
    }
  };
  for (let i = 0; i < (pause > 0 ? 1 : ${AHEAD}); i++) void append();
  return race;
}`;

/**
 * @param {'keeps' | 'forgets'} rows `forgets`: reports rows without storing them, to check that the loss is counted
 * @returns {Promise<import('./play-and-kill.mjs').Site>}
 */
export async function openStorageSite(rows) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'src/web/storage/index.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const output = Array.isArray(built) && built[0] && 'output' in built[0] ? built[0].output[0] : null;
  if (output === null) throw new Error('the module was not built');
  const { code } = output;
  const server = createServer((request, response) => {
    const script = request.url === '/storage.js';
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' }).end(script ? code : '<!doctype html>');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const quiet = `http://127.0.0.1:${String(port)}/`;
  return {
    ends: false,
    quiet,
    async play(page, { race, pace }) {
      await page.goto(quiet);
      await page.evaluate(
        `(${PLAY})(${JSON.stringify({ race, pause: pace === 'fast' && rows === 'keeps' ? 0 : 120, keeps: rows === 'keeps' })})`,
      );
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
