import { botNames } from '../../../bots/index.ts';
import type { AnyGame, Problem } from '../../../kit/index.ts';
import { content } from '../../lib/content.ts';
import { createRace, newSeed, type NewRace } from '../../session/open.ts';

/** What a set-up page gathers: nothing is judged there, the game says what is wrong, field by field. */
export interface SetupForm {
  readonly problems: readonly Problem[];
  /** The new race's id, or null while something does not fit. */
  start(): Promise<string | null>;
}

/** Who may decide for a seat, by name: people first, bots from the weakest on, chance last. */
export const driversOf = ({ id }: Pick<AnyGame, 'id'>): readonly string[] => [
  'human',
  ...botNames(id).filter((name) => name !== 'random'),
  'random',
];

/** What the game says is wrong with a set-up. */
export function problemsOf(game: AnyGame, setup: unknown): readonly Problem[] {
  const config = game.configure(setup, content);
  return config.ok ? [] : config.error;
}

/** Problems of one field or of what lies in it, `managers[1]`. */
export const problemsAt = (problems: readonly Problem[], field: string): readonly Problem[] =>
  problems.filter(({ at = '' }) => at === field || ['.', '[', ':'].some((sign) => at.startsWith(field + sign)));

/** A new race by a filled-in form; an empty seed is a new one. Null while something does not fit. */
export async function startRace(race: NewRace): Promise<string | null> {
  const seed = race.seed.trim();
  const started = await createRace({ ...race, seed: seed === '' ? newSeed() : seed });
  return started.ok ? started.value : null;
}

/** A set-up of ours, that nobody has to fill in. */
export interface QuickSetup {
  readonly setup: unknown;
  readonly drivers: readonly string[];
}

/** A race by a set-up of ours, to be ridden at once. */
export async function rideAtOnce(race: Omit<NewRace, 'seed'>): Promise<string> {
  const started = await createRace({ ...race, seed: newSeed() });
  if (!started.ok) throw new Error(`the set-up that is offered does not work: ${started.error[0]?.code}`);
  return started.value;
}
