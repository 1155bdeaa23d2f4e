import {
  boardsOf,
  CHANCE_KINDS,
  PRESET_NAMES,
  PRESETS,
  reifenbreite,
  STANDARD_DECK,
  TABLE_RULES,
  TEAMS,
  type ChanceKind,
  type PresetName,
  type Rules,
  type TableRule,
  type TeamName,
} from '../../../games/reifenbreite/index.ts';
import * as v from 'valibot';
import type { Board } from '../../../course/index.ts';
import type { Problem } from '../../../kit/index.ts';
import { content } from '../../lib/content.ts';
import { recall, remember } from '../../lib/storage.ts';
import { HUMAN } from '../../../table/index.ts';
import { driversOf, problemsAt, problemsOf, startRace, type SetupForm as Form } from '../../frame/setup/start-race.ts';
import { titlesOf } from '../titles.ts';
import { defaultName } from './default-name.ts';
import { draftSchema } from './draft.ts';
import { boardNamed, boardOfWalk, idOfWalk, textOfWalk, walkOfId, type Walk } from './own-course.ts';

/** The form of the set-up page. The game checks it and reports problems field by field. */

export const DRIVERS = driversOf(reifenbreite);
/** The value for a course of the players' own. */
export const OWN = 'own';

export interface StageForm {
  /** A shipped course's name, or `OWN`. */
  course: string;
  energy: 'auto' | 'upper' | 'both';
  board: string;
  /** The text of a board of the player's own; empty: a shipped one. */
  text: string;
  start: string;
  lines: string;
  sprints: string;
}

export interface ManagerForm {
  /** Empty: named after the team. */
  name: string;
  driver: string;
  teams: TeamName[];
}

export type ManagerCount = 2 | 3 | 4 | 'two-each';
export const COUNTS: readonly ManagerCount[] = [4, 3, 2, 'two-each'];
export const SWITCHES = ['sprints', 'jersey', 'switching', 'cheating', 'noDraftInFirstRound'] as const;
export type Switch = (typeof SWITCHES)[number];

const FIRST_COURSE = 'paris-roubaix';
const OWN_COURSE_KEY = 'own-course';

/** An own course begins as a copy of a shipped one. */
function walkOf(board: Board, text = ''): Pick<StageForm, 'board' | 'text' | 'start' | 'lines' | 'sprints'> {
  const [first] = board.courses;
  return { board: board.name, text, start: String(first?.start ?? 1), lines: first?.lines.join(' ') ?? '', sprints: '' };
}

/** A course by its name, or an own course from an address. */
function stage(course: string): StageForm {
  const own = walkOfId(course);
  if (own !== null) return { course: OWN, energy: 'auto', text: '', ...own };
  const boards = boardsOf(content);
  const board = boards.find(({ courses }) => courses.some(({ name }) => name === course)) ?? boards[0]!;
  // the last own course of this browser
  return { course, energy: 'auto', text: '', ...(walkOfId(recall(OWN_COURSE_KEY) ?? '') ?? walkOf(board)) };
}

export class SetupForm implements Form {
  stages = $state<StageForm[]>([]);
  /** The stage touched last. */
  touched = $state(0);
  /** The stage whose map is shown. */
  shownStage = $derived(this.stages[Math.min(this.touched, this.stages.length - 1)]!);
  rules = $state<Rules>({ ...PRESETS.classic });
  count = $state<ManagerCount>(4);
  managers = $state<ManagerForm[]>(TEAMS.map((team, i) => ({ name: '', driver: i === 0 ? 'human' : 'easy', teams: [team] })));
  deck = $state<Record<ChanceKind, number>>({ ...STANDARD_DECK });
  seed = $state('');
  /** Who throws the dice and draws the cards. */
  throws = $state<'page' | 'people'>('page');

  preset = $derived.by((): PresetName | null => {
    const same = (name: PresetName): boolean =>
      (['level', ...SWITCHES] as const).every((field) => PRESETS[name][field] === this.rules[field]);
    return TABLE_RULES.some((rule) => this.rules[rule]) ? null : (PRESET_NAMES.find(same) ?? null);
  });
  /** How many riders people and bots lead. */
  ridden = $derived.by(() => {
    const count = (people: boolean): number =>
      this.riding.filter(({ driver }) => (driver === 'human') === people).reduce((sum, { teams }) => sum + 4 * teams.length, 0);
    return { ofPeople: count(true), ofBots: count(false) };
  });
  riding = $derived(this.managers.slice(0, this.count === 'two-each' ? 2 : this.count));
  setup = $derived({
    stages: this.stages.map(stageSetup),
    rules: { ...this.rules },
    managers: this.riding.map((manager) => ({ name: this.nameOf(manager), teams: [...manager.teams] })),
    deck: { ...this.deck },
  });
  problems: readonly Problem[] = $derived.by(() => problemsOf(reifenbreite, this.setup));
  drivers: readonly string[] = $derived(this.riding.map(({ driver }) => driver));
  draft = $derived({
    stages: this.stages,
    rules: this.rules,
    count: this.count,
    managers: this.managers,
    deck: this.deck,
    seed: this.seed,
  });

  constructor() {
    this.beginWith(FIRST_COURSE);
  }

  restore(draft: unknown): void {
    const read = v.safeParse(draftSchema, draft);
    if (read.success) Object.assign(this, read.output);
  }

  beginWith(course: string): void {
    this.stages = [stage(course)];
  }

