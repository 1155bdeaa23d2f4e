import type { Game, Seat } from './contract.ts';
import type { Random } from './random.ts';

/**
 * What every game promises by the contract, checked by random play: a game's own test gives a set-up and some suspicious actions, everything else
 * is here. A failure throws with the seed, the step and the texts that differ; the same seed walks the same way again.
 */
export interface RandomPlay<Config, State, Action> {
  readonly config: Config;
  /** Names the walk in failures: what `random` was made from. */
  readonly seed: string;
  readonly random: Random;
  /** The game must be over after so many actions, chance's answers included. */
  readonly maxSteps: number;
  /** The costly checks run at every n-th step (1 unless told); in between, what the seats have been told is looked at after the last event of a decision, not after each. */
  readonly deepEvery?: number;
  /** Actions worth trying in this state, listed or not: they must be refused exactly where they are not listed. */
  readonly candidates?: (state: State) => readonly Action[];
  /** The game's own laws (nothing lost, nothing twice); throws where one is broken. */
  readonly checkInvariants?: (state: State) => void;
  /** Another state that differs only in what `seat` may not know; left out where nothing is hidden. */
  readonly changeHidden?: (state: State, seat: Seat, random: Random) => State;
}

/** How many options of a list are carried out on copies at a step. */
const SAMPLES = 4;
/** A walk of random play, for the checks on the way. */
export interface Walk<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly play: RandomPlay<C, S, A>;
  readonly players: readonly Seat[];
  /** Throws with seed and step. */
  readonly fail: (what: string, ...texts: readonly string[]) => never;
}

export function expectSame<C, S, A, E, V>({ fail }: Walk<C, S, A, E, V>, what: string, left: string, right: string): void {
  if (left !== right) fail(`${what} differ`, left, right);
}

/** Whoever decides, and all options with weights, as one text. */
export function listing<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S): string {
  const choices = game.choices(state).map((action) => game.actions.format(state, action));
  const outcomes = game.outcomes(state).map(({ action, weight }) => `${game.actions.format(state, action)} x${weight}`);
  return `${game.turn(state)}: ${[...choices, ...outcomes].join(', ')}`;
}

export function play<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, events: readonly E[]): S {
  return events.reduce((before, event) => game.evolve(before, event), state);
}

/** Some of a list, at random places. */
export function sample<C, S, A, E, V>({ play: { random } }: Walk<C, S, A, E, V>, options: readonly A[]): readonly A[] {
  if (options.length <= SAMPLES) return options;
  const start = random.below(options.length);
  return Array.from({ length: SAMPLES }, (_, i) => options[(start + Math.floor((i * options.length) / SAMPLES)) % options.length]!);
}
