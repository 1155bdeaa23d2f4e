import { formatText, MAX_RECORD_LINE_LENGTH, MAX_SETUP_LENGTH, reportUnknownFields, type Problem } from '../../kit/index.ts';
import { CHANCE_KINDS, STANDARD_DECK, type ChanceKind } from './deck.ts';
import { TEAMS, type TeamName } from './riders.ts';

/**
 * What the sources name beside the usual rules, each off by default. A set-up names only those that are on, so that a
 * record without them reads as before.
 */
export const TABLE_RULES = ['hiddenCards', 'jokerBack', 'flatRoads', 'noChanceCards', 'fallTable', 'printedNames'] as const;
/** One of these rules. */
export type TableRule = (typeof TABLE_RULES)[number];

/** UR 2: the rules of the race. Each professional rule has its own switch. */
export interface Rules extends Readonly<Partial<Record<TableRule, true>>> {
  /**
   * `basic`: every space counts as asphalt. `advanced`: surfaces and shields (UR 9, UR 10). `professional` also
   * allows the four switches below.
   */
  readonly level: 'basic' | 'advanced' | 'professional';
  /** UR 14 */
  readonly cheating: boolean;
  /** UR 15 */
  readonly sprints: boolean;
  /** UR 15.1, needs sprints. */
  readonly jersey: boolean;
  /** UR 16 */
  readonly switching: boolean;
  /** Optional rule of figure `001`. */
  readonly noDraftInFirstRound: boolean;
}

/** UR 2: whether surfaces and shields mean anything. */
export const surfacesCount = ({ level, flatRoads }: Rules): boolean => level !== 'basic' && flatRoads !== true;

const NO_SWITCHES: Rules = { level: 'basic', cheating: false, sprints: false, jersey: false, switching: false, noDraftInFirstRound: false };

/** `classic` is the default: advanced with sprints and changes of the lead, as experienced groups play. */
export const PRESETS = {
  basic: NO_SWITCHES,
  advanced: { ...NO_SWITCHES, level: 'advanced' },
  classic: { ...NO_SWITCHES, level: 'professional', sprints: true, switching: true },
  professional: { ...NO_SWITCHES, level: 'professional', cheating: true, sprints: true, jersey: true, switching: true },
} as const satisfies Record<string, Rules>;
/** The name of a rule set. */
export type PresetName = keyof typeof PRESETS;
/** The names of the usual rule sets (UR 2), as a set-up takes them. */
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** A stage: a shipped course by name, or a course of the players (UR 8.2). */
export interface StageSetup {
  /** The name of a shipped course, or the text of a custom one in the course language. */
  readonly course: string;
  /** For a custom course: the name of a shipped board or the text of a board. */
  readonly board?: string;
  /** The energy cards in use (UR 4.3). If left out, the course decides. */
  readonly energy?: 'upper' | 'both';
  /** `courseFingerprint` of the course agreed on. A record is refused if the course has changed since. */
  readonly fingerprint?: string;
}

/** A manager's seat: name and teams. */
export interface ManagerSetup {
  readonly name: string;
  /** One team; with two managers, one or two (UR 4). */
  readonly teams: readonly TeamName[];
}

/** The complete set-up. */
export interface Setup {
  readonly stages: readonly StageSetup[];
  readonly rules: Rules;
  /** In clockwise order. Managers with two teams sit A B A B. */
  readonly managers: readonly ManagerSetup[];
  /** Number of each chance card. The photo card counts only with cheating. */
  readonly deck: Readonly<Record<ChanceKind, number>>;
  /** The start position as `formatState` writes it. If left out, the race starts with the first stage. */
  readonly start?: string;
}

export const MAX_STAGES = 30;
/** Maximum number of one kind of chance card in a stack. */
export const MAX_CARDS_OF_A_KIND = 50;
const MAX_NAME = 40;
const MAX_TEXT = 200_000;
/** Characters on a record's line in addition to the text. */
const LINE_OVERHEAD = 200;
/** Further problems are not reported. */
const MAX_PROBLEMS = 50;
const MAX_PLACE = 80;
/** A state of thirty stages in which no two neighbouring numbers are equal. */
const MAX_START = 8_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an untrusted set-up. Returns all problems at once, each with its field (`managers[1].teams`). `rules` may
 * be a preset's name or an object in which missing switches are off; `deck` may name some kinds only.
 */
