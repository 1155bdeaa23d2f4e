import { fail, ok, refusal, type PositionTexts, type Refusal } from '../../../kit/index.ts';
import { phaseOf } from '../choices.ts';
import type { Config, State } from '../race.ts';
import { CARD_OWNER, formatCard, parseCard, riderNumber, TEAM_SIZE, TEAMS, teamOf } from '../riders.ts';
import { openScenario, runScenario } from '../scenario-run.ts';
import { parseScenario } from '../scenario-text.ts';
import { F, get } from '../state.ts';

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

/** `cards 31-6M` by a rider of another team: a card that no action of his could name, but a sound question (UR 6). */
export function whyNoAction(s: State, text: string): Refusal | null {
  const rider = get(s, F.rider);
  const [, list] = /^(?:cards|give|take) (\S+)/.exec(text) ?? [];
  if (list === undefined || rider < 0 || phaseOf(s) === 'over') return null;
  for (const card of list.split(',')) {
    if (parseCard(teamOf(rider), card) >= 0) continue;
    const team = TEAMS.findIndex((_, other) => parseCard(other, card) >= 0);
    if (team < 0) return null;
    const kind = parseCard(team, card);
    const owner = riderNumber(TEAM_SIZE * team + CARD_OWNER[kind]!);
    return refusal('card-of-another-rider', 'UR 6', { rider: riderNumber(rider), card: formatCard(team, kind), owner });
  }
  return null;
}
