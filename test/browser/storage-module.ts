import type { Frame, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

/** The storage module alone, without the page around it. */

const ENTRY = new URL('../../src/web/storage/index.ts', import.meta.url).pathname;
/** Functions in the tabs of these tests; `events` collects what the module reports. */
const HELP = `
  Object.assign(globalThis, {
    events: [],
    at: (entries) => ({ entries, stage: 1, round: entries, over: false, turn: 0 }),
    act: (n, text = n + ' seat 0: ride\\n') => ({ n, kind: 'acts', text }),
  });
  Object.assign(globalThis, {
    make: (more = '') => storage.createRace('windschatten-record 1\\ngame toy 1\\n' + more + 'actions\\n', 'seed', { game: 'toy', titles: ['Toys'], names: ['Anna'], drivers: ['human'], summary: at(0) }),
    append: (id, n, text) => storage.browserJournal(id).append([act(n, text)], at(n)),
    rows: async (id) => (await storage.browserJournal(id).read(1)).map(({ n }) => n),
    own: (id, name) => storage.ownRace(id, { lost: () => events.push(name + ' lost'), gained: () => events.push(name + ' gained') }),
  });`;

/** The code of the module, for `loadStorage`. */
export async function buildStorage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] }, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return (built as [Rolldown.RolldownOutput])[0].output[0].code;
}

/** Loads the module and the helpers into a tab. */
export const loadStorage = (into: Page | Frame, code: string): Promise<void> =>
  into.evaluate(`import(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' })))
    .then((storage) => { globalThis.storage = storage; ${HELP} })`);
