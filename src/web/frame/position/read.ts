import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import { openScenario, parseScenario, type AnyScenarioAdapter } from '../../../scenario/index.ts';
import { content } from '../../lib/content.ts';

/** Parses a text of the scenario language to the position it describes. */
export interface ReadPosition {
  readonly config: unknown;
  readonly state: unknown;
}

/** More than any position needs, with a board of its own. */
export const MAX_POSITION_CHARS = 60_000;

/** All errors with their line and column. A script after the position is parsed and not run. */
export function readPosition(side: AnyScenarioAdapter, text: string): Result<ReadPosition, readonly Problem[]> {
  if (text.length > MAX_POSITION_CHARS)
    return fail([{ code: 'scenario-too-big', line: 1, column: 1, facts: { most: MAX_POSITION_CHARS } }]);
  const scenario = parseScenario(side, text);
  if (!scenario.ok) return scenario;
  const open = openScenario(side, scenario.value, content);
  return open.ok ? ok({ config: open.value.config, state: open.value.state }) : open;
}
