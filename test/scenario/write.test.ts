import { expect, test } from 'vitest';
import { openScenario, parseScenario, type AnyScenarioAdapter } from '../../src/scenario/index.ts';
import { loadScenarioAdapters } from '../../src/games/index.ts';
import { NO_SEAT } from '../../src/kit/index.ts';
import { playBack, type Race } from '../../src/table/index.ts';
import { content } from '../games/content.ts';
import { recordedRace } from '../games/recorded.ts';

/** A position written in the scenario language is the same position when it is read. */

const sides = await loadScenarioAdapters();

/** Reads the text again as a state. */
function readAgain(side: AnyScenarioAdapter, text: string): unknown {
  const scenario = parseScenario(side, text);
  if (!scenario.ok) throw new Error(`${JSON.stringify(scenario.error)}\n${text}`);
  const opened = openScenario(side, scenario.value, content);
  if (!opened.ok) throw new Error(`${JSON.stringify(opened.error)}\n${text}`);
  return opened.value.state;
}

/** Every n-th position of a race with such a question. */
function positionsOf(race: Race, kinds: readonly string[], every: number): unknown[] {
  const found: unknown[] = [];
  let count = 0;
  // a position does not store who has changed or refused the lead in this turn
  let asked = false;
  playBack(race, ({ action }, before) => {
    const text = race.game.actions.format(before, action);
    if (!asked && kinds.includes(race.game.pending(before).kind) && count++ % every === 0) found.push(race.game.copy(before));
    if (/^(swap|ask|agree|refuse)/.test(text)) asked = true;
    if (/^(move|follow|stay)/.test(text)) asked = false;
    return undefined;
  });
  return found;
}

test.each([
  ['reifenbreite/034-everything-professional-two', ['turn', 'move'], 2],
  ['reifenbreite/giro-d-italia', ['turn', 'move'], 7],
  ['ausreisser/four-mixed', ['lay', 'draw'], 7],
  ['ausreisser/two-five-stages', ['lay', 'draw'], 17],
])('%s: every position in which a turn begins reads back', (name, kinds, every) => {
  const race = recordedRace(name);
  const side = sides(race.game.id)!;
  const positions = positionsOf(race, kinds, every);
  expect(positions.length).toBeGreaterThan(8);
  for (const state of positions) {
    const text = side.write!(state);
    const again = readAgain(side, text);
    expect(side.write!(again)).toBe(text);
    expect(race.game.pending(again), text).toEqual(race.game.pending(state));
    expect(race.game.choices(again).length, text).toBe(race.game.choices(state).length);
  }
});

test.each(['reifenbreite/034-everything-professional-two', 'ausreisser/four-mixed'])('%s: hidden parts are filled in', (name) => {
  const race = recordedRace(name);
  const side = sides(race.game.id)!;
  let count = 0;
  playBack(race, (_entry, before) => {
    if (count++ % 11 !== 0) return undefined;
    for (const eyes of [0, NO_SEAT]) {
      const again = readAgain(side, side.write!(race.game.hide(before, eyes)));
      expect(race.game.turn(again)).not.toBe(NO_SEAT);
    }
    return undefined;
  });
  expect(count).toBeGreaterThan(50);
});

test.each(['reifenbreite/giro-d-italia', 'ausreisser/two-five-stages'])('%s: a race may begin with any of its positions', (name) => {
  const race = recordedRace(name);
  const { game } = race;
  const [, state] = positionsOf(race, ['turn', 'lay'], 20);
  const setup = { ...game.setupOf(race.config), start: game.formatState(state) };
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  expect(game.formatState(game.start(config.value))).toBe(game.formatState(state));
  expect(game.setupOf(config.value)).toEqual(setup);
  for (const [start, code] of [
    [7, 'setup-not-a-text'],
    ['1 2 3', 'state-too-short'],
    [setup.start.replace(/\d+/, '99'), 'state-impossible'],
  ] as const) {
    const wrong = game.configure({ ...setup, start }, content);
    expect(wrong.ok ? [] : wrong.error).toMatchObject([{ code, at: 'start' }]);
  }
});
