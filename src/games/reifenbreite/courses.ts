import { compileCourse, compileCourseText, findCourse, parseBoard, type Board, type CourseGraph } from '../../course/index.ts';
import { createLruCache, fail, type Content, type LruCache, type Problem, type Result } from '../../kit/index.ts';
import type { StageSetup } from './setup.ts';

/**
 * Shipped boards, compiled once for each content source, because compiling a board takes longer than simulating a
 * race.
 */
const shipped = new WeakMap<Content, readonly Board[]>();
type Compiled = Result<CourseGraph, readonly Problem[]>;
const compiled = new WeakMap<Content, LruCache<Compiled>>();
/**
 * Enough for all shipped courses and some custom ones. A custom text may be half a megabyte, so their number is
 * limited.
 */
export const MAX_CACHED_COURSES = 64;

/** All boards below `content/reifenbreite/boards`. Throws if one is invalid, which the tests prevent. */
export function boardsOf(content: Content): readonly Board[] {
  let boards = shipped.get(content);
  if (boards === undefined) {
    boards = content
      .list('reifenbreite/boards')
      .filter((path) => path.endsWith('.board'))
      .map((path) => {
        const board = parseBoard(content.read(path)!);
        if (!board.ok) throw new Error(`${path}: ${JSON.stringify(board.error[0])}`);
        return board.value;
      });
    shipped.set(content, boards);
  }
  return boards;
}

/** The names of all shipped courses, board by board. */
export const courseNames = (content: Content): readonly string[] => boardsOf(content).flatMap((board) => board.courses.map((c) => c.name));

/** The course of a stage: a shipped one by name, or a custom one on a shipped or custom board (UR 8.2). */
export function courseFor(stage: StageSetup, content: Content): Compiled {
  let known = compiled.get(content);
  if (known === undefined) compiled.set(content, (known = createLruCache<Compiled>(MAX_CACHED_COURSES)));
  return known.get(`${stage.board ?? ''}\n${stage.course}`, () => compile(stage, content));
}

function compile(stage: StageSetup, content: Content): Compiled {
  const boards = boardsOf(content);
  if (stage.board === undefined) {
    const found = findCourse(boards, stage.course);
    if (found === undefined)
      return fail([
        { code: 'course-unknown', at: 'course', facts: { course: stage.course.slice(0, 60), known: courseNames(content).join(', ') } },
      ]);
    return compileCourse(found.board, found.plan);
  }
  const shippedBoard = content.read(`reifenbreite/boards/${stage.board}.board`);
  // a board's text starts with a `board` line and has many lines; anything else is a misspelt name
  if (shippedBoard === undefined && !/^\s*board\s|\n/.test(stage.board))
    return fail([
      { code: 'board-unknown', at: 'board', facts: { board: stage.board.slice(0, 60), known: boards.map(({ name }) => name).join(', ') } },
    ]);
  return compileCourseText(shippedBoard ?? stage.board, stage.course);
}
