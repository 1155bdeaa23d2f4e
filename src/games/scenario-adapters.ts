import type { AnyScenarioAdapter } from '../scenario/index.ts';

/** The registry of scenario adapters, one line for each game that has one. */
const adapters = {
  reifenbreite: async () => (await import('./reifenbreite/scenario/index.ts')).scenarioAdapter,
  ausreisser: async () => (await import('./ausreisser/scenario/index.ts')).scenarioAdapter,
} as const satisfies Readonly<Record<string, () => Promise<AnyScenarioAdapter>>>;

/** The ids of the games whose positions have a text form. */
export const scenarioIds: readonly string[] = Object.keys(adapters);

/** Loads a game's scenario adapter by id; undefined if it has none. */
export const loadScenarioAdapter = async (id: string): Promise<AnyScenarioAdapter | undefined> =>
  Object.hasOwn(adapters, id) ? adapters[id as keyof typeof adapters]() : undefined;

/** Loads all scenario adapters and returns a lookup by game id, which gives undefined for a game without one. */
export async function loadScenarioAdapters(): Promise<(id: string) => AnyScenarioAdapter | undefined> {
  const loaded = await Promise.all(Object.values(adapters).map((load): Promise<AnyScenarioAdapter> => load()));
  return (id) => loaded.find(({ game }) => game.id === id);
}
