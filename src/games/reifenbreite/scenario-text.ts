/** Reads a scenario file: head (what is ridden by whom), position, script. Never throws on what a person wrote. */
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { CHANCE_KINDS } from './deck.ts';
import { TEAMS } from './riders.ts';
import type { Position, Scenario, Spot, Step } from './scenario.ts';
import { anyText, oneOf, Unreadable, whole, Words } from './scenario-lines.ts';
import { positionReader, type PositionReader } from './scenario-place.ts';
import { readStep } from './scenario-steps.ts';
import { PRESET_NAMES } from './setup.ts';

export const SCENARIO_MAGIC = 'windschatten-scenario';
export const SCENARIO_VERSION = 1;
const MAX_TEXT = 200_000;
const MAX_LINES = 5_000;
/** More is not told. */
const MAX_PROBLEMS = 100;

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const key = (text: string): string | undefined => (KEY.test(text) ? text : undefined);
const SWITCHES = ['cheating', 'sprints', 'jersey', 'switching', 'noDraftInFirstRound'] as const;
const LEVELS = ['basic', 'advanced', 'professional'] as const;

class ScenarioReader {
  readonly problems: Problem[] = [];
  private readonly lines: readonly string[];
  private part: 'head' | 'position' | 'script' = 'head';
  private at = 0;
  private title: string | undefined;
  private figure = '';
  private readonly sections: string[] = [];
  private rules: unknown;
  private board: string | undefined;
  private readonly courses: (Spot & { readonly text: string })[] = [];
  private readonly managers: { name: string; teams: string[] }[] = [];
  private readonly deck: Record<string, number> = {};
  private position: PositionReader | undefined;
  private readonly steps: Step[] = [];
  private readonly spots = new Map<string, Spot>();

  constructor(text: string) {
    this.lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  }

  read(): Scenario | null {
    for (; this.at < this.lines.length && this.problems.length < MAX_PROBLEMS; this.at++) {
      const words = new Words(this.lines[this.at]!, this.at + 1);
      if (!words.more) continue;
      try {
        this.statement(words);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.problems.push(error.problem);
      }
    }
    if (this.title === undefined) this.problems.push({ code: 'scenario-missing', line: 1, column: 1, facts: { statement: 'title' } });
    if (this.courses.length === 0) this.problems.push({ code: 'scenario-missing', line: 1, column: 1, facts: { statement: 'course' } });
    let position: Position | null = null;
    try {
      position = this.position?.finish() ?? null;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.problems.push(error.problem);
    }
    if (this.problems.length > 0) return null;
    const { title = '', figure, sections, steps, spots } = this;
    return { title, figure, sections, setup: this.setup(), position, steps, spots };
  }

  private statement(words: Words): void {
    if (this.part === 'script') {
      this.steps.push(readStep(words));
      return;
    }
    const spot = words.spot;
    const statement = words.word('statement').text;
    if (statement === 'script' || (statement === 'position' && this.part === 'head')) {
      words.end();
      this.part = statement;
      if (statement === 'position') this.position = positionReader(spot);
      return;
    }
    if (this.part === 'position' && this.position !== undefined) this.position.read(words, statement, spot);
    else this.head(words, statement, spot);
  }

