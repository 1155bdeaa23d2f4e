import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';
import { text } from '../lib/words.svelte.ts';

/** A shipped course or board in the reader's language; else as its text calls it. */
export const titleOfCourse = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('nouns', `course-${name}`) ?? title;
export const titleOfBoard = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('nouns', `board-${name}`) ?? title;

/** A course as people call it: its title on the board, or the quoted one of an own course. */
export function courseTitle(stage: { readonly course: string } | undefined): string {
  const name = stage?.course ?? '';
  const plan = findCourse(boardsOf(content), name)?.plan;
  return (plan && titleOfCourse(plan)) ?? /"([^"]*)"/.exec(name)?.[1] ?? name;
}

/** A race's titles, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly { readonly course: string }[]).map(courseTitle);
