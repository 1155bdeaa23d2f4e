import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';
import { showTitle, text } from '../lib/words.svelte.ts';

type Stage = { readonly course: string };

/** What lists of races keep of a stage's title: of a shipped course a code that every reader sees in his own language, else the title that the course brings along. */
function keptTitle({ course }: Stage): string {
  const shipped = findCourse(boardsOf(content), course)?.plan;
  if (shipped === undefined) return /"([^"]*)"/.exec(course)?.[1] ?? course;
  return text('reifenbreite/card', `titles.course-${course}`) === undefined ? shipped.title : `course-${course}`;
}

/** A course as the reader calls it. */
export const courseTitle = (stage: Stage | undefined): string => (stage === undefined ? '' : showTitle('reifenbreite', keptTitle(stage)));

/** A board as the reader calls it. */
export const boardTitle = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('reifenbreite/card', `titles.board-${name}`) ?? title;

/** A race's titles as lists keep them, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly Stage[]).map(keptTitle);
