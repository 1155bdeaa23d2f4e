/**
 * `npm run kill:browser` plays races in a Chromium, kills it (SIGKILL, all its processes) at moments drawn from the seed, and counts entries that had been
 * shown but are missing after the next start. The exit code is 0 if nothing was lost.
 *
 * - `--kills N`, `--seed TEXT`, `--pace normal|fast|both`
 * - `--moments any|bots,end`: moments drawn from the seed; or in turn, at each pace, a turn of the bots and the moment after the race's last action.
 *   With `end`, recorded races are continued near their end.
 * - `--bare`: the storage alone, without the page; with `--forgets` it stores nothing, to check that losses are counted
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openStorageSite } from './kill-browser/storage-site.mjs';
import { openPageSite } from './kill-browser/page-site.mjs';
import { MOMENTS, playAndKill } from './kill-browser/play-and-kill.mjs';

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
/** @type {readonly import('./kill-browser/play-and-kill.mjs').Pace[]} */
const paces = wanted.pace === 'normal' ? ['normal'] : wanted.pace === 'fast' ? ['fast'] : ['normal', 'fast'];
const moments = wanted.moments.split(',').map((name) => {
  const found = MOMENTS.find((moment) => moment === name);
  if (found === undefined) throw new Error(`--moments ${name}: there are ${MOMENTS.join(', ')}.`);
  if (found !== 'any' && wanted.bare) throw new Error(`--moments ${name}: only the page knows this moment.`);
  return found;
});

const site = await (wanted.bare
  ? openStorageSite(wanted.forgets ? 'forgets' : 'keeps')
  : openPageSite(wanted.seed, moments.includes('end') ? 'ends' : 'whole'));
const began = performance.now();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
try {
  const all = await playAndKill(site, {
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
  const sum = (/** @type {(killed: import('./kill-browser/play-and-kill.mjs').Killed) => number} */ of) =>
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
