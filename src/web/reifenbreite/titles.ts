import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';

/** A course as people call it: its title on the board, or the quoted one of an own course. */
export function courseTitle(stage: { readonly course: string } | undefined): string {
  const name = stage?.course ?? '';
  return findCourse(boardsOf(content), name)?.plan.title ?? /"([^"]*)"/.exec(name)?.[1] ?? name;
}

/** A race's titles, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly { readonly course: string }[]).map(courseTitle);
