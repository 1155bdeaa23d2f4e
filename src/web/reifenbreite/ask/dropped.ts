import type { CourseGraph } from '../../../course/index.ts';
import type { RiderNumber, View } from '../../../games/reifenbreite/index.ts';
import { frontOf } from '../draw/profile.ts';

/** Two dice bring no rider over a longer gap in one turn. */
const MAX_ROLL_SPACES = 12;

/** Whether the next rider ahead is out of reach of two dice, or all riders ahead have finished. */
export function isDropped({ riders }: Pick<View, 'riders'>, course: CourseGraph, rider: RiderNumber): boolean {
  const me = riders.find((each) => each.rider === rider);
  if (me === undefined || me.place < 0) return false;
  const gaps = riders
    .filter(({ status, place }) => status !== 'finished' && place >= 0)
    .map(({ place }) => frontOf(course, place) - frontOf(course, me.place))
    .filter((gap) => gap > 0);
  if (gaps.length === 0) return riders.some(({ status }) => status === 'finished');
  return Math.min(...gaps) > MAX_ROLL_SPACES;
}
