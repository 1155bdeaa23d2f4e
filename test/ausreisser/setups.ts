import { ausreisser, type Config, type GameKind, type Setup } from '../../src/games/ausreisser/index.ts';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fritz'] as const;
export const NO_CONTENT = { read: () => undefined, list: () => [] };

/** The other readings of rules about hills (DA 4.1). */
export type Readings = Pick<Setup, 'hillCard' | 'hillWind'>;

/** Configures a set-up that must be valid. */
export function configOf(riders: number | readonly string[], stages = 1, game: GameKind = 'full', readings: Readings = {}): Config {
  const names = typeof riders === 'number' ? NAMES.slice(0, riders) : riders;
  const config = ausreisser.configure({ riders: names, stages, game, ...readings }, NO_CONTENT);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}
