import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Problem, Result } from '../../src/kit/index.ts';
import { compileCourse, findCourse, parseBoard } from '../../src/course/index.ts';
import type { Board, CourseGraph } from '../../src/course/index.ts';

/** Boards for tests: the shipped ones and a tiny one. */

export const SHIPPED = ['rundfahrt', 'criterium'] as const;

export const COURSES = ['paris-roubaix', 'luettich-bastenaken-luettich', 'giro-d-italia', 'tour-de-france', 'criterium'] as const;

/** The text of a file below `content/`. */
export const content = (path: string): string => readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');

export const must = <T>(result: Result<T, readonly Problem[]>): T => {
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const shipped = (name: string): Board => must(parseBoard(content(`reifenbreite/boards/${name}.board`)));

export const course = (name: string): CourseGraph => {
  const found = findCourse(SHIPPED.map(shipped), name);
  if (found === undefined) throw new Error(`no course ${name}`);
  return must(compileCourse(found.board, found.plan));
};

/** The smallest possible ring: two straights and two left-hand bends of 5 and 9 spaces. */
export const TINY = `board tiny "Tiny"
sheet 60 20
road ring at 4 14 heading 0
  section A
  straight 18
  start 1
  straight 2
  line Z
  straight 4
  left 180 5/9
  section B
  straight 24
  left 180 5/9
  to ring
course once "Once" start 1 lines Z Z
`;
