import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';
import { showTitle, text } from '../lib/words.svelte.ts';

type Stage = { readonly course: string };

/**
 * What lists of races keep of a stage's title: a code that every reader sees in his own language, of shipped courses by their names, of the short roads of scenarios and records by
 * the title they bring along; else that title, which is its author's own.
 */
function keptTitle({ course }: Stage): string {
  const shipped = findCourse(boardsOf(content), course)?.plan;
  const title = shipped?.title ?? /"([^"]*)"/.exec(course)?.[1] ?? course;
  const code = shipped === undefined ? `road-${title.toLowerCase().replaceAll(' ', '-')}` : `course-${course}`;
  return text('reifenbreite/card', `titles.${code}`) === undefined ? title : code;
}

/** A course as the reader calls it. */
export const courseTitle = (stage: Stage | undefined): string => (stage === undefined ? '' : showTitle('reifenbreite', keptTitle(stage)));

/** A board as the reader calls it. */
export const boardTitle = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('reifenbreite/card', `titles.board-${name}`) ?? title;

/** A race's titles as lists keep them, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly Stage[]).map(keptTitle);
