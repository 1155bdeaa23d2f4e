import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';
import { showTitle, text } from '../lib/words.svelte.ts';

type Stage = { readonly course: string };

/** What lists of races keep of a stage's title: of a shipped course a code that every reader sees in his own language, else the title that the course brings along. */
function keptTitle({ course }: Stage): string {
  const shipped = findCourse(boardsOf(content), course)?.plan;
  if (shipped === undefined) return /"([^"]*)"/.exec(course)?.[1] ?? course;
  return text('nouns', `course-${course}`) === undefined ? shipped.title : `course-${course}`;
}

/** A course as the reader calls it. */
export const courseTitle = (stage: Stage | undefined): string => (stage === undefined ? '' : showTitle(keptTitle(stage)));

/** A board as the reader calls it. */
export const boardTitle = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('nouns', `board-${name}`) ?? title;

/** A race's titles as lists keep them, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly Stage[]).map(keptTitle);
