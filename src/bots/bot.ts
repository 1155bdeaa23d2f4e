import type { Random, Reason } from '../kit/index.ts';

/** What a bot has chosen, and why. */
export interface Choice<Action> {
  readonly action: Action;
  /** Null if there is nothing worth saying. */
  readonly reason: Reason | null;
}

/** A bot's evaluation of one option, as advice. */
export interface Advice<Action> {
  readonly action: Action;
  /** Points of the final table above the first option: 0 for the first, 0 or less for all others. */
  readonly worth: number;
  /** Standard error of `worth` in points; 0 for the first. */
  readonly deviation: number;
  /** Number of imagined races behind it; 0 for the bot's static evaluation. */
  readonly races: number;
  readonly reason: Reason | null;
}

/**
 * How imagined races are played: `near` as for the bot's own decisions, `far` for longer, `end` to the end of the
 * race by another policy, counting points only, and `second` like `far` by a third, stronger policy.
 */
export type Horizon = 'near' | 'far' | 'end' | 'second';

/**
 * Imagined races `from`, `from + 1`, ...: the same number under the same seed has the same luck, whatever the
 * option.
 */
export interface RacesOf {
  readonly seed: number;
  readonly from: number;
  readonly races: number;
  readonly look: Horizon;
}

/** The evaluation of a searching bot, race by race. */
export interface Trials<State, Action> {
  /** The static value of each option in points; only differences have a meaning. */
  judged(seen: State, choices: readonly Action[]): readonly number[];
  /** Points of each option, race by race; only differences between options in the same race have a meaning. */
  run(seen: State, options: readonly Action[], races: RacesOf): readonly Float64Array[];
}

/**
 * A computer player. It gets the state as its seat may know it (`game.hide`), the options, and random numbers of its own, but nothing of the
 * dealer. The same three inputs give the same choice on every machine.
 */
export interface Bot<State, Action> {
  /** The name for players and the command line, such as `easy`. */
  readonly name: string;
  /** The id of its game; `any` for a bot that plays every game. */
  readonly game: string;
  /** Returns one of `choices`. `seen` is the position as its seat may know it and is not changed; `random` is the bot’s own. */
  choose(seen: State, choices: readonly Action[], random: Random): Action;
  /** The reason for `action`, which it has just chosen in this position; omitted by bots without reasons. */
  explain?(seen: State, choices: readonly Action[], action: Action): Reason | null;
  /**
   * Returns the best options from best to worst, with their differences. It takes longer than `choose`, because it searches all options without
   * dropping any; if two are close, its first option may differ from the choice of `choose`.
   * @param most options
   */
  advise?(seen: State, choices: readonly Action[], random: Random, most: number): readonly Advice<Action>[];
  readonly trials?: Trials<State, Action>;
}

/** A bot of any game. */
export type AnyBot = Bot<unknown, unknown>;

/** The choice together with its reason. */
export function chooseAndSay<State, Action>(
  bot: Bot<State, Action>,
  seen: State,
  choices: readonly Action[],
  random: Random,
): Choice<Action> {
  const action = bot.choose(seen, choices, random);
  return { action, reason: bot.explain?.(seen, choices, action) ?? null };
}
