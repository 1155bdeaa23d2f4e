import type { Random, Seat } from '../../../kit/index.ts';
import { determinizeWithStock, type Action, type Points, type State } from '../../../games/ausreisser/index.ts';
import { ImaginedRace } from './imagined-race.ts';
import type { PositionValue } from './position-value.ts';

export interface Budget {
  /** Options to search: Medium's best, within this many minutes of the first. */
  readonly options: number;
  readonly within: number;
  /** Imagined deals at most, and between two comparisons. */
  readonly worlds: number;
  readonly batch: number;
  /** Own turns in each imagined race before its position is evaluated. */
  readonly turns: number;
  /** A safety limit on the steps of imagined races. A usual search needs a tenth of it. */
  readonly steps: number;
  /**
   * An option is dropped if the best is ahead by more than this many standard errors; Medium's choice is replaced
   * if another is ahead by this many.
   */
  readonly giveUp: number;
  readonly leave: number;
}

/** The decision, its seat, and its evaluation. */
export interface Decision {
  readonly seen: State;
  readonly seat: Seat;
  readonly options: readonly Action[];
  readonly value: PositionValue;
  readonly random: Random;
}

export interface BestOption {
  readonly option: Action;
  /** Keeps Medium's choice. */
  readonly isMediums: boolean;
  /** Number of imagined deals. */
  readonly worlds: number;
}

interface Candidate {
  readonly option: Action;
  readonly values: number[];
}

/** Points above the mean of the others. */
export function ahead(points: readonly Points[], seat: Seat): number {
  let others = 0;
  for (let r = 0; r < points.length; r++) if (r !== seat) others += points[r]!;
  return points[seat]! - others / (points.length - 1);
}

/** The mean difference between two options over the same deals, and its standard error. */
function difference(a: Candidate, b: Candidate): { readonly mean: number; readonly error: number } {
  const n = a.values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const one = a.values[i]! - b.values[i]!;
    sum += one;
    squares += one * one;
  }
  const variance = (squares - (sum * sum) / n) / (n - 1) / n;
  return { mean: sum / n, error: variance > 0 ? Math.sqrt(variance) : 0 };
}

/** The same in standard errors. */
function evidence(a: Candidate, b: Candidate): number {
  const { mean, error } = difference(a, b);
  return error > 0 ? mean / error : mean > 0 ? Infinity : mean < 0 ? -Infinity : 0;
}

const meanOf = ({ values }: Candidate): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const bestOf = (candidates: readonly Candidate[]): Candidate => candidates.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));

/**
 * Plays Medium's best options on over the same imagined deals, and deviates from Medium's choice only if the
 * evidence outweighs it.
 */
export function search(decision: Decision, budget: Budget): BestOption {
  const { best, mediums, worlds } = imagined(decision, budget);
  return { option: best.option, isMediums: best === mediums, worlds };
}

/** An option with its results in imagined deals. */
export interface WeighedOption {
  readonly option: Action;
  /** Points above the first option, and the standard error. */
  readonly more: number;
  readonly error: number;
  readonly worlds: number;
}

/**
 * Searches these options and the `most` that Medium prefers, without dropping any.
 * @returns the `most` best: the one this search would choose first, then the others from best to worst
 */
export function compareAll(decision: Decision, budget: Budget, most: number): readonly WeighedOption[] {
  const wide = { ...budget, options: Math.max(most, budget.options), within: Infinity, steps: Infinity, giveUp: Infinity };
  const { best, alive } = imagined(decision, wide);
  return alive
    .map((candidate): WeighedOption => {
      const { mean, error } = candidate === best ? NO_DIFFERENCE : difference(candidate, best);
      return { option: candidate.option, more: mean, error, worlds: candidate.values.length };
    })
    .sort((a, b) => Number(b.option === best.option) - Number(a.option === best.option) || b.more - a.more)
    .slice(0, most);
}

const NO_DIFFERENCE = { mean: 0, error: 0 };

interface Imagined {
  readonly best: Candidate;
  readonly mediums: Candidate;
  readonly alive: readonly Candidate[];
  readonly worlds: number;
}

function imagined({ seen, seat, options, value, random }: Decision, budget: Budget): Imagined {
  const { rider } = value;
  const candidates = rider.best(seen, options, budget.options, budget.within).map((option): Candidate => ({ option, values: [] }));
  const mediums = candidates[0]!;
  if (candidates.length === 1) return { best: mediums, mediums, alive: candidates, worlds: 0 };
  const race = new ImaginedRace(seen, rider);
  let alive = candidates;
  let worlds = 0;
  while (worlds < budget.worlds && race.steps < budget.steps) {
    for (let i = 0; i < budget.batch; i++, worlds++) {
      const world = determinizeWithStock(seen, seat, random);
      for (const { option, values } of alive) {
        race.start(world);
        const points = race.play(option, seat, budget.turns);
        values.push(points === null ? value.of(race.state, seat) : ahead(points, seat));
      }
    }
    const best = bestOf(alive);
    alive = alive.filter((candidate) => candidate === best || evidence(best, candidate) <= budget.giveUp);
    if (alive.length === 1) break;
  }
  const best = bestOf(alive);
  const isMediums = best === mediums || (alive.includes(mediums) && evidence(best, mediums) < budget.leave);
  return { best: isMediums ? mediums : best, mediums, alive, worlds };
}
