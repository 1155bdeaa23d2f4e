import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';
import { buildStorage, loadStorage } from './storage-module.ts';

/** Race storage in a real browser, which a fake cannot replace. The storage module alone, without the page around it. */

let site: Site;
let code: string;
let context: BrowserContext;
beforeAll(async () => {
  site = await openSite();
  code = await buildStorage();
});
afterAll(() => site.close());
beforeEach(async () => {
  context = await site.visitor();
});

/** A tab at an address of the site that does not run the page. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}icon.svg`);
  await loadStorage(page, code);
  return page;
}

test('rows are written with strict durability, in few transactions', async () => {
  const tab = await openTab();
  await tab.evaluate(`{
    globalThis.asked = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...how) {
      const tx = transaction.apply(this, how);
      if (tx.mode === 'readwrite') asked.push(tx.durability);
      return tx;
    };
  }`);
  const id = await tab.evaluate<string>('make()');
  const answers = await tab.evaluate(`Promise.all(Array.from({ length: 200 }, (_, i) => append('${id}', i + 1)))`);
  expect(new Set(answers as unknown[])).toEqual(new Set([null]));
  expect(await tab.evaluate(`rows('${id}')`)).toHaveLength(200);
  const asked = await tab.evaluate<string[]>('asked');
  expect(new Set(asked)).toEqual(new Set(['strict']));
  // one transaction for the race, and few for all rows
  expect(asked.length).toBeLessThan(5);
});

/** More than fits into a quota of 200 kB; some browsers grant a few megabytes more than the quota. */
const TOO_MUCH = 12_000_000;

test('with full storage the race goes on in memory, and is stored when there is room again', async () => {
  const tab = await openTab();
  const devtools = await context.newCDPSession(tab);
  const origin = new URL(site.address).origin;
  // set before the browser first reads the quota, which it caches for a while
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  const id = await tab.evaluate<string>('make()');
  await tab.evaluate(`storage.onStorageState('${id}', (to) => events.push(to))`);
  expect(await tab.evaluate(`append('${id}', 1)`)).toBeNull();
  const big = `'2 seat 0: ' + 'x'.repeat(${TOO_MUCH})`;
  expect(await tab.evaluate(`append('${id}', 2, ${big})`)).toBeNull();
  expect(await tab.evaluate(`append('${id}', 3)`)).toBeNull();
  expect(await tab.evaluate(`storage.storageState('${id}')`)).toBe('full');
  expect(await tab.evaluate(`rows('${id}')`)).toEqual([1, 2, 3]);
  const made = await tab.evaluate<string>(`make('x'.repeat(${TOO_MUCH}))`);
  expect(await tab.evaluate(`storage.storageState('${made}')`)).toBe('full');
  const other = await openTab();
  expect(await other.evaluate(`rows('${id}')`)).toEqual([1]);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  expect(await tab.evaluate(`append('${id}', 4)`)).toBeNull();
  expect(await tab.evaluate(`append('${made}', 1)`)).toBeNull();
  expect(await tab.evaluate('events')).toEqual(['full', 'kept']);
  expect(await other.evaluate(`rows('${id}')`)).toEqual([1, 2, 3, 4]);
  expect(await other.evaluate(`rows('${made}')`)).toEqual([1]);
});

test('with forbidden storage a race lives as long as the page, and the tab owns it', async () => {
  const tab = await openTab();
  await tab.goto('data:text/html,<iframe sandbox="allow-scripts" srcdoc="nothing"></iframe>');
  const frame = (await tab.waitForSelector('iframe')).contentFrame();
  const poor = (await frame)!;
  await poor.waitForLoadState();
  await loadStorage(poor, code);
  expect(await poor.evaluate('storage.storageProblem()')).toBe('forbidden');
  const id = await poor.evaluate<string>('make()');
  expect(await poor.evaluate(`own('${id}', 'poor')`)).toBe('leader');
  expect(await poor.evaluate(`Promise.all([append('${id}', 1), append('${id}', 2)])`)).toEqual([null, null]);
  expect(await poor.evaluate(`storage.storageState('${id}')`)).toBe('forbidden');
  expect(await poor.evaluate(`rows('${id}')`)).toEqual([1, 2]);
  expect(await poor.evaluate('storage.listRaces().then((lines) => lines.map((line) => line.id))')).toEqual([id]);
  expect(await poor.evaluate(`storage.readRace('${id}').then((found) => found.value.rows.length)`)).toBe(2);
});