export function parseSetup(input: unknown): { readonly setup: Setup | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report: ReportProblem = (code, at, facts = {}) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ code, at: at.slice(0, MAX_PLACE), facts });
  };
  if (!isObject(input)) return { setup: null, problems: [{ code: 'setup-not-an-object', at: '' }] };
  reportUnknownFields(input, ['stages', 'rules', 'managers', 'deck', 'start'], '', report);
  const stages = parseStages(input['stages'], report);
  const rules = parseRules(input['rules'], report);
  const managers = parseManagers(input['managers'], report);
  const deck = parseDeck(input['deck'], report);
  const { start } = input;
  if (start !== undefined && (typeof start !== 'string' || start.length > MAX_START)) report('setup-not-a-text', 'start');
  if (problems.length > 0) return { setup: null, problems };
  return { setup: { stages, rules, managers, deck, ...(typeof start === 'string' ? { start } : {}) }, problems };
}

type ReportProblem = (code: string, at: string, facts?: Record<string, string | number>) => void;

function parseStages(input: unknown, report: ReportProblem): StageSetup[] {
  if (!Array.isArray(input) || input.length === 0) {
    report('setup-no-stages', 'stages');
    return [];
  }
  if (input.length > MAX_STAGES) report('setup-too-many', 'stages', { most: MAX_STAGES, found: input.length });
  let all = 0;
  return input.slice(0, MAX_STAGES).map((item: unknown, i): StageSetup => {
    const at = `stages[${i}]`;
    if (typeof item === 'string') return { course: item };
    if (!isObject(item) || typeof item['course'] !== 'string') {
      report('setup-course-missing', `${at}.course`);
      return { course: '' };
    }
    reportUnknownFields(item, ['course', 'board', 'energy', 'fingerprint'], at, report);
    const { course, board, energy, fingerprint } = item;
    if (course.length > MAX_TEXT) report('setup-too-long', `${at}.course`, { most: MAX_TEXT });
    if (board !== undefined && (typeof board !== 'string' || board.length > MAX_TEXT)) report('setup-not-a-text', `${at}.board`);
    if (energy !== undefined && energy !== 'upper' && energy !== 'both')
      report('setup-not-one-of', `${at}.energy`, { allowed: 'upper, both' });
    if (fingerprint !== undefined && (typeof fingerprint !== 'string' || !/^[0-9a-f]{16}$/.test(fingerprint)))
      report('setup-fingerprint', `${at}.fingerprint`);
    for (const [name, text] of [
      ['course', course],
      ['board', board],
    ] as const) {
      if (typeof text !== 'string' || text.length > MAX_TEXT) continue;
      const written = formatText(text).length;
      if (written > MAX_RECORD_LINE_LENGTH - LINE_OVERHEAD)
        report('setup-too-long-written', `${at}.${name}`, { found: written, most: MAX_RECORD_LINE_LENGTH - LINE_OVERHEAD });
      all += written;
    }
    if (all > MAX_SETUP_LENGTH && i === input.length - 1)
      report('setup-too-long-written', 'stages', { found: all, most: MAX_SETUP_LENGTH });
    return {
      course,
      ...(typeof board === 'string' ? { board } : {}),
      ...(energy === 'upper' || energy === 'both' ? { energy } : {}),
      ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
    };
  });
}

