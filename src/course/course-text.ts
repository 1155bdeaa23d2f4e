import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import type { CoursePlan } from './board.ts';
import { readLines, tooLong, WordReader } from './lines.ts';
import type { Spot } from './lines.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LINE = /^[A-Z]$/;
const CROSSING = /^[A-Z]\d{0,2}$/;
/** Maximum number of line crossings of a course; `S99` is the last one with a name. */
const MAX_LINES = 99;

/**
 * Reads the words after `course`: `giro-d-italia "Giro d'Italia" start 2 lines C D A B C sprints D A B energy
 * both`. Without `sprints`, all lines between the first and the last are sprints. `B2` among the sprints is the
 * second crossing of B.
 * @returns undefined after recording a problem
 */
export const readCourse = (words: WordReader, spot: Spot): CoursePlan | undefined => {
  const name = words.word('course name', NAME);
  const title = words.quoted('course title');
  if (!words.take('start')) words.word('start', /^start$/);
  const start = words.whole('number of a start', 1, 9);
  if (!words.take('lines')) words.word('lines', /^lines$/);
  const lines: string[] = [];
  const lineSpots: Spot[] = [];
  while (lines.length === 0 || (words.more && LINE.test(words.peek() ?? ''))) {
    if (lines.length === MAX_LINES)
      words.problem(words.spot, 'out-of-range', { what: 'lines', found: MAX_LINES + 1, least: 1, most: MAX_LINES });
    lineSpots.push(words.spot);
    lines.push(words.word('letter of a line', LINE));
    if (words.failed) return undefined;
  }
  const sprints = words.take('sprints') ? readSprints(words, lines) : lines.map((_, index) => index).slice(1, -1);
  let energy: CoursePlan['energy'];
  if (words.take('energy')) energy = words.word('upper or both', /^(upper|both)$/) === 'upper' ? 'upper' : 'both';
  words.end();
  return words.failed ? undefined : { name, title, start, lines, sprints, energy, spot, lineSpots };
};

const readSprints = (words: WordReader, lines: readonly string[]): number[] => {
  const sprints: number[] = [];
  if (words.take('none')) return sprints;
  while (sprints.length === 0 || (words.more && CROSSING.test(words.peek() ?? ''))) {
    const spot = words.spot;
    const text = words.word('crossing of a line', CROSSING);
    if (words.failed) return sprints;
    const repeats = text.length > 1 ? Number(text.slice(1)) : 1;
    let crossing = 0;
    const index = lines.findIndex((line) => line === text[0] && (crossing += 1) === repeats);
    if (index < 0) words.problem(spot, 'sprint-not-crossed', { line: text });
    else if (index === lines.length - 1) words.problem(spot, 'sprint-is-finish', { line: text });
    else if (sprints.includes(index)) words.problem(spot, 'sprint-twice', { line: text });
    sprints.push(index);
    if (words.failed) return sprints;
  }
  return sprints.sort((a, b) => a - b);
};

/** Custom courses (UR 8.2): one `course` line each. `name` selects one of several lines. */
export const parseCourses = (text: string): Result<readonly CoursePlan[], readonly Problem[]> => {
  const long = tooLong(text);
  if (long !== undefined) return fail([long]);
  const problems: Problem[] = [];
  const plans: CoursePlan[] = [];
  for (const line of readLines(text, problems)) {
    const words = new WordReader(line, problems);
    const spot = words.spot;
    words.word('course', /^course$/);
    const plan = readCourse(words, spot);
    if (plan !== undefined) addCourse(plans, plan, problems);
  }
  if (plans.length === 0 && problems.length === 0) problems.push({ code: 'course-missing', line: 1, column: 1 });
  return problems.length > 0 ? fail(problems) : ok(plans);
};

/** Adds a course to the list, or records a problem if its name is taken. */
export const addCourse = (plans: CoursePlan[], plan: CoursePlan, problems: Problem[]): void => {
  if (plans.some((other) => other.name === plan.name)) {
    problems.push({ code: 'name-twice', ...plan.spot, facts: { what: 'course', name: plan.name } });
  } else plans.push(plan);
};
