import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createApp, type AppOptions } from '../../src/server/app.ts';
import { createRaces, type RacesOptions } from '../../src/server/races/index.ts';
import { checkDaysHere } from '../../src/server/shared/index.ts';
import { openStore, type Store } from '../../src/server/store/index.ts';
import type { Push } from '../../src/server/notices/index.ts';
import { listenFrom } from '../../src/server/listen.ts';
import { countAppends, createMetrics, type MetricsReaders, type RequestLimits } from '../../src/server/wire/index.ts';
import { content } from '../games/content.ts';
import { folderForAll, pageForAll } from './for-all.ts';

/** A server in the test's own process, over any store. */
export interface Served {
  readonly base: string;
  readonly store: Store;
  readonly reports: string[];
  close(): Promise<void>;
}

/** Programs play faster than people. */
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };

/** Programs open more races a minute as well. */
export const AS_OFTEN_AS_THEY_LIKE: RequestLimits = {
  reads: 1e9,
  expensive: 1e9,
  changes: 1e9,
  opens: 1e9,
  brings: 1e9,
  people: 1e9,
  phrases: 1e9,
};

interface ServeOptions {
  readonly requests?: RequestLimits;
  readonly metrics?: MetricsReaders;
  readonly leaseMs?: number;
  readonly limits?: typeof UNLIMITED;
  readonly missingAfterMs?: number;
  readonly now?: () => number;
  /** As `WireOptions.enterIntervalMs`. */
  readonly enterIntervalMs?: number;
  readonly app?: Pick<AppOptions, 'log' | 'logLevel'>;
  /** Sends push messages; by default none are sent. */
  readonly push?: Push;
  readonly races?: Pick<
    RacesOptions,
    'bots' | 'notices' | 'turnNoticeAfterMs' | 'isAllowedHook' | 'maxIdleRows' | 'checkRunner' | 'addressLimits' | 'clockTrustMs'
  >;
}

/** @param where the address of a store, or an open store; it is closed with the server */
export async function serve(
  where: string | Store,
  web: string,
  {
    requests = AS_OFTEN_AS_THEY_LIKE,
    metrics = { token: null, local: true },
    leaseMs = 2_000,
    limits = UNLIMITED,
    missingAfterMs = 15_000,
    now,
    races: more = {},
    app: appMore = {},
    push,
    enterIntervalMs,
  }: ServeOptions = {},
): Promise<Served> {
  const figures = createMetrics();
  const store = countAppends(typeof where === 'string' ? await openStore(where) : where, figures);
  const reports: string[] = [];
  const races = await createRaces({
    addressLimits: { milliseconds: UNLIMITED, bytes: UNLIMITED },
    ...{ ...more, store, content, leaseMs, missingAfterMs, ...(now === undefined ? {} : { now }) },
    report: (error, doing) => reports.push(`${doing}: ${String(error)}`),
  });
  const app = await createApp({
    ...appMore,
    web,
    say: (key) => key,
    wire: {
      races,
      store,
      limits,
      requests,
      figures,
      metrics,
      dayChecker: checkDaysHere(content),
      ...(push && { push }),
      ...(enterIntervalMs && { enterIntervalMs }),
    },
  });
  const port = await listenFrom(app, '127.0.0.1', 0);
  return {
    base: `http://127.0.0.1:${port}`,
    store,
    reports,
    async close() {
      await app.close();
      await races.close();
      await store.close();
    },
  };
}

/** @property folder of its store, for those of other servers; @property web its page */
type ServedForAll = Pick<Served, 'base' | 'store' | 'reports'> & { readonly folder: string; readonly web: string };

/** One server for all tests of a file, on SQLite, started before them. */
export function serveForAll(name: string, options?: ServeOptions): ServedForAll {
  const folder = folderForAll(name);
  const web = pageForAll();
  let served: Served;
  beforeAll(async () => {
    served = await serve(join(folder, 'races.sqlite'), web, options);
  });
  afterAll(() => served.close());
  return {
    folder,
    web,
    get base() {
      return served.base;
    },
    get store() {
      return served.store;
    },
    get reports() {
      return served.reports;
    },
  };
}
