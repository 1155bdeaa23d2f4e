import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countRaces, createCheapRandom, randomRaces, samplePositions, shortRandomRaces, type MeasuredGame } from './races.ts';
import { SEARCHES, searchRoad } from './yardstick.ts';

/** Positions measured in turn: too many for the processor's branch predictor and caches, as in a race. */
const CASES = 2048;
const ROUNDS = 45;
const WARM_UP_ROUNDS = 6;

const SEED = 20261120;
/** Actions between two readings of the clock. */
const ACTIONS_PER_READING = 400;

/** Rates per second. */
interface Round {
  readonly moves: number;
  readonly calls: number;
  readonly copies: number;
  readonly shortMoves: number;
  readonly copiesInto: number;
  readonly searches: number;
}

/** Kinds of work in a round. */
const KINDS = 6;

/**
 * Measures rates per second and their ratios, by the game's names for them. Each is the median over rounds in which all were measured one after another,
 * so that a slow moment of the machine affects all alike.
 * @param seconds for all rounds together
 */
export function measure(measured: MeasuredGame, seconds: number): Readonly<Record<string, number>> {
  const { game, side } = measured;
  const { states, cases } = samplePositions(measured, createCheapRandom(SEED), CASES);
  const slice = (seconds * 1000) / (ROUNDS + WARM_UP_ROUNDS) / KINDS;
  const spare = game.copy(states[0]);
  let sum = 0;
  let totals = { moves: 0, races: 0 };
  const round = (seed: number): Round => {
    const races = randomRaces(measured, createCheapRandom(seed), null);
    const checked = timed(slice, () => {
      for (let i = 0; i < ACTIONS_PER_READING; i++) races.act();
    });
    // the same random numbers give the same races in checked and unchecked play
    const short = shortRandomRaces(measured, createCheapRandom(seed));
    const unchecked = timed(slice, () => {
      for (let i = 0; i < ACTIONS_PER_READING; i++) short.act();
    });
    const asking = timed(slice, () => {
      sum += side.callAll(cases);
    });
    const copying = timed(slice, () => {
      for (const state of states) if (game.copy(state) !== state) sum++;
    });
    const copyingInto = timed(slice, () => {
      for (const state of states) game.unchecked?.copyInto(spare, state);
    });
    const searching = timed(slice, () => {
      sum += searchRoad();
    });
    const { moves, races: finished } = countRaces(measured, createCheapRandom(seed), checked.times * ACTIONS_PER_READING);
    const shortMoves = countRaces(measured, createCheapRandom(seed), unchecked.times * ACTIONS_PER_READING).moves;
    totals = { moves: totals.moves + moves, races: totals.races + finished };
    return {
      moves: moves / checked.seconds,
      calls: (asking.times * cases.length) / asking.seconds,
      copies: (copying.times * cases.length) / copying.seconds,
      shortMoves: shortMoves / unchecked.seconds,
      copiesInto: (copyingInto.times * cases.length) / copyingInto.seconds,
      searches: (searching.times * SEARCHES) / searching.seconds,
    };
  };
  for (let i = 0; i < WARM_UP_ROUNDS; i++) round(SEED - i);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => round(SEED + i));
  if (!Number.isFinite(sum)) throw new Error('the measured calls returned no number');
  const of = (figure: (round: Round) => number): number => tidy(median(rounds.map(figure)));
  const perRace = totals.moves / totals.races;
  const { names } = side;
  return {
    // A race takes longer than a slice, so the rate of races is that of moves divided by the moves in a race.
    [names.racesPerSecond]: of(({ moves }) => moves / perRace),
    [names.movesPerSecond]: of(({ moves }) => moves),
    [names.callsPerSecond]: of(({ calls }) => calls),
    [names.movesPerCall]: of(({ moves, calls }) => moves / calls),
    [names.copiesPerSecond]: of(({ copies }) => copies),
    // copies in the time of one move
    [names.copiesPerMove]: of(({ moves, copies }) => copies / moves),
    [names.copyInMoves]: of(({ moves, copies }) => moves / copies),
    [names.moveTime]: of(({ moves }) => 1e6 / moves),
    [names.callTime]: of(({ calls }) => 1e6 / calls),
    [names.copyTime]: of(({ copies }) => 1e6 / copies),
    [names.shortMovesPerSecond]: of(({ shortMoves }) => shortMoves),
    [names.shortMovesPerMove]: of(({ moves, shortMoves }) => shortMoves / moves),
    [names.shortMovesPerSearch]: of(({ shortMoves, searches }) => shortMoves / searches),
    [names.copyIntoInShortMoves]: of(({ shortMoves, copiesInto }) => shortMoves / copiesInto),
  };
}

/** Collects garbage, so that a measurement does not pay for the one before. */
const tidyUp = ((): (() => void) => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  return () => {
    gc({ type: 'minor' });
    // a background thread frees large arrays; the second collection waits for it
    gc({ type: 'minor' });
  };
})();

/** Repeats some work for about `milliseconds` of processor time, which other processes affect less than elapsed time. */
export function timed(milliseconds: number, work: () => void): { readonly times: number; readonly seconds: number } {
  tidyUp();
  const start = process.cpuUsage();
  for (let times = 1; ; times++) {
    work();
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= milliseconds) return { times, seconds: spent / 1000 };
  }
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Four significant digits. */
export const tidy = (value: number): number => Number(value.toPrecision(4));
