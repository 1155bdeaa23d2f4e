import { fail } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import type { Board, CoursePlan } from './board.ts';
import { compileCourse } from './compile.ts';
import { parseCourses } from './course-text.ts';
import type { CourseGraph } from './graph.ts';
import { ringProblems } from './layout.ts';
import { parseBoard } from './parse-board.ts';

/** A course in a list. */
export interface CourseEntry {
  readonly name: string;
  readonly title: string;
  readonly board: string;
}

/** The courses of some boards, in text order. */
export const listCourses = (boards: readonly Board[]): readonly CourseEntry[] =>
  boards.flatMap((board) => board.courses.map(({ name, title }) => ({ name, title, board: board.name })));

/** Finds a course by name, with its board. */
export const findCourse = (boards: readonly Board[], name: string): { board: Board; plan: CoursePlan } | undefined => {
  for (const board of boards) {
    const plan = board.courses.find((course) => course.name === name);
    if (plan !== undefined) return { board, plan };
  }
  return undefined;
};

/**
 * Compiles a course from texts.
 * @param course the name of a course in the board's text, or a custom `course` line (UR 8.2)
 * @returns problems with line and column in the board's text or, marked `at: 'course'`, in the course's
 */
export const compileCourseText = (boardText: string, course: string): Result<CourseGraph, readonly Problem[]> => {
  const board = parseBoard(boardText);
  if (!board.ok) return board;
  // found again with each course of the board; reported for the board's text
  const rings = ringProblems(board.value);
  if (rings.length > 0) return fail(rings);
  const shipped = board.value.courses.find((plan) => plan.name === course.trim());
  if (shipped !== undefined) return compileCourse(board.value, shipped);
  if (!/\s/.test(course.trim()))
    return fail([{ code: 'unknown-course', at: 'course', facts: { course: course.trim(), board: board.value.name } }]);
  const plans = parseCourses(course);
  const [plan] = plans.ok ? plans.value : [];
  const graph = plans.ok && plan !== undefined ? compileCourse(board.value, plan) : plans;
  return graph.ok ? (graph as Result<CourseGraph, never>) : fail(graph.error.map((problem) => ({ ...problem, at: 'course' })));
};
