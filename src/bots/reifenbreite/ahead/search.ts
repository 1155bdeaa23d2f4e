import {
  finisherCount,
  phaseOf,
  reifenbreite as game,
  roundOf,
  TEAM_SIZE,
  type Action,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { CHANCE, NO_SEAT } from '../../../kit/index.ts';
import { judge } from '../medium/judgement.ts';
import { mostWorth, sideOf, weigh } from '../medium/medium.ts';
import type { Side } from '../medium/side.ts';
import { KeyedDice } from './dice.ts';
import { rolloutChoice } from './rollout-policy.ts';

const unchecked = game.unchecked!;

/** Limits of the search, counted in races and steps instead of time, so that every machine decides alike. */
export interface SearchLimits {
  /** Rounds of an imagined race, including the current one. */
  readonly rounds: number;
  /** Imagined races of each option, at most. */
  readonly races: number;
  /** How many of Medium's best options are searched. */
  readonly options: number;
  /** Options that Medium rates this many points below the best are not searched. */
  readonly margin: number;
  /** Trust in Medium's ranking: the prior standard deviation of the difference between two options, in points. */
  readonly trust: number;
  /** A safety limit on the steps of all imagined races of a decision. */
  readonly steps: number;
}

/** Chooses for the deciding rider. */
export type Policy = (s: State) => Action;

/** The result of a search. */
export interface SearchResult {
  readonly action: Action;
  /** Medium's first choice. */
  readonly instead: Action;
  /** Races of each of the two; 0 if nothing was searched. */
  readonly races: number;
  /** Mean points of `action` above `instead` in these races. */
  readonly gain: number;
}

/** A searched option, compared with Medium's best. */
interface Candidate {
  readonly option: Action;
  /** The position after it, as far as no chance is involved. */
  readonly after: State;
  /** Medium's difference to its best option, 0 or less. */
  readonly prior: number;
  count: number;
  sum: number;
  squares: number;
  dropped: boolean;
}

/** Races between two comparisons. */
const RACES_PER_BATCH = 12;
/** An option this many standard deviations behind is dropped. */
const DROP_Z = 1.5;
/** Standard deviations by which the evidence must outweigh Medium's ranking. */
const SIGNIFICANCE_Z = 0.5;
/** Lower bound for the variance of one race. */
const MIN_VARIANCE = 0.5;

const dice = new KeyedDice();
let work: State | null = null;

/** @param seed 32 bits of the bot's own random numbers */
export function search(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  limits: SearchLimits,
  seed: number,
): SearchResult {
  const candidates = imagined(s, choices, worths, first, limits, seed, DROP_Z);
  const instead = choices[first]!;
  return candidates.length === 0 ? { action: instead, instead, races: 0, gain: 0 } : chosen(candidates, limits);
}

/** The estimated value of an option after imagined races. */
export interface Estimate {
  readonly action: Action;
  /** Points above Medium's first choice, and the standard deviation. */
  readonly mean: number;
  readonly deviation: number;
  readonly races: number;
}

/**
 * Searches these options and the `most` that Medium prefers, without dropping any.
 * @returns the `most` best: the one this search would choose first, then the others from best to worst
 */
export function searchAll(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  limits: SearchLimits,
  seed: number,
  most: number,
): readonly Estimate[] {
  const wide = { ...limits, options: Math.max(most, limits.options), margin: Infinity, steps: Infinity };
  const candidates = imagined(s, choices, worths, first, wide, seed, Infinity);
  if (candidates.length === 0) {
    const order = [first, ...inOrder(worths, first)].slice(0, most);
    return order.map((i) => ({
      action: choices[i]!,
      mean: worths[i]! - worths[first]!,
      deviation: i === first ? 0 : limits.trust,
      races: 0,
    }));
  }
  const believe = (candidate: Candidate): Estimate => {
    const { option: action, count: races } = candidate;
    return candidate === candidates[0] ? { action, mean: 0, deviation: 0, races } : { action, ...estimate(candidate, limits), races };
  };
  const best = chosen(candidates, limits).action;
  return candidates
    .map(believe)
    .sort((a, b) => Number(b.action === best) - Number(a.action === best) || b.mean - a.mean)
    .slice(0, most);
}

/**
 * The searched options with their results; empty if there is nothing to search.
 * @param hopeless standard deviations behind at which an option is dropped
 */
function imagined(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  limits: SearchLimits,
  seed: number,
  hopeless: number,
): readonly Candidate[] {
  if (!SEARCHED_PHASES.has(phaseOf(s)) || isDecided(s)) return [];
  const side = sideOf(s, 'team');
  const candidates = likely(s, choices, worths, first, limits);
  if (candidates.length < 2) return [];
  const end = roundOf(s) + limits.rounds;
  let steps = 0;
  let live = candidates.length - 1;
  for (let race = 0; race < limits.races && live > 0 && steps < limits.steps; race++) {
    let reference = 0;
    for (const candidate of candidates) {
      if (candidate.dropped) continue;
      dice.begin(seed, race);
      const copy = copied(candidate.after);
      steps += rideTo(copy, end, rolloutChoice);
      const worth = judge(copy, side);
      if (candidate === candidates[0]) reference = worth;
      candidate.count++;
      candidate.sum += worth - reference;
      candidate.squares += (worth - reference) * (worth - reference);
    }
    if ((race + 1) % RACES_PER_BATCH === 0) live = dropHopeless(candidates, limits, hopeless);
  }
  return candidates;
}

export const SEARCHED_PHASES: ReadonlySet<string> = new Set(['turn', 'answer', 'move', 'follow']);

/** All riders but one have finished, so nothing more can be won. */
const isDecided = (s: State): boolean => finisherCount(s) >= s.config.table.length * TEAM_SIZE - 1;

function likely(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  { options, margin }: SearchLimits,
): Candidate[] {
  const most = worths[first]!;
  const order = inOrder(worths, first).filter((i) => worths[i]! >= most - margin);
  return [first, ...order.slice(0, options - 1)].map((i) => ({
    option: choices[i]!,
    after: afterOption(s, choices[i]!),
    prior: worths[i]! - most,
    count: 0,
    sum: 0,
    squares: 0,
    dropped: false,
  }));
}

/** The indexes of the worths except `first`, from most to least. */
const inOrder = (worths: readonly number[], first: number): number[] =>
  worths
    .map((_, i) => i)
    .filter((i) => i !== first)
    .sort((a, b) => worths[b]! - worths[a]! || a - b);

/**
 * The state after an option and the immediate decisions that follow without a die: the answer to a request for the
 * lead, and the new leader's turn. Both are decided as by Medium.
 */
export function afterOption(s: State, option: Action): State {
  const after = game.copy(s);
  unchecked.play(after, option);
  if (option.type !== 'swap' && option.type !== 'ask' && option.type !== 'agree' && option.type !== 'refuse') return after;
  for (let n = 0; n < 2 && (phaseOf(after) === 'answer' || phaseOf(after) === 'turn'); n++) {
    const choices = game.choices(after);
    const turn = phaseOf(after) === 'turn';
    const next = choices[mostWorth(weigh(after, choices, sideOf(after, 'team')))]!;
    unchecked.play(after, next);
    if (turn && next.type !== 'swap' && next.type !== 'ask') break;
  }
  return after;
}

function copied(s: State): State {
  if (work?.config !== s.config) work = game.copy(s);
  else unchecked.copyInto(work, s);
  return work;
}

/** Plays on to the beginning of a round. @returns steps */
function rideTo(s: State, end: number, policy: Policy): number {
  let steps = 0;
  for (; roundOf(s) < end && !isDecided(s); steps++) {
    const turn = game.turn(s);
    if (turn === NO_SEAT) break;
    unchecked.play(s, turn === CHANCE ? unchecked.draw(s, dice.of(s)) : policy(s));
  }
  return steps;
}

/**
 * The value of one imagined race from `after` for a side: at the beginning of round `end`, or when the race is
 * decided.
 */
export function worthOfRace(
  after: State,
  side: Side,
  luck: { readonly seed: number; readonly race: number },
  end: number,
  policy: Policy,
): number {
  dice.begin(luck.seed, luck.race);
  const copy = copied(after);
  rideTo(copy, end, policy);
  return judge(copy, side);
}

/**
 * Posterior mean and standard deviation of an option above Medium's best, from Medium's ranking (the prior) and
 * the races.
 */
function estimate(
  { prior, count, sum, squares }: Candidate,
  { trust }: SearchLimits,
): { readonly mean: number; readonly deviation: number } {
  const mean = sum / count;
  const variance = Math.max(MIN_VARIANCE, squares / count - mean * mean);
  const evidence = count / variance;
  const before = 1 / (trust * trust);
  return { mean: (before * prior + evidence * mean) / (before + evidence), deviation: 1 / Math.sqrt(before + evidence) };
}

/** @returns how many options can still be better than Medium's best */
function dropHopeless(candidates: readonly Candidate[], limits: SearchLimits, hopeless: number): number {
  let live = 0;
  for (let i = 1; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    if (candidate.dropped) continue;
    const { mean, deviation } = estimate(candidate, limits);
    if (mean + hopeless * deviation < 0) candidate.dropped = true;
    else live++;
  }
  return live;
}

function chosen(candidates: readonly Candidate[], limits: SearchLimits): SearchResult {
  const [first, ...others] = candidates as [Candidate, ...Candidate[]];
  let best = first;
  let most = 0;
  for (const candidate of others) {
    if (candidate.dropped) continue;
    const { mean, deviation } = estimate(candidate, limits);
    if (mean - SIGNIFICANCE_Z * deviation > most) [most, best] = [mean - SIGNIFICANCE_Z * deviation, candidate];
  }
  return { action: best.option, instead: first.option, races: best.count, gain: best.sum / best.count };
}
