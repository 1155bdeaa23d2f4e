import type { Seat } from '../../kit/index.ts';
import { formatRecord, type Entry, type Race } from '../../table/index.ts';
import { isTakenOver, writeRecord } from '../session/saved.ts';

/** A person's last action may be taken back until chance or somebody else has spoken: nothing has been learned from it by then. */

/** What a race on screen has to say about itself for this. */
export interface Takeable {
  readonly id: string;
  readonly saving: string;
  readonly over: boolean;
  isByHand(entry: { readonly n: number; readonly seat: Seat }): boolean;
  race(envelope: 'sealed'): Race;
}

/** The entry that may be taken back: the very last one, by a person at this screen, in a race that is kept and not over. */
export function takeable(session: Takeable): Entry | null {
  if (session.over || session.saving !== 'kept') return null;
  const last = session.race('sealed').entries.at(-1);
  return last !== undefined && session.isByHand(last) ? last : null;
}

/**
 * Rewrites the kept record to the state before the last action. The session still holds the action: end it and open the race anew.
 * @returns whether it is done; nothing has changed where it is not
 */
export function takeBack(session: Takeable): boolean {
  if (takeable(session) === null || isTakenOver(session.id)) return false;
  const race = session.race('sealed');
  return writeRecord(session.id, formatRecord({ ...race, entries: race.entries.slice(0, -1) })) === 'kept';
}