  /** Chooses a course of a board of the player's own. @returns whether the board can be read */
  chooseOwn(index: number, text: string, course: string): boolean {
    const board = boardOfWalk({ board: '', text });
    if (board === undefined) return false;
    Object.assign(this.stages[index]!, walkOf(board, text), { course: board.courses.some(({ name }) => name === course) ? course : OWN });
    return true;
  }

  chooseShipped(index: number, course: string): void {
    const to = this.stages[index]!;
    // a walk over an own board stays on it
    if (course === OWN) to.course = OWN;
    else Object.assign(to, { course, text: '', board: boardNamed(to.board) === undefined ? boardsOf(content)[0]!.name : to.board });
  }

  nameOf({ name, driver, teams }: ManagerForm): string {
    return name.trim() === '' ? defaultName(teams[0] ?? 'red', driver) : name.trim();
  }

  at(field: string): readonly Problem[] {
    return problemsAt(this.problems, field);
  }

  /** The course in the address, so that a link can be shared. Several stages have no address. */
  address = $derived.by((): string | null => {
    const [only, another] = this.stages;
    if (only === undefined || another !== undefined || only.text !== '') return null;
    return only.course === OWN ? idOfWalk(only) : only.course;
  });

  setWalk(index: number, walk: Walk): void {
    Object.assign(this.stages[index]!, walk);
    if ((walk.text ?? '') === '') remember(OWN_COURSE_KEY, idOfWalk(walk));
  }

  setBoard(index: number, name: string, text = ''): void {
    const board = boardOfWalk({ board: name, text });
    if (board) Object.assign(this.stages[index]!, walkOf(board, text));
  }

  addStage(): void {
    const last = this.stages.at(-1)!;
    this.stages.push(last.text === '' ? stage(last.course) : { ...last, energy: 'auto' });
    this.touched = this.stages.length - 1;
  }

  removeStage(index: number): void {
    this.stages.splice(index, 1);
  }

  choosePreset(name: PresetName): void {
    this.rules = { ...PRESETS[name] };
  }

  /** A rule switches on the rules that it needs, and switches off those that need it (UR 2). */
  turn(name: Switch, on: 'on' | 'off'): void {
    const rules = { ...this.rules, [name]: on === 'on' };
    if (name === 'jersey' && rules.jersey) rules.sprints = true;
    if (name === 'sprints' && !rules.sprints) rules.jersey = false;
    const professional = rules.sprints || rules.jersey || rules.switching || rules.cheating || rules.flatRoads === true;
    this.rules = { ...rules, level: professional ? 'professional' : rules.level === 'professional' ? 'advanced' : rules.level };
  }

  /** A rule of the table. The fall table stands in for chance cards, and flat roads belong to the professional level. */
  turnTableRule(name: TableRule, on: 'on' | 'off'): void {
    const others: { -readonly [Name in keyof Rules]: Rules[Name] } = { ...this.rules };
    delete others[name];
    if (on === 'off') {
      this.rules = others;
      return;
    }
    if (name === 'fallTable') delete others.noChanceCards;
    if (name === 'noChanceCards') delete others.fallTable;
    this.rules = { ...others, [name]: true, ...(name === 'flatRoads' ? { level: 'professional' as const } : {}) };
  }

  setLevel(level: Rules['level']): void {
    const off = { sprints: false, jersey: false, switching: false, cheating: false };
    const { flatRoads, ...others } = this.rules;
    this.rules = level === 'professional' ? { ...others, level, ...(flatRoads ? { flatRoads } : {}) } : { ...others, level, ...off };
  }

  setCount(count: ManagerCount): void {
    this.count = count;
    const each = count === 'two-each' ? 2 : 1;
    this.managers.forEach((manager, i) => (manager.teams = each === 1 ? [TEAMS[i]!] : [TEAMS[i % 2]!, TEAMS[(i % 2) + 2]!]));
  }

  /** Two managers swap teams when one picks a team of the other. */
  setTeam(manager: number, which: number, team: TeamName): void {
    const before = this.managers[manager]!.teams[which]!;
    for (const other of this.riding) other.teams = other.teams.map((t) => (t === team ? before : t));
    this.managers[manager]!.teams[which] = team;
  }

  resetDeck(): void {
    this.deck = { ...STANDARD_DECK };
  }

  /** Whether chance cards are in the race. */
  hasCards = $derived(this.rules.noChanceCards !== true && this.rules.fallTable !== true);

  get deckTotal(): number {
    if (!this.hasCards) return 0;
    return CHANCE_KINDS.reduce((sum, kind) => sum + (kind === 'photo' && !this.rules.cheating ? 0 : this.deck[kind]), 0);
  }

  seatPeople(): void {
    for (const manager of this.managers) manager.driver = HUMAN;
  }

  async start(): Promise<string | null> {
    const race = await startRace({
      game: reifenbreite,
      titles: titlesOf,
      setup: this.setup,
      drivers: this.drivers,
      seed: this.seed,
      throws: this.throws,
    });
    // the next race has other dice
    if (race !== null) this.seed = '';
    return race;
  }
}

function stageSetup({ course, energy, board, text, start, lines, sprints }: StageForm): {
  course: string;
  board?: string;
  energy?: 'upper' | 'both';
} {
  const cards = energy === 'auto' ? {} : { energy };
  const on = text === '' ? board : text;
  if (course === OWN) return { course: textOfWalk({ board, start, lines, sprints }), board: on, ...cards };
  return { course, ...(text === '' ? {} : { board: text }), ...cards };
}
