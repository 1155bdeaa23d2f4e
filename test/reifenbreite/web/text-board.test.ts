import { describe, expect, test } from 'vitest';
import { courseOf, reifenbreite, type State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario, type Scenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { CHANCE } from '../../../src/kit/index.ts';
import { aheadOf, differencesOf, rowsOf, type Row } from '../../../src/web/reifenbreite/log/text-board.ts';
import { content } from '../../games/content.ts';

function open(name: string): State {
  const scenario = parseScenario(content.read(`reifenbreite/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenario.value satisfies Scenario, content) : scenario;
  if (!opened.ok) throw new Error(name);
  return opened.value.state;
}

function act(state: State, ...texts: readonly string[]): State {
  const now = reifenbreite.copy(state);
  for (const text of texts) {
    const action = reifenbreite.actions.parse(now, text);
    const seat = reifenbreite.turn(now);
    const decided = action.ok ? reifenbreite.decide(now, seat < 0 ? CHANCE : seat, action.value) : action;
    if (!decided.ok) throw new Error(text);
    for (const event of decided.events) reifenbreite.evolve(now, event);
  }
  return now;
}

const rows = (state: State): readonly Row[] => rowsOf(reifenbreite.view(state, 0), courseOf(state));

describe('the riding order in words (UR 5.2)', () => {
  const before = open('guide-sprint');

  test('farthest ahead first, each with the distance to the rider in front', () => {
    expect(rows(before).slice(0, 3)).toMatchObject([
      { rider: 21, rank: 1, gap: null, ahead: null, space: 'P14.2', moved: 'no' },
      { rider: 31, rank: 2, gap: 1, ahead: 21, space: 'P13.3' },
      { rider: 32, rank: 3, gap: 1, ahead: 31, space: 'P12.2' },
    ]);
  });

  test('without a change there is no sentence', () => {
    expect(differencesOf(rows(before), rows(before))).toEqual([]);
    expect(differencesOf(rows(before), rows(act(before, 'dice', 'roll 5,4')))).toEqual([]);
    expect(differencesOf([], rows(before))).toEqual([]);
  });

  test('one move gives one sentence', () => {
    const after = rows(act(before, 'dice', 'roll 6,4', 'move R1.2'));
    expect(differencesOf(rows(before), after)).toEqual([{ what: 'leads', rider: 21, before: 31, gap: 10 }]);
    const second = rows(act(before, 'dice', 'roll 6,4', 'move R1.2', 'dice', 'roll 2,3', 'move Q3.3'));
    expect(differencesOf(after, second)).toEqual([{ what: 'rides', rider: 31, rank: 2, riders: after.length, ahead: 21, gap: 6 }]);
  });

  test('many changes at once give their number, and the leader if he is new', () => {
    const row = (rider: number, rank: number, space: string): Row => ({
      ...rows(before)[0]!,
      rider,
      rank,
      space,
      gap: rank === 1 ? null : 1,
      ahead: rank === 1 ? null : 1,
    });
    const was = [21, 22, 23, 24].map((rider, i) => row(rider, i + 1, `A${i}.1`));
    const is = [24, 23, 22, 21].map((rider, i) => row(rider, i + 1, `B${i}.1`));
    expect(differencesOf(was, is)).toEqual([
      { what: 'many', riders: 4 },
      { what: 'leads', rider: 24, before: 23, gap: 1 },
    ]);
    const same = was.map((each) => ({ ...each, space: `${each.space}x` }));
    expect(differencesOf(was, same)).toEqual([{ what: 'many', riders: 4 }]);
  });
});

test('the road ahead: lines with the points left, and surfaces up to the next line', () => {
  const state = open('guide-cobbles');
  const view = reifenbreite.view(state, 0);
  const rider = view.riders.find((each) => each.rider === 21)!;
  const { lines, road } = aheadOf(view, courseOf(state), rider);
  expect(lines.map(({ name, role, away }) => [name, role, away])).toEqual([
    ['N', 'neutral', 11],
    ['S', 'sprint', 19],
    ['F', 'finish', 29],
  ]);
  expect(road.reduce((sum, { length }) => sum + length, 0)).toBe(11);
  expect(road[0]).toEqual({ surface: 'cobblestone', number: 2, length: 0 + road[0]!.length });
});
