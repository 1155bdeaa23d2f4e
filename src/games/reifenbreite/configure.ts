import { fail, createNumberPool, ok, type Content, type Problem, type Result } from '../../kit/index.ts';
import { courseFingerprint, type CourseGraph } from '../../course/index.ts';
import type { Action } from './action.ts';
import { courseFor } from './courses.ts';
import { CHANCE_KINDS } from './deck.ts';
import { MAX_TURNS, expectedTurns } from './length.ts';
import type { Config, Stage } from './config.ts';
import { newReach, successorTable, samePlaceTable, distancesBeyondFinish } from './reach.ts';
import { LOWER_SET, TEAMS, UPPER_SET } from './riders.ts';
import { parseSetup, surfacesCount, type Setup } from './setup.ts';
import { phaseOf } from './queries.ts';
import { MAX_LINES, type State } from './state.ts';
import { parseState } from './state-text.ts';
import type { Place, Team } from './vocabulary.ts';
import { NO_ROAD } from './work-space.ts';

/** Checks an untrusted set-up, compiles its courses and makes a playable race of it. Returns all problems at once. */
export function configure(input: unknown, content: Content): Result<Config, readonly Problem[]> {
  const { setup, problems } = parseSetup(input);
  if (setup === null) return fail(problems);
  const found: Problem[] = [];
  const courses: CourseGraph[] = [];
  setup.stages.forEach((stage, i) => {
    const course = courseFor(stage, content);
    if (!course.ok)
      found.push(
        ...course.error.map((problem) => ({
          ...problem,
          at: `stages[${i}].${problem.at ?? (stage.board === undefined ? 'course' : 'board')}`,
        })),
      );
    else if (course.value.lines.length > MAX_LINES)
      found.push({ code: 'setup-too-many', at: `stages[${i}].course`, facts: { most: MAX_LINES } });
    else if (stage.fingerprint !== undefined && stage.fingerprint !== courseFingerprint(course.value))
      found.push({
        code: 'course-changed',
        at: `stages[${i}].fingerprint`,
        facts: { course: course.value.name, expected: stage.fingerprint, found: courseFingerprint(course.value) },
      });
    else courses.push(course.value);
  });
  if (found.length > 0) return fail(found);
  const surfaces = surfacesCount(setup.rules) ? 'count' : 'mean nothing';
  const turns = courses.reduce((sum, course) => sum + expectedTurns(course, surfaces), 0);
  if (turns > MAX_TURNS) return fail([{ code: 'setup-race-too-long', at: 'stages', facts: { turns, most: MAX_TURNS } }]);
  const config = compile(setup, courses);
  const start = setup.start === undefined ? null : parseStart(config, setup.start);
  return start === null || start.ok ? ok(config) : fail([start.error]);
}

/** Compiles the courses of a set-up one by one. */
export function* prepare(input: unknown, content: Content): Iterable<void> {
  for (const stage of parseSetup(input).setup?.stages ?? []) {
    const course = courseFor(stage, content);
    yield;
    if (course.ok && course.value.lines.length <= MAX_LINES) compileCourseOnce(course.value);
    yield;
  }
}

/** Reads the start position, which must have a pending decision. */
function parseStart(config: Config, text: string): Result<State, Problem> {
  const read = parseState(config, text);
  if (!read.ok) return fail({ code: read.error.code, at: 'start', facts: read.error.facts ?? {} });
  return phaseOf(read.value) === 'over' ? fail({ code: 'setup-start-over', at: 'start' }) : read;
}

/**
 * More options than any question has except those about places: 16 riders, cards with and without a breakaway,
 * dice, car.
 */
const BUFFER_LENGTH = 64;

type CompiledCourse = Pick<Stage, 'successors' | 'nextOnSpace' | 'distanceBeyond' | 'placesOfSpace' | 'moves' | 'beyondFinish'>;
/** Tables that depend on the course alone, shared by all its races. They are most of a race's memory. */
const compiledCourses = new WeakMap<CourseGraph, CompiledCourse>();

function compileCourseOnce(course: CourseGraph): CompiledCourse {
  const known = compiledCourses.get(course);
  if (known !== undefined) return known;
  const placesOfSpace: Place[][] = Array.from({ length: course.spaceCount }, () => []);
  for (let p = 0; p < course.placeCount; p++) placesOfSpace[course.spaceOf[p]!]!.push(p);
  const beyondFinish = course.crossed.indexOf(course.lines.length);
  const made: CompiledCourse = {
    successors: successorTable(course),
    nextOnSpace: samePlaceTable(course, placesOfSpace),
    distanceBeyond: distancesBeyondFinish(course, beyondFinish),
    placesOfSpace,
    moves: Array.from({ length: course.placeCount }, (_, to): Action => ({ type: 'move', to })),
    beyondFinish,
  };
  compiledCourses.set(course, made);
  return made;
}

function compile(setup: Setup, courses: readonly CourseGraph[]): Config {
  const stages = courses.map((course, i) => {
    const upperOnly = (setup.stages[i]!.energy ?? course.energy) === 'upper';
    return {
      course,
      ...compileCourseOnce(course),
      cards: UPPER_SET.map((count, kind) => count + (upperOnly ? 0 : LOWER_SET[kind]!)),
    };
  });
  const rounds = setup.managers[0]!.teams.length;
  const table: Team[] = [];
  for (let k = 0; k < rounds; k++) for (const manager of setup.managers) table.push(TEAMS.indexOf(manager.teams[k]!));
  const managerOf = TEAMS.map((team) => setup.managers.findIndex((m) => m.teams.includes(team)));
  const maxSpaces = Math.max(...courses.map((c) => c.spaceCount));
  const hasNoCards = setup.rules.noChanceCards === true || setup.rules.fallTable === true;
  const occupancy = { road: NO_ROAD, riderOnSpace: new Int8Array(maxSpaces) };
  return {
    setup,
    stages,
    surfacesCount: surfacesCount(setup.rules),
    table,
    managerOf,
    deck: CHANCE_KINDS.map((kind) => (hasNoCards || (kind === 'photo' && !setup.rules.cheating) ? 0 : setup.deck[kind])),
    maxSpaces,
    reach: newReach(Math.max(...courses.map((c) => c.placeCount))),
    work: {
      clock: 0,
      copy: null,
      playWithoutEvents: null,
      choices: { version: -1, list: [] },
      options: { items: [], count: 0, isImmutable: true },
      buffer: Array.from({ length: BUFFER_LENGTH }, () => stages[0]!.moves[0]!),
      occupancy,
      occupancyOfCopies: occupancy,
      blocks: createNumberPool(),
    },
  };
}
