import type { Drawing } from '../../../board-art/index.ts';
import type { CourseGraph } from '../../../course/graph.ts';
import type { Spot } from './marks.ts';

/** An arch over the finish, seen from above. */
export interface Arch extends Spot {
  /** From one edge of the road to the other. */
  readonly width: number;
}

/** The arch of a course's finish. `angle` is that of its words, which are never upside down. */
export function archOf({ lines }: Pick<Drawing, 'lines'>, course: Pick<CourseGraph, 'lines'>): Arch | null {
  const ends = lines.find(({ name }) => name === course.lines.at(-1)?.name)?.ends;
  if (ends === undefined) return null;
  const [[x1, y1], [x2, y2]] = ends;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
    width: Math.hypot(x2 - x1, y2 - y1),
  };
}
