import { describe, expect, test } from 'vitest';
import { createRandom, drawOutcome } from '../../src/kit/index.ts';
import { playOut } from '../../src/table/index.ts';
import {
  courseOf,
  draftPreview,
  phaseOf,
  reifenbreite as game,
  stageRaceScore,
  type Action,
  type Config,
  type Event,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';
import { setUp } from './setups.ts';

/** A position in scenario statements: rider 21 in front, his team and one other. */
function position(rules: string, lines: readonly string[]): State {
  const text = [
    'windschatten-scenario 1',
    'title fact',
    `rules ${rules}`,
    'manager Rosa red',
    'manager Bela blue',
    'course criterium',
    'position',
  ];
  const scenario = parseScenario([...text, ...lines, 'script'].join('\n'));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const opened = openScenario(scenario.value, content);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.state;
}

function after(s: State, ...actions: readonly string[]): State {
  const state = game.copy(s);
  for (const text of actions) {
    const action = game.actions.parse(state, text);
    if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.error)}`);
    const decided = game.decide(state, game.turn(state), action.value);
    if (!decided.ok) throw new Error(`${text}: ${JSON.stringify(decided.refusal)}`);
    for (const event of decided.events) game.evolve(state, event);
  }
  return state;
}

/** The weight of the outcomes after which `wanted` holds, and the sum of all weights. */
function chanceOf(s: State, wanted: (next: State) => boolean): [number, number] {
  let [hits, all] = [0, 0];
  for (const { action, weight } of game.outcomes(s)) {
    all += weight;
    if (wanted(after(s, game.actions.format(s, action)))) hits += weight;
  }
  return [hits, all];
}

describe('UR 7: a 7 comes from one roll in six', () => {
  const s = position('professional', ['round 3', 'rider 21 A8.2', 'others back rode']);
  const wantsCard = (next: State): boolean => phaseOf(next) === 'card';
  test.each([
    ['two dice', ['dice'], [6, 36]],
    ['a 6 and one die', ['cards 21-6M'], [1, 6]],
    ['a 5 and one die', ['cards 21-5'], [1, 6]],
  ])('%s', (_, actions, expected) => {
    expect(chanceOf(after(s, ...actions), wantsCard)).toEqual(expected);
  });
  test('the chase car and one die', () => {
    expect(chanceOf(after(s, 'car 1'), (next) => wantsCard(after(next, 'photo 1')))).toEqual([1, 6]);
  });
  test('never without dice, never in the first round', () => {
    expect(phaseOf(after(s, 'cards 21-6M,21-5'))).toBe('move');
    const first = position('professional', ['round 1', 'rider 21 A8.2', 'others back rode']);
    expect(chanceOf(after(first, 'dice'), wantsCard)).toEqual([0, 36]);
  });
});

describe('UR 14: disqualified', () => {
  const last = ['round 9', ...['21', '22', '23', '24', '31', '32', '33'].map((r, i) => `rider ${r} home ${i + 1}`), 'rider 34 A10.1@4'];
  /** Ordered pairs of photo cards after the race that cost rider 21 his points, and all ordered pairs. */
  const verdicts = (...photos: readonly number[]): [number, number] => {
    const rolled = after(position('professional', [...last, `photos 21 ${photos.join(' ')}`]), 'dice', 'roll 6,6');
    const s = after(rolled, game.actions.format(rolled, game.choices(rolled).at(-1)!));
    expect(phaseOf(s)).toBe('verdict');
    let [hits, all] = [0, 0];
    for (const { action: one } of game.outcomes(s)) {
      const second = after(s, game.actions.format(s, one));
      for (const { action: two } of game.outcomes(second)) {
        all++;
        if (Number(game.view(after(second, game.actions.format(second, two)), 0).riders.find(({ rider }) => rider === 21)?.points) === 0)
          hits++;
      }
    }
    return [hits, all];
  };
  test('one recorded photo card: in 1 race of 3', () => {
    for (let photo = 1; photo <= 6; photo++) expect(verdicts(photo)).toEqual([10, 30]);
  });
  test('two of them: in 5 of 9, both drawn from all six', () => {
    let [hits, all] = [0, 0];
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const [h, a] = verdicts(one, two);
        hits += h;
        all += a;
      }
    expect(hits * 9).toBe(all * 5);
  });
});

describe('UR 17: the score of a stage race', () => {
  test.each([
    [5, 161, 319, 1124],
    [1, 50, 91, 91],
    [2, 80, 130, 290],
  ])('%i stages, best %i, team %i: %i', (stages, best, points, score) => {
    expect(stageRaceScore(stages, best, points)).toBe(score);
  });
});

describe('plain riding: dice, the farthest space, the draft if it carries far', () => {
  const RACES = 40;
  const plain = (s: State): Action => {
    const options = game.choices(s);
    const phase = phaseOf(s);
    if (phase === 'turn') return options.find(({ type }) => type === 'dice')!;
    if (phase === 'answer') return { type: 'refuse' };
    const question = game.pending(s);
    if (question.kind === 'follow') return { type: question.facts.length >= 6 ? 'follow' : 'stay' };
    if (phase !== 'move') return options[0]!;
    const { front } = courseOf(s);
    const far = (action: Action): number => (action.type === 'move' ? front[action.to]! : 0);
    const best = Math.max(...options.map(far));
    const farthest = options.filter((action) => far(action) === best);
    // Among level spaces, one that blocks others' draft has no advantage: plain riders accept company.
    return farthest.reduce((a, b) =>
      a.type === 'move' && b.type === 'move' && draftPreview(s, b.to).length > draftPreview(s, a.to).length ? b : a,
    );
  };

  interface Tally {
    first: number;
    last: number;
    blocked: number;
    /** Chance cards that made a rider fall. */
    falls: number;
  }
  function race(config: Config, seed: string): Tally {
    const random = createRandom(seed);
    const tally: Tally = { first: 0, last: 0, blocked: 0, falls: 0 };
    let round = 0;
    const count = (event: Event): void => {
      if (event.type === 'round-began') round = event.round;
      if (event.type === 'finished') [tally.first, tally.last] = [tally.first === 0 ? round : tally.first, round];
      if (event.type === 'blocked') tally.blocked++;
      if (event.type === 'fell' && event.by === event.rider) tally.falls++;
    };
    const { entries } = playOut(game, game.start(config), {
      choose: (_seat, seen) => plain(seen),
      deal: (state) => drawOutcome(game.outcomes(state), (n) => random.below(n)),
    });
    for (const { events } of entries) events.forEach(count);
    return tally;
  }

  test('Lüttich–Bastenaken–Lüttich by the full rules', () => {
    const { config } = setUp('luettich-bastenaken-luettich', 'professional', 'four teams');
    const tallies = Array.from({ length: RACES }, (_, n) => race(config, `plain/${n}`));
    const mean = (of: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[of], 0) / RACES;
    // The published figures are for about 95 spaces; this road has more.
    expect(mean('first')).toBeGreaterThan(11);
    expect(mean('first')).toBeLessThan(15.5);
    expect(mean('last')).toBeGreaterThan(16);
    expect(mean('last')).toBeLessThan(26);
    expect(mean('blocked')).toBeLessThan(1);
    expect(mean('falls')).toBeGreaterThan(4);
    expect(mean('falls')).toBeLessThan(9);
  });
});
