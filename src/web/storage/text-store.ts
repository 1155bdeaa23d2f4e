import type { AppendFailure } from '../../table/index.ts';
import { createObjectStore } from './object-store.ts';

/** Texts by name, in a database of their own. */
export interface TextStore {
  /** Null if there is no such text, or the browser stores nothing. */
  read(name: string): Promise<string | null>;
  /** All texts, by name; empty if the browser stores nothing. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** The text is on the disk before this resolves. @returns null, or why the text is not stored */
  put(name: string, text: string): Promise<AppendFailure | null>;
  remove(name: string): Promise<AppendFailure | null>;
}

/** @param store the name of the object store */
export function createTextStore(database: string, store: string): TextStore {
  const texts = createObjectStore<string>(database, store);
  return {
    read: (name) =>
      texts.read<string | null>(async (tx) => {
        const found: unknown = await tx.store.get(name);
        return typeof found === 'string' ? found : null;
      }, null),
    all: () =>
      texts.read(async (tx) => {
        const [names, found] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
        return new Map(names.map((name, i) => [name, String(found[i])]));
      }, new Map<string, string>()),
    put: (name, text) => texts.write((all) => all.put(text, name)),
    remove: (name) => texts.write((all) => all.delete(name)),
  };
}
