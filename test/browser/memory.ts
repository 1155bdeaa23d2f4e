import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { whenTrue } from './wait.ts';

/**
 * The browser's memory, as tests put things there, read it and fill it up. Nothing else in these tests knows how the page keeps what it keeps; what can go
 * through the page itself (its screens for loading and saving) does.
 */

const PREFIX = 'windschatten.';

/** What a visitor has chosen before; of each the page has its own first choice. */
export interface Settings {
  /** How long a step of a bot stays on screen. */
  readonly pace?: 'slow' | 'normal' | 'brisk' | 'fast';
  /** How long the others wait after one's own act. */
  readonly patience?: 'at-once' | 'moment' | 'told';
  /** Whether what happens for the first time is explained. */
  readonly meetings?: 'on' | 'off';
  /** Whether each move of a bot is asked for. */
  readonly bots?: 'by-themselves' | 'one-by-one';
}

/** The script by which a page finds these settings; what its visitor has chosen since then stays. */
export const settingsScript = (settings: Settings): string => `try {
  for (const [key, value] of ${JSON.stringify(Object.entries(settings))})
    localStorage.getItem('${PREFIX}' + key) ?? localStorage.setItem('${PREFIX}' + key, value);
} catch {
  // a page that may keep nothing
}`;

/** Puts a text where the page keeps how far somebody is in the guide. */
export const writeGuide = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`localStorage.setItem('${PREFIX}guide', ${JSON.stringify(text)})`);

/** All that the stores of the page's database hold, by store; none of them where there is no database yet. */
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

/** Does something to the stores of the page's database that nobody of ours does: the body of an async function of a store, or `opened`. */
const forge = (page: Page, store: 'races' | 'rows' | 'texts', body: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const opened = (request) => new Promise((yes, no) => { request.onsuccess = () => yes(request.result); request.onerror = () => no(request.error); });
    const db = await opened(indexedDB.open('windschatten'));
    const store = db.transaction('${store}', 'readwrite').objectStore('${store}');
    ${body}
    db.close();
  })()`);

/** Damages what is kept: row number `n` of every race is gone. */
export const loseRow = (page: Page, n: number): Promise<unknown> =>
  forge(page, 'rows', `for (const key of await opened(store.getAllKeys())) if (key[1] === ${n}) await opened(store.delete(key));`);

/** The only race has a row more, kept by another program. */
export const addRow = (page: Page, row: { readonly kind: string; readonly text: string }): Promise<unknown> =>
  forge(
    page,
    'rows',
    `const [race, last] = (await opened(store.getAllKeys())).at(-1);
    await opened(store.add({ ...${JSON.stringify(row)}, race, n: last + 1 }));`,
  );

/** In the heads of all races one thing stands for another. */
export const changeHeads = (page: Page, from: string, to: string): Promise<unknown> =>
  forge(
    page,
    'texts',
    `for (const key of await opened(store.getAllKeys())) {
      const texts = await opened(store.get(key));
      await opened(store.put({ ...texts, head: texts.head.replace(${JSON.stringify(from)}, ${JSON.stringify(to)}) }));
    }`,
  );

/** All races are of this game. */
export const changeGame = (page: Page, game: string): Promise<unknown> =>
  forge(
    page,
    'races',
    `for (const race of await opened(store.getAll())) await opened(store.put({ ...race, game: ${JSON.stringify(game)} }));`,
  );

/** What is kept of a race that cannot be read, by the page's own button. */
export async function savedText(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.locator('[data-save-text]').click();
  return readFile(await (await waiting).path(), 'utf8');
}

/** The ids of all races of which anything is kept, in whatever part. */
export async function keptRaces(page: Page): Promise<string[]> {
  const stores: Readonly<Record<string, { readonly keys: readonly (string | readonly [string, number])[] }>> = await page.evaluate(DUMP);
  const keys = Object.values(stores).flatMap((store) => store.keys);
  return [...new Set(keys.map((key) => (typeof key === 'string' ? key : key[0])))];
}

/** Everything that is kept, as one text to compare with. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(`${DUMP}.then((kept) => JSON.stringify([kept, { ...localStorage }]))`);

/** From now on this page can keep nothing more: there is no room, or it is not allowed. */
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
 * Puts a race into the browser's memory from its record (the envelope open) and goes to it: into the race where it is not over, else to its result.
 * In any language.
 * @param drivers who decides for each seat from here on: `human` or a bot's name; as the page offers where left out
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
