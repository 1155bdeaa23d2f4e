import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { newBrowser } from './browser-memory.ts';
import { loadOfPage, until } from './open-session.ts';

vi.mock('../../src/web/storage/index.ts', async (load) => ({
  ...(await load<typeof import('../../src/web/storage/index.ts')>()),
  listRaces: () => Promise.reject(new Error('as the test wants it')),
}));

interface Work {
  readonly stand: string;
  readonly hasFailed: boolean;
  leave(): void;
}

test('a browser that cannot list its races: the work ends with a message, and no rejection is left unhandled', async () => {
  newBrowser();
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  try {
    const { FieldWork } = (await loadOfPage('/src/web/frame/analysis/field-work.svelte.ts')) as { FieldWork: new (game: string) => Work };
    const work = new FieldWork('ausreisser');
    await until(() => work.stand === 'done');
    expect([work.hasFailed, rejected.mock.calls.length]).toEqual([true, 0]);
    work.leave();
  } finally {
    process.off('unhandledRejection', rejected);
    vi.unstubAllGlobals();
  }
});
