import type { AnyGame } from '../kit/index.ts';

export { countDeeds } from './deeds.ts';
export { loadSeededRules, type SeededRules } from './seeded-races.ts';
export { loadScenarioAdapter, loadScenarioAdapters, scenarioIds } from './scenario-adapters.ts';

/** The registry of games. Each game is one folder and one line here; its code is loaded on demand. */
const registry = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).reifenbreite,
  ausreisser: async () => (await import('./ausreisser/index.ts')).ausreisser,
} as const satisfies Readonly<Record<string, () => Promise<AnyGame>>>;

/** The ids of all games, in display order. */
export const gameIds: readonly string[] = Object.keys(registry);

/** Loads a game by id; undefined if there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registry, id) ? registry[id as keyof typeof registry]() : undefined;
}

/** Looks a game up by its id. */
export type GameById = (id: string) => AnyGame | undefined;

/** Loads all games, for programs that may meet any of them. */
export async function loadGames(): Promise<GameById> {
  const games = await Promise.all(Object.values(registry).map((load): Promise<AnyGame> => load()));
  return (id) => games.find((game) => game.id === id);
}
