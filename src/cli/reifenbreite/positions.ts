import { openScenario, parseScenario, runScenario, type Config, type State } from '../../games/reifenbreite/index.ts';
import { fail, ok } from '../../kit/index.ts';
import type { PositionTexts } from '../command-side.ts';

/** Scenarios: the position one begins with, or after so many lines of its script, which must come out as it says. */
export const positions: PositionTexts<Config, State> = {
  begins: 'windschatten-scenario',
  open(text, to, content) {
    const scenario = parseScenario(text);
    if (!scenario.ok) return scenario;
    const { steps } = scenario.value;
    const open = openScenario({ ...scenario.value, steps: steps.slice(0, to) }, content);
    if (!open.ok) return open;
    const run = runScenario(open.value);
    if (!run.ok) {
      const { line, column, expected, found } = run.failure;
      return fail([{ code: 'scenario-otherwise', line, column, facts: { expected, found } }]);
    }
    const state = run.played.at(-1)?.state ?? open.value.state;
    return ok({ config: open.value.config, state, played: run.played.length, steps: steps.length });
  },
};
