import { CHANCE } from '../../kit/index.ts';
import type { Entry } from '../race/race.ts';

/** An action that was decided under its sender's id, with the entries it was answered with: its own, and those of chance that follow. */
export interface AnsweredRequest<A, E> {
  readonly entry: Entry<A, E>;
  readonly entries: readonly Entry<A, E>[];
}

/** The requests that were decided so far, by their senders' ids, so that a request sent twice acts once. */
export interface RequestIds<A, E> {
  find(id: string): AnsweredRequest<A, E> | undefined;
  /** Entries that were added to the log. */
  add(entries: readonly Entry<A, E>[]): void;
  /** Entries that were taken out of the log; their ids stay answered. */
  addVoided(entries: readonly Entry<A, E>[]): void;
}

/** @param log the entries that count, as they are when `find` is called */
export function createRequestIds<A, E>(log: () => readonly Entry<A, E>[]): RequestIds<A, E> {
  /** Of an entry in the log only the entry itself: those that follow it are found there. */
  const known = new Map<string, Entry<A, E> | AnsweredRequest<A, E>>();
  return {
    find(id) {
      const found = known.get(id);
      return found === undefined || 'entries' in found ? found : answerFrom(log(), found.n - 1);
    },
    add(entries) {
      for (const entry of entries) if (entry.id !== undefined) known.set(entry.id, entry);
    },
    addVoided(entries) {
      entries.forEach((entry, i) => {
        if (entry.id !== undefined) known.set(entry.id, answerFrom(entries, i));
      });
    },
  };
}

function answerFrom<A, E>(entries: readonly Entry<A, E>[], i: number): AnsweredRequest<A, E> {
  let next = i + 1;
  while (entries[next]?.seat === CHANCE) next++;
  return { entry: entries[i]!, entries: entries.slice(i, next) };
}
