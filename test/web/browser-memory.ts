import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type * as Storage from '../../src/web/storage/index.ts';

/** Browser storage without a browser, and tabs of the page that use it. */

const texts = new Map<string, string>();
const localStorage = {
  getItem: (key: string): string | null => texts.get(key) ?? null,
  setItem: (key: string, text: string): void => void texts.set(key, text),
  removeItem: (key: string): void => void texts.delete(key),
};

/** The texts of localStorage. */
export function storedTexts(): Readonly<Record<string, string>> {
  return Object.fromEntries(texts);
}

/** Resets the storage to these texts. */
export function newBrowser(kept: Readonly<Record<string, string>> = {}): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  texts.clear();
  for (const [key, text] of Object.entries(kept)) texts.set(key, text);
  // the keys are read as a browser shows them: as properties
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: texts.get(String(key)), enumerable: true, configurable: true }),
    }),
  );
}

/** A new instance of the module, as in a tab that was just opened. */
export async function openTab(): Promise<typeof Storage> {
  vi.resetModules();
  return import('../../src/web/storage/index.ts');
}

/** Makes the database fail with this error, on writes or always. @returns a function that repairs it */
export function failing(name: string, when: 'writing' | 'always', message = 'as the test wants it'): () => void {
  const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')!;
  const apply = (transaction: () => unknown, db: unknown, args: unknown[]): unknown => {
    if (when === 'always' || args[1] === 'readwrite') throw new DOMException(message, name);
    return Reflect.apply(transaction, db, args);
  };
  Object.defineProperty(IDBDatabase.prototype, 'transaction', { ...real, value: new Proxy(real.value, { apply }) });
  return () => Object.defineProperty(IDBDatabase.prototype, 'transaction', real);
}
