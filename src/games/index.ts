import type { AnyGame } from '../kit/index.ts';

export { loadScenarioAdapter, loadScenarioAdapters, scenarioIds } from './scenario-adapters.ts';

/** The games in the house. One folder, one line; a game's code is fetched when somebody wants to play it. */
const registry = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).reifenbreite,
  ausreisser: async () => (await import('./ausreisser/index.ts')).ausreisser,
} as const satisfies Readonly<Record<string, () => Promise<AnyGame>>>;

/** The ids of all games, in the order in which people are offered them. */
export const gameIds: readonly string[] = Object.keys(registry);

/** The game of an id; undefined where there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registry, id) ? registry[id as keyof typeof registry]() : undefined;
}

/** Looks a game up by its id. */
export type GameById = (id: string) => AnyGame | undefined;

/** All games at once, for programs that may meet any of them. */
export async function loadGames(): Promise<GameById> {
  const games = await Promise.all(Object.values(registry).map((load): Promise<AnyGame> => load()));
  return (id) => games.find((game) => game.id === id);
}
