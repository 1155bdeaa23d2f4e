/** UR 9 and UR 10: the effect of the start space on points and cards, and the return of dismounted riders. */
import { NONE, SURFACES } from '../../../course/index.ts';
import { courseOf, riderAt, placeOf, type State } from '../state.ts';
import type { MovePoints, Place, Rider, SurfaceIndex } from '../vocabulary.ts';

export const ASPHALT = SURFACES.indexOf('asphalt');
export const COBBLESTONE = SURFACES.indexOf('cobblestone');
/** The number of the surface *uphill* (UR 9.2). */
export const UPHILL = SURFACES.indexOf('uphill');
export const DOWNHILL = SURFACES.indexOf('downhill');

/** The surface that counts; always asphalt on the basic level (UR 2). */
export const surfaceAt = (s: State, place: Place): SurfaceIndex => (s.config.surfacesCount ? courseOf(s).surface[place]! : ASPHALT);

/** UR 9.2 to 9.4: the points added for a rider who starts at this place. */
export function surfaceChange(s: State, place: Place): MovePoints {
  const surface = surfaceAt(s, place);
  if (surface === ASPHALT) return 0;
  const number = courseOf(s).number[place]!;
  return surface === DOWNHILL ? number : -number;
}

/**
 * UR 9.2: the rider's own space; if it is occupied, the next free one back in the lane; if the lane has none, the
 * nearest farther back, the rightmost among equals.
 */
export function returnPlace(s: State, rider: Rider): Place {
  const course = courseOf(s);
  const own = placeOf(s, rider);
  for (let at = own; at !== NONE; at = course.back[at]!) if (riderAt(s, at) < 0) return at;
  let best = NONE;
  for (let at = 0; at < course.placeCount; at++) {
    if (course.front[at]! >= course.front[own]! || riderAt(s, at) >= 0) continue;
    if (best === NONE || course.order[at]! > course.order[best]!) best = at;
  }
  if (best === NONE) throw new Error(`no free place behind ${own}`);
  return best;
}
