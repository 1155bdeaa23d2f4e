import { courseNames, type ManagerSetup, PRESET_NAMES, type Setup, TEAMS } from '../../games/reifenbreite/index.ts';
import { type Content, type Facts, fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { RacePlan, SetupRequest } from '../command-side.ts';

export const OPTIONS = { course: 'NAME', rules: 'RULES', teams: '1|2', deck: 'CARD=N,...' } as const;

/** `option` is empty if the facts name it. */
type Bad = (code: string, option: string, facts?: Facts) => void;

/** Seats in the order of the bots, with the teams red, blue, black, green. */
export function setUp({ value, bots }: SetupRequest, content: Content): Result<RacePlan, readonly Problem[]> {
  const problems: Problem[] = [];
  const bad: Bad = (code, option, facts = {}) => void problems.push({ code, at: option === '' ? '' : `--${option}`, facts });
  const rules = value('rules') ?? 'classic';
  if (!PRESET_NAMES.some((name) => name === rules)) bad('preset-unknown', 'rules', { preset: rules, known: PRESET_NAMES.join(', ') });
  const stages = parseCourses(value('course'), content, bad);
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

function parseCourses(text: string | undefined, content: Content, bad: Bad): readonly string[] {
  if (text === undefined) {
    bad('option-missing', '', { option: 'course' });
    return [];
  }
  const courses = text.split(',');
  const known = courseNames(content);
  for (const course of courses)
    if (!known.includes(course)) bad('course-unknown', 'course', { course: course.slice(0, 60), known: known.join(', ') });
  return courses;
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