test('one tab owns a race, others follow; it learns of a takeover; a waiting tab becomes the owner when the owner closes', async () => {
  const [one, two, three] = [await openTab(), await openTab(), await openTab()];
  const id = await one.evaluate<string>('make()');
  expect(await one.evaluate(`own('${id}', 'one')`)).toBe('leader');
  expect(await one.evaluate(`own('${id}', 'one again')`)).toBe('leader');
  expect(await two.evaluate(`own('${id}', 'two')`)).toBe('reader');
  expect(await one.evaluate(`own('another', 'x')`)).toBe('leader');
  await two.evaluate(`storage.onAppended('${id}', (rows) => events.push(rows))`);
  await one.evaluate(`Promise.all([append('${id}', 1), append('${id}', 2)])`);
  await expect.poll(() => two.evaluate('events')).toEqual([2]);
  expect(await two.evaluate(`rows('${id}')`)).toEqual([1, 2]);

  await two.evaluate(`storage.takeOver('${id}')`);
  await expect.poll(() => one.evaluate('events')).toEqual(['one again lost']);
  expect(await one.evaluate(`append('${id}', 3)`)).toBeNull();
  expect(await two.evaluate(`append('${id}', 3)`)).toBe('taken');
  expect(await one.evaluate(`own('${id}', 'one')`)).toBe('reader');
  expect(await three.evaluate(`own('${id}', 'three')`)).toBe('reader');

  // the owner closes, so the first waiting tab becomes the owner, and the next keeps waiting
  await two.close();
  await expect.poll(() => one.evaluate('events.at(-1)')).toBe('one gained');
  expect(await three.evaluate('events')).toEqual([]);
  await three.evaluate(`storage.takeOver('${id}')`);
  await expect.poll(() => one.evaluate('events.at(-1)')).toBe('one lost');
  await three.evaluate(`storage.leaveRace('${id}')`);
  await expect.poll(() => one.evaluate('events.at(-1)')).toBe('one gained');
  expect(await three.evaluate(`own('${id}', 'three')`)).toBe('reader');
});

test('a tab with unsaved rows keeps the ownership when the race is left', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const devtools = await context.newCDPSession(one);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.address).origin, quotaSize: 200_000 });
  const id = await one.evaluate<string>('make()');
  await one.evaluate(`own('${id}', 'one')`);
  await two.evaluate(`own('${id}', 'two')`);
  await one.evaluate(`append('${id}', 1, 'x'.repeat(${TOO_MUCH}))`);
  await one.evaluate(`storage.leaveRace('${id}')`);
  expect(await two.evaluate(`own('${id}', 'two')`)).toBe('reader');
  expect(await one.evaluate(`own('${id}', 'one again')`)).toBe('leader');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.address).origin });
  expect(await one.evaluate(`append('${id}', 2)`)).toBeNull();
  await one.evaluate(`storage.leaveRace('${id}')`);
  await expect.poll(() => two.evaluate('events')).toEqual(['two gained']);
});

test('a race deleted in one tab is gone in the other', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const id = await one.evaluate<string>('make()');
  await one.evaluate(`own('${id}', 'one')`);
  await one.evaluate(`append('${id}', 1)`);
  await one.evaluate(`storage.onDeleted('${id}', () => events.push('deleted'))`);
  expect(await two.evaluate(`storage.deleteRace('${id}')`)).toBeNull();
  await expect.poll(() => one.evaluate('events')).toEqual(['deleted']);
  expect(await one.evaluate(`append('${id}', 2)`)).toBe('lost');
  expect(await one.evaluate('storage.listRaces()')).toEqual([]);
});

test('after the data was cleared during a race, its rows are refused as lost', async () => {
  const tab = await openTab();
  const id = await tab.evaluate<string>('make()');
  expect(await tab.evaluate(`append('${id}', 1)`)).toBeNull();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site.address).origin, storageTypes: 'indexeddb' });
  expect(await tab.evaluate(`append('${id}', 2)`)).toBe('lost');
  const next = await tab.evaluate<string>('make()');
  expect(await tab.evaluate(`append('${next}', 1)`)).toBeNull();
  expect(await tab.evaluate(`rows('${next}')`)).toEqual([1]);
});
