import { drawSvg, type Drawing } from '../../../board-art/index.ts';
import type { CourseGraph } from '../../../course/index.ts';
import { boardTitle } from '../titles.ts';
import { shade } from '../../lib/theme.svelte.ts';
import { tScreen } from '../t.ts';
import { courseMarks } from './course-marks.ts';

/** The drawing as one svg element in its own units. Its ids begin with `scope`, so that several boards can be on one page. */
export function pictureOf(drawing: Drawing, scope = drawing.board): string {
  const { board, title, width, height } = drawing;
  return drawSvg(drawing, { theme: shade(), title: boardTitle({ name: board, title }) })
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replaceAll('id="', `id="${scope}-`)
    .replaceAll('url(#', `url(#${scope}-`);
}

/** The same with what a course adds: arrows, START, the points of its lines, and a faded road outside the course. */
export function pictureOfCourse(drawing: Drawing, course: CourseGraph, sprints: 'count' | 'do not count', scope = drawing.board): string {
  return pictureOf(drawing, scope).replace(
    /<\/svg>\s*$/,
    `${courseMarks(drawing, course, { theme: shade(), sprints, startWord: tScreen('board.start') })}</svg>`,
  );
}
