import type { AnyGame, Deeds } from '../kit/index.ts';

/** What a game counts for the jerseys of a season, one line for each game that counts any; apart from the rules, which a race loads. */
const counters: Readonly<Record<string, () => Promise<unknown>>> = {
  reifenbreite: async () => (await import('./reifenbreite/deeds.ts')).deedsOf,
  ausreisser: async () => (await import('./ausreisser/deeds.ts')).deedsOf,
};

/**
 * The deeds of every seat, in seating order; empty in a game that counts none.
 * @param events all events of the race, as a spectator sees them
 */
export async function countDeeds(game: AnyGame, config: unknown, events: readonly unknown[]): Promise<readonly Deeds[]> {
  if (!Object.hasOwn(counters, game.id)) return [];
  const deedsOf = (await counters[game.id]!()) as (start: unknown, events: readonly unknown[]) => readonly Deeds[];
  return deedsOf(game.start(config), events);
}
