/**
 * How soon a race can be over: what is left of the road, at the most that a turn can bring. How long it can take at most cannot be said: whoever falls,
 * dismounts or is blocked rides no space in a round, and that as often as chance will have it (UR 5.3, 7.1 and 9.2).
 */
import { NONE } from '../../course/index.ts';
import { mostPoints } from './rules/turn.ts';
import { surfaceAt, surfaceChange } from './rules/surfaces.ts';
import { courseOf, F, get, hasMoved, isOnRoad, riderValue, placeOf, R, type State } from './state.ts';
import { ridersOf } from './view.ts';
import type { MovePoints, Place, Round, SurfaceIndex } from './vocabulary.ts';

/** Rounds at least, the present one counted. */
export interface RoundsToGo {
  /** Until the first rider is home; null where one is. */
  readonly first: Round | null;
  /** Until all are: the end of the race. */
  readonly all: Round;
}

/** The most that a turn can bring on each surface. Not on each space: a follower rides as far as his leader, whose number may be another (UR 5.4e). */
function mostOnSurface(s: State): ReadonlyMap<SurfaceIndex, MovePoints> {
  const { placeCount } = courseOf(s);
  const most = mostPoints(s.config);
  const on = new Map<SurfaceIndex, MovePoints>();
  for (let place = 0; place < placeCount; place++) {
    const surface = surfaceAt(s, place);
    on.set(surface, Math.max(on.get(surface) ?? 0, most + surfaceChange(s, place)));
  }
  return on;
}

/** From every place, the rounds in which its rider is home at the earliest, with nobody in his way. */
function roundsFrom(s: State): Uint8Array {
  const { successors, beyondFinish } = s.config.stages[get(s, F.stage)]!;
  const { placeCount } = courseOf(s);
  const most = mostOnSurface(s);
  const rounds = new Uint8Array(placeCount);
  const seenFrom = new Int16Array(placeCount).fill(NONE);
  // every successor has the higher number, and all from the first beyond the finish on are home
  for (let from = beyondFinish - 1; from >= 0; from--) {
    const points = most.get(surfaceAt(s, from))!;
    let [reached, fewest]: [Place[], number] = [[from], Infinity];
    for (let steps = 0; steps < points && reached.length > 0 && fewest > 0; steps++) {
      const ahead: Place[] = [];
      for (const at of reached)
        for (let k = 3 * at; k < 3 * at + 3; k++) {
          const to = successors[k]!;
          // beyond the last place there is none (`successorsOf`)
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
 * Null before all stand on the road, and when the race is over. A change of the lead (UR 16) changes nothing: whoever stands in the last place by then rides from
 * there.
 */
export function roundsToGo(s: State): RoundsToGo | null {
  const riders = ridersOf(s);
  const riding = riders.filter((r) => riderValue(s, R.rank, r) === 0);
  if (riding.length === 0 || riding.some((r) => placeOf(s, r) < 0)) return null;
  const from = roundsFrom(s);
  // who is taken off his space comes back to the road this round (UR 9.2), perhaps to a lane with a shorter way
  const rounds = riding.map((r) => from[placeOf(s, r)]! + (hasMoved(s, r) && isOnRoad(s, r) ? 1 : 0));
  return { first: riding.length === riders.length ? Math.min(...rounds) : null, all: Math.max(...rounds) };
}
