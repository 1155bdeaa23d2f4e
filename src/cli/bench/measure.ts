import { performance } from 'node:perf_hooks';
import { reifenbreite } from '../../games/reifenbreite/index.ts';
import { askAll, benchConfig, createCheapRandom, randomRaces, sampleCases } from './races.ts';

/** Figures a second, and their ratios: each is the median over rounds in which all were measured one after another, so that a slow moment of the machine hits all alike. */
export interface Figures {
  readonly races_per_second: number;
  readonly race_moves_per_second: number;
  readonly reach_calls_per_second: number;
  readonly moves_per_reach_call: number;
  readonly state_copies_per_second: number;
  /** Copies that could be made in the time of one move. */
  readonly state_copies_per_move: number;
  readonly state_copy_cost_in_moves: number;
  readonly race_move_microseconds: number;
  readonly reach_call_microseconds: number;
  readonly state_copy_microseconds: number;
}

/** Positions searched over in turn: as few as stay in the processor's nearest memory, as a race's one state does. */
const CASES = 32;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 2;

interface Round {
  readonly races: number;
  readonly moves: number;
  readonly calls: number;
  readonly copies: number;
}

/** @param seconds for all rounds together */
export function measure(seconds: number, measured: () => void): Figures {
  const config = benchConfig();
  const below = createCheapRandom(20261120);
  const races = randomRaces(config, below);
  const cases = sampleCases(benchConfig(), below, CASES);
  const slice = (seconds * 1000) / (ROUNDS + WARM_UP_ROUNDS) / 3;
  let sum = 0;
  const round = (): Round => {
    const [before, racesBefore] = [races.moves, races.races];
    const racing = timed(slice, () => {
      for (let i = 0; i < 100; i++) races.act();
    });
    const asking = timed(slice, () => {
      for (let i = 0; i < 4; i++) sum += askAll(cases);
    });
    const copying = timed(slice, () => {
      for (const { state } of cases) sum += reifenbreite.copy(state).version;
    });
    return {
      moves: (races.moves - before) / racing.seconds,
      races: (races.races - racesBefore) / racing.seconds,
      calls: (asking.times * 4 * cases.length) / asking.seconds,
      copies: (copying.times * cases.length) / copying.seconds,
    };
  };
  for (let i = 0; i < WARM_UP_ROUNDS; i++) round();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const figures = round();
    measured();
    return figures;
  });
  if (!Number.isFinite(sum)) throw new Error('the work was left out');
  const of = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const perRace = races.moves / races.races;
  return {
    // Races are long against a slice: their rate is that of the moves by the length of a race.
    races_per_second: tidy(of(({ moves }) => moves) / perRace),
    race_moves_per_second: tidy(of(({ moves }) => moves)),
    reach_calls_per_second: tidy(of(({ calls }) => calls)),
    moves_per_reach_call: tidy(of(({ moves, calls }) => moves / calls)),
    state_copies_per_second: tidy(of(({ copies }) => copies)),
    state_copies_per_move: tidy(of(({ moves, copies }) => copies / moves)),
    state_copy_cost_in_moves: tidy(of(({ moves, copies }) => moves / copies)),
    race_move_microseconds: tidy(of(({ moves }) => 1e6 / moves)),
    reach_call_microseconds: tidy(of(({ calls }) => 1e6 / calls)),
    state_copy_microseconds: tidy(of(({ copies }) => 1e6 / copies)),
  };
}

/** Repeats some work for about so many milliseconds. */
function timed(milliseconds: number, work: () => void): { readonly times: number; readonly seconds: number } {
  const start = performance.now();
  let times = 0;
  for (;;) {
    work();
    times++;
    const spent = performance.now() - start;
    if (spent >= milliseconds) return { times, seconds: spent / 1000 };
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Four significant digits. */
const tidy = (value: number): number => Number(value.toPrecision(4));
