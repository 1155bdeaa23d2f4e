import process from 'node:process';
import { reifenbreite } from '../../games/reifenbreite/index.ts';
import { askAll, benchConfig, countRaces, createCheapRandom, randomRaces, sampleCases } from './races.ts';

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

/** Positions searched over in turn: so many that a processor cannot learn the answers by heart, as it cannot in a race either. */
const CASES = 2048;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 2;

const SEED = 20261120;
/** Actions between two looks at the clock. */
const ACTS = 400;

interface Round {
  readonly moves: number;
  readonly calls: number;
  readonly copies: number;
}

/** @param seconds for all rounds together */
export function measure(seconds: number, measured: () => void): Figures {
  const config = benchConfig();
  const cases = sampleCases(benchConfig(), createCheapRandom(SEED), CASES);
  const slice = (seconds * 1000) / (ROUNDS + WARM_UP_ROUNDS) / 3;
  let sum = 0;
  let counted = { moves: 0, races: 0 };
  const round = (seed: number): Round => {
    const races = randomRaces(config, createCheapRandom(seed), null);
    const racing = timed(slice, () => {
      for (let i = 0; i < ACTS; i++) races.act();
    });
    const asking = timed(slice, () => {
      sum += askAll(cases);
    });
    const copying = timed(slice, () => {
      for (const { state } of cases) sum += reifenbreite.copy(state).version;
    });
    const { moves, races: ridden } = countRaces(config, createCheapRandom(seed), racing.times * ACTS);
    counted = { moves: counted.moves + moves, races: counted.races + ridden };
    return {
      moves: moves / racing.seconds,
      calls: (asking.times * cases.length) / asking.seconds,
      copies: (copying.times * cases.length) / copying.seconds,
    };
  };
  for (let i = 0; i < WARM_UP_ROUNDS; i++) round(SEED - i);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    const figures = round(SEED + i);
    measured();
    return figures;
  });
  if (!Number.isFinite(sum)) throw new Error('the work was left out');
  const of = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const perRace = counted.moves / counted.races;
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

/** Repeats some work for about so many milliseconds of processor time: what else the machine does counts less than on the wall. */
function timed(milliseconds: number, work: () => void): { readonly times: number; readonly seconds: number } {
  const start = process.cpuUsage();
  for (let times = 1; ; times++) {
    work();
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= milliseconds) return { times, seconds: spent / 1000 };
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Four significant digits. */
const tidy = (value: number): number => Number(value.toPrecision(4));