  private head(words: Words, statement: string, spot: Spot): void {
    switch (statement) {
      case 'title':
        this.once('title', this.title !== undefined, spot);
        this.title = words.read('key of the title', key);
        break;
      case 'figure':
        this.figure = words.until('figure', null).text;
        break;
      case 'section':
        this.sections.push(words.until('section', null).text);
        break;
      case 'rules':
        this.once('rules', this.rules !== undefined, spot);
        this.rules = readRules(words);
        this.spots.set('rules', spot);
        break;
      case 'course':
        this.spots.set(`stages[${this.courses.length}]`, spot);
        // Without its quotes an own course's title could not be read by the course language: the line as it stands.
        this.courses.push({
          ...spot,
          text: words.text
            .slice(words.next.column - 1)
            .replace(/\s#[^"]*$/, '')
            .trim(),
        });
        return;
      case 'board':
        this.once('board', this.board !== undefined, spot);
        this.spots.set('board', { line: this.at + 1, column: INDENT.length });
        this.board = words.more ? words.read('name of a board', key) : this.block();
        break;
      case 'manager':
        this.spots.set(`managers[${this.managers.length}]`, spot);
        this.managers.push({ name: words.read('name', anyText), teams: words.rest('team', oneOf(TEAMS)) });
        break;
      case 'deck':
        this.spots.set('deck', spot);
        while (words.more) {
          const kind = words.read('chance card', oneOf(CHANCE_KINDS));
          this.deck[kind] = words.read('number of cards', whole(0, 50));
        }
        break;
      default:
        throw new Unreadable(spot, 'scenario-unknown-statement', { found: statement.slice(0, 40) });
    }
    words.end();
  }

  /** The indented lines below `board`, without their indent; empty lines belong to it. */
  private block(): string {
    const rows: string[] = [];
    while (this.at + 1 < this.lines.length) {
      const line = this.lines[this.at + 1]!;
      if (line.trim() !== '' && !line.startsWith(INDENT)) break;
      rows.push(line.slice(INDENT.length));
      this.at++;
    }
    return rows.join('\n');
  }

  private once(statement: string, said: boolean, spot: Spot): void {
    if (said) throw new Unreadable(spot, 'scenario-twice', { statement });
  }

  private setup(): Readonly<Record<string, unknown>> {
    const { board, rules, managers, deck } = this;
    const stages = this.courses.map(({ text }) => {
      const named = /^(\S+)(?: energy (upper|both))?$/.exec(text);
      const course = named === null ? `course ${text}` : named[1]!;
      return { course, ...(board === undefined ? {} : { board }), ...(named?.[2] === undefined ? {} : { energy: named[2] }) };
    });
    return { stages, managers, deck, ...(rules === undefined ? {} : { rules }) };
  }
}

const INDENT = '  ';

/** `rules classic` is a preset, `rules professional with sprints jersey` a level and its switches. */
function readRules(words: Words): unknown {
  const named = words.read('rules', (text) => oneOf([...PRESET_NAMES, ...LEVELS])(text));
  if (!words.take('with')) return named;
  const level = oneOf(LEVELS)(named);
  if (level === undefined) throw new Unreadable(words.spot, 'scenario-word-unexpected', { expected: LEVELS.join(', '), found: named });
  return { level, ...Object.fromEntries(words.rest('rule', oneOf(SWITCHES)).map((name) => [name, true])) };
}

/** @returns all that is wrong, each with its line and column; codes in docs/formats/scenario.md */
export function parseScenario(text: string): Result<Scenario, readonly Problem[]> {
  if (text.length > MAX_TEXT) return fail([{ code: 'scenario-too-big', line: 1, column: 1, facts: { most: MAX_TEXT } }]);
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  const magic = /^(\S+) (\d{1,6})\s*$/.exec(first);
  if (magic?.[1] !== SCENARIO_MAGIC)
    return fail([{ code: 'scenario-not-one', line: 1, column: 1, facts: { expected: `${SCENARIO_MAGIC} ${SCENARIO_VERSION}` } }]);
  if (Number(magic[2]) > SCENARIO_VERSION)
    return fail([
      {
        code: 'scenario-newer',
        line: 1,
        column: SCENARIO_MAGIC.length + 2,
        facts: { version: Number(magic[2]), known: SCENARIO_VERSION },
      },
    ]);
  // The first line is read; an empty one in its place keeps the numbers.
  const rest = text.replace(/^\uFEFF?[^\r\n]*/, '');
  if (rest.split('\n').length > MAX_LINES)
    return fail([{ code: 'scenario-too-big', line: MAX_LINES, column: 1, facts: { most: MAX_LINES } }]);
  const reader = new ScenarioReader(rest);
  const scenario = reader.read();
  return scenario === null ? fail(reader.problems) : ok(scenario);
}
