import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/index.ts';
import type { Row } from '../../table/index.ts';
import { nextNotice, readNotice, type RaceChanges } from './change-notice.ts';
import type { Sql } from './sql.ts';

const SUBJECT = 'windschatten.races';
/** NATS takes a million bytes. */
const MAX_NOTICE_BYTES = 200_000;

/** A database whose notices go over a bus. */
export function withBusNotices(sql: Sql, bus: Bus): Sql {
  const processId = randomUUID();
  const listeners = new Set<(races: RaceChanges | null) => void>();
  const notifyListeners = (races: RaceChanges | null): void => listeners.forEach((listener) => listener(races));
  const stops = [
    bus.listen(SUBJECT, (text) => {
      const changed = readNotice(processId, text);
      if (changed !== 'own') notifyListeners(changed);
    }),
    bus.onGap(() => notifyListeners(null)),
  ];

  const pending = new Map<string, readonly Row[]>();
  let isAnnouncing = false;
  return {
    ...sql,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce(races) {
      for (const { race, rows = [] } of races) pending.set(race, [...(pending.get(race) ?? []), ...rows]);
      if (isAnnouncing || races.length === 0) return;
      isAnnouncing = true;
      // changes of the same moment share a notice
      queueMicrotask(() => {
        isAnnouncing = false;
        while (pending.size > 0) bus.publish(SUBJECT, nextNotice(processId, pending, MAX_NOTICE_BYTES));
      });
    },
    async close() {
      stops.forEach((stop) => stop());
      listeners.clear();
      await sql.close();
    },
  };
}
