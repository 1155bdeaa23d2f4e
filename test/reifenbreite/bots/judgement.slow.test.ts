import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge, judgeFrom } from '../../../src/bots/reifenbreite/medium/judgement.ts';
import { EquivalentMoves } from '../../../src/bots/reifenbreite/medium/equivalent-moves.ts';
import { IncrementalEvaluation } from '../../../src/bots/reifenbreite/medium/incremental-evaluation.ts';
import { photosSeen } from '../../../src/bots/reifenbreite/medium/points.ts';
import { isOwn, type Side } from '../../../src/bots/reifenbreite/medium/side.ts';
import { WEIGHTS, type Weights } from '../../../src/bots/reifenbreite/medium/weights.ts';
import { rolloutChoice } from '../../../src/bots/reifenbreite/ahead/rollout-policy.ts';
import {
  differOnlyInTurn,
  phaseOf,
  PRESET_NAMES,
  reifenbreite as game,
  riderOnTurn,
  TEAMS,
  type State,
} from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { CHANCE, createRandom, NO_SEAT } from '../../../src/kit/index.ts';
import { content } from '../../games/content.ts';

/** A position of the criterium in its third round: 21 to 24 against 31 to 34. */
function position(...lines: readonly string[]): State {
  const head = ['windschatten-scenario 1', 'title judgement', 'rules classic', 'manager Rosa red', 'manager Bela blue', 'course criterium'];
  const scenario = parseScenario([...head, 'position', 'round 3', ...lines, 'others back', 'script'].join('\n'));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const open = openScenario(scenario.value, content);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return open.value.state;
}

const RED: Side = { seat: 0, riders: 0b1111, weights: WEIGHTS };
const BLUE: Side = { seat: 1, riders: 0b1111_0000, weights: WEIGHTS };
const red = (state: State, weights: Partial<Weights> = {}): number => judge(state, { ...RED, weights: { ...WEIGHTS, ...weights } });

describe('the value of a position', () => {
  test('UR 5.4: behind a rider is better; behind a team-mate more so than beside him', () => {
    const beside = position('rider 21 A4.2', 'rider 22 A3.3');
    const behind = position('rider 21 A4.2', 'rider 22 A3.2');
    expect(red(behind)).toBeGreaterThan(red(beside));
    const nothing = { line: 0, mateLeads: 0, mateFollows: 0, matesLead: 0, mateInLine: 0, lineCards: 0 };
    expect(red(behind) - red(beside)).toBeGreaterThan(red(behind, nothing) - red(beside, nothing));
  });

  test('a third team-mate in the line is worth more than a third in the next lane', () => {
    const line = position('rider 21 A6.2', 'rider 22 A5.2', 'rider 23 A4.2');
    const apart = position('rider 21 A6.2', 'rider 22 A5.2', 'rider 23 A4.3');
    expect(red(line)).toBeGreaterThan(red(apart));
  });

  test('UR 6: a spent card costs more if a team-mate is in the line of its rider', () => {
    const cost = (...lines: readonly string[]): number => red(position(...lines)) - red(position(...lines, 'spent red 21-6M'));
    const alone = cost('rider 21 A6.2', 'rider 22 A4.3');
    const led = cost('rider 21 A6.2', 'rider 22 A5.2');
    expect(alone).toBeGreaterThan(0);
    expect(led).toBeGreaterThan(alone);
  });

  test('what is good for one team is bad for the other', () => {
    const behind = position('rider 21 A9.2', 'rider 31 A8.2');
    const ahead = position('rider 21 A8.2', 'rider 31 A9.2');
    expect(judge(behind, RED)).toBeGreaterThan(judge(ahead, RED));
    expect(judge(behind, BLUE)).toBeLessThan(judge(ahead, BLUE));
  });
});

