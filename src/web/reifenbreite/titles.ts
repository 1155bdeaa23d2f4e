import { findCourse } from '../../course/index.ts';
import { boardsOf } from '../../games/reifenbreite/index.ts';
import { content } from '../lib/content.ts';
import { showTitle, text } from '../lib/words.svelte.ts';

type Stage = { readonly course: string; readonly board?: string };

/** The title of a course that is not shipped. It follows the name, in the course's own text or in that of its board. */
function broughtTitle({ course, board = '' }: Stage): string {
  const own = /"([^"]*)"/.exec(course)?.[1];
  if (own !== undefined) return own;
  for (const [, name, title = ''] of board.matchAll(/^[ \t]*course[ \t]+([\w-]+)[ \t]+"([^"]*)"/gm)) if (name === course) return title;
  return course;
}

const roadCode = (title: string): string => `road-${title.toLowerCase().replaceAll(' ', '-')}`;

/**
 * What lists of races keep of a stage's title: a code that every reader sees in his own language, of shipped courses by their names, of the short roads of scenarios and records by
 * the title they bring along; else that title, which is its author's own.
 */
function keptTitle(stage: Stage): string {
  const { course, board } = stage;
  const boards = boardsOf(content).filter(({ name }) => board === undefined || name === board);
  const shipped = findCourse(boards, course)?.plan;
  const title = shipped?.title ?? broughtTitle(stage);
  const code = shipped === undefined ? roadCode(title) : `course-${course}`;
  return text('reifenbreite/card', `titles.${code}`) === undefined ? title : code;
}

/** A course as the reader calls it. */
export const courseTitle = (stage: Stage | undefined): string => (stage === undefined ? '' : showTitle('reifenbreite', keptTitle(stage)));

/** A board as the reader calls it. */
export const boardTitle = ({ name, title }: { readonly name: string; readonly title: string }): string =>
  text('reifenbreite/card', `titles.board-${name}`) ?? text('reifenbreite/card', `titles.${roadCode(title)}`) ?? title;

/** A race's titles as lists keep them, one a stage. */
export const titlesOf = (setup: Readonly<Record<string, unknown>>): readonly string[] =>
  ((setup['stages'] ?? []) as readonly Stage[]).map(keptTitle);
