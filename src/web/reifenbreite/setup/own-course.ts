import { compileCourse, findCourse, parseBoard, parseCourses, type Board, type CourseGraph } from '../../../course/index.ts';
import { boardsOf } from '../../../games/reifenbreite/index.ts';
import { createLruCache, fail, type Problem, type Result } from '../../../kit/index.ts';
import { content } from '../../lib/content.ts';
import { profileOf } from '../draw/profile.ts';

/** A course of the players' own (UR 8.2), built line by line. The compiler of courses decides what is valid. */

/** An own course as the form holds it. */
export interface Walk {
  readonly board: string;
  /** The text of a board of the player's own; empty or left out: `board` is a shipped one. */
  readonly text?: string;
  readonly start: string;
  readonly lines: string;
  readonly sprints: string;
}

const words = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Its statement in the board language. */
export function textOfWalk({ start, lines, sprints }: Walk): string {
  const title = words(lines).replaceAll(' ', '–');
  return `course own "${title || '–'}" start ${start.trim() || '1'} lines ${words(lines)} sprints ${words(sprints) || 'none'}`;
}

export const boardNamed = (name: string): Board | undefined => boardsOf(content).find((board) => board.name === name);

const MAX_OWN_BOARDS = 8;
const ownBoards = createLruCache<Board | undefined>(MAX_OWN_BOARDS);
/** The board of a walk, shipped or the player's own; undefined if its text cannot be read. */
export function boardOfWalk({ board, text = '' }: Pick<Walk, 'board' | 'text'>): Board | undefined {
  if (text === '') return boardNamed(board);
  return ownBoards.get(text, () => {
    const read = parseBoard(text);
    return read.ok ? read.value : undefined;
  });
}

export const linesOf = ({ lines }: Walk): readonly string[] => words(lines).split(' ').filter(Boolean);

/** The crossings that are sprints, by number in the order of riding. Invalid ones are left out. */
export function sprintsOf(walk: Walk): readonly number[] {
  const plans = parseCourses(textOfWalk(walk));
  return plans.ok ? plans.value[0]!.sprints : [];
}

export function compileWalk(walk: Walk): Result<CourseGraph, readonly Problem[]> {
  const board = boardOfWalk(walk);
  const plans = parseCourses(textOfWalk(walk));
  if (!plans.ok) return plans;
  return board === undefined ? fail([]) : compileCourse(board, plans.value[0]!);
}

/** A crossing as `sprints` names it: the second time over S is S2. */
function nameOf(lines: readonly string[], index: number): string {
  const before = lines.slice(0, index).filter((line) => line === lines[index]).length;
  return `${lines[index]}${before === 0 ? '' : before + 1}`;
}

const built = (walk: Walk, lines: readonly string[], sprints: readonly number[]): Walk => ({
  ...walk,
  lines: lines.join(' '),
  sprints: sprints
    .filter((index) => index >= 0 && index < lines.length - 1)
    .map((index) => nameOf(lines, index))
    .join(' '),
});

/** Adds a line: the former finish becomes a sprint, except for the first line. */
export function withLine(walk: Walk, line: string): Walk {
  const lines = linesOf(walk);
  const last = lines.length - 1;
  return built(walk, [...lines, line], last > 0 ? [...sprintsOf(walk), last] : sprintsOf(walk));
}

export const withoutLast = (walk: Walk): Walk => built(walk, linesOf(walk).slice(0, -1), sprintsOf(walk));

export const withStart = (walk: Walk, start: number): Walk => ({ ...walk, start: String(start), lines: '', sprints: '' });

export function withSprint(walk: Walk, index: number, is: 'sprint' | 'none'): Walk {
  const others = sprintsOf(walk).filter((each) => each !== index);
  return built(walk, linesOf(walk), is === 'sprint' ? [...others, index].sort((a, b) => a - b) : others);
}

