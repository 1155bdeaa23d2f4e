import { NONE, type CourseGraph, type Space } from '../../../course/index.ts';

/** The spaces of a course in one of the middle lanes, from the foremost start row to the first space beyond the finish. */
export function middleOfCourse(course: CourseGraph): number[] {
  const spaces: Space[] = [];
  let at = course.startDots.find((place) => course.lane[place] === 2) ?? NONE;
  while (at !== NONE) {
    spaces.push(course.spaceOf[at]!);
    if (course.crossed[at] === course.lines.length) break;
    at = [course.straight[at]!, course.left[at]!, course.right[at]!].find((next) => next !== NONE) ?? NONE;
  }
  return spaces;
}
