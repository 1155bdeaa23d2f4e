import { expect, test } from 'vitest';
import type { Analysis, KeyMoment } from '../../src/analysis/index.ts';
import { reuseUnchanged } from '../../src/web/frame/analysis/reuse-unchanged.ts';

/** Unchanged parts of a new analysis keep their objects, so that only new parts are drawn. */

const moment = (n: number, kind: KeyMoment['kind'] = 'choice'): KeyMoment => ({
  ...{ n, kind, seat: 0, rider: null, swing: -1, before: [1, 2], after: [1, 2], better: null },
});
const analysis = (looked: number, mistakes: readonly KeyMoment[], moments: readonly KeyMoment[]): Analysis => ({
  ...{ evaluation: 1, rulesVersion: 1, choices: 9, looked, points: [[1, 2]], win: [[0.5, 0.5]], spread: [3] },
  ...{ splits: [], riders: [], causes: [], kinds: [], cards: [], mistakes, moments },
});

test('unchanged parts are the same objects as before, and new parts are added', () => {
  const before = analysis(3, [moment(4)], [moment(2, 'luck'), moment(4)]);
  const next = analysis(6, [moment(4), moment(7)], [moment(2, 'luck'), moment(7)]);
  const shown = reuseUnchanged(next, before);
  expect(shown).toEqual(next);
  expect(shown.points).toBe(before.points);
  expect(shown.win).toBe(before.win);
  expect(shown.spread).toBe(before.spread);
  expect(shown.mistakes[0]).toBe(before.moments[1]);
  expect(shown.moments[0]).toBe(before.moments[0]);
  expect(shown.mistakes[1]).toBe(next.mistakes[1]);
  expect(reuseUnchanged(next, null)).toBe(next);
});
