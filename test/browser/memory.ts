import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { whenTrue } from './wait.ts';

/**
 * Writes, reads and fills the browser's storage. Only this file knows how the page stores its data; where possible it
 * uses the page's own screens for loading and saving.
 */

const PREFIX = 'windschatten.';

/** Settings of a visitor; each has a default on the page. */
export interface Settings {
  /** How long a step of a bot stays on screen. */
  readonly pace?: 'slow' | 'normal' | 'brisk' | 'fast';
  /** How long the bots wait after the player's own action. */
  readonly patience?: 'at-once' | 'moment' | 'told';
  /** Whether what happens for the first time is explained. */
  readonly meetings?: 'on' | 'off';
  /** Whether bots wait for a key before each move. */
  readonly bots?: 'by-themselves' | 'one-by-one';
}

/** An init script that stores these settings, unless the visitor has changed them since. */
export const settingsScript = (settings: Settings): string => `try {
  for (const [key, value] of ${JSON.stringify(Object.entries(settings))})
    localStorage.getItem('${PREFIX}' + key) ?? localStorage.setItem('${PREFIX}' + key, value);
} catch {
  // a page without storage
}`;

/** Overwrites the stored progress in the guide. */
export const writeGuide = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`localStorage.setItem('${PREFIX}guide', ${JSON.stringify(text)})`);

/** All entries of the page's database, by store; empty if there is no database yet. */
const DUMP = `(async () => {
  const opened = (request) => new Promise((yes, no) => { request.onsuccess = () => yes(request.result); request.onerror = () => no(request.error); });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'windschatten')) return {};
  const db = await opened(indexedDB.open('windschatten'));
  const found = {};
  for (const name of db.objectStoreNames) {
    const store = db.transaction(name).objectStore(name);
    found[name] = { keys: await opened(store.getAllKeys()), values: await opened(db.transaction(name).objectStore(name).getAll()) };
  }
  db.close();
  return found;
})()`;

/** Changes a store of the page's database behind its back. `body` is async code that may use `store` and `opened`. */
const forge = (page: Page, store: 'races' | 'rows' | 'texts', body: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const opened = (request) => new Promise((yes, no) => { request.onsuccess = () => yes(request.result); request.onerror = () => no(request.error); });
    const db = await opened(indexedDB.open('windschatten'));
    const store = db.transaction('${store}', 'readwrite').objectStore('${store}');
    ${body}
    db.close();
  })()`);

/** Deletes row `n` of every race. */
export const loseRow = (page: Page, n: number): Promise<unknown> =>
  forge(page, 'rows', `for (const key of await opened(store.getAllKeys())) if (key[1] === ${n}) await opened(store.delete(key));`);

/** Adds a row to the last race, as another program could. */
export const addRow = (page: Page, row: { readonly kind: string; readonly text: string }): Promise<unknown> =>
  forge(
    page,
    'rows',
    `const [race, last] = (await opened(store.getAllKeys())).at(-1);
    await opened(store.add({ ...${JSON.stringify(row)}, race, n: last + 1 }));`,
  );

/** Replaces a text in the stored heads of all races. */
export const changeHeads = (page: Page, from: string, to: string): Promise<unknown> =>
  forge(
    page,
    'texts',
    `for (const key of await opened(store.getAllKeys())) {
      const texts = await opened(store.get(key));
      await opened(store.put({ ...texts, head: texts.head.replace(${JSON.stringify(from)}, ${JSON.stringify(to)}) }));
    }`,
  );

/** Changes the game of all stored races. */
export const changeGame = (page: Page, game: string): Promise<unknown> =>
  forge(
    page,
    'races',
    `for (const race of await opened(store.getAll())) await opened(store.put({ ...race, game: ${JSON.stringify(game)} }));`,
  );

/** The stored text of a race that cannot be read, saved by the page's own button. */
export async function savedText(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.locator('[data-save-text]').click();
  return readFile(await (await waiting).path(), 'utf8');
}

/** The ids of all races with an entry in any store. */
export async function keptRaces(page: Page): Promise<string[]> {
  const stores: Readonly<Record<string, { readonly keys: readonly (string | readonly [string, number])[] }>> = await page.evaluate(DUMP);
  const keys = Object.values(stores).flatMap((store) => store.keys);
  return [...new Set(keys.map((key) => (typeof key === 'string' ? key : key[0])))];
}

/** Everything stored, as one text for comparison. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(`${DUMP}.then((kept) => JSON.stringify([kept, { ...localStorage }]))`);

/** Makes every write to storage fail from now on, as full or as forbidden. */
export const keepNothing = (page: Page, why: 'full' | 'forbidden'): Promise<unknown> => {
  const error = why === 'full' ? 'QuotaExceededError' : 'SecurityError';
  return page.evaluate(`for (const prototype of [Storage.prototype, IDBObjectStore.prototype])
    for (const name of ['setItem', 'add', 'put']) if (name in prototype)
      prototype[name] = () => { throw new DOMException('no', '${error}'); };`);
};

/** The record of the race on screen, by the page's own button. In English. */
export async function savedRecord(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save as a file' }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

/** Chooses a file on the screen that loads one. */
export const giveFile = (page: Page, text: string | Buffer, name = 'x.race'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/**
 * Loads a race from its record, with the envelope open, and opens it: the race itself if it is not over, else its
 * result. Works in any language.
 * @param drivers the driver of each seat from here on, `human` or the name of a bot; by default the page's own choice
 */
export async function putRace(page: Page, record: string, drivers: readonly string[] = []): Promise<void> {
  await page.evaluate("location.hash = '#/load'");
  await giveFile(page, record);
  const take = page.locator('main button.main');
  await take.waitFor();
  for (const [seat, driver] of drivers.entries()) await page.locator('.who select').nth(seat).selectOption(driver);
  await take.click();
  await whenTrue(page, '/^#.(race|result)./.test(location.hash)');
}
