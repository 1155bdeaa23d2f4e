import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from './content.ts';

/** A course as people call it: its title on the board, or the quoted one of an own course. */
export function courseTitle(stage: { readonly course: string } | undefined): string {
  const name = stage?.course ?? '';
  return findCourse(boardsOf(content), name)?.plan.title ?? /"([^"]*)"/.exec(name)?.[1] ?? name;
}
