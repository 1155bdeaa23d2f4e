import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

type StageEndsModule = typeof import('../../src/web/frame/stage/stage-ends.svelte.ts');

let module: StageEndsModule;
beforeAll(async () => void (module = (await loadOfPage('/src/web/frame/stage/stage-ends.svelte.ts')) as unknown as StageEndsModule));
afterEach(() => vi.unstubAllGlobals());

const end = { title: 'won', follows: true, moment: { event: { n: 5, index: 1 } } } as never;
const last = { title: 'won', follows: false, moment: { event: { n: 9, index: 0 } } } as never;
const quiet = (step: number) => ({ step, hasQuestion: false });
const asking = (step: number) => ({ step, hasQuestion: true });
const later = { step: 8, hasQuestion: true, over: false };

test('between two stages the picture of the end stays until the player goes on', () => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 0));
  const stages = new module.StageEnds();
  expect(stages.pictureFor(later)).toBe(null);
  stages.afterStep(end, 'waits', quiet(7));
  stages.afterStep(null, 'waits', asking(8));
  expect([stages.isBetweenStages, stages.isBeside]).toEqual([true, false]);
  expect(stages.pictureFor(later)).toEqual({ event: { n: 5, index: 1 } });
  expect([stages.showsTableOf({ n: 5, index: 1 } as never), stages.showsTableOf({ n: 5, index: 0 } as never)]).toEqual([true, false]);
  const then = vi.fn();
  stages.goOn(then);
  expect([stages.isLeaving, then.mock.calls.length]).toEqual([true, 0]);
  return vi.waitFor(() => {
    expect([then.mock.calls.length, stages.isLeaving, stages.isBetweenStages]).toEqual([1, false, false]);
  });
});

test('beside the race, the picture is shown for its own step only, and not over a question', () => {
  const stages = new module.StageEnds();
  stages.afterStep(end, 'beside', quiet(7));
  expect([stages.isBetweenStages, stages.isBeside]).toEqual([false, true]);
  expect(stages.pictureFor({ step: 7, hasQuestion: false, over: false })).not.toBe(null);
  expect(stages.pictureFor({ step: 7, hasQuestion: true, over: false })).toBe(null);
  expect(stages.pictureFor(later)).toBe(null);
});

test('beside the race, the table goes once the player has answered the next question, and not before', () => {
  let now = 0;
  const stages = new module.StageEnds(() => now);
  stages.afterStep(end, 'beside', quiet(7));
  now = 20_000;
  for (const step of [quiet(8), quiet(9), asking(10), asking(11)]) {
    stages.afterStep(null, 'beside', step);
    expect(stages.isBeside).toBe(true);
  }
  stages.afterStep(null, 'beside', quiet(12));
  expect(stages.current).toBe(null);
  // asked with the end of the stage itself
  stages.afterStep(end, 'beside', asking(20));
  stages.afterStep(null, 'beside', quiet(21));
  // an answer at once leaves time to read
  expect(stages.isBeside).toBe(true);
  now += 8000;
  stages.afterStep(null, 'beside', asking(22));
  expect(stages.isBeside).toBe(true);
  stages.afterStep(null, 'beside', quiet(23));
  expect(stages.current).toBe(null);
});

test('while a race is watched, the next step ends it; after the last stage its picture stays', () => {
  const stages = new module.StageEnds();
  stages.afterStep(end, 'passes', quiet(7));
  stages.afterStep(null, 'passes', quiet(8));
  expect(stages.current).toBe(null);
  stages.afterStep(last, 'waits', quiet(9));
  expect(stages.isBetweenStages).toBe(false);
  expect(stages.pictureFor({ step: 12, hasQuestion: false, over: true })).toEqual({ event: { n: 9, index: 0 } });
});
