import type { AnyBot, Horizon, Trials } from '../bots/index.ts';
import type { AnyGame, Reason } from '../kit/index.ts';
import { Duel } from './duel.ts';

/**
 * The effort for a position, in imagined races of each option instead of time, so that every machine finds the
 * same.
 */
export interface Effort {
  /** How many of Medium's best options the first look takes, and how many points below the best they may be. */
  readonly options: number;
  readonly within: number;
  /** Races of the first look, and the required lead over Medium's choice. */
  readonly screen: number;
  readonly promising: number;
  /** Races of the second look, on other luck and with a longer horizon: at most, and at least. */
  readonly deep: number;
  readonly surely: number;
  /** Points by which the best must lead every other option, at the lower 95 % bound. */
  readonly least: number;
  /** Races to the end, at most. */
  readonly check: number;
  /** Races by the second policy, at most; 0 if there is none. */
  readonly second: number;
}

/** Why a position is not a puzzle. */
export const REFUSALS = [
  'medium-is-right',
  'medium-finds-it',
  'no-reason',
  'like-another',
  'not-clear',
  'second-disagrees',
  'end-disagrees',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What makes a position a puzzle. */
export interface Examined {
  /** Index of the best option. */
  readonly best: number;
  readonly medium: number;
  /** Points below the best for each option: 0 for the best and options with the same effect. */
  readonly less: readonly number[];
  /** The least of the lower bounds, and the number of races behind it. */
  readonly bound: number;
  readonly races: number;
  /** Points of the best above Medium's choice in races to the end. */
  readonly end: number;
  readonly reason: Reason;
  /** How many points Medium rated the best below its own choice. */
  readonly off: number;
}

/** The examiners: the searching bot, and Medium. */
export interface Examiner {
  /** Whether there is such a puzzle already; called before the expensive looks. */
  readonly isLikeAnother: (seen: unknown, best: unknown, instead: unknown) => boolean;
  readonly game: AnyGame;
  readonly trials: Trials<unknown, unknown>;
  readonly medium: AnyBot;
}

/** Two-sided 95 %. */
export const SIGNIFICANCE_Z = 1.96;
/** One-sided 95 %. */
const ONE_SIDED_Z = 1.645;

/**
 * Examines a position several times on different luck: briefly, whether Medium's choice is doubtful; long, whether the best option there beats
 * every other; in races by a second policy, and in races to the end by a third, whether it still does. Each look only tests the result of the one before.
 * @param seed three seeds are derived from it
 */
export function examine(by: Examiner, seen: unknown, choices: readonly unknown[], seed: number, effort: Effort): Examined | RefusalCode {
  const { trials, medium } = by;
  const judged = trials.judged(seen, choices);
  const most = Math.max(...judged);
  const first = judged.indexOf(most);
  const best = promising(by, seen, choices, judged, seed, effort);
  if (best === null) return 'medium-is-right';
  // Medium breaks ties at random, so it might have found it
  if (judged[best] === most) return 'medium-finds-it';
  const reason = medium.explain?.(seen, choices, choices[best]) ?? null;
  if (reason === null) return 'no-reason';
  if (by.isLikeAnother(seen, choices[best], choices[first])) return 'like-another';
  const proof = prove(by, seen, choices, { best, medium: first }, seed, effort);
  return typeof proof === 'string' ? proof : { ...proof, best, medium: first, reason, off: most - judged[best]! };
}

/** What the long look and the races to the end measured. */
export type Proof = Pick<Examined, 'less' | 'bound' | 'races' | 'end'>;

/** The long looks: whether `best` beats every other option, and whether races to the end agree. */
export function prove(
  by: Pick<Examiner, 'game' | 'trials'>,
  seen: unknown,
  choices: readonly unknown[],
  { best, medium }: Pick<Examined, 'best' | 'medium'>,
  seed: number,
  effort: Effort,
): Proof | RefusalCode {
  const same = twins(by, seen, choices, best);
  if (same.has(medium)) return 'medium-finds-it';
  const clear = compare(by, seen, choices, best, same, seed + 1, effort);
  if (clear === null) return 'not-clear';
  const others = [...new Set([medium, clear.nearest])];
  const { check, second } = effort;
  if (second > 0 && ahead(by, seen, choices, best, others, { seed: seed + 3, races: second, look: 'second', errors: ONE_SIDED_Z }) === null)
    return 'second-disagrees';
  const end = ahead(by, seen, choices, best, others, { seed: seed + 2, races: check, look: 'end', errors: 1 });
  if (end === null) return 'end-disagrees';
  const { less, bound, races } = clear;
  return { less, bound, races, end };
}

/** The option that leads Medium's choice after a brief look; null if none deserves a long one. */
function promising(
  { trials }: Examiner,
  seen: unknown,
  choices: readonly unknown[],
  judged: readonly number[],
  seed: number,
  { options, within, screen, promising: least }: Effort,
): number | null {
  const order = judged.map((_, i) => i).sort((a, b) => judged[b]! - judged[a]! || a - b);
  let alive = order.filter((i, k) => k < options && judged[i]! >= judged[order[0]!]! - within);
  const duels = new Map(alive.map((i) => [i, new Duel()]));
  const step = Math.ceil(screen / 3);
  for (let from = 0; from < screen && alive.length > 1; from += step) {
    const values = runTrials(trials, seen, choices, alive, { seed, from, races: step, look: 'near' });
    alive.forEach((i, k) => {
      duels.get(i)!.add(values[k]!, values[0]!);
    });
    alive = alive.filter((i, k) => k === 0 || duels.get(i)!.bound(-1) > least);
  }
  const [, ...others] = alive;
  const best = others.reduce<number | null>((a, b) => (a === null || duels.get(b)!.mean > duels.get(a)!.mean ? b : a), null);
  return best !== null && duels.get(best)!.mean > least && duels.get(best)!.bound(1) > 0 ? best : null;
}

const runTrials = (
  trials: Trials<unknown, unknown>,
  seen: unknown,
  choices: readonly unknown[],
  which: readonly number[],
  races: { readonly seed: number; readonly from: number; readonly races: number; readonly look: Horizon },
): readonly Float64Array[] =>
  trials.run(
    seen,
    which.map((i) => choices[i]),
    races,
  );

/** The options that lead to the same position as `best`, including `best`. */
function twins({ game }: Pick<Examiner, 'game'>, seen: unknown, choices: readonly unknown[], best: number): ReadonlySet<number> {
  const after = (i: number): string => {
    const copy = game.copy(seen);
    const decided = game.decide(copy, game.turn(copy), choices[i]);
    if (!decided.ok) return '';
    for (const event of decided.events) game.evolve(copy, event);
    return game.formatState(copy);
  };
  const bestResult = after(best);
  return new Set(choices.map((_, i) => i).filter((i) => i === best || after(i) === bestResult));
}

interface Clear {
  readonly less: readonly number[];
  readonly bound: number;
  readonly races: number;
  /** The closest other option. */
  readonly nearest: number;
}

/**
 * Races between two comparisons. A result before the last one must be very significant, with a minimum deviation
 * of one point a race.
 */
const BATCHES = [12, 24, 36, 72, 96];
const STRICT_SIGNIFICANCE_Z = 3.5;
const MIN_DEVIATION = 1;

/** An option this many points behind needs few races. */
const FAR = 2;

/** Whether an option is better than all others, by how much and how certainly; null if not. */
function compare(
  { trials }: Pick<Examiner, 'trials'>,
  seen: unknown,
  choices: readonly unknown[],
  best: number,
  same: ReadonlySet<number>,
  seed: number,
  { deep, surely, least }: Effort,
): Clear | null {
  const others = choices.map((_, i) => i).filter((i) => !same.has(i));
  const duels = new Map(others.map((i) => [i, new Duel()]));
  const bounds = new Map<number, number>();
  let alive = others;
  let from = 0;
  for (let batch = 0; from < deep && alive.length > 0; batch++) {
    const races = Math.min(BATCHES[batch] ?? 120, deep - from);
    const values = runTrials(trials, seen, choices, [best, ...alive], { seed, from, races, look: 'far' });
    from += races;
    alive.forEach((i, k) => {
      duels.get(i)!.add(values[0]!, values[k + 1]!);
    });
    const last = from === deep;
    for (const i of alive) {
      const duel = duels.get(i)!;
      const bound = duel.bound(last ? SIGNIFICANCE_Z : STRICT_SIGNIFICANCE_Z, MIN_DEVIATION);
      if (bound >= least && (from >= surely || bound >= FAR)) bounds.set(i, bound);
      // even a mean one standard error better would not suffice in the end
      else if (last || duel.bound(-1.3) - (SIGNIFICANCE_Z * duel.deviation) / Math.sqrt(deep) < least) return null;
    }
    alive = alive.filter((i) => !bounds.has(i));
  }
  const nearest = others.reduce((a, b) => (bounds.get(b)! < bounds.get(a)! ? b : a));
  return {
    less: choices.map((_, i) => (same.has(i) ? 0 : -duels.get(i)!.mean)),
    bound: bounds.get(nearest)!,
    races: duels.get(nearest)!.count,
    nearest,
  };
}

/** Races that confirm a result: whose luck, how many at most, by which policy, and the standard errors by which the best must lead. */
interface Confirmation {
  readonly seed: number;
  readonly races: number;
  readonly look: Horizon;
  readonly errors: number;
}

/** Standard errors ahead at which an option needs no more such races, and behind at which it has failed. */
const CERTAIN = 3;
const BEHIND = 1.5;

/**
 * Points of an option above the first of some others in such races; null unless it leads each of them
 * significantly.
 */
function ahead(
  { trials }: Pick<Examiner, 'trials'>,
  seen: unknown,
  choices: readonly unknown[],
  best: number,
  others: readonly number[],
  { seed, races, look, errors }: Confirmation,
): number | null {
  const duels = others.map(() => new Duel());
  const step = Math.ceil(races / 8);
  for (let from = 0; from < races; from += step) {
    const values = runTrials(trials, seen, choices, [best, ...others], { seed, from, races: step, look });
    duels.forEach((duel, k) => {
      duel.add(values[0]!, values[k + 1]!);
    });
    // even a mean this much better would not suffice in the end
    if (duels.some((duel) => duel.bound(-BEHIND) - (errors * duel.deviation) / Math.sqrt(races) < 0)) return null;
    if (duels.every((duel) => duel.bound(CERTAIN) > 0)) break;
  }
  return duels.every((duel) => duel.bound(errors) > 0) ? duels[0]!.mean : null;
}
