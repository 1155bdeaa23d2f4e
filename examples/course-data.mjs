// @ts-check
/**
 * Writes a course as JSON (docs/formats/course.md) and then reads that text alone, as a program
 * without our code would. Prints for each course how few steps take a rider from a start dot over the
 * finish; with the name of a course it prints its JSON.
 */
import { content } from 'windschatten/content';
import { compileCourse, courseJson, findCourse } from 'windschatten/course';
import { boardsOf } from 'windschatten/games/reifenbreite';

/**
 * @typedef {string | null} Next
 * @typedef {{ place: string, straight: Next, left: Next, right: Next, crossed: number }} Place
 * @typedef {{ course: string, lines: unknown[], startDots: string[], places: Place[] }} Course
 */

for (const board of boardsOf(content))
  for (const { name } of board.courses) {
    const text = asJson(name);
    if (process.argv[2] === name) process.stdout.write(text);
    else if (process.argv[2] === undefined)
      console.log(`${name}: ${fewestSteps(JSON.parse(text))} steps to ride`);
  }

/** @param {string} name */
function asJson(name) {
  const found = findCourse(boardsOf(content), name);
  const course = found && compileCourse(found.board, found.plan);
  if (!course?.ok) throw new Error(`${name} cannot be ridden`);
  return JSON.stringify(courseJson(course.value));
}

/**
 * Places are in riding order, so one pass from front to back is enough.
 * @param {Course} course
 */
function fewestSteps({ lines, startDots, places }) {
  const toFinish = new Map();
  for (const { place, crossed, straight, left, right } of places.toReversed())
    toFinish.set(
      place,
      crossed === lines.length
        ? 0
        : 1 + Math.min(...[straight, left, right].map((next) => toFinish.get(next) ?? Infinity)),
    );
  return Math.min(...startDots.map((dot) => toFinish.get(dot)));
}
