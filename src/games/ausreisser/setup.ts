import { reportUnknownFields, type Problem } from '../../kit/index.ts';
import { SPECIAL_CARDS, type SpecialCard } from './cards.ts';

/** DA 1: `full` with all cards, `simple` with the speed cards alone. */
export const GAMES = ['full', 'simple'] as const;
/** One of the two games of the box. */
export type GameKind = (typeof GAMES)[number];

/**
 * DA 4.1: when a rider who does not lead replaces a hill that he laid with his card, in step 1 of his next turn or in
 * step 5 of the same one.
 */
export const HILL_CARDS = ['next-turn', 'same-turn'] as const;
/** One of the readings of when a hill is replaced. */
export type HillCard = (typeof HILL_CARDS)[number];
/** DA 4.1: when a headwind blows that was drawn in step 1 for a hill, in the owner's next turn or at once. */
export const HILL_WINDS = ['next-turn', 'at-once'] as const;
/** One of the readings of when such a headwind blows. */
export type HillWind = (typeof HILL_WINDS)[number];
/** DA 3, step 1: whether cards are drawn by themselves or by the rider, who then may forget it. */
export const DRAWINGS = ['automatic', 'by-hand'] as const;
/** One of the ways to draw. */
export type Drawing = (typeof DRAWINGS)[number];

/** The complete set-up. */
export interface Setup {
  /** Names in clockwise order. They must be unique because cards, log and data identify riders by them. */
  readonly riders: readonly string[];
  readonly stages: number;
  readonly game: GameKind;
  /** Left out: `next-turn`, as the printed rules say. */
  readonly hillCard?: Exclude<HillCard, 'next-turn'>;
  /** Left out: `next-turn`, as the printed rules say. */
  readonly hillWind?: Exclude<HillWind, 'next-turn'>;
  /** DA 1: special cards left out of the full game. Left out: none. */
  readonly without?: readonly SpecialCard[];
  /** Left out: `automatic`. */
  readonly drawing?: Exclude<Drawing, 'automatic'>;
  /** The start position as `formatState` writes it. If left out, the game starts with the draw for the lead. */
  readonly start?: string;
}

/** The most riders of a game (DA 1). */
export const MAX_RIDERS = 6;
/** The fewest riders of a game (DA 1). */
export const MIN_RIDERS = 2;
/** The most stages of a game by the rulebook (DA 6). A position always has the numbers of this many. */
export const USUAL_STAGES = 5;
/** The most stages that a table may choose. Their minutes still fit into 16 bits. */
export const MAX_STAGES = 10;
const STAGES = 3;
const MAX_NAME = 40;
const MAX_START = 4_000;

type ReportProblem = (code: string, at: string, facts?: Record<string, string | number>) => void;

/** The fields that are one of these words. The first is the usual one, which a set-up leaves out; but for the game. */
const WORDS = { game: GAMES, hillCard: HILL_CARDS, hillWind: HILL_WINDS, drawing: DRAWINGS } as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an untrusted set-up. Returns all problems at once, each with its field (`riders[1]`). Defaults: 3 `stages`,
 * a `full` game, hills by the letter of the rules.
 */
export function parseSetup(input: unknown): { readonly setup: Setup | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report: ReportProblem = (code, at, facts = {}) => void problems.push({ code, at, facts });
  if (!isObject(input)) return { setup: null, problems: [{ code: 'setup-not-an-object', at: '' }] };
  reportUnknownFields(input, ['riders', 'stages', 'game', 'hillCard', 'hillWind', 'without', 'drawing', 'start'], '', report);
  const riders = parseRiders(input['riders'], report);
  const { stages = STAGES, start } = input;
  if (start !== undefined && (typeof start !== 'string' || start.length > MAX_START)) report('setup-not-a-text', 'start');
  /** The words of fields that may be left out; those that are not the first of the allowed ones. */
  const words: Record<string, string> = {};
  for (const [at, allowed] of Object.entries(WORDS)) {
    const found = input[at] === undefined ? allowed[0] : oneOf<string>(allowed, input[at], at, report);
    if (found !== undefined && found !== allowed[0]) words[at] = found;
  }
  const without = parseWithout(input['without'], report);
  const stagesAreFine = typeof stages === 'number' && Number.isInteger(stages) && stages >= 1 && stages <= MAX_STAGES;
  if (!stagesAreFine) report('setup-stages', 'stages', { least: 1, most: MAX_STAGES, section: 'DA 6' });
  if (problems.length > 0 || !stagesAreFine) return { setup: null, problems };
  const setup: Setup = {
    ...{ riders, stages, game: 'full', ...words },
    ...(words['game'] === undefined && without.length > 0 ? { without } : {}),
    ...(typeof start === 'string' ? { start } : {}),
  };
  return { setup, problems };
}

/** The special cards left out, in the order of their kinds. */
function parseWithout(input: unknown, report: ReportProblem): readonly SpecialCard[] {
  const list: readonly unknown[] = Array.isArray(input) ? input.slice(0, SPECIAL_CARDS.length + 1) : [];
  if (input !== undefined && !Array.isArray(input)) report('setup-not-a-list', 'without');
  const named = list.map((value, i) => oneOf(SPECIAL_CARDS, value, `without[${i}]`, report));
  return SPECIAL_CARDS.filter((card) => named.includes(card));
}

/** The value, if it is one of these; undefined after a report. */
function oneOf<Value extends string>(values: readonly Value[], found: unknown, at: string, report: ReportProblem): Value | undefined {
  const value = values.find((known) => known === found);
  if (value === undefined) report('setup-not-one-of', at, { allowed: values.join(', ') });
  return value;
}

function parseRiders(input: unknown, report: ReportProblem): string[] {
  if (!Array.isArray(input) || input.length < MIN_RIDERS || input.length > MAX_RIDERS) {
    report('setup-riders', 'riders', { least: MIN_RIDERS, most: MAX_RIDERS, section: 'DA 1' });
    return [];
  }
  const names: string[] = [];
  input.forEach((item: unknown, i) => {
    const at = `riders[${i}]`;
    const name = typeof item === 'string' ? item.trim() : '';
    if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) report('setup-name', at, { most: MAX_NAME });
    else if (names.includes(name)) report('setup-name-twice', at, { name });
    names.push(name);
  });
  return names;
}
