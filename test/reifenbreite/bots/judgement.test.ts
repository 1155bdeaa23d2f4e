import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/bots/reifenbreite/medium/judgement.ts';
import type { Side } from '../../../src/bots/reifenbreite/medium/side.ts';
import { WEIGHTS, type Weights } from '../../../src/bots/reifenbreite/medium/weights.ts';
import type { State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
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

describe('what a position is worth', () => {
  test('UR 5.4: to be behind a rider, and a mate behind a mate more than beside him', () => {
    const beside = position('rider 21 A4.2', 'rider 22 A3.3');
    const behind = position('rider 21 A4.2', 'rider 22 A3.2');
    expect(red(behind)).toBeGreaterThan(red(beside));
    const nothing = { line: 0, mateLeads: 0, mateFollows: 0, matesLead: 0, mateInLine: 0, lineCards: 0 };
    expect(red(behind) - red(beside)).toBeGreaterThan(red(behind, nothing) - red(beside, nothing));
  });

  test('a third mate in the line is worth more than a third in the next lane', () => {
    const line = position('rider 21 A6.2', 'rider 22 A5.2', 'rider 23 A4.2');
    const apart = position('rider 21 A6.2', 'rider 22 A5.2', 'rider 23 A4.3');
    expect(red(line)).toBeGreaterThan(red(apart));
  });

  test('UR 6: a card gone costs more where a mate rides in the line of its rider', () => {
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

test('bots count only with what every engine rounds alike', () => {
  const folder = resolve(import.meta.dirname, '../../../src/bots');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const code = readFileSync(resolve(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    for (const [, name] of code.matchAll(/Math\.(\w+)/g))
      // `imul` is of whole numbers of 32 bits
      expect(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sqrt'], file).toContain(name);
    expect(code, file).not.toMatch(/\*\*/);
  }
});
