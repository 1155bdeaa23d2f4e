import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTextSize, widerThanScreen } from './screen-faults.ts';
import { everythingKept, giveFile, keepNothing, savedRecord } from './memory.ts';
import { answer, pressMain, startRace, playUntil, round, targets, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';
import { middleOf } from './touch.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the home page loads at most 100 kB of script, gzipped', async () => {
  const page = await (await site.visitor()).newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(site.address, { waitUntil: 'networkidle' });
  const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(all).toBeGreaterThan(1000);
  expect(all).toBeLessThan(100_000);
});

test('200 % text on a phone: everything can be reached', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } });
  await setTextSize(page, 200);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  await startRace(page);
  await playUntil(page, 'move');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  await pressMain(page);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '#/%s, a property of every object, leads to the home page',
  async (name) => {
    const { page, complaints } = await site.visit();
    await page.goto(`${site.address}#/rules`);
    await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
    await page.goto(`${site.address}#/${name}`);
    await page.getByRole('heading', { level: 1, name: 'Ride in the slipstream' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a space out of reach shows the reason with its section, and the section opens its text', async () => {
  const { page } = await site.visit();
  await startRace(page);
  // in the second round no rider stands on the dots of the start, where the click would open his card
  for (await playUntil(page, 'move'); (await round(page)) < 2; await playUntil(page, 'move')) await answer(page, () => pressMain(page));
  await page.getByRole('button', { name: 'Whole board' }).click();
  const dot = await middleOf(page.locator('.board .picture circle[r="6.5"]').first(), 'anything');
  await page.mouse.click(dot.x, dot.y);
  const why = page.locator('[data-asked] .problem');
  await expect.poll(() => why.innerText()).toMatch(/is not ahead of|is too far|Going round it takes/);
  await why.getByRole('button', { name: 'UR 5.3' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Each space of movement/)
    .waitFor();
});

test.each([
  ['de', 'Losfahren', /Wo startet 21\?/],
  ['cs', 'Vyrazit', /Kde startuje 21\?/],
])('speaks %s where the browser does, and keeps a choice of language', async (locale, ride, question) => {
  const { page } = await site.visit({ locale });
  await page.getByRole('button', { name: ride }).click();
  await page.locator('[data-asked="place"] h2').getByText(question).waitFor();
  // default names are stored as codes, and the page shows none of the codes
  expect(await page.locator('body').innerText()).not.toMatch(/\b(rider|team|course)-[a-z]/);
  await page.locator('header [aria-controls="bar-tools"]').click();
  await page.locator('header select').nth(1).selectOption('en');
  await page.locator('[data-asked="place"] h2').getByText('Where does 21 start?').waitFor();
  await page.reload();
  await page.locator('[data-asked="place"] h2').getByText('Where does 21 start?').waitFor();
});

test('two tabs on one race: the first plays, the other follows live and takes over on request', async () => {
  const { page } = await site.visit();
  await startRace(page);
  const riders = (tab: Page): Promise<number> => tab.locator('.board .rider').count();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(/open in another tab/).waitFor();
  await answer(page, () => pressMain(page));
  await decisionKind(page);
  const placed = await riders(page);
  expect(placed).toBeGreaterThan(0);
  await expect.poll(() => riders(other)).toBe(placed);
  await other.getByRole('button', { name: 'Play here' }).click();
  await decisionKind(other);
  await page.getByText(/open in another tab/).waitFor();
  await answer(other, () => pressMain(other));
  await decisionKind(other);
  await expect.poll(() => riders(other)).toBeGreaterThan(placed);
  await expect.poll(async () => (await riders(page)) - (await riders(other))).toBe(0);
});

describe('a browser without storage', () => {
  test.each([
    ['is full', 'full', /storage is full/],
    ['forbids it', 'forbidden', /saves no races/],
  ] as const)('%s: the page reports it, and the race goes on', async (_, why, message) => {
    const { page } = await site.visit();
    await keepNothing(page, why);
    await startRace(page);
    await page.getByText(message).waitFor();
    await playUntil(page, 'turn');
  });

  test('storage fills up in the middle: a reload restores what was stored, and the file has everything', async () => {
    const { page } = await site.visit();
    await startRace(page);
    await playUntil(page, 'turn');
    await page.locator('.board .rider').first().waitFor();
    const kept = await page.locator('.board .rider').count();
    await keepNothing(page, 'full');
    await playUntil(page, 'move');
    await answer(page, () => pressMain(page));
    await page.getByText(/storage is full/).waitFor();
    await decisionKind(page);
    expect(await savedRecord(page)).toMatch(/^ *moved rider/m);
    await page.reload();
    expect(await decisionKind(page)).toBe('turn');
    await expect.poll(() => page.locator('.board .rider').count()).toBe(kept);
  });
});

test('a broken record file: the page shows what is wrong and where, and the usable part', async () => {
  const { page } = await site.visit();
  await startRace(page);
  await playUntil(page, 'move');
  const record = await savedRecord(page);

  await page.goto(`${site.address}#/load`);
  await giveFile(page, 'something else');
  await page.getByText(/Line 1, column 1: This is not a race file/).waitFor();
  await giveFile(page, record.replace('placed rider=', 'plaxed rider='));
  await page.getByText(/^Line \d+, column \d+: “plaxed” is not an event\./).waitFor();
  await page.getByText(/The file is damaged/).waitFor();
  await giveFile(page, record);
  await page.getByText(/^✓? ?All correct so far/).waitFor();
  await page.getByRole('button', { name: 'Continue the race' }).click();
  expect(await decisionKind(page)).toBe('move');
  await targets(page).first().waitFor();
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe]), /This is not a race file/],
  ['an empty file', Buffer.alloc(0), /This is not a race file/],
  ['a race of a game that is not here', 'windschatten-record 1\ngame chess 1\n', /chess/],
])('%s is no race: the page reports it and keeps the races of this browser', async (_, file, problem) => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  const before = await everythingKept(page);
  await page.goto(`${site.address}#/load`);
  await giveFile(page, file);
  await page.getByText('This file cannot be used.').waitFor();
  await page.getByRole('status').getByText(problem).waitFor();
  expect(await everythingKept(page)).toBe(before);
  await page.goto(`${site.address}#/`);
  await page.getByRole('link', { name: /^Continue the race/ }).click();
  expect(await decisionKind(page)).toBe('place');
  expect(complaints).toEqual([]);
});
