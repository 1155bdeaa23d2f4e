import { performance } from 'node:perf_hooks';
import type { Store } from '../store/index.ts';
import type { Metrics } from './metrics-registry.ts';

/** The same store, with metrics of its appends: stored rows, appends that came too late, and failed ones. */
export function countAppends(store: Store, figures: Metrics, now = () => performance.now()): Store {
  return {
    ...store,
    // each second, whether or not people play
    async beat(process, milliseconds) {
      const begun = now();
      try {
        await store.beat(process, milliseconds);
      } finally {
        figures.set('store_seconds', (now() - begun) / 1000);
      }
    },
    async append(race, rows, summary) {
      const begun = now();
      figures.count('appends');
      try {
        const why = await store.append(race, rows, summary);
        if (why === null) figures.count('rows_kept', rows.length);
        else figures.count(why === 'taken' ? 'appends_taken' : 'appends_failed');
        return why;
      } catch (error) {
        figures.count('appends_failed');
        throw error;
      } finally {
        figures.count('append_seconds', (now() - begun) / 1000);
      }
    },
  };
}
