import type { AnyScenarioSide } from '../scenario/index.ts';

/** What games add to scenarios. One line a game that has some. */
const sides = {
  reifenbreite: async () => (await import('./reifenbreite/scenario/index.ts')).scenarioSide,
  ausreisser: async () => (await import('./ausreisser/scenario/index.ts')).scenarioSide,
} as const satisfies Readonly<Record<string, () => Promise<AnyScenarioSide>>>;

/** The ids of the games whose positions can be written down. */
export const scenarioIds: readonly string[] = Object.keys(sides);

/** What one game adds to scenarios, by its id; undefined where it has none. */
export const loadScenarioSide = async (id: string): Promise<AnyScenarioSide | undefined> =>
  Object.hasOwn(sides, id) ? sides[id as keyof typeof sides]() : undefined;

/** What the game of an id adds to scenarios, for programs that may meet any of them; undefined where it has none. */
export async function loadScenarioSides(): Promise<(id: string) => AnyScenarioSide | undefined> {
  const loaded = await Promise.all(Object.values(sides).map((load): Promise<AnyScenarioSide> => load()));
  return (id) => loaded.find(({ game }) => game.id === id);
}
