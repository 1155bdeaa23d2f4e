import { describe, expect, test } from 'vitest';
import { checkBoard, parseBoard } from '../../src/course/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario, runScenario, type Scenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';
import { catalogue } from '../games/words.ts';

/** The figures in the last table of the rules; each needs a file. */
const FIGURES = ['3', '4', '5a', '5b', '6', '7', '5.5', '9 A', '9 B', '9 C', '10', '11', '11 (9.1)', '13', '14', '15', '17'];

const files = content.list('reifenbreite/scenarios').filter((path) => path.endsWith('.scenario'));

const read = (path: string): Scenario => {
  const scenario = parseScenario(content.read(path)!);
  if (!scenario.ok) throw new Error(`${path}: ${JSON.stringify(scenario.error)}`);
  return scenario.value;
};

describe('every scenario holds', () => {
  test.each(files)('%s', (path) => {
    const scenario = read(path);
    const opened = openScenario(scenario, content);
    if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
    const run = runScenario(opened.value);
    if (!run.ok) {
      const { line, column, what, expected, found } = run.failure;
      throw new Error(`${path}:${line}:${column} ${what}\n  expected ${expected}\n  found    ${found}`);
    }
    expect(run.played).toHaveLength(scenario.steps.length);
    for (const { state } of [opened.value, ...run.played])
      expect(reifenbreite.parseState(opened.value.config, reifenbreite.formatState(state))).toMatchObject({ ok: true });
    expect(scenario.sections.length, 'a scenario says which sections it proves').toBeGreaterThan(0);
  });
});

describe('every road of a scenario can be drawn', () => {
  const boards = new Map<string, string>();
  for (const path of files) {
    const { stages } = read(path).setup as { stages: readonly { board?: string }[] };
    const text = stages[0]?.board;
    if (text?.includes('\n')) boards.set(text, path);
  }
  test.each([...boards])('%#', (text, path) => {
    const board = parseBoard(text);
    expect(board.ok ? checkBoard(board.value) : board.error, path).toEqual([]);
  });
});

describe('the scenarios together', () => {
  test.each(FIGURES)('figure %s of the rulebook has one', (figure) => {
    expect(files.map(read).filter((scenario) => scenario.figure === figure)).not.toHaveLength(0);
  });

  /**
   * Reasons that no scenario can show: the table's own, those for values that no text gives, and those that need a
   * stack of chance cards.
   */
  const UNSHOWN = /^(table-.*|no-such-action|take-not-spent)$/;

  test('every reason for a refusal has one', () => {
    const worded = Object.keys(catalogue('reifenbreite', 'en', 'race')).flatMap((key) => /^refusals\.(.*)$/.exec(key)?.[1] ?? []);
    const shown = new Set(
      files.flatMap((path) =>
        read(path).steps.flatMap((step) => (step.kind === 'refused' || step.kind === 'cannot-follow' ? [step.code] : [])),
      ),
    );
    expect(worded.filter((code) => !UNSHOWN.test(code) && !shown.has(code) && !shown.has(code.replace(/-(none|plus|zero)$/, '')))).toEqual(
      [],
    );
  });

  test('every file has a unique title', () => {
    const titles = files.map((path) => read(path).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
