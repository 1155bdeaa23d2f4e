/** Cuts a PostgreSQL off from its clients in five ways. */
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL may still recover from the cut before. */
const RECOVERY_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 200;

/** Pauses are rarer than the others, because they last. */
const CUTS = /** @type {const} */ ([
  'restart',
  'terminate',
  'kill',
  'kill connections',
  'terminate',
  'restart',
  'kill connections',
  'kill',
  'terminate',
  'pause',
]);

/**
 * @param {import('../../test/server/postgres.ts').Postgres} postgres
 * @param {string} where the database
 * @param {number} number of the cut, from 0
 * @param {number} pauseMs
 * @returns {Promise<string>} what was done
 */
export async function cutOff(postgres, where, number, pauseMs) {
  const how = CUTS[number % CUTS.length] ?? 'restart';
  if (how === 'restart') {
    await postgres.kill();
    await postgres.start();
  } else if (how === 'kill') {
    await postgres.crash();
    await postgres.start();
  } else if (how === 'kill connections') postgres.killBackends();
  else if (how === 'terminate') await terminateAll(postgres, where);
  else {
    postgres.freeze('STOP');
    await wait(pauseMs);
    postgres.freeze('CONT');
  }
  return how;
}

/** @param {import('../../test/server/postgres.ts').Postgres} postgres @param {string} where */
async function terminateAll(postgres, where) {
  const sql = 'select count(pg_terminate_backend(pid)) from pg_stat_activity where pid <> pg_backend_pid()';
  for (const until = performance.now() + RECOVERY_TIMEOUT_MS; ; await wait(RETRY_INTERVAL_MS))
    try {
      return void postgres.run('psql', [where, '-qAtc', sql]);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
}
