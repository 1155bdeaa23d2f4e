import type { Place, WayLength } from '../../../../games/reifenbreite/index.ts';
import type { Ground } from '../../medium/ground.ts';

/** A rider's way to a place is at most so many places on: more than a turn leads over. */
const SPAN = 160;
const LONGEST = 17;
interface Ways {
  readonly ground: Ground;
  /** [place * SPAN + places on]: spaces of the shortest way on the empty road; 0 for none. */
  readonly ways: Int8Array;
}
const known = new WeakMap<Ground, Ways>();
let last: Ways | null = null;

/** The ways on the ground of a course, worked out once. */
function waysOf(ground: Ground): Int8Array {
  if (last?.ground === ground) return last.ways;
  last = known.get(ground) ?? null;
  if (last === null) known.set(ground, (last = { ground, ways: workOutWays(ground) }));
  return last.ways;
}

function workOutWays({ course }: Ground): Int8Array {
  const ways = new Int8Array(course.placeCount * SPAN);
  const queue: Place[] = [];
  for (let from = 0; from < course.placeCount; from++) {
    const row = from * SPAN - from;
    queue.length = 0;
    queue.push(from);
    for (const at of queue) {
      const length = at === from ? 0 : ways[row + at]!;
      if (length === LONGEST) break;
      for (const to of [course.straight[at]!, course.left[at]!, course.right[at]!]) {
        if (to < 0 || to - from >= SPAN || ways[row + to] !== 0) continue;
        ways[row + to] = length + 1;
        queue.push(to);
      }
    }
  }
  return ways;
}

/** Spaces of the shortest way between two places on the empty road; 0 where there is none of a turn's length. */
export function wayBetween(ground: Ground, from: Place, to: Place): WayLength {
  const on = to - from;
  return on > 0 && on < SPAN ? waysOf(ground)[from * SPAN + on]! : 0;
}
