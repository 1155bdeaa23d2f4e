import type { Random, Reason } from '../kit/index.ts';

export interface Choice<Action> {
  readonly action: Action;
  /** null: nothing worth saying. */
  readonly reason: Reason | null;
}

/** What a bot thinks of one option, for whoever asks it for advice. */
export interface Advice<Action> {
  readonly action: Action;
  /** What it is worth more than the option named first, in points of the final table: 0 for that one, 0 or less for all others. */
  readonly worth: number;
  /** How sure that is, as a standard error in points; 0 for the first. */
  readonly deviation: number;
  /** Imagined races that say so; 0: it is the bot's judgement alone. */
  readonly races: number;
  readonly reason: Reason | null;
}

/** How imagined races are ridden: `near` as the bot does it when it must decide, `far` for longer, `end` to the end by another policy, which counts nothing but points. */
export type Horizon = 'near' | 'far' | 'end';

/** Imagined races `from`, `from + 1`, ...: the same number under the same seed is the same luck, whatever the option. */
export interface RacesOf {
  readonly seed: number;
  readonly from: number;
  readonly races: number;
  readonly look: Horizon;
}

/** What a bot that looks ahead decides by, for whoever wants to see it race by race. */
export interface Trials<State, Action> {
  /** Points that each option seems to be worth before any race is imagined; only their differences mean something. */
  judged(seen: State, choices: readonly Action[]): readonly number[];
  /** Points that each of these options brought, race by race; only differences between options in the same race mean something. */
  ride(seen: State, options: readonly Action[], races: RacesOf): readonly Float64Array[];
}

/**
 * A player that is a program. It is given the state as its seat may know it (`game.hide`), the options, and random numbers of its own; nothing
 * of the dealer. The same three give the same choice on every machine.
 */
export interface Bot<State, Action> {
  /** `easy`: how people and the command line name it. */
  readonly name: string;
  /** The id of the game it plays; `any` for bots that need to know none. */
  readonly game: string;
  choose(seen: State, choices: readonly Action[], random: Random): Action;
  /** Why it would choose `action`, which it has chosen in just this position; left out by bots that have no reasons. */
  explain?(seen: State, choices: readonly Action[], action: Action): Reason | null;
  /**
   * The options that it likes best, from best to worst, and what the others are worth less. It takes longer than `choose`, for it looks at all of them with the same care and drops none on
   * the way: so where two are as good as level the first need not be the one that `choose` rides.
   * @param most options
   */
  advise?(seen: State, choices: readonly Action[], random: Random, most: number): readonly Advice<Action>[];
  readonly trials?: Trials<State, Action>;
}

/** A bot whose game the holder does not know; every `Bot<...>` is one. */
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
