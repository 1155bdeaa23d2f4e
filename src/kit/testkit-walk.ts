import type { Game, Seat } from './contract.ts';
import type { Random } from './random.ts';

/**
 * Input of a random play test. The test kit checks the whole contract; a game's own test provides a set-up and some
 * suspicious actions. A failure throws an error with the seed, the step and the texts that differ. The same seed
 * repeats the same walk.
 */
export interface RandomPlay<Config, State, Action> {
  readonly config: Config;
  /** The seed of `random`, shown in failures. */
  readonly seed: string;
  readonly random: Random;
  /** The game must be over after this many actions, chance outcomes included. */
  readonly maxSteps: number;
  /**
   * Runs the costly checks at every n-th step (default 1). At the other steps, the seats' knowledge is compared
   * after the last event of a decision only.
   */
  readonly deepEvery?: number;
  /** Actions worth trying in this state. They must be refused if and only if they are not listed. */
  readonly candidates?: (state: State) => readonly Action[];
  /** The game's own invariants (nothing lost, nothing twice); throws if one is violated. */
  readonly checkInvariants?: (state: State) => void;
  /**
   * The word that answers the pending question to chance in a bot's imagined races. Two questions of one race must never share a word,
   * because the answer to one would be the answer to the other.
   */
  readonly imaginedWord?: (state: State) => number;
  /** Returns another state that differs only in what `seat` may not know. Left out if nothing is hidden. */
  readonly changeHidden?: (state: State, seat: Seat, random: Random) => State;
}

/** How many options of a list are tried on copies at each step. */
const SAMPLES = 4;
/** A random walk through a game, with what its checks need. */
export interface Walk<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly play: RandomPlay<C, S, A>;
  readonly players: readonly Seat[];
  /** Throws an error with seed and step. */
  readonly fail: (what: string, ...texts: readonly string[]) => never;
}

/** Fails the walk if two texts differ. `what` names them in the message. */
export function expectSame<C, S, A, E, V>({ fail }: Walk<C, S, A, E, V>, what: string, left: string, right: string): void {
  if (left !== right) fail(`${what} differ`, left, right);
}

/** The deciding seat and all options with weights, as one text. */
export function listing<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S): string {
  const choices = game.choices(state).map((action) => game.actions.format(state, action));
  const outcomes = game.outcomes(state).map(({ action, weight }) => `${game.actions.format(state, action)} x${weight}`);
  return `${game.turn(state)}: ${[...choices, ...outcomes].join(', ')}`;
}

/** Applies the events to `state`, in place, and returns the result. */
export function play<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, events: readonly E[]): S {
  return events.reduce((before, event) => game.evolve(before, event), state);
}

/** Returns a few elements, spread over the list from a random start. */
export function sample<C, S, A, E, V>({ play: { random } }: Walk<C, S, A, E, V>, options: readonly A[]): readonly A[] {
  if (options.length <= SAMPLES) return options;
  const start = random.below(options.length);
  return Array.from({ length: SAMPLES }, (_, i) => options[(start + Math.floor((i * options.length) / SAMPLES)) % options.length]!);
}
