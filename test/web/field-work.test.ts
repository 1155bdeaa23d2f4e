import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tally } from '../../src/analysis/index.ts';
import { loadEvaluation } from '../../src/analysis/index.ts';
import { formatHead } from '../../src/table/index.ts';
import { raceOfRecord, recordText } from '../games/recorded.ts';
import { newBrowser } from './browser-memory.ts';
import { loadOfPage, until } from './open-session.ts';

/** The races of a person: those of this browser are listed at once, whatever the server does. */

const ME = `${'m'.repeat(22)}.${'s'.repeat(22)}`;
const TALLY = { splits: [], kinds: [], cards: [] } satisfies Partial<Tally>;

interface Work {
  readonly stand: string;
  readonly asking: boolean;
  readonly lost: boolean;
  readonly all: readonly unknown[];
  readonly tallies: ReadonlyMap<string, Tally>;
  leave(): void;
}
type Storage = typeof import('../../src/web/storage/index.ts');

/** Replies of the server about a person. */
let answer: (answer: Response | Promise<never>) => void;

beforeEach(() => {
  newBrowser({ 'windschatten.online-me': ME });
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('fetch', (where: string) =>
    where === './online.json' ? Promise.resolve(Response.json({ online: true })) : new Promise((resolve) => (answer = resolve)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a silent server delays no race of this browser, and its failure removes none', async () => {
  const storage = (await loadOfPage('/src/web/storage/index.ts')) as unknown as Storage;
  const race = raceOfRecord(recordText('ausreisser/four-mixed'));
  const id = await storage.createRace(formatHead(race), 'ab'.repeat(32), {
    ...{ game: 'ausreisser', titles: [], names: ['rider-a', 'rider-b'], drivers: ['human', 'easy'] },
    summary: { entries: 3, stage: 1, round: 1, over: true, turn: -2 },
  });
  await storage.saveTally(id, { ...TALLY, evaluation: (await loadEvaluation('ausreisser'))!.version });
  const { FieldWork } = (await loadOfPage('/src/web/frame/analysis/field-work.svelte.ts')) as { FieldWork: new (game: string) => Work };
  const work = new FieldWork('ausreisser');
  await until(() => work.stand === 'done');
  expect([work.all.length, [...work.tallies.keys()], work.asking, work.lost]).toEqual([1, [id], true, false]);
  await until(() => answer !== undefined);
  answer(new Response('nothing', { status: 500 }));
  await until(() => !work.asking);
  expect([work.all.length, [...work.tallies.keys()], work.lost, work.stand]).toEqual([1, [id], true, 'done']);
  work.leave();
});
