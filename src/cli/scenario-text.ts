import { fail, ok, type AnyGame, type Content, type Problem, type Result } from '../kit/index.ts';
import { gameOfScenario, openScenario, parseScenario, runScenario, SCENARIO_MAGIC } from '../scenario/index.ts';
import { gameById, gameIds, scenarioSideOf } from './registry.ts';

/** A position of a scenario. */
export interface ScenarioPosition {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly state: unknown;
  /** Steps played to reach it. */
  readonly played: number;
  /** All steps of the scenario. */
  readonly steps: number;
}

export const isScenario = (text: string): boolean => text.trimStart().startsWith(SCENARIO_MAGIC);

/**
 * The position after the first `to` steps of a scenario, whose expectations must hold. A scenario that names no game belongs to the first game.
 */
export function openAt(text: string, to: number, content: Content): Result<ScenarioPosition, readonly Problem[]> {
  const id = gameOfScenario(text) ?? gameIds[0]!;
  const [side, game] = [scenarioSideOf(id), gameById(id)];
  if (side === undefined || game === undefined)
    return fail([{ code: 'game-unknown', facts: { game: id.slice(0, 40), known: gameIds.join(', ') } }]);
  const scenario = parseScenario(side, text);
  if (!scenario.ok) return scenario;
  const { steps } = scenario.value;
  const open = openScenario(side, { ...scenario.value, steps: steps.slice(0, to) }, content);
  if (!open.ok) return open;
  const run = runScenario(side, open.value);
  if (!run.ok) {
    const { line, column, expected, found } = run.failure;
    return fail([{ code: 'scenario-otherwise', line, column, facts: { expected, found } }]);
  }
  const state = run.played.at(-1)?.state ?? open.value.state;
  return ok({ game, config: open.value.config, state, played: run.played.length, steps: steps.length });
}
