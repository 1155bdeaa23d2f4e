import type { CoursePlan } from '../../../course/index.ts';
import { linesOf, sprintsOf, textOfWalk, whyNotNext, withLine, withStart, type Walk } from '../setup/own-course.ts';

/** Courses of a board as the editor of courses takes them, and back. */

/** `S2`: the second time over S. */
export const crossing = (lines: readonly string[], index: number): string => {
  const before = lines.slice(0, index).filter((line) => line === lines[index]).length;
  return `${lines[index]}${before === 0 ? '' : before + 1}`;
};

export const walkOfPlan = (text: string, { start, lines, sprints }: CoursePlan): Walk => ({
  board: '',
  text,
  start: String(start),
  lines: lines.join(' '),
  sprints: sprints.map((index) => crossing(lines, index)).join(' '),
});

/** The statement of a course with another walk. A walk without lines keeps the first one, because a course needs a finish. */
export function courseCode({ name, title, lines, energy }: CoursePlan, walk: Walk): string {
  const chosen = linesOf(walk).length === 0 ? { ...walk, lines: lines[0] ?? '', sprints: '' } : walk;
  const own = textOfWalk({
    ...chosen,
    sprints: sprintsOf(chosen)
      .map((index) => crossing(linesOf(chosen), index))
      .join(' '),
  });
  const rest = own.slice(own.indexOf(' start '));
  return `course ${name} "${title}"${rest}${energy === undefined ? '' : ` energy ${energy}`}`;
}

/** A few lines to cross from a start over the next lines, for a test ride. Null if no line can be reached. @param names of the board's lines */
export function wayFrom(text: string, start: number, names: readonly string[]): Walk | null {
  const LINES = 2;
  let walk = withStart({ board: '', text, start: '', lines: '', sprints: '' }, start);
  while (linesOf(walk).length < LINES) {
    const now = walk;
    const next = names.find((name) => whyNotNext(now, name) === null);
    if (next === undefined) break;
    walk = withLine(walk, next);
  }
  return linesOf(walk).length === 0 ? null : walk;
}
