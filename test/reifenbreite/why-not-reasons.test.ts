import { describe, expect, test } from 'vitest';
import { reifenbreite as game, type State } from '../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';

/** Reasons that were once wrong: the first reason that holds is not always the most helpful one. */

function position(course: string, lines: readonly string[], actions: readonly string[]): State {
  const head = ['windschatten-scenario 1', 'title reasons', 'rules professional with switching'];
  const managers = ['manager Rosa red', 'manager Bela blue', 'manager Karl black', `course ${course}`, 'position', 'round 6'];
  const scenario = parseScenario([...head, ...managers, ...lines, 'script'].join('\n'));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const opened = openScenario(scenario.value, content);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { state } = opened.value;
  for (const text of actions) {
    const action = game.actions.parse(state, text);
    const decided = action.ok ? game.decide(state, game.turn(state), action.value) : null;
    if (!decided?.ok) throw new Error(`${text}: ${JSON.stringify(decided ?? action)}`);
    for (const event of decided.events) game.evolve(state, event);
  }
  return state;
}

/** `code fact=value ...` with the requested facts, for an action text of the deciding seat. */
function refused(state: State, text: string, ...facts: readonly string[]): string {
  const action = game.actions.parse(state, text);
  if (!action.ok) throw new Error(action.error.code);
  const why = game.whyNot(state, game.turn(state), action.value);
  if (why === null) return 'allowed';
  return [why.code, ...facts.map((fact) => `${fact}=${why.facts[fact]}`)].join(' ');
}

describe('UR 5.2, 5.3: on laps, a space without a lap means the place near the rider, not the one a lap ahead', () => {
  const riders = ['rider 21 A8.2@2', 'rider 41 A7.2@2', 'rider 42 A8.3@2', 'rider 43 A8.1@2 rode', 'rider 44 A10.2@2 rode', 'others back'];
  const state = position('criterium', riders, ['dice', 'roll 2,3']);

  test.each([
    ['directly behind him, where 41 stands', 'move A7.2', 'move-not-ahead space=A7.2@2'],
    ['behind him, free', 'move A6.2', 'move-not-ahead space=A6.2@2'],
    ['beside him on the left, where 42 stands', 'move A8.3', 'move-not-ahead space=A8.3@2'],
    ['beside him on the right, where 43 stands', 'move A8.1', 'move-not-ahead space=A8.1@2'],
    ['his own', 'move A8.2', 'move-not-ahead space=A8.2@2'],
    ['ahead, where 44 stands', 'move A10.2', 'move-taken space=A10.2@2'],
    ['ahead, free, out of reach', 'move B4.2', 'move-too-far space=B4.2@2'],
    ['a lap ahead, by its full name', 'move A7.2@3', 'move-taken space=A7.2@3'],
    ['ahead, in reach', 'move A11.2', 'allowed'],
  ])('%s', (_, text, expected) => {
    expect(refused(state, text, 'space')).toBe(expected);
  });
});

describe('UR 16: a rider who has moved ends the line, and is not outside it', () => {
  const riders = ['rider 21 A10.2', 'rider 31 A9.2', 'rider 22 A8.2 rode', 'rider 32 A7.2', 'rider 23 A6.2 rode', 'rider 41 A5.2'];
  const state = position('paris-roubaix', [...riders, 'rider 24 A4.3 rode', 'others back'], []);

  test.each([
    ['in the line', 'ask 31', 'allowed'],
    ['the first rider who has moved', 'swap 22', 'lead-has-moved asked=22'],
    ['behind the first rider who has moved', 'ask 32', 'line-ends-before asked=32 first=22'],
    ['another rider who has moved, behind that one', 'swap 23', 'lead-has-moved asked=23'],
    ['far behind him', 'ask 41', 'line-ends-before asked=41 first=22'],
    ['in another lane, and has moved', 'swap 24', 'lead-has-moved asked=24'],
    ['far behind the line', 'ask 33', 'not-in-line asked=33'],
  ])('%s: %s', (_, text, expected) => {
    expect(refused(state, text, 'asked', ...(expected.includes('first') ? ['first'] : []))).toBe(expected);
  });
});