/** Problems that a longer course may solve, so they do not rule out a line. */
const MENDED: readonly string[] = ['road-beyond-finish-short'];

/** Why a line cannot come next; null where it can. */
export function whyNotNext(walk: Walk, line: string): Problem | null {
  const course = compileWalk(withLine(walk, line));
  return course.ok ? null : (course.error.find(({ code }) => !MENDED.includes(code)) ?? null);
}

// ---- facts of a course ----

export interface CourseFacts {
  readonly length: number;
  readonly climbs: number;
  /** Spaces of road. */
  readonly uphill: number;
  readonly cobbles: number;
  /** About how many rounds until all have finished. */
  readonly rounds: number;
}

/** Spaces a rider advances in a round, and what slows him down, from simulated races of bots with the classic rules. */
const PACE = 7.4;
const LAST_ROUNDS = 2;
const COBBLE = 0.145;
const CLIMB = 0.11;

export function courseFacts(course: CourseGraph): CourseFacts {
  const parts = profileOf(course)
    .stretches.filter(({ from, to }) => to > 0 && from < course.length)
    .map(({ surface, from, to }) => ({ surface, length: Math.min(to, course.length) - Math.max(from, 0) }));
  const spaces = (wanted: string): number =>
    Math.round(parts.reduce((sum, { surface, length }) => sum + (surface === wanted ? length : 0), 0));
  const [uphill, cobbles] = [spaces('uphill'), spaces('cobblestone')];
  return {
    length: course.length,
    climbs: parts.filter(({ surface }, i) => surface === 'uphill' && parts[i - 1]?.surface !== 'uphill').length,
    uphill,
    cobbles,
    rounds: Math.round(LAST_ROUNDS + course.length / PACE + uphill * CLIMB + cobbles * COBBLE),
  };
}

const SECONDS_OF_PERSON = 12;
const SECONDS_OF_BOT = 1;
const FIVE = 5;

/** About how many minutes a race takes. */
export function minutesOf({ rounds }: CourseFacts, riders: { readonly ofPeople: number; readonly ofBots: number }): number {
  const seconds = rounds * (riders.ofPeople * SECONDS_OF_PERSON + riders.ofBots * SECONDS_OF_BOT);
  return Math.max(FIVE, Math.round(seconds / 60 / FIVE) * FIVE);
}

// ---- as part of an address ----

const OWN = 'own';

/** `own.rundfahrt.1.ABCA.1-2`: board, start, lines, and the numbers of those that are sprints. */
export const idOfWalk = (walk: Walk): string =>
  [OWN, walk.board, walk.start.trim() || '1', linesOf(walk).join(''), sprintsOf(walk).join('-')].join('.');

/** Parses a course of an address; null where the text is none. It may still be invalid as a course. */
export function walkOfId(id: string): Walk | null {
  const [own, board = '', start = '', lines = '', sprints = ''] = id.split('.');
  if (own !== OWN || boardNamed(board) === undefined || !/^[1-9]$/.test(start) || !/^[A-Z]{0,99}$/.test(lines)) return null;
  const indexes = /^(\d{1,2}(-\d{1,2})*)?$/.test(sprints) ? sprints.split('-').filter(Boolean).map(Number) : [];
  return built({ board, start, lines: '', sprints: '' }, [...lines], indexes);
}

/** The course of a stage in the set-up, shipped or own. */
export function courseOfStage(
  stage: Walk & { readonly course: string },
): { readonly board: Board; readonly course: Result<CourseGraph, readonly Problem[]> } | null {
  const own = stage.course === OWN || (stage.text ?? '') !== '' ? boardOfWalk(stage) : undefined;
  if (stage.course === OWN) return own === undefined ? null : { board: own, course: compileWalk(stage) };
  const found = findCourse(own === undefined ? boardsOf(content) : [own], stage.course);
  return found === undefined ? null : { board: found.board, course: compileCourse(found.board, found.plan) };
}
