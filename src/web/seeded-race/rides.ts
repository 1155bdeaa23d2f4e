import type { AnyGame } from '../../kit/index.ts';
import { isSameRace, type Driver, type Race, type Variation } from '../../table/index.ts';
import { listRaces } from '../keeping/index.ts';
import { findRace, opened } from '../session/open.ts';

/** A race as somebody rode it. */
export interface Ride {
  /** In addresses; null where it is in none. */
  readonly id: string | null;
  readonly race: Race;
  /** When it was begun here; null where it comes from somebody else. */
  readonly created: number | null;
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly over: boolean;
  readonly variation: Variation | null;
}

/** One that is kept here, or comes in a link; null where there is none that can be read. */
export async function rideOf(id: string, game: AnyGame, from: 'here' | 'elsewhere' = 'here'): Promise<Ride | null> {
  const found = await findRace(id, game);
  if (!found?.ok) return null;
  const { note } = found.value;
  const race = opened(found.value);
  return {
    ...{ id, race, drivers: note.drivers, over: race.standings.length > 0, variation: race.variation ?? null },
    created: from === 'here' ? note.created : null,
  };
}

/** What this browser keeps of the race that these dice are dealt by, the newest first. */
export async function ridesHere(game: AnyGame, isWanted: (race: Race) => boolean, seed: string | null): Promise<readonly Ride[]> {
  const rides: Ride[] = [];
  for (const { id, note } of await listRaces()) {
    if (note?.game !== game.id || (seed !== null && note.seed !== seed)) continue;
    const ride = await rideOf(id, game);
    if (ride !== null && isWanted(ride.race)) rides.push(ride);
  }
  return rides;
}

/** Other rides of the same race that are kept here, variations too. */
export const othersOf = async ({ id, race }: Ride): Promise<readonly Ride[]> =>
  (await ridesHere(race.game, (other) => isSameRace(other, race), race.chance.kind === 'sealed' ? race.chance.seed : null)).filter(
    (other) => other.id !== id && other.over,
  );
