import type { AnyGame } from '../../kit/index.ts';
import { isSameRace, type Driver, type Race, type Variation } from '../../table/index.ts';
import { listRaces } from '../storage/index.ts';
import { findRace, opened } from '../session/open.ts';

/** A result of a seeded race, or an unfinished attempt. */
export interface Attempt {
  /** Its id in addresses; null if it has none. */
  readonly id: string | null;
  readonly race: Race;
  /** When it was begun here; null if it came from another person. */
  readonly created: number | null;
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly over: boolean;
  readonly variation: Variation | null;
}

/** The attempt of a stored race or a link; null if it cannot be read. */
export async function attemptOf(id: string, game: AnyGame, from: 'here' | 'elsewhere' = 'here'): Promise<Attempt | null> {
  const found = await findRace(id, game);
  if (!found?.ok) return null;
  const { note } = found.value;
  const race = opened(found.value);
  return {
    ...{ id, race, drivers: note.drivers, over: race.standings.length > 0, variation: race.variation ?? null },
    created: from === 'here' ? note.created : null,
  };
}

/** The attempts in this browser that have this seed, the newest first. */
export async function attemptsHere(game: AnyGame, isWanted: (race: Race) => boolean, seed: string | null): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (const { id, note } of await listRaces()) {
    if (note?.game !== game.id || (seed !== null && note.seed !== seed)) continue;
    const attempt = await attemptOf(id, game);
    if (attempt !== null && isWanted(attempt.race)) attempts.push(attempt);
  }
  return attempts;
}

/** Other finished attempts in this browser at the same race, variations included. */
export const othersOf = async ({ id, race }: Attempt): Promise<readonly Attempt[]> =>
  (await attemptsHere(race.game, (other) => isSameRace(other, race), race.chance.kind === 'sealed' ? race.chance.seed : null)).filter(
    (other) => other.id !== id && other.over,
  );
