import { describe, expect, test } from 'vitest';
import { loadScenarioAdapters, scenarioIds } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kit/index.ts';
import { gameOfScenario, openScenario, parseScenario, runScenario, type AnyScenarioAdapter } from '../../src/scenario/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** Plays every scenario of every game and checks its expectations. */

const sideOf = await loadScenarioAdapters();

function read(side: AnyScenarioAdapter, path: string) {
  const scenario = parseScenario(side, content.read(path)!);
  if (!scenario.ok) throw new Error(`${path}: ${JSON.stringify(scenario.error)}`);
  return scenario.value;
}

describe.each(scenarioIds)('%s', (id) => {
  const side = sideOf(id)!;
  const game: AnyGame = gameById(id)!;
  const files = content.list(`${id}/scenarios`).filter((path) => path.endsWith('.scenario'));

  test('has scenarios, each with a unique title', () => {
    expect(files.length).toBeGreaterThan(0);
    const titles = files.map((path) => read(side, path).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(files)('%s', (path) => {
    const scenario = read(side, path);
    expect([id, undefined]).toContain(gameOfScenario(content.read(path)!));
    const opened = openScenario(side, scenario, content);
    if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
    const run = runScenario(side, opened.value);
    if (!run.ok) {
      const { line, column, what, expected, found } = run.failure;
      throw new Error(`${path}:${line}:${column} ${what}\n  expected ${expected}\n  found    ${found}`);
    }
    expect(run.played).toHaveLength(scenario.steps.length);
    expect(scenario.steps.some(({ kind }) => kind !== 'act' && kind !== 'note')).toBe(true);
    expect(scenario.sections.length, 'a scenario says which sections it proves').toBeGreaterThan(0);
    for (const { state } of [opened.value, ...run.played])
      expect(game.parseState(opened.value.config, game.formatState(state))).toMatchObject({ ok: true });
  });
});
