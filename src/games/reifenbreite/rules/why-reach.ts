/** Explanations for UR 5.3 and UR 5.4: why a space is out of reach, and why a rider may not follow. */
import { NONE, placeName, SURFACES } from '../../../course/index.ts';
import { refusal, type Facts, type Refusal } from '../../../kit/index.ts';
import { evolve } from '../evolve.ts';
import { reachFrom, lengthTo } from '../reach.ts';
import { riderNumber } from '../riders.ts';
import { copyState, courseOf, F, get, hasMoved, riderAt, placeOf, type State } from '../state.ts';
import { draftingIsOff, draftPlace, riderBehind } from './drafting.ts';
import { surfaceAt } from './surfaces.ts';
import type { MovePoints, Place, Rider, Space, WayLength } from '../vocabulary.ts';

/** Why a place is out of reach: a code and facts for a refusal. */
export interface OutOfReach {
  readonly code: 'move-not-ahead' | 'move-taken' | 'move-thick-line' | 'move-too-far' | 'move-way-blocked' | 'move-no-way';
  readonly facts: Facts;
}

/** Obstacles that a search ignores, to find the reason. */
interface IgnoredObstacles {
  readonly riders: 'stand' | 'ignored';
  readonly thickLines: 'closed' | 'ignored';
}

/**
 * Why a place cannot be reached with `points`, the most helpful reason first: it is behind the rider, it is
 * occupied, it is too far even on the empty road, riders are in the way, or only a thick line separates it. Facts say
 * how long the way round is. A place that is too far has `direct`, the length of the way over a thick line, if that
 * would do.
 */
export function whyOutOfReach(s: State, from: Place, to: Place, points: MovePoints): OutOfReach {
  const course = courseOf(s);
  if (course.front[to]! <= course.front[from]! || to === from) return { code: 'move-not-ahead', facts: {} };
  const by = riderAt(s, to);
  if (by >= 0) return { code: 'move-taken', facts: { by: riderNumber(by) } };
  const empty = search(s, from, to, { riders: 'ignored', thickLines: 'closed' });
  const direct = search(s, from, to, { riders: 'stand', thickLines: 'ignored' });
  if (empty > points) {
    const over = isWithin(direct, points) ? { direct } : {};
    return { code: 'move-too-far', facts: { needed: empty, short: empty - points, ...over } };
  }
  if (empty > 0) {
    const now = search(s, from, to, { riders: 'stand', thickLines: 'closed' });
    return { code: 'move-way-blocked', facts: now > 0 ? { needed: now, short: now - points } : {} };
  }
  return { code: isWithin(direct, points) ? 'move-thick-line' : 'move-no-way', facts: {} };
}

/**
 * The place that a rider means by a space: the next one ahead. If that is a lap ahead and out of reach even on the
 * empty road, the place of the space he is on, beside or has just passed. -1 if his course never uses the space.
 */
export function nearestPlaceOfSpace(s: State, from: Place, space: Space, points: MovePoints): Place {
  const course = courseOf(s);
  let passed = NONE;
  let ahead = NONE;
  for (const place of s.config.stages[get(s, F.stage)]!.placesOfSpace[space]!) {
    if (place <= from) passed = place;
    else if (ahead === NONE) ahead = place;
  }
  if (ahead === NONE || passed === NONE) return ahead === NONE ? passed : ahead;
  if (course.front[ahead]! - course.front[from]! < course.front[from]! - course.front[passed]!) return ahead;
  return isWithin(search(s, from, ahead, { riders: 'ignored', thickLines: 'closed' }), points) ? ahead : passed;
}

const isWithin = (length: WayLength, points: MovePoints): boolean => length > 0 && length <= points;

/**
 * Length in spaces of the shortest way under the given simplifications; 0 if there is none. Used for explanations
 * only, so it favours clarity over speed.
 */
function search(s: State, from: Place, to: Place, ignoring: IgnoredObstacles): number {
  const course = courseOf(s);
  const lengths = new Map<number, number>([[from, 0]]);
  for (const [at, length] of lengths) {
    if (at === to) return length;
    const next = [course.straight[at]!, course.left[at]!, course.right[at]!];
    if (ignoring.thickLines === 'ignored') next.push(course.closedLeft[at]!, course.closedRight[at]!);
    for (const place of next) {
      if (place === NONE || lengths.has(place)) continue;
      if (ignoring.riders === 'stand' && riderAt(s, place) >= 0) continue;
      if (course.front[place]! > course.front[to]!) continue;
      lengths.set(place, length + 1);
    }
  }
  return 0;
}

