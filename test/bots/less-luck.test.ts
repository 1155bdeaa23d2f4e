import { describe, expect, test } from 'vitest';
import { lessLuck, type LuckyBlock } from '../../src/bots/arena/less-luck.ts';
import { addLuck } from '../../src/bots/reifenbreite/luck.ts';
import { swiftChoice } from '../../src/bots/reifenbreite/ahead/swift.ts';
import { phaseOf, reifenbreite as game, TEAMS, type Config, type State } from '../../src/games/reifenbreite/index.ts';
import { CHANCE, createRandom, NOBODY } from '../../src/kit/index.ts';
import { content } from '../games/content.ts';

const block = (n: number, points: readonly number[], luck: readonly number[]): LuckyBlock => ({
  block: { block: n, entrants: points.map((each, entrant) => ({ points: each, wins: entrant === 0 ? 1 : 0 })) },
  luck,
});

describe('figures less luck', () => {
  test('the first against the mean of the others, all of the luck taken off block by block', () => {
    const figures = lessLuck([block(1, [30, 10, 20], [9, 1, 3]), block(2, [20, 10, 12], [1, 2, 0]), block(3, [10, 10, 10], [-9, 2, 0])]);
    expect(figures.plain.mean).toBeCloseTo(8, 12);
    expect(figures.luck.mean).toBeCloseTo((7 + 0 - 10) / 3, 12);
    expect(figures.lessLuck.mean).toBeCloseTo((8 + 9 + 10) / 3, 12);
    expect(figures.deviationLessLuck).toBeCloseTo(1, 12);
    expect(figures.deviation).toBeCloseTo(Math.sqrt((49 + 1 + 64) / 2), 12);
    // Student's t for two degrees of freedom
    expect(figures.lessLuck.high - figures.lessLuck.mean).toBeCloseTo(4.303 / Math.sqrt(3), 6);
    expect(figures).toMatchObject({ blocks: 3, wins: { mean: 1 } });
  });
});

function configure(rules: string): Config {
  const managers = TEAMS.map((team) => ({ name: team, teams: [team] }));
  const stage = { board: 'criterium', course: 'course two "Two" start 1 lines S S sprints S' };
  const config = game.configure({ stages: [stage], rules, managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/** Every position of a race in which chance is asked. */
function* questions(config: Config, seed: string): Generator<State> {
  const state = game.start(config);
  const random = createRandom(seed);
  while (game.turn(state) !== NOBODY) {
    const chance = game.turn(state) === CHANCE;
    if (chance) yield state;
    game.unchecked!.play(state, chance ? game.unchecked!.draw(state, (n) => random.below(n)) : swiftChoice(state));
  }
}

describe.each(['classic', 'professional'])('luck of a throw, %s', (rules) => {
  const config = configure(rules);

  test('over all that chance might answer it comes to nothing, for every seat', () => {
    const phases = new Set<string>();
    let asked = 0;
    for (const state of questions(config, rules)) {
      if (asked++ % 24 !== 0 && phaseOf(state) === 'dice') continue;
      phases.add(phaseOf(state));
      const before = game.formatState(state);
      const mean = new Float64Array(4);
      let most = 0;
      for (const { action, weight } of game.outcomes(state)) {
        const luck = new Float64Array(4);
        addLuck(state, action, luck);
        for (let seat = 0; seat < 4; seat++) mean[seat]! += weight * luck[seat]!;
        most = Math.max(most, ...luck.map((points) => Math.abs(points)));
      }
      for (const sum of mean) expect(sum).toBeCloseTo(0, 6);
      if (phaseOf(state) === 'start-roll' || phaseOf(state) === 'verdict') expect(most).toBe(0);
      expect(game.formatState(state)).toBe(before);
    }
    for (const phase of ['start-roll', 'dice', 'card']) expect(phases).toContain(phase);
  }, 60_000);

  test('a good throw is luck for who throws it', () => {
    let better = 0;
    let all = 0;
    for (const state of questions(config, `good ${rules}`)) {
      if (phaseOf(state) !== 'dice' || game.outcomes(state).length < 36) continue;
      const [low, high] = [new Float64Array(4), new Float64Array(4)];
      const outcomes = game.outcomes(state);
      addLuck(state, outcomes[0]!.action, low);
      addLuck(state, outcomes.at(-1)!.action, high);
      const rider = game.pending(game.copy(state)).facts['rider'];
      const seat = Math.floor(Number(rider) / 10) - 2;
      all++;
      if (high[seat]! > low[seat]!) better++;
      if (all === 60) break;
    }
    expect(better).toBeGreaterThan(0.75 * all);
  }, 60_000);
});

test('several stages have no such luck: a race that ends would take its points with it', () => {
  const managers = TEAMS.map((team) => ({ name: team, teams: [team] }));
  const config = game.configure({ stages: ['criterium', 'criterium'], rules: 'classic', managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const state = game.start(config.value);
  expect(() => addLuck(state, game.outcomes(state)[0]!.action, new Float64Array(4))).toThrow('single race');
});
