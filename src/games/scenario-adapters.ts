import type { AnyScenarioAdapter } from '../scenario/index.ts';

/** What games add to scenarios. One line a game that has some. */
const sides = {
  reifenbreite: async () => (await import('./reifenbreite/scenario/index.ts')).scenarioAdapter,
  ausreisser: async () => (await import('./ausreisser/scenario/index.ts')).scenarioAdapter,
} as const satisfies Readonly<Record<string, () => Promise<AnyScenarioAdapter>>>;

/** The ids of the games whose positions can be written down. */
export const scenarioIds: readonly string[] = Object.keys(sides);

/** What one game adds to scenarios, by its id; undefined where it has none. */
export const loadScenarioAdapter = async (id: string): Promise<AnyScenarioAdapter | undefined> =>
  Object.hasOwn(sides, id) ? sides[id as keyof typeof sides]() : undefined;

/** What the game of an id adds to scenarios, for programs that may meet any of them; undefined where it has none. */
export async function loadScenarioAdapters(): Promise<(id: string) => AnyScenarioAdapter | undefined> {
  const loaded = await Promise.all(Object.values(sides).map((load): Promise<AnyScenarioAdapter> => load()));
  return (id) => loaded.find(({ game }) => game.id === id);
}
