/**
 * Estimates how soon a race can end: the rest of the road at the maximum points of a turn. There is no upper bound,
 * because a rider who falls, dismounts or is blocked does not move in a round, and chance may repeat that without
 * limit (UR 5.3, 7.1 and 9.2).
 */
import { NONE } from '../../course/index.ts';
import { maxPoints } from './rules/turn.ts';
import { surfaceAt, surfaceChange } from './rules/surfaces.ts';
import { courseOf, F, get, hasMoved, isOnRoad, riderValue, placeOf, R, type State } from './state.ts';
import { ridersOf } from './view.ts';
import type { MovePoints, Place, Round, SurfaceIndex } from './vocabulary.ts';

/** Minimum number of rounds, the present one included. */
export interface RoundsToGo {
  /** Until the first rider is home; null if one is. */
  readonly first: Round | null;
  /** Until all riders are home, which ends the race. */
  readonly all: Round;
}

/**
 * The maximum points of a turn on each surface. Not on each space, because a follower rides as far as his leader,
 * who may start on a space with another number (UR 5.4e).
 */
function maxPointsBySurface(s: State): ReadonlyMap<SurfaceIndex, MovePoints> {
  const { placeCount } = courseOf(s);
  const most = maxPoints(s.config);
  const on = new Map<SurfaceIndex, MovePoints>();
  for (let place = 0; place < placeCount; place++) {
    const surface = surfaceAt(s, place);
    on.set(surface, Math.max(on.get(surface) ?? 0, most + surfaceChange(s, place)));
  }
  return on;
}

/** For each place, the minimum number of rounds to the finish on the empty road. */
function roundsFrom(s: State): Uint8Array {
  const { successors, beyondFinish } = s.config.stages[get(s, F.stage)]!;
  const { placeCount } = courseOf(s);
  const most = maxPointsBySurface(s);
  const rounds = new Uint8Array(placeCount);
  const seenFrom = new Int16Array(placeCount).fill(NONE);
  // every successor has a higher number, and all places from the first beyond the finish on are home
  for (let from = beyondFinish - 1; from >= 0; from--) {
    const points = most.get(surfaceAt(s, from))!;
    let [reached, fewest]: [Place[], number] = [[from], Infinity];
    for (let steps = 0; steps < points && reached.length > 0 && fewest > 0; steps++) {
      const ahead: Place[] = [];
      for (const at of reached)
        for (let k = 3 * at; k < 3 * at + 3; k++) {
          const to = successors[k]!;
          // the place after the last one means no successor (`successorTable`)
          if (to === placeCount || seenFrom[to] === from) continue;
          seenFrom[to] = from;
          fewest = Math.min(fewest, to >= beyondFinish ? 0 : rounds[to]!);
          ahead.push(to);
        }
      reached = ahead;
    }
    rounds[from] = 1 + Math.min(fewest, 254);
  }
  return rounds;
}

/**
 * Returns null until all riders are placed, and when the race is over. A change of the lead (UR 16) does not
 * matter: the rider who is last then rides from the same place.
 */
export function roundsToGo(s: State): RoundsToGo | null {
  const riders = ridersOf(s);
  const riding = riders.filter((r) => riderValue(s, R.rank, r) === 0);
  if (riding.length === 0 || riding.some((r) => placeOf(s, r) < 0)) return null;
  const from = roundsFrom(s);
  // a dismounted rider returns to the road this round (UR 9.2), perhaps to a lane with a shorter way
  const rounds = riding.map((r) => from[placeOf(s, r)]! + (hasMoved(s, r) && isOnRoad(s, r) ? 1 : 0));
  return { first: riding.length === riders.length ? Math.min(...rounds) : null, all: Math.max(...rounds) };
}
