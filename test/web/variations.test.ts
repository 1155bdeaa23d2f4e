import { expect, test } from 'vitest';
import { listsOf, type RaceLine } from '../../src/web/storage/index.ts';
import { newBrowser, openTab } from './browser-memory.ts';

/** Variations are listed below their original, with a name that can be changed. */

const SUMMARY = { entries: 9, stage: 1, round: 1, over: false, turn: 0 };
const note = (race?: string) => ({
  ...{ game: 'toy', titles: ['T'], names: ['A', 'B'], drivers: ['human', 'easy'], summary: SUMMARY },
  ...(race === undefined ? {} : { variation: { race, from: 7, name: 'first' } }),
});
const line = (id: string, race?: string): RaceLine => ({ id, note: { ...note(race), seed: 's', created: 1 }, problem: null });

const ids = (lines: readonly RaceLine[] = []): string => lines.map(({ id }) => id).join('');

test('variations are grouped by original in order; without one, or in a cycle, they are originals', () => {
  const { own, beneath } = listsOf([line('c', 'b'), line('b', 'a'), line('a'), line('d', 'a'), line('e', 'gone'), line('f', '')]);
  expect(ids(own)).toBe('aef');
  expect(ids(beneath.get('a'))).toBe('bd');
  expect(ids(beneath.get('b'))).toBe('c');
  const ring = listsOf([line('x', 'y'), line('y', 'x'), line('z', 'y'), line('s', 's')]);
  expect(ids(ring.own)).toBe('xyzs');
  expect(ring.beneath.size).toBe(0);
  const damaged: RaceLine = { id: 'q', note: null, problem: { code: 'kept-note' } };
  expect(ids(listsOf([damaged]).own)).toBe('q');
});

test('a variation is stored, read in another tab, and renamed; an original has no such name', async () => {
  newBrowser();
  const tab = await openTab();
  const id = await tab.createRace('head\n', 'seed', note('other'), []);
  const plain = await tab.createRace('head\n', 'seed', note(), []);
  expect(await tab.renameVariation(id, 'second')).toBeNull();
  expect(await tab.renameVariation(plain, 'second')).toBeNull();
  const again = await openTab();
  const notes = new Map((await again.listRaces()).map((each) => [each.id, each.note]));
  expect(notes.get(id)).toMatchObject({
    variation: { race: 'other', from: 7, name: 'second' },
    summary: SUMMARY,
    drivers: ['human', 'easy'],
  });
  expect(notes.get(plain)).not.toHaveProperty('variation');
});
