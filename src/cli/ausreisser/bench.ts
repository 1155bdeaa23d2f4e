import {
  ausreisser,
  forecast,
  phaseOf,
  riderAsked,
  type Event,
  type State,
  type Rider,
  type CardKind,
} from '../../games/ausreisser/index.ts';
import type { BenchSide } from '../command-side.ts';

/** The arguments of `forecast`, which the page and the bots call for every card. */
interface LayCase {
  readonly state: State;
  readonly rider: Rider;
  readonly cards: readonly CardKind[];
}

const RIDERS = ['A', 'B', 'C', 'D'];
const STAGES = 3;
const RULES = 'full';

/** Four riders and three stages with all cards. The measured call is the forecast of a lay. */
export const bench: BenchSide<State, Event, LayCase> = {
  setup: { riders: RIDERS, stages: STAGES, game: RULES },
  about: { ausreisser_riders: RIDERS.length, ausreisser_stages: STAGES, ausreisser_rules: RULES },
  isMove: (event) => event.type === 'laid' || event.type === 'turn-empty',
  caseOf(state) {
    if (phaseOf(state) !== 'lay') return null;
    const last = ausreisser.choices(state).at(-1);
    return last?.type === 'lay' ? { state, rider: riderAsked(state), cards: last.cards } : null;
  },
  callAll(cases) {
    let sum = 0;
    for (const { state, rider, cards } of cases) sum += forecast(state, rider, cards)?.speed ?? 0;
    return sum;
  },
  names: {
    racesPerSecond: 'ausreisser_games_per_second',
    movesPerSecond: 'ausreisser_moves_per_second',
    callsPerSecond: 'ausreisser_forecasts_per_second',
    movesPerCall: 'ausreisser_moves_per_forecast',
    copiesPerSecond: 'ausreisser_state_copies_per_second',
    copiesPerMove: 'ausreisser_state_copies_per_move',
    copyInMoves: 'ausreisser_state_copy_cost_in_moves',
    moveTime: 'ausreisser_move_microseconds',
    callTime: 'ausreisser_forecast_microseconds',
    copyTime: 'ausreisser_state_copy_microseconds',
    heapGrowth: 'ausreisser_heap_growth_bytes_per_million_moves',
    shortMovesPerSecond: 'ausreisser_short_moves_per_second',
    shortMovesPerMove: 'ausreisser_short_moves_per_move',
    shortMovesPerSearch: 'ausreisser_short_moves_per_yardstick_search',
    copyIntoInShortMoves: 'ausreisser_copy_into_cost_in_short_moves',
    shortBytesPerMove: 'ausreisser_short_bytes_per_move',
    rideMovesPerSecond: 'ausreisser_ride_moves_per_second',
    rideMovesPerShortMove: 'ausreisser_ride_moves_per_short_move',
    walkMovesPerSecond: 'ausreisser_walk_moves_per_second',
    walkMovesPerShortMove: 'ausreisser_walk_moves_per_short_move',
    numbersMovesPerRideMove: 'ausreisser_numbers_moves_per_ride_move',
  },
};