function parseRules(input: unknown, report: ReportProblem): Rules {
  if (input === undefined) return PRESETS.classic;
  if (typeof input === 'string') {
    const preset = PRESET_NAMES.find((name) => name === input);
    if (preset === undefined) report('setup-not-one-of', 'rules', { allowed: PRESET_NAMES.join(', '), found: input.slice(0, MAX_NAME) });
    return PRESETS[preset ?? 'classic'];
  }
  if (!isObject(input)) {
    report('setup-not-an-object', 'rules');
    return NO_SWITCHES;
  }
  const level = input['level'];
  const known = level === 'basic' || level === 'advanced' || level === 'professional';
  if (!known) report('setup-not-one-of', 'rules.level', { allowed: 'basic, advanced, professional' });
  const flags = { cheating: false, sprints: false, jersey: false, switching: false, noDraftInFirstRound: false };
  const named: Partial<Record<TableRule, true>> = {};
  reportUnknownFields(input, ['level', ...Object.keys(flags), ...TABLE_RULES], 'rules', report);
  for (const [key, value] of Object.entries(input)) {
    const rule = TABLE_RULES.find((each) => each === key);
    if (rule === undefined && !Object.hasOwn(flags, key)) continue;
    if (typeof value !== 'boolean') report('setup-not-yes-or-no', `rules.${key}`);
    else if (rule !== undefined) {
      if (value) named[rule] = true;
    } else flags[key as keyof typeof flags] = value;
  }
  if (known && level !== 'professional') {
    for (const key of ['cheating', 'sprints', 'jersey', 'switching'] as const)
      if (flags[key]) report('setup-needs-professional', `rules.${key}`, { section: 'UR 2' });
    if (named.flatRoads) report('setup-needs-professional', 'rules.flatRoads', { section: 'UR 2' });
  }
  if (named.noChanceCards && named.fallTable) report('setup-one-of-two', 'rules.fallTable', { other: 'noChanceCards', section: 'UR 7' });
  if (flags.jersey && !flags.sprints) report('setup-jersey-needs-sprints', 'rules.jersey', { section: 'UR 2' });
  return { level: known ? level : 'basic', ...flags, ...named };
}

function parseManagers(input: unknown, report: ReportProblem): ManagerSetup[] {
  if (!Array.isArray(input) || input.length < 2 || input.length > 4) {
    report('setup-managers-2-to-4', 'managers', { section: 'UR 4' });
    return [];
  }
  const taken = new Map<string, string>();
  const managers = input.map((item: unknown, i): ManagerSetup => {
    const at = `managers[${i}]`;
    if (!isObject(item)) {
      report('setup-not-an-object', at);
      return { name: '', teams: [] };
    }
    reportUnknownFields(item, ['name', 'teams'], at, report);
    const name = item['name'];
    const nameIsFine = typeof name === 'string' && name.trim() !== '' && name.length <= MAX_NAME && !/\p{Cc}/u.test(name);
    if (!nameIsFine) report('setup-name', `${at}.name`, { most: MAX_NAME });
    const list: unknown = item['teams'];
    const teams: TeamName[] = [];
    if (!Array.isArray(list)) report('setup-not-a-list', `${at}.teams`);
    else
      list.forEach((value: unknown, k) => {
        const team = TEAMS.find((t) => t === value);
        const where = `${at}.teams[${k}]`;
        if (team === undefined) report('setup-not-one-of', where, { allowed: TEAMS.join(', ') });
        else if (taken.has(team)) report('setup-team-twice', where, { team, first: taken.get(team)! });
        else {
          taken.set(team, where);
          teams.push(team);
        }
      });
    return { name: nameIsFine ? name : '', teams };
  });
  const each = managers[0]!.teams.length;
  const haveEqualTeams = managers.every((m) => m.teams.length === each);
  if (!haveEqualTeams || each < 1 || each > 2 || (each === 2 && managers.length !== 2))
    report('setup-one-team-each-or-two-for-two', 'managers', { section: 'UR 4' });
  return managers;
}

function parseDeck(input: unknown, report: ReportProblem): Record<ChanceKind, number> {
  const deck = { ...STANDARD_DECK };
  if (input === undefined) return deck;
  if (!isObject(input)) {
    report('setup-not-an-object', 'deck');
    return deck;
  }
  reportUnknownFields(input, CHANCE_KINDS, 'deck', report);
  for (const [key, value] of Object.entries(input)) {
    const kind = CHANCE_KINDS.find((k) => k === key);
    if (kind === undefined) continue;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_CARDS_OF_A_KIND)
      report('setup-card-count', `deck.${key}`, { most: MAX_CARDS_OF_A_KIND });
    else deck[kind] = value;
  }
  // A stack with only photo cards would be empty without cheating, and a 7 could not draw a card.
  if (CHANCE_KINDS.every((kind) => kind === 'photo' || deck[kind] === 0)) report('setup-deck-empty', 'deck', { section: 'UR 7' });
  return deck;
}
