import { expect, test } from 'vitest';
import { scenarioAdapter } from '../../src/games/ausreisser/scenario/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import { content } from '../games/content.ts';
import { bareKeys, catalogue } from '../games/words.ts';

/** What the scenarios of Der Ausreißer cover together; test/scenario/scenarios.test.ts plays each of them. */

const scenarios = content.list('ausreisser/scenarios').map((path) => {
  const scenario = parseScenario(scenarioAdapter, content.read(path)!);
  if (!scenario.ok) throw new Error(`${path}: ${JSON.stringify(scenario.error)}`);
  return scenario.value;
});

/** The sections of the rules. */
const SECTIONS = ['1', '2', '3', '3.1', '3.2', '3.3', '4', '4.1', '4.2', '4.3', '4.4', '5', '6', '7'];

test.each(SECTIONS)('DA %s has a scenario', (section) => {
  expect(scenarios.filter(({ sections }) => sections.includes(`DA ${section}`))).not.toHaveLength(0);
});

/** In the simple game, without hills, or once all of them are on piles, a rider holds none, so another reason comes first. */
const UNSHOWN = ['hill-not-in-simple-game', 'hill-left-out', 'hills-all-open'];

test('every reason for a refusal has a scenario', () => {
  const worded = bareKeys(catalogue('ausreisser', 'en', 'race')).flatMap((key) => /^refusals\.(.*?)(?:-zero|-plus)?$/.exec(key)?.[1] ?? []);
  const shown = new Set(scenarios.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'refused' ? [step.code] : []))));
  expect(worded.length).toBeGreaterThan(10);
  expect(worded.filter((code) => !shown.has(code) && !UNSHOWN.includes(code))).toEqual([]);
});

const NO_SEAT = 'windschatten-scenario 1\ngame ausreisser\ntitle x\n';
const HEAD = `${NO_SEAT}riders Adam Ben\n`;
const open = (text: string) => {
  const scenario = parseScenario(scenarioAdapter, HEAD + text);
  if (!scenario.ok) return scenario.error;
  const config = scenarioAdapter.game.configure(scenario.value.setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const state = scenario.value.position === null ? null : scenarioAdapter.setUp(config.value, scenario.value.position);
  return state === null || state.ok ? [] : state.error;
};

test.each([
  ['position\nturn Ben\nscript', 'scenario-missing', 5],
  ['position\nleader Zoe\nscript', 'position-rider-unknown', 6],
  ['position\nleader Adam\nhand Ben 39 39 39 39 39 39 39\nscript', 'position-hand', 7],
  ['position\nleader Adam\nhand Ben hill hill hill\npile Adam hill hill hill\nscript', 'position-card-not-left', 8],
  ['position\nleader Adam\npoints 1 Adam=1\nscript', 'position-points', 7],
  ['position\nleader Adam\nminutes Adam 3\nscript', 'position-impossible', 5],
  ['position\nleader Adam\nturn Ben\nscript', 'position-impossible', 5],
  ['position\nleader Adam\nlast Ben 45 at 50\nscript', 'position-impossible', 5],
  ['position\nleader Adam\nhand Ben only 45\nscript', 'position-impossible', 5],
  ['position\nleader Adam\nturn Ben\ntempo 44\ndue spurt 1\nscript', 'position-due', 9],
  ['position\nleader Adam\nturn Ben laid 44\ntempo 44\ndue hill Adam\nhand Adam hill\nleft 0\nscript', 'position-due', 9],
  ['position\nleader Adam\ndue over\nscript', 'position-points', 5],
  ['position\nleader Adam\nturn Ben laid 44 45\nscript', 'scenario-word-unexpected', 7],
  ['position\nleader Adam\nlast Ben spurt\nscript', 'scenario-word-unexpected', 7],
  ['position\nleader Adam\nhill on Zoe\nscript', 'position-rider-unknown', 7],
  ['position\nleader Adam\ntempo 60\nscript', 'scenario-word-unexpected', 7],
  ['position\nleader Adam\njersey Ben\nscript', 'scenario-unknown-statement', 7],
  ['riders Cyril Dan\nscript', 'scenario-twice', 5],
])('%j: %s in line %i', (text, code, line) => {
  expect(open(text)[0]).toMatchObject({ code, line });
});

test('the head must name the riders', () => {
  const scenario = parseScenario(scenarioAdapter, `${NO_SEAT}stages 2\nscript`);
  expect(scenario.ok ? [] : scenario.error).toMatchObject([{ code: 'scenario-missing', facts: { statement: 'riders' }, line: 1 }]);
});
