/**
 * `npm run bench:server`: measures the server with clients on the same machine. Each figure has a baseline of the same run: the same rows written to the same
 * store without a server, the same messages passed on over plain WebSockets. `--stores sqlite,postgres`, `--parts acts,pace,sockets,return,open,memory,bots,fair`, `--seconds N` for each
 * figure, `--rounds N` (the median counts), `--json`. `--part million` measures a store with a million races and needs 3 GB in the folder for temporary files.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBench } from './bench-server/build.mjs';
import { measureActs, measurePace } from './bench-server/acts.mjs';
import { measureFair, measureOwnCourses } from './bench-server/fair.mjs';
import { measureMillion } from './bench-server/million.mjs';
import { measureBots, measureMemory, measureOpening } from './bench-server/rest.mjs';
import { measureReturn, measureSockets } from './bench-server/sockets.mjs';
import { root } from '../scripts/setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    stores: { type: 'string', default: 'sqlite,postgres' },
    parts: { type: 'string', default: 'acts,pace,open,memory,bots' },
    part: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const parts = new Set((wanted.part ?? wanted.parts).split(','));
const stores = wanted.stores.split(',');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

process.stderr.write('Building ...\n');
const { file, remove } = await buildBench();
/** @type {typeof import('./bench-server/exports.ts')} */
const src = await import(pathToFileURL(file('exports')).href);
const folder = mkdtempSync(join(tmpdir(), 'windschatten-bench-'));
mkdirSync(join(folder, 'web'));
writeFileSync(join(folder, 'web/index.html'), '<!doctype html>');
const content = join(root, 'content');
const people = await src.planRace(src.createContent(content));
const withBots = parts.has('bots') ? await src.planRace(src.createContent(content), { drivers: ['human', 'medium'] }) : people;

/** @type {import('./bench-server/lab.d.ts').Lab} */
const lab = {
  src,
  file,
  content,
  web: join(folder, 'web'),
  plans: { people, withBots },
  seconds: Number(wanted.seconds),
  rounds: Number(wanted.rounds),
  log: (line) => void process.stderr.write(`${line}\n`),
};
const postgres = stores.includes('postgres') ? await src.startPostgres() : null;
let databases = 0;
const all = {
  machine: `${cpus()[0]?.model ?? '?'} x ${String(cpus().length)}, Node ${process.versions.node}`,
  acts: people.acts.length,
  entries: people.rows.at(-1)?.summary.entries,
};
/** @type {Record<string, unknown>} */
const figures = { ...all };
try {
  for (const store of stores) {
    if (store === 'postgres' && postgres === null) continue;
    const fresh = () =>
      store === 'postgres' && postgres ? postgres.fresh() : Promise.resolve(join(folder, `${String(++databases)}.sqlite`));
    /** @type {Record<string, unknown>} */
    const of = (figures[store] = {});
    if (parts.has('acts')) of['acts'] = await measureActs(lab, store, fresh);
    if (parts.has('pace')) of['pace'] = await measurePace(lab, store, fresh);
    if (parts.has('sockets')) of['sockets'] = await measureSockets(lab, store, fresh);
    if (parts.has('return')) of['return'] = await measureReturn(lab, store, fresh);
    if (parts.has('open')) of['open'] = await measureOpening(lab, fresh);
    if (parts.has('fair') && store === stores[0])
      of['fair'] = { ...(await measureFair(lab, fresh)), ownCourses: await measureOwnCourses(lab, fresh) };
    if (parts.has('million')) of['million'] = await measureMillion(lab, fresh);
    if (parts.has('memory') && store === stores[0]) of['memory'] = await measureMemory(lab, fresh);
    if (parts.has('bots') && store === stores[0]) of['bots'] = await measureBots(lab, fresh);
  }
  if (wanted.json) console.log(JSON.stringify(figures, null, 2));
} finally {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
  remove();
}
