import { expect, test } from 'vitest';
import { analyse, findingsFromEnd, type Finding, type FinishedRace } from '../../src/analysis/index.ts';
import type { AnyGame } from '../../src/kit/index.ts';
import { toyGame, type ToyState } from '../kit/toy-game.ts';
import { play, TOY, toyMatch } from '../table/toy-match.ts';
import { evaluation } from '../toy/analysis/index.ts';

/** Races of the toy game are analysed by its evaluation alone (docs/add-a-game.md), because the analysis knows no game. */

const analysisOf = (race: FinishedRace, takeFindings?: () => readonly Finding[]) => {
  const steps = analyse(race, evaluation, takeFindings);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

test('what another worker finds from the end of a race, and sends at any time, changes nothing', () => {
  const race = { game: toyGame as AnyGame, rulesVersion: toyGame.rulesVersion, config: TOY, entries: play(toyMatch()).log };
  const alone = analysisOf(race);
  const findings = [...findingsFromEnd(race, evaluation)];
  expect(findings).toHaveLength(alone.choices);
  expect(findings.map(({ n }) => n)).toEqual(findings.map(({ n }) => n).sort((a, b) => b - a));
  for (const atOnce of [1, 2, findings.length]) {
    const left = structuredClone(findings);
    expect(analysisOf(race, () => left.splice(0, atOnce))).toEqual(alone);
  }
});

test('a third game is analysed: the parts add up, and playing less than possible is a mistake', () => {
  const match = play(toyMatch());
  const race = { game: toyGame as AnyGame, rulesVersion: toyGame.rulesVersion, config: TOY, entries: match.log };
  const { splits, mistakes, choices, looked } = analysisOf(race);
  expect(looked).toBe(choices);
  for (const { seat, start, common, luck, own, others, rest, result } of splits) {
    expect(start + common + luck + own + others + rest).toBeCloseTo(result, 9);
    expect(result).toBe(match.state.scores[seat]);
  }
  expect(mistakes.length).toBeGreaterThan(0);
  // two more brings 0.67 points against the mean of all three, one more 0.33: less than 0.5 is never called a mistake
  let state: ToyState = toyGame.start(TOY);
  const laidLess = new Set<number>();
  for (const { n, action, events } of match.log) {
    const most = toyGame.choices(state).at(-1);
    if (action.type === 'lay' && most?.type === 'lay' && most.card - action.card === 2) laidLess.add(n);
    for (const event of events) state = toyGame.evolve(state, event);
  }
  expect(new Set(mistakes.map(({ n }) => n))).toEqual(laidLess);
  for (const { better } of mistakes) expect(better!.action).toBe('lay 3');
});
