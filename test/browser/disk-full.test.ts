import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWITCHES } from '../../tools/chromium-switches.mjs';
import { openSite, type Site } from './site.ts';
import { buildStorage, loadStorage } from './storage-module.ts';

/**
 * A browser whose disk is full for a while. Chromium alone, without this page, then loses all databases of a site at its next start, because it goes on writing after half a
 * record.
 */

const folder = mkdtempSync(join(tmpdir(), 'windschatten-disk-full-'));
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const hasDisk = mount('/usr/bin/mount', '-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', disk);
const filler = join(disk, 'filler');

let site: Site;
let code: string;
let context: BrowserContext;
beforeAll(async () => {
  [site, code] = await Promise.all([openSite(), buildStorage()]);
});
afterAll(async () => {
  await site.close();
  if (hasDisk) mount('/usr/bin/umount', '-l', disk);
  rmSync(folder, { recursive: true, force: true });
});

async function openBrowser(): Promise<Page> {
  const { WINDSCHATTEN_BROWSER: browser = '' } = process.env;
  context = await chromium.launchPersistentContext(join(disk, 'profile'), {
    executablePath: browser === '' ? '/usr/bin/chromium' : browser,
    args: [...SWITCHES, `--disk-cache-dir=${join(folder, 'cache')}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${site.address}icon.svg`);
  await loadStorage(page, code);
  return page;
}

function fillDisk(): void {
  const file = openSync(filler, 'w');
  for (const size of [1_000_000, 4_096])
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  closeSync(file);
}

/** A row that takes many of the disk's blocks. */
const appendMany = (page: Page, id: string, from: number, to: number): Promise<unknown[]> =>
  page.evaluate(`(async () => {
    const answers = [];
    for (let n = ${from}; n <= ${to}; n++) answers.push(await append('${id}', n, n + ' seat 0: ' + crypto.randomUUID().repeat(200) + '\\n'));
    return answers;
  })()`);
const rowsOf = (page: Page, id: string): Promise<number[]> => page.evaluate(`rows('${id}')`);
const numbers = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1);
const isMended = (page: Page): Promise<boolean> => page.evaluate("localStorage.getItem('windschatten.write-failed') === null");

test.skipIf(!hasDisk)(
  'after the disk was full, a race has all its moves, also when the browser has been started twice',
  { timeout: 120_000 },
  async () => {
    let page = await openBrowser();
    const id = await page.evaluate<string>('make()');
    expect(new Set(await appendMany(page, id, 1, 20))).toEqual(new Set([null]));
    fillDisk();
    // they are only in the memory of the page, which says so
    expect(new Set(await appendMany(page, id, 21, 40))).toEqual(new Set([null]));
    expect(await page.evaluate(`storage.storageState('${id}')`)).toBe('full');
    rmSync(filler);
    expect(new Set(await appendMany(page, id, 41, 50))).toEqual(new Set([null]));
    expect(await page.evaluate(`storage.storageState('${id}')`)).toBe('kept');
    await expect.poll(() => isMended(page)).toBe(true);
    await context.close();
    page = await openBrowser();
    expect(await rowsOf(page, id)).toEqual(numbers(50));
    await appendMany(page, id, 51, 52);
    await context.close();
    page = await openBrowser();
    expect(await rowsOf(page, id)).toEqual(numbers(52));

    // and when the browser ends while the disk is full
    fillDisk();
    await appendMany(page, id, 53, 60);
    await context.close();
    rmSync(filler);
    page = await openBrowser();
    const kept = await rowsOf(page, id);
    expect(kept.slice(0, 52)).toEqual(numbers(52));
    await appendMany(page, id, kept.length + 1, kept.length + 5);
    await expect.poll(() => isMended(page)).toBe(true);
    await context.close();
    page = await openBrowser();
    expect(await rowsOf(page, id)).toEqual(numbers(kept.length + 5));
    await context.close();
  },
);
