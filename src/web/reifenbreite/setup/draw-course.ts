import { drawingOf, type Drawing } from '../../../board-art/index.ts';
import type { Board, CourseGraph } from '../../../course/index.ts';
import { courseOfStage, type Walk } from './own-course.ts';

/** What the map of a course is drawn from. */
export interface DrawnCourse {
  readonly drawing: Drawing;
  readonly course: CourseGraph;
}

/** Each board is drawn once. */
const drawings = new WeakMap<Board, Drawing>();

/** Null while a course of the players' own is not valid. */
export function drawCourse(stage: Walk & { readonly course: string }): DrawnCourse | null {
  const found = courseOfStage(stage);
  if (found?.course.ok !== true) return null;
  const drawing = drawings.get(found.board) ?? drawingOf(found.board);
  drawings.set(found.board, drawing);
  return { drawing, course: found.course.value };
}
