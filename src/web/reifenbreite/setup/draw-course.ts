import { drawingOf, type Drawing } from '../../../board-art/index.ts';
import type { CourseGraph } from '../../../course/index.ts';
import { boardsOf } from '../../../games/reifenbreite/index.ts';
import { content } from '../../lib/content.ts';
import type { StageForm } from './form.svelte.ts';
import { courseOfStage } from './own-course.ts';

/** What the map of a course is drawn from. */
export interface DrawnCourse {
  readonly drawing: Drawing;
  readonly course: CourseGraph;
}

/** Each board is drawn once. */
const drawings = new Map<string, Drawing>();

/** Null while a course of the players' own is not valid. */
export function drawCourse(stage: StageForm): DrawnCourse | null {
  const found = courseOfStage(stage);
  if (found?.course.ok !== true) return null;
  const { name } = found.board;
  const drawing = drawings.get(name) ?? drawingOf(boardsOf(content).find((board) => board.name === name)!);
  drawings.set(name, drawing);
  return { drawing, course: found.course.value };
}
