/** Reads a scenario file: head (the race and its players), position, script. Never throws on a user's text. */
import { fail, ok, type Problem, type Result } from '../kit/index.ts';
import { ScenarioSyntaxError, LineReader } from './lines.ts';
import type { CommonStep, GameStep, Scenario, Spot } from './scenario.ts';
import type { HeadReader, PositionReader, ScenarioAdapter } from './adapter.ts';
import { readStep } from './steps.ts';

/** The first word of every scenario. */
export const SCENARIO_MAGIC = 'windschatten-scenario';
const SCENARIO_VERSION = 1;
const MAX_TEXT = 200_000;
const MAX_LINES = 5_000;
/** Further problems are not reported. */
const MAX_PROBLEMS = 100;
const INDENT = '  ';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Parses a key: a word for title and notes in the catalogues. */
export const key = (text: string): string | undefined => (KEY.test(text) ? text : undefined);

/** The game named in the line `game ID` of a scenario's head; undefined if there is none. */
export const gameOfScenario = (text: string): string | undefined => {
  const head = text.slice(0, MAX_TEXT).split(/^(?:position|script)\b/m, 1)[0]!;
  return /^[ \t]*game[ \t]+(\S+)/m.exec(head)?.[1];
};

class ScenarioReader<Position, Own extends GameStep> {
  readonly problems: Problem[] = [];
  private readonly adapter: ScenarioAdapter<unknown, unknown, unknown, unknown, Position, Own>;
  private readonly lines: readonly string[];
  private readonly head: HeadReader;
  private part: 'head' | 'position' | 'script' = 'head';
  private at = 0;
  private title: string | undefined;
  private figure = '';
  private readonly sections: string[] = [];
  private position: PositionReader<Position> | undefined;
  private readonly steps: (CommonStep | Own)[] = [];

  constructor(text: string, adapter: ScenarioAdapter<unknown, unknown, unknown, unknown, Position, Own>) {
    this.lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    this.adapter = adapter;
    this.head = adapter.head();
  }

  read(): Scenario<Position, CommonStep | Own> | null {
    for (; this.at < this.lines.length && this.problems.length < MAX_PROBLEMS; this.at++) {
      const words = new LineReader(this.lines[this.at]!, this.at + 1);
      if (words.more) this.noting(() => this.statement(words));
    }
    if (this.title === undefined) this.problems.push({ code: 'scenario-missing', line: 1, column: 1, facts: { statement: 'title' } });
    const head = this.noting(() => this.head.finish());
    const position = this.noting(() => this.position?.finish() ?? null);
    if (this.problems.length > 0 || head === undefined || position === undefined) return null;
    const { title = '', figure, sections, steps } = this;
    return { title, figure, sections, ...head, position, steps };
  }

  /** Records unreadable input as a problem and returns undefined. */
  private noting<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ScenarioSyntaxError)) throw error;
      this.problems.push(error.problem);
      return undefined;
    }
  }

  private statement(words: LineReader): void {
    if (this.part === 'script') {
      this.steps.push(readStep(words, this.adapter));
      return;
    }
    const { line, column } = words.spot;
    const { text } = words.word('statement');
    if (text === 'script' || (text === 'position' && this.part === 'head')) {
      words.end();
      this.part = text;
      if (text === 'position') this.position = this.adapter.position({ line, column });
      return;
    }
    if (this.part === 'position') this.position!.read(words, text, { line, column });
    else this.headStatement(words, text, { line, column });
  }

  private headStatement(words: LineReader, statement: string, spot: Spot): void {
    switch (statement) {
      case 'game':
        words.read(this.adapter.game.id, (text) => (text === this.adapter.game.id ? text : undefined));
        break;
      case 'title':
        if (this.title !== undefined) throw new ScenarioSyntaxError(spot, 'scenario-twice', { statement: 'title' });
        this.title = words.read('key of the title', key);
        break;
      case 'figure':
        this.figure = words.until('figure', null).text;
        break;
      case 'section':
        this.sections.push(words.until('section', null).text);
        break;
      default:
        if (!this.head.read(words, statement, () => this.block()))
          throw new ScenarioSyntaxError(spot, 'scenario-unknown-statement', { found: statement.slice(0, 40) });
        return;
    }
    words.end();
  }

  /** The indented lines below, without their indent. Empty lines belong to the block. */
  private block(): { readonly text: string; readonly spot: Spot } {
    const spot = { line: this.at + 1, column: INDENT.length };
    const rows: string[] = [];
    while (this.at + 1 < this.lines.length) {
      const line = this.lines[this.at + 1]!;
      if (line.trim() !== '' && !line.startsWith(INDENT)) break;
      rows.push(line.slice(INDENT.length));
      this.at++;
    }
    return { text: rows.join('\n'), spot };
  }
}

/** Returns the scenario, or all problems with line and column; docs/formats/scenario.md lists the codes. */
export function parseScenario<C, S, A, E, Position, Own extends GameStep>(
  adapter: ScenarioAdapter<C, S, A, E, Position, Own>,
  text: string,
): Result<Scenario<Position, CommonStep | Own>, readonly Problem[]> {
  if (text.length > MAX_TEXT) return fail([{ code: 'scenario-too-big', line: 1, column: 1, facts: { most: MAX_TEXT } }]);
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  const firstWord = /^(\S+) (\d{1,6})\s*$/.exec(first);
  if (firstWord?.[1] !== SCENARIO_MAGIC)
    return fail([{ code: 'scenario-not-one', line: 1, column: 1, facts: { expected: `${SCENARIO_MAGIC} ${SCENARIO_VERSION}` } }]);
  if (Number(firstWord[2]) > SCENARIO_VERSION)
    return fail([
      {
        code: 'scenario-newer',
        line: 1,
        column: SCENARIO_MAGIC.length + 2,
        facts: { version: Number(firstWord[2]), known: SCENARIO_VERSION },
      },
    ]);
  // The first line is already read; an empty one in its place keeps the line numbers.
  const rest = text.replace(/^\uFEFF?[^\r\n]*/, '');
  if (rest.split('\n').length > MAX_LINES)
    return fail([{ code: 'scenario-too-big', line: MAX_LINES, column: 1, facts: { most: MAX_LINES } }]);
  const reader = new ScenarioReader<Position, Own>(rest, adapter);
  const scenario = reader.read();
  return scenario === null ? fail(reader.problems) : ok(scenario);
}