/** The spaces missing between a rider in the same lane and the space directly behind the leader. */
function gapBehind(s: State, leader: Place, follower: Place): Facts {
  const { back } = courseOf(s);
  let gap = 0;
  for (let at = back[leader]!; at !== NONE; at = back[at]!, gap++) if (at === follower) return gap > 0 ? { gap } : {};
  return {};
}

/**
 * Why the rider behind may not follow (UR 5.4 a to f); null if he may.
 * @param s the position after the leader's move
 * @param from the leader's place before the move
 * @param length length of the leader's move, in spaces
 */
export function whyNotFollow(s: State, follower: Rider, leader: Rider, from: Place, length: WayLength): Refusal | null {
  const course = courseOf(s);
  const facts = { rider: riderNumber(follower), leader: riderNumber(leader) };
  if (get(s, F.alone) === 1)
    return refusal(
      get(s, F.breakaway) === 1 ? 'follow-breakaway' : 'follow-card-forbids',
      get(s, F.breakaway) === 1 ? 'UR 6.1' : 'UR 5.4f',
      facts,
    );
  if (draftingIsOff(s)) return refusal('follow-not-in-first-round', 'UR 2', facts);
  if (hasMoved(s, follower)) return refusal('follow-has-moved', 'UR 5.4d', facts);
  const at = placeOf(s, follower);
  if (riderBehind(s, from) !== follower) return refusal('follow-not-directly-behind', 'UR 5.4', { ...facts, ...gapBehind(s, from, at) });
  if (surfaceAt(s, at) !== surfaceAt(s, from))
    return refusal('follow-other-surface', 'UR 5.4e', {
      ...facts,
      space: placeName(course, at),
      leaderSpace: placeName(course, from),
      surface: SURFACES[surfaceAt(s, at)]!,
      leaderSurface: SURFACES[surfaceAt(s, from)]!,
    });
  const to = draftPlace(s, follower, placeOf(s, leader));
  if (to === NONE) return refusal('follow-no-way', 'UR 5.4a', facts);
  if (lengthTo(reachFrom(s, at, length), to) > 0) return null;
  const why = whyOutOfReach(s, at, to, length);
  const section = why.code === 'move-too-far' ? 'UR 5.4b' : 'UR 5.4c';
  // the space behind a move ahead is never beside or behind the follower, so this is one more way to have no way
  const code = why.code === 'move-not-ahead' ? 'follow-no-way' : why.code.replace('move-', 'follow-');
  return refusal(code, section, { ...facts, space: placeName(course, to), points: length, ...why.facts });
}

/** A possible follower, or the rider who cannot follow with the refusal. */
export interface DraftPreview {
  readonly rider: Rider;
  readonly leader: Rider;
  /** Where the follower would ride and how far; -1 and 0 if he may not follow. */
  readonly to: Place;
  readonly length: WayLength;
  readonly refusal: Refusal | null;
}

/** Who could follow if the rider on turn moved to `to`: the chain if all say yes, and why the next rider cannot. */
export function draftPreview(s: State, to: Place): DraftPreview[] {
  const after = copyState(s);
  let leader = get(s, F.rider);
  let from = placeOf(s, leader);
  let length = lengthTo(reachFrom(s, from, get(s, F.points)), to);
  evolve(after, { type: 'moved', rider: leader, from, to, length });
  const chain: DraftPreview[] = [];
  for (;;) {
    const rider = riderBehind(after, from);
    if (rider < 0) return chain;
    const why = whyNotFollow(after, rider, leader, from, length);
    if (why !== null) {
      chain.push({ rider, leader, to: NONE, length: 0, refusal: why });
      return chain;
    }
    const place = draftPlace(after, rider, placeOf(after, leader));
    const start = placeOf(after, rider);
    const way = lengthTo(reachFrom(after, start, length), place);
    chain.push({ rider, leader, to: place, length: way, refusal: null });
    evolve(after, { type: 'followed', rider, leader, from: start, to: place, length: way });
    leader = rider;
    from = start;
    length = way;
  }
}
