import type { Content } from '../kit/index.ts';

/** The settings of a game's seeded races, and the set-up that they make (`table/race/seeded-race.ts`). */
export interface SeededRules {
  /** The settings, in the order in which the word draws them. */
  choices(content: Content): readonly { readonly name: string; readonly values: readonly string[]; readonly byWord?: readonly string[] }[];
  /** How many seats a race with these values has. */
  seats(chosen: Readonly<Record<string, string>>): number;
  /** The set-up for these values. @param names of the seats */
  setup(chosen: Readonly<Record<string, string>>, names: readonly string[]): unknown;
}

/** One line for each game that has seeded races. */
const registry: Readonly<Record<string, () => Promise<SeededRules>>> = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).seeded,
  ausreisser: async () => (await import('./ausreisser/index.ts')).seeded,
};

/** Undefined: there is no such game, or it has no seeded races. */
export const loadSeededRules = async (id: string): Promise<SeededRules | undefined> =>
  Object.hasOwn(registry, id) ? registry[id]!() : undefined;
