import { botNames } from '../../../bots/index.ts';
import type { AnyGame, Problem } from '../../../kit/index.ts';
import { content } from '../../lib/content.ts';
import { createRace, newSeed, type NewRace } from '../../session/open.ts';

/** The content of a set-up page. The game checks it field by field, the form does not. */
export interface SetupForm {
  readonly problems: readonly Problem[];
  readonly setup: unknown;
  /** Who plays the seats of the race, by seat. */
  readonly drivers: readonly string[];
  /** All that was typed and chosen, as JSON values. */
  readonly draft: unknown;
  /** Takes the values of a draft. One that does not fit changes nothing. */
  restore(draft: unknown): void;
  /** Gives every seat to a person, for a race that is opened online. */
  seatPeople(): void;
  /** Returns the new race's id, or null while there are problems. */
  start(): Promise<string | null>;
}

/** Who can play a seat: people first, then bots from weak to strong, then the random bot. */
export const driversOf = ({ id }: Pick<AnyGame, 'id'>): readonly string[] => [
  'human',
  ...botNames(id).filter((name) => name !== 'random'),
  'random',
];

/** The game's problems with a set-up. */
export function problemsOf(game: AnyGame, setup: unknown): readonly Problem[] {
  const config = game.configure(setup, content);
  return config.ok ? [] : config.error;
}

/** The problems of a field or of a part of it such as `managers[1]`. */
export const problemsAt = (problems: readonly Problem[], field: string): readonly Problem[] =>
  problems.filter(({ at = '' }) => at === field || ['.', '[', ':'].some((sign) => at.startsWith(field + sign)));

/** Starts a race from a form; an empty seed is replaced by a new one. Null while there are problems. */
export async function startRace(race: NewRace): Promise<string | null> {
  const seed = race.seed.trim();
  const started = await createRace({ ...race, seed: seed === '' ? newSeed() : seed });
  return started.ok ? started.value : null;
}

/** A ready-made set-up, without fields to fill in. */
export interface QuickSetup {
  readonly setup: unknown;
  readonly drivers: readonly string[];
}

/** Starts a race from a ready-made set-up. @throws if the set-up does not fit, which is an error of the program */
export async function rideAtOnce(race: Omit<NewRace, 'seed'>): Promise<string> {
  const started = await createRace({ ...race, seed: newSeed() });
  if (!started.ok) throw new Error(`the set-up that is offered does not work: ${started.error[0]?.code}`);
  return started.value;
}
