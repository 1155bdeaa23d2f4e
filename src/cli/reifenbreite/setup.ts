import { parseBoard } from '../../course/index.ts';
import {
  courseNames,
  type ManagerSetup,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  type Setup,
  type StageSetup,
  TABLE_RULES,
  TEAMS,
} from '../../games/reifenbreite/index.ts';
import { type Content, type Facts, fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { RacePlan, SetupRequest } from '../command-side.ts';

export const OPTIONS = { course: 'NAME', board: 'FILE', rules: 'RULES[+RULE...]', teams: '1|2', deck: 'CARD=N,...' } as const;

const BOARD = 'board';

/** `option` is empty if the facts name it. */
type Bad = (code: string, option: string, facts?: Facts, place?: Pick<Problem, 'line' | 'column'>) => void;

/** Seats in the order of the bots, with the teams red, blue, black, green. */
export function setUp({ value, fileText, bots }: SetupRequest, content: Content): Result<RacePlan, readonly Problem[]> {
  const problems: Problem[] = [];
  const bad: Bad = (code, option, facts = {}, { line, column } = {}) => {
    const place = line === undefined ? {} : { line, column: column ?? 1 };
    problems.push({ code, at: option === '' ? '' : `--${option}`, facts, ...place });
  };
  const [preset = '', ...tableRules] = (value('rules') ?? 'classic').split('+');
  if (!PRESET_NAMES.some((name) => name === preset)) bad('preset-unknown', 'rules', { preset, known: PRESET_NAMES.join(', ') });
  for (const rule of tableRules)
    if (!TABLE_RULES.some((name) => name === rule)) bad('preset-unknown', 'rules', { preset: rule, known: TABLE_RULES.join(', ') });
  const rules =
    tableRules.length === 0 ? preset : { ...PRESETS[preset as PresetName], ...Object.fromEntries(tableRules.map((rule) => [rule, true])) };
  const stages = parseCourses(value('course'), fileText(BOARD), content, bad);
  if (bots.length < 2 || bots.length > TEAMS.length) bad('bots-two-to-four', 'bots', { found: bots.length });
  const teams = value('teams') ?? '1';
  if (teams !== '1' && teams !== '2') bad('option-number', '', { option: 'teams', least: 1, most: 2, found: teams });
  const deck = parseDeck(value('deck'), bad);
  if (problems.length > 0) return fail(problems);
  const managers = bots.map((bot, seat): ManagerSetup => {
    const own = [TEAMS[seat], teams === '2' ? TEAMS[seat + bots.length] : undefined];
    return { name: `${bot} ${seat + 1}`, teams: own.filter((team) => team !== undefined) };
  });
  return ok({ setup: { stages, rules, managers, ...(deck === null ? {} : { deck }) }, bots });
}

/** @param boardText of `--board`, whose courses are chosen from instead of the shipped ones; without `--course`, its first */
function parseCourses(text: string | undefined, boardText: string | undefined, content: Content, bad: Bad): readonly StageSetup[] {
  if (boardText !== undefined) return coursesOfBoard(text, boardText, bad);
  if (text === undefined) {
    bad('option-missing', '', { option: 'course' });
    return [];
  }
  const courses = text.split(',');
  const known = courseNames(content);
  for (const course of courses)
    if (!known.includes(course)) bad('course-unknown', 'course', { course: course.slice(0, 60), known: known.join(', ') });
  return courses.map((course) => ({ course }));
}

function coursesOfBoard(text: string | undefined, boardText: string, bad: Bad): readonly StageSetup[] {
  const board = parseBoard(boardText);
  if (!board.ok) {
    for (const { code, facts, ...place } of board.error) bad(code, BOARD, facts, place);
    return [];
  }
  const known = board.value.courses.map(({ name }) => name);
  const courses = text?.split(',') ?? known.slice(0, 1);
  if (courses.length === 0) bad('option-missing', '', { option: 'course' });
  for (const course of courses)
    if (!known.includes(course)) bad('course-unknown', 'course', { course: course.slice(0, 60), known: known.join(', ') });
  return courses.map((course) => ({ course, board: boardText }));
}

/**
 * `fall=1,gain=4`: the number of some kinds of chance card; the others keep their defaults. The set-up checks kinds
 * and limits.
 */
function parseDeck(text: string | undefined, bad: Bad): Readonly<Record<string, number>> | null {
  if (text === undefined) return null;
  const deck: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, kind, count] = /^([a-z0-9-]+)=(\d{1,6})$/.exec(part) ?? [];
    if (kind === undefined) bad('deck-unreadable', 'deck', { found: part.slice(0, 60) });
    else deck[kind] = Number(count);
  }
  return deck;
}

export const about = ({ stages }: Setup): Facts => ({ courses: stages.map(({ course }) => course).join(', ') });
