import {
  finisherCount,
  phaseOf,
  reifenbreite as game,
  roundOf,
  TEAM_SIZE,
  type Action,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { CHANCE, NOBODY } from '../../../kit/index.ts';
import { judge } from '../medium/judgement.ts';
import { mostWorth, sideOf, weigh } from '../medium/medium.ts';
import type { Side } from '../medium/side.ts';
import { KeyedDice } from './dice.ts';
import { swiftChoice } from './swift.ts';

const short = game.unchecked!;

/** How far and how long somebody looks ahead. All of it is counted in races and steps, nothing in time: so that every machine decides the same. */
export interface Foresight {
  /** Rounds that an imagined race goes on, the present one counted. */
  readonly rounds: number;
  /** Imagined races of each option, at most. */
  readonly races: number;
  /** Of Medium's options the best so many. */
  readonly options: number;
  /** No option that Medium holds so many points worse is looked at. */
  readonly margin: number;
  /** How far Medium's order is trusted: the deviation of what it says two options are apart, in points. */
  readonly trust: number;
  /** Steps of all imagined races of a decision, as a net. */
  readonly steps: number;
}

/** What the rider who decides would do. */
export type Policy = (s: State) => Action;

/** What came of looking ahead. */
export interface Foreseen {
  readonly action: Action;
  /** Medium's first choice. */
  readonly instead: Action;
  /** Races that each of the two was imagined in; 0: nothing was imagined. */
  readonly races: number;
  /** Points that `action` brought more than `instead`, in the mean of these races. */
  readonly gain: number;
}

/** An option that is looked at, against Medium's best. */
interface Candidate {
  readonly option: Action;
  /** The position it leads to, as far as that hangs on no chance. */
  readonly after: State;
  /** What Medium says it is worth less. */
  readonly prior: number;
  count: number;
  sum: number;
  squares: number;
  dropped: boolean;
}

/** Races between two looks at who can still be best. */
const BATCH = 12;
/** Who is worse by so many deviations is imagined no more. */
const HOPELESS = 1.5;
/** By so many deviations the evidence must outweigh Medium's order. */
const SURE = 0.5;
/** No mean is surer than by so much of the variance of one race. */
const LEAST_VARIANCE = 0.5;

const dice = new KeyedDice();
let work: State | null = null;

/** @param seed 32 bits of the bot's own */
export function lookAhead(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  foresight: Foresight,
  seed: number,
): Foreseen {
  const candidates = imagined(s, choices, worths, first, foresight, seed, HOPELESS);
  const instead = choices[first]!;
  return candidates.length === 0 ? { action: instead, instead, races: 0, gain: 0 } : chosen(candidates, foresight);
}

/** An option with what is believed of it after imagined races. */
export interface Believed {
  readonly action: Action;
  /** Points more than Medium's first choice, and how sure that is. */
  readonly mean: number;
  readonly deviation: number;
  readonly races: number;
}

/**
 * The same look at those options and at the `most` that Medium likes best, none of which is dropped on the way.
 * @returns the `most` best: the one that would be chosen after this look first, then the others from best to worst
 */
export function lookAtAll(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  foresight: Foresight,
  seed: number,
  most: number,
): readonly Believed[] {
  const wide = { ...foresight, options: Math.max(most, foresight.options), margin: Infinity, steps: Infinity };
  const candidates = imagined(s, choices, worths, first, wide, seed, Infinity);
  if (candidates.length === 0) {
    const order = [first, ...inOrder(worths, first)].slice(0, most);
    return order.map((i) => ({
      action: choices[i]!,
      mean: worths[i]! - worths[first]!,
      deviation: i === first ? 0 : foresight.trust,
      races: 0,
    }));
  }
  const believe = (candidate: Candidate): Believed => {
    const { option: action, count: races } = candidate;
    return candidate === candidates[0] ? { action, mean: 0, deviation: 0, races } : { action, ...believed(candidate, foresight), races };
  };
  const best = chosen(candidates, foresight).action;
  return candidates
    .map(believe)
    .sort((a, b) => Number(b.action === best) - Number(a.action === best) || b.mean - a.mean)
    .slice(0, most);
}

/** The likely options with what they brought in imagined races; empty where there is nothing to look at. @param hopeless who is worse by so many deviations is dropped */
function imagined(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  foresight: Foresight,
  seed: number,
  hopeless: number,
): readonly Candidate[] {
  if (!WORTH_A_LOOK.has(phaseOf(s)) || isDecided(s)) return [];
  const side = sideOf(s, 'team');
  const candidates = likely(s, choices, worths, first, foresight);
  if (candidates.length < 2) return [];
  const end = roundOf(s) + foresight.rounds;
  let steps = 0;
  let live = candidates.length - 1;
  for (let race = 0; race < foresight.races && live > 0 && steps < foresight.steps; race++) {
    let reference = 0;
    for (const candidate of candidates) {
      if (candidate.dropped) continue;
      dice.begin(seed, race);
      const copy = copied(candidate.after);
      steps += rideTo(copy, end, swiftChoice);
      const worth = judge(copy, side);
      if (candidate === candidates[0]) reference = worth;
      candidate.count++;
      candidate.sum += worth - reference;
      candidate.squares += (worth - reference) * (worth - reference);
    }
    if ((race + 1) % BATCH === 0) live = dropHopeless(candidates, foresight, hopeless);
  }
  return candidates;
}

export const WORTH_A_LOOK: ReadonlySet<string> = new Set(['turn', 'answer', 'move', 'follow']);

/** All but one are home: nothing more to be won. */
const isDecided = (s: State): boolean => finisherCount(s) >= s.config.table.length * TEAM_SIZE - 1;

function likely(
  s: State,
  choices: readonly Action[],
  worths: readonly number[],
  first: number,
  { options, margin }: Foresight,
): Candidate[] {
  const most = worths[first]!;
  const order = inOrder(worths, first).filter((i) => worths[i]! >= most - margin);
  return [first, ...order.slice(0, options - 1)].map((i) => ({
    option: choices[i]!,
    after: carriedOn(s, choices[i]!),
    prior: worths[i]! - most,
    count: 0,
    sum: 0,
    squares: 0,
    dropped: false,
  }));
}

/** Where the worths but that of `first` are, from most to least. */
const inOrder = (worths: readonly number[], first: number): number[] =>
  worths
    .map((_, i) => i)
    .filter((i) => i !== first)
    .sort((a, b) => worths[b]! - worths[a]! || a - b);

/** After an option, and after what it puts to somebody at once without a die: who is asked for the lead, whose turn it is then. They decide as Medium would. */
export function carriedOn(s: State, option: Action): State {
  const after = game.copy(s);
  short.play(after, option);
  if (option.type !== 'swap' && option.type !== 'ask' && option.type !== 'agree' && option.type !== 'refuse') return after;
  for (let n = 0; n < 2 && (phaseOf(after) === 'answer' || phaseOf(after) === 'turn'); n++) {
    const choices = game.choices(after);
    const turn = phaseOf(after) === 'turn';
    const next = choices[mostWorth(weigh(after, choices, sideOf(after, 'team')))]!;
    short.play(after, next);
    if (turn && next.type !== 'swap' && next.type !== 'ask') break;
  }
  return after;
}

function copied(s: State): State {
  if (work?.config !== s.config) work = game.copy(s);
  else short.copyInto(work, s);
  return work;
}

/** Rides on to the beginning of a round. @returns steps */
function rideTo(s: State, end: number, policy: Policy): number {
  let steps = 0;
  for (; roundOf(s) < end && !isDecided(s); steps++) {
    const turn = game.turn(s);
    if (turn === NOBODY) break;
    short.play(s, turn === CHANCE ? short.draw(s, dice.of(s)) : policy(s));
  }
  return steps;
}

/** What a side makes of one imagined race from `after` on: at the beginning of round `end`, or when all is decided. */
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

/** Mean and deviation of what an option is worth more than Medium's best, by its order and by the races. */
function believed({ prior, count, sum, squares }: Candidate, { trust }: Foresight): { readonly mean: number; readonly deviation: number } {
  const mean = sum / count;
  const variance = Math.max(LEAST_VARIANCE, squares / count - mean * mean);
  const evidence = count / variance;
  const before = 1 / (trust * trust);
  return { mean: (before * prior + evidence * mean) / (before + evidence), deviation: 1 / Math.sqrt(before + evidence) };
}

/** @returns how many can still be better than Medium's best */
function dropHopeless(candidates: readonly Candidate[], foresight: Foresight, hopeless: number): number {
  let live = 0;
  for (let i = 1; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    if (candidate.dropped) continue;
    const { mean, deviation } = believed(candidate, foresight);
    if (mean + hopeless * deviation < 0) candidate.dropped = true;
    else live++;
  }
  return live;
}

function chosen(candidates: readonly Candidate[], foresight: Foresight): Foreseen {
  const [first, ...others] = candidates as [Candidate, ...Candidate[]];
  let best = first;
  let most = 0;
  for (const candidate of others) {
    if (candidate.dropped) continue;
    const { mean, deviation } = believed(candidate, foresight);
    if (mean - SURE * deviation > most) [most, best] = [mean - SURE * deviation, candidate];
  }
  return { action: best.option, instead: first.option, races: best.count, gain: best.sum / best.count };
}
