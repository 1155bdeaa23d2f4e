import { describe, expect, test } from 'vitest';
import { reifenbreite, type Config, type State } from '../../src/games/reifenbreite/index.ts';
import { F, get, R, setRiderValue } from '../../src/games/reifenbreite/state.ts';
import { decideAndApply, CHANCE, createRandom, drawOutcome, NO_SEAT, type Random } from '../../src/kit/index.ts';
import { content } from '../games/content.ts';

/** Finishing settled races (docs/decisions/0015). Random play from settled positions confirms the proof. */

const COURSE = 'course short "Short" start 1 lines S S sprints none';
const WITH_SPRINT = 'course short "Short" start 1 lines S S S sprints S1';
const off = { level: 'professional', cheating: false, sprints: false, jersey: false, switching: false, noDraftInFirstRound: false };
const home = reifenbreite.finishForMe!;

function configure(rules: unknown, { course = COURSE, stages = 1, teams = [['red'], ['blue']] } = {}): Config {
  const stage = { course, board: 'criterium' };
  const managers = teams.map((each, i) => ({ name: `${i}`, teams: each }));
  const read = reifenbreite.configure({ stages: new Array(stages).fill(stage), rules, managers }, content);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function step(state: State, random: Random): void {
  const seat = reifenbreite.turn(state);
  const options = reifenbreite.choices(state);
  const action =
    seat === CHANCE ? drawOutcome(reifenbreite.outcomes(state), (n) => random.below(n)) : options[random.below(options.length)]!;
  const done = decideAndApply(reifenbreite, state, seat, action);
  if (!done.ok) throw new Error(done.refusal.code);
}

/** The first settled position, and how many riders had not finished there. */
function toSettled(config: Config, seed: string): { readonly state: State; readonly before: State } {
  const random = createRandom(seed);
  const state = reifenbreite.start(config);
  let before = reifenbreite.copy(state);
  while (!home.isSettled(state)) {
    before = reifenbreite.copy(state);
    step(state, random);
  }
  return { state, before };
}

function ends(from: State, seeds: number): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < seeds; i++) {
    const state = reifenbreite.copy(from);
    const random = createRandom(`end ${i}`);
    while (reifenbreite.turn(state) !== NO_SEAT) step(state, random);
    found.add(JSON.stringify(reifenbreite.standings(state)));
  }
  return found;
}

const finished = (state: State): number => get(state, F.finished);

describe('settled final standings', () => {
  test.each([
    ['the classic game', 'classic', {}],
    ['sprints, jersey and changes of the lead', { ...off, sprints: true, jersey: true, switching: true }, { course: WITH_SPRINT }],
    ['two races', 'classic', { stages: 2 }],
    [
      'two teams a manager',
      'classic',
      {
        teams: [
          ['red', 'black'],
          ['blue', 'green'],
        ],
      },
    ],
  ])('stay the same whatever is still played: %s', (_name, rules, setup) => {
    const config = configure(rules, setup);
    let early = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { state } = toSettled(config, seed);
      if (finished(state) < config.table.length * 4) early++;
      expect(ends(state, 5).size).toBe(1);
    }
    // settled before the end, not by it
    expect(early).toBe(3);
  });

  test('are not settled while the next rider over the line decides', () => {
    const config = configure('classic');
    const open = Array.from({ length: 6 }, (_, i) => toSettled(config, `open ${i}`).before).filter((before) => ends(before, 12).size > 1);
    expect(open.length).toBeGreaterThan(0);
  });

  test('are not settled while a photo may void points, a sprint or a further stage is open, or the jersey scores', () => {
    const config = configure('classic');
    const { state } = toSettled(config, 'a');
    const put = (rules: object, course = COURSE, stages = 1): State => {
      const other = configure({ ...off, ...rules }, { course, stages });
      const copy = reifenbreite.start(other);
      copy.d.set(state.d.subarray(0, Math.min(copy.d.length, state.d.length)));
      return copy;
    };
    expect(home.isSettled(put({}))).toBe(true);
    expect(home.isSettled(put({ cheating: true }))).toBe(false);
    expect(home.isSettled(put({ sprints: true }, WITH_SPRINT))).toBe(false);
    expect(home.isSettled(put({}, COURSE, 2))).toBe(false);
    const jersey = put({ sprints: true, jersey: true });
    expect(home.isSettled(jersey)).toBe(true);
    // no rider is off the road yet: the round of the first finisher
    for (let rider = 0; rider < 16; rider++) setRiderValue(jersey, R.onRoad, rider, 1);
    expect(home.isSettled(jersey)).toBe(false);
  });

  test('are not recognised with cheating, where the last rider’s points may depend on a photo', () => {
    const state = reifenbreite.start(configure({ ...off, cheating: true }));
    const random = createRandom('photo');
    while (finished(state) < 7) step(state, random);
    expect(home.isSettled(state)).toBe(false);
    expect(ends(state, 12).size).toBeGreaterThan(1);
  });

  test('allow the simplest way home', () => {
    const { state } = toSettled(configure('classic'), 'home');
    const random = createRandom('home');
    let steps = 0;
    for (let seat = reifenbreite.turn(state); seat !== NO_SEAT; seat = reifenbreite.turn(state)) {
      const action = seat === CHANCE ? drawOutcome(reifenbreite.outcomes(state), (n) => random.below(n)) : home.simplestAction(state);
      expect(decideAndApply(reifenbreite, state, seat, action).ok).toBe(true);
      expect(++steps).toBeLessThan(2_000);
    }
  });
});
