import {
  phaseOf,
  placeOf,
  pointsToRide,
  reachFrom,
  riderOnTurn,
  TEAMS,
  type Event,
  type StageSetup,
  type State,
} from '../../games/reifenbreite/index.ts';
import type { BenchSide } from '../command-side.ts';

/** A search over the road as it occurs in a race: riders, start place, points. */
interface ReachCase {
  readonly state: State;
  readonly from: number;
  readonly points: number;
}

const COURSE = 'tour-de-france';
const RULES = 'professional';
const setupOf = (stage: string | StageSetup) => ({
  stages: [stage],
  rules: RULES,
  managers: TEAMS.map((team) => ({ name: team, teams: [team] })),
});
/** The first course that a board's text names; the set-up refuses a text without one. */
const firstCourse = (board: string): string => /^\s*course\s+(\S+)/m.exec(board)?.[1] ?? '';
/** A rider has finished the move of a round, in any way. */
const MOVES: ReadonlySet<Event['type']> = new Set(['moved', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const);

/**
 * The longest course with all rules and four teams. The measured call is the search for all reachable
 * spaces.
 */
export const bench: BenchSide<State, Event, ReachCase> = {
  setup: setupOf(COURSE),
  about: { course: COURSE, rules: RULES },
  setupOn: (board) => setupOf({ course: firstCourse(board), board }),
  aboutOn: ({ stages }) => ({ course: (stages as readonly { readonly course: string }[])[0]!.course, rules: RULES }),
  isMove: (event) => MOVES.has(event.type),
  caseOf: (state) => (phaseOf(state) === 'move' ? { state, from: placeOf(state, riderOnTurn(state)), points: pointsToRide(state) } : null),
  // neighbouring cases differ, so that no result comes from the cache
  callAll(cases) {
    let found = 0;
    for (const { state, from, points } of cases) found += reachFrom(state, from, points).count;
    return found;
  },
  names: {
    racesPerSecond: 'races_per_second',
    movesPerSecond: 'race_moves_per_second',
    callsPerSecond: 'reach_calls_per_second',
    movesPerCall: 'moves_per_reach_call',
    copiesPerSecond: 'state_copies_per_second',
    copiesPerMove: 'state_copies_per_move',
    copyInMoves: 'state_copy_cost_in_moves',
    moveTime: 'race_move_microseconds',
    callTime: 'reach_call_microseconds',
    copyTime: 'state_copy_microseconds',
    heapGrowth: 'heap_growth_bytes_per_million_moves',
    shortMovesPerSecond: 'short_moves_per_second',
    shortMovesPerMove: 'short_moves_per_move',
    shortMovesPerSearch: 'short_moves_per_yardstick_search',
    copyIntoInShortMoves: 'copy_into_cost_in_short_moves',
    shortBytesPerMove: 'short_bytes_per_move',
    rideMovesPerSecond: 'ride_moves_per_second',
    rideMovesPerShortMove: 'ride_moves_per_short_move',
    walkMovesPerSecond: 'walk_moves_per_second',
    walkMovesPerShortMove: 'walk_moves_per_short_move',
    numbersMovesPerRideMove: 'numbers_moves_per_ride_move',
  },
};
