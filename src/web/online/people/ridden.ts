import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import { onlineId } from '../address.ts';
import { findServer } from '../server.svelte.ts';
import { seeMe } from './calls.ts';
import { credential } from './credential.svelte.ts';

/** What whoever sits before this browser has ridden on the server behind the page. */

/** The newest so many of a game; a longer race than any that is ridden is not fetched. */
const MOST_RACES = 60;
const MOST_ENTRIES = 20_000;
/** So many characters its record may have: a server that says less of a race than it is would hold up all others. */
export const MOST_RECORD = MOST_ENTRIES * 200;

export interface Ridden {
  readonly name: string;
  readonly races: readonly { readonly id: string; readonly seat: number; readonly seats: number; readonly entries: number }[];
}

/** His races of a game that are over, as the server tells him alone; null: there is no server, or it knows nobody here. */
export async function riddenOnline(game: string): Promise<Result<Ridden | null, readonly Problem[]>> {
  const token = credential();
  if (token === null) return ok(null);
  if (!(await findServer())) return navigator.onLine ? ok(null) : fail([{ code: 'online-lost' }]);
  const me = await seeMe(token);
  if (!me.ok) return me.error.some(({ code }) => code === 'person-unknown') ? ok(null) : me;
  const over = me.value.races.filter(({ race }) => race.game === game && race.phase === 'over');
  const races = over
    .map(({ race, seat }) => ({ id: onlineId(race.id), seat, seats: race.seats.length, entries: race.summary?.entries ?? 0 }))
    .filter(({ entries }) => entries > 0 && entries <= MOST_ENTRIES)
    .slice(0, MOST_RACES);
  return ok({ name: me.value.name, races });
}
