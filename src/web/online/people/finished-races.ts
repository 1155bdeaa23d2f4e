import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import { onlineId } from '../address.ts';
import { findServer } from '../server.svelte.ts';
import { seeMe } from './calls.ts';
import { credential } from './credential.svelte.ts';

/** The races that this browser's player has finished on the server behind the page. */

/** The newest races of a game, at most this many. Races with more entries are not loaded. */
const MAX_RACES = 60;
const MAX_ENTRIES = 20_000;
/** Maximum characters of a record. A server that understates the length of a race could otherwise block all others. */
export const MAX_RECORD_CHARS = MAX_ENTRIES * 200;

export interface FinishedRaces {
  readonly name: string;
  readonly races: readonly { readonly id: string; readonly seat: number; readonly seats: number; readonly entries: number }[];
}

/** The player's finished races of a game; null: there is no server, or it does not know the player. */
export async function findFinishedOnline(game: string): Promise<Result<FinishedRaces | null, readonly Problem[]>> {
  const token = credential();
  if (token === null) return ok(null);
  if (!(await findServer())) return navigator.onLine ? ok(null) : fail([{ code: 'online-lost' }]);
  const me = await seeMe(token);
  if (!me.ok) return me.error.some(({ code }) => code === 'person-unknown') ? ok(null) : me;
  const over = me.value.races.filter(({ race }) => race.game === game && race.phase === 'over');
  const races = over
    .map(({ race, seat }) => ({ id: onlineId(race.id), seat, seats: race.seats.length, entries: race.summary?.entries ?? 0 }))
    .filter(({ entries }) => entries > 0 && entries <= MAX_ENTRIES)
    .slice(0, MAX_RACES);
  return ok({ name: me.value.name, races });
}
