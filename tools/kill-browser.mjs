/**
 * `npm run kill:browser`: rides races in a Chromium that is killed (SIGKILL, all its processes) at moments that the seed says, and counts what had been shown and
 * was not there when it was started again. `--kills N`, `--seed TEXT`, `--pace normal|fast|both`, `--moments any|bots,end` (whatever the seed says; or one after the other, each
 * at every pace: a turn of the bots, right after the race's last action; then recorded races are continued near their end), `--bare` (the storage alone, without the page around it; with `--forgets` it stores nothing, to check that
 * the count counts). 0 where nothing was lost.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openBare } from './kill-browser/bare.mjs';
import { openPage } from './kill-browser/page.mjs';
import { MOMENTS, rideAndKill } from './kill-browser/ride.mjs';

const { values: wanted } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'kill' },
    pace: { type: 'string', default: 'both' },
    moments: { type: 'string', default: 'any' },
    bare: { type: 'boolean', default: false },
    forgets: { type: 'boolean', default: false },
  },
});
const kills = Number(wanted.kills);
/** @type {readonly import('./kill-browser/ride.mjs').Pace[]} */
const paces = wanted.pace === 'normal' ? ['normal'] : wanted.pace === 'fast' ? ['fast'] : ['normal', 'fast'];
const moments = wanted.moments.split(',').map((name) => {
  const found = MOMENTS.find((moment) => moment === name);
  if (found === undefined) throw new Error(`--moments ${name}: there are ${MOMENTS.join(', ')}.`);
  if (found !== 'any' && wanted.bare) throw new Error(`--moments ${name}: only the page knows this moment.`);
  return found;
});

const site = await (wanted.bare
  ? openBare(wanted.forgets ? 'forgets' : 'keeps')
  : openPage(wanted.seed, moments.includes('end') ? 'ends' : 'whole'));
const began = performance.now();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
try {
  const all = await rideAndKill(site, {
    kills,
    seed: wanted.seed,
    paces,
    moments,
    onKill({ pace, moment, bots, shown, fresh, kept, problem }) {
      const when = bots ? `${moment}, bots ride` : moment;
      console.log(
        `${pace.padEnd(6)} killed after ${when.padEnd(28)} shown ${String(shown).padStart(5)} (${String(fresh)} new), kept ${String(kept).padStart(5)}${kept < shown ? '  LOST' : ''}${problem === null ? '' : `  ${problem}`}`,
      );
    },
  });
  const sum = (/** @type {(killed: import('./kill-browser/ride.mjs').Killed) => number} */ of) =>
    all.reduce((total, killed) => total + of(killed), 0);
  const lost = sum(({ shown, kept }) => Math.max(0, shown - kept));
  const broken = all.filter(({ problem }) => problem !== null).length;
  console.log(
    `kills ${String(all.length)}, entries shown ${String(sum(({ fresh }) => fresh))}, lost ${String(lost)} (in ${String(all.filter(({ shown, kept }) => kept < shown).length)} kills), races broken ${String(broken)}, kept but not yet shown ${String(sum(({ shown, kept }) => Math.max(0, kept - shown)))}; ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  if (lost > 0 || broken > 0 || all.length < kills) process.exitCode = 1;
} finally {
  await site.close();
}