/** Short races of all kinds; the test checks every position. */
function* positions(rules: string, stage: unknown, seed: string): Generator<State> {
  const config = game.configure({ stages: [stage], rules, managers: TEAMS.map((team) => ({ name: team, teams: [team] })) }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const state = game.start(config.value);
  const random = createRandom(seed);
  while (game.turn(state) !== NO_SEAT) {
    const chance = game.turn(state) === CHANCE;
    if (!chance) yield state;
    const { items, count } = game.unchecked!.options(state);
    // sometimes a choice that no bot would make
    const other = random.below(8) === 0 ? items[random.below(Math.max(1, count))] : undefined;
    game.unchecked!.play(state, chance ? game.unchecked!.draw(state, (n) => random.below(n)) : (other ?? rolloutChoice(state)));
  }
}

const STAGES = [
  { board: 'criterium', course: 'course two "Two" start 1 lines S S sprints S' },
  { board: 'rundfahrt', course: 'course cobbles "Cobbles" start 2 lines C D sprints C' },
] as const;

describe('a snapshot of the evaluation', () => {
  test.each(PRESET_NAMES.flatMap((rules) => STAGES.map((stage) => [rules, stage] as const)))(
    '%s, %o: the incremental value of a move equals the value of the whole position',
    (rules, stage) => {
      const evaluation = new IncrementalEvaluation();
      let compared = 0;
      let short = 0;
      for (const state of positions(rules, stage, `${rules} ${stage.board}`)) {
        if (!['turn', 'move', 'follow'].includes(phaseOf(state))) continue;
        const side: Side = { seat: 0, riders: 0b1111 << (4 * (compared % 4)), weights: WEIGHTS };
        expect(evaluation.evaluate(state, side)).toBe(judge(state, side));
        const options = phaseOf(state) === 'turn' ? [] : game.choices(state);
        for (const option of options.filter((_, i) => i % 5 === compared % 5)) {
          const after = game.copy(state);
          game.unchecked!.play(after, option);
          for (; ; game.unchecked!.play(after, { type: 'follow' })) {
            expect(judgeFrom(evaluation, after)).toBe(judge(after, side));
            if (!Number.isNaN(evaluation.evaluateAfter(after))) short++;
            if (phaseOf(after) !== 'follow') break;
            // declining to follow changes nothing that is judged
            const stayed = game.copy(after);
            game.unchecked!.play(stayed, { type: 'stay' });
            expect(judge(stayed, side)).toBe(judge(after, side));
            expect(differOnlyInTurn(stayed, after)).toBe(true);
          }
          expect(differOnlyInTurn(state, after)).toBe(option.type === 'stay');
        }
        compared++;
        if (phaseOf(state) !== 'turn') continue;
        const rider = riderOnTurn(state);
        for (const option of game.choices(state).filter(({ type }) => type === 'cards')) {
          const after = game.copy(state);
          game.unchecked!.play(after, option);
          expect(judgeFrom(evaluation, after, rider)).toBe(judge(after, side));
        }
        const stopped = game.evolve(game.copy(state), { type: 'stopped', rider });
        expect(judgeFrom(evaluation, stopped)).toBe(judge(stopped, side));
        expect(isOwn(side, rider)).toBe(((side.riders >> rider) & 1) === 1);
      }
      expect(compared).toBeGreaterThan(100);
      expect(short).toBeGreaterThan(100);
    },
    30_000,
  );

  test.each(PRESET_NAMES.flatMap((rules) => STAGES.map((stage) => [rules, stage] as const)))(
    '%s, %o: moves treated as equivalent have equal values',
    (rules, stage) => {
      const evaluation = new IncrementalEvaluation();
      const equivalents = new EquivalentMoves();
      let alike = 0;
      let moves = 0;
      for (const state of positions(rules, stage, `alike ${rules} ${stage.board}`)) {
        if (phaseOf(state) !== 'move') continue;
        const side: Side = { seat: 0, riders: 0b1111 << (4 * (moves++ % 4)), weights: WEIGHTS };
        evaluation.evaluate(state, side);
        equivalents.begin(state, riderOnTurn(state));
        for (const option of game.choices(state)) {
          if (option.type !== 'move') throw new Error(option.type);
          const known = equivalents.known(option.to);
          const after = game.copy(state);
          game.unchecked!.play(after, option);
          if (phaseOf(after) === 'over') continue;
          if (!Number.isNaN(known)) {
            alike++;
            expect(known).toBe(judge(after, side));
            expect(phaseOf(after)).not.toBe('follow');
          }
          for (; ; game.unchecked!.play(after, { type: 'follow' })) {
            expect(equivalents.judge(evaluation, after)).toBe(judge(after, side));
            if (phaseOf(after) !== 'follow') break;
          }
        }
      }
      expect(alike).toBeGreaterThan(100);
    },
    30_000,
  );

  test('UR 14: the cost of photo cards equals the value of the whole position', () => {
    const evaluation = new IncrementalEvaluation();
    let looked = 0;
    for (const state of positions('professional', STAGES[0], 'photos')) {
      if (phaseOf(state) !== 'turn') continue;
      const rider = riderOnTurn(state);
      const side: Side = { seat: 0, riders: 0b1111 << (rider - (rider % 4)), weights: WEIGHTS };
      evaluation.evaluate(state, side);
      for (let photo = 1; photo <= 6; photo++) {
        const after = game.evolve(game.copy(state), { type: 'photographed', rider, photo });
        expect(evaluation.withPhotos(rider, photosSeen(after, rider))).toBe(judge(after, side));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(100);
  });
});

test('bots use only arithmetic that every engine rounds alike', () => {
  const folder = resolve(import.meta.dirname, '../../../src/bots');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const code = readFileSync(resolve(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    for (const [, name] of code.matchAll(/Math\.(\w+)/g))
      // `imul` works on 32-bit integers
      expect(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sqrt'], file).toContain(name);
    expect(code, file).not.toMatch(/\*\*/);
  }
});
