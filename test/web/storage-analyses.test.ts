import { beforeEach, expect, test } from 'vitest';
import type { Analysis } from '../../src/analysis/index.ts';
import { newBrowser, openTab } from './browser-memory.ts';

/** Analyses are stored with their race until the evaluation or the rules change. */

const ANALYSIS: Analysis = {
  ...{ evaluation: 3, rulesVersion: 1, choices: 1, looked: 1, points: [[1, -1]], win: [[0.5, 0.5]], spread: [2] },
  causes: [{ kind: 'luck', seat: 0, rider: null, effect: [0.5], worst: null, best: { n: 1, effect: [0.5] } }],
  splits: [{ ...{ seat: 0, start: 1, common: 0, luck: 0.5, own: -0.5, others: 0, rest: 0, result: 1 }, deviation: 1 }],
  riders: [{ seat: 0, rider: { seat: 0, rider: 21 }, luck: 0.5, own: -0.5, choices: 1, mistakes: 1 }],
  kinds: [{ seat: 0, kind: 'move', choices: 1, mistakes: 1, own: -0.5, best: 0 }],
  cards: [{ ...{ n: 1, seat: 0, rider: { seat: 0, rider: 21 }, did: 'spent', count: 1, gain: 0.7, deviation: 0.2 }, finding: 'well' }],
  mistakes: [],
  moments: [
    {
      ...{ n: 1, kind: 'choice', seat: 0, rider: null, swing: -0.5, before: [1, -1], after: [1, -1] },
      better: { action: 'follow', gain: 0.5, deviation: 0.1, races: 36, why: { code: 'stays-with', facts: { rider: 21 } } },
    },
  ],
};
const WANTED = { evaluation: 3, rulesVersion: 1 };

beforeEach(() => {
  newBrowser();
});

test('a stored analysis is the same in another tab, but not for another evaluation or other rules', async () => {
  const tab = await openTab();
  expect(await tab.readAnalysis('a', WANTED)).toBeNull();
  expect(await tab.saveAnalysis('a', ANALYSIS)).toBe(true);
  const next = await openTab();
  expect(await next.readAnalysis('a', WANTED)).toEqual(ANALYSIS);
  expect(await next.readAnalysis('b', WANTED)).toBeNull();
  expect(await next.readAnalysis('a', { ...WANTED, evaluation: 4 })).toBeNull();
  expect(await next.readAnalysis('a', { ...WANTED, rulesVersion: 2 })).toBeNull();
});

test('an invalid analysis is not returned', async () => {
  const tab = await openTab();
  await tab.saveAnalysis('a', { ...ANALYSIS, splits: [{ seat: 'x' }] } as unknown as Analysis);
  expect(await tab.readAnalysis('a', WANTED)).toBeNull();
});

test('the oldest analyses are deleted beyond the maximum', async () => {
  const tab = await openTab();
  for (let i = 0; i < 42; i++) await tab.saveAnalysis(`race-${i}`, ANALYSIS);
  expect(await tab.readAnalysis('race-1', WANTED)).toBeNull();
  expect(await tab.readAnalysis('race-2', WANTED)).toEqual(ANALYSIS);
  expect(await tab.readAnalysis('race-41', WANTED)).toEqual(ANALYSIS);
});

test('without storage nothing is returned', async () => {
  const tab = await openTab();
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(await tab.saveAnalysis('a', ANALYSIS)).toBe(false);
  expect(await tab.readAnalysis('a', WANTED)).toBeNull();
});

test('tallies are stored with analyses, and for many more races', async () => {
  const tab = await openTab();
  expect(await tab.readTally('race-0', 3)).toBeNull();
  for (let i = 0; i < 42; i++) await tab.saveAnalysis(`race-${i}`, ANALYSIS);
  expect(await tab.readAnalysis('race-0', WANTED)).toBeNull();
  const tally = await tab.readTally('race-0', 3);
  expect(tally).toEqual({
    evaluation: 3,
    splits: [{ seat: 0, luck: 0.5, own: -0.5, result: 1 }],
    kinds: ANALYSIS.kinds,
    cards: [{ seat: 0, did: 'spent', finding: 'well', gain: 0.7, deviation: 0.2 }],
  });
  expect(await tab.readTally('race-0', 4)).toBeNull();
  await tab.saveTally('race-0', { ...tally!, kinds: [{ seat: 'x' }] } as never);
  expect(await tab.readTally('race-0', 3)).toBeNull();
});
