import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectRecord, isVariationOf } from '../../src/table/index.ts';
import { raceOfRecord, recordText } from '../games/recorded.ts';
import * as ausreisser from './ausreisser-player.ts';
import { raceUntil } from './partial-race.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { everythingKept, putRace, savedRecord } from './memory.ts';
import { answer, pressMain, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Variations: a race is played differently from one of its moments, and stored beneath it under a name. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const RACE = 'reifenbreite/034-everything-professional-two';

/** Watches the race on screen at a moment and opens the panel for variations. */
async function atMoment(page: Page, n: number): Promise<void> {
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await page.locator('[data-timeline]').waitFor();
  await page.locator('[data-timeline]').fill(String(n));
  await page.locator('[data-what-if] > summary').click();
}

async function playOn(page: Page): Promise<void> {
  await page.locator('[data-ride-on]').click();
  await page.waitForURL('**/#/race/*');
}

async function fileOf(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  return readFile(await (await waiting).path(), 'utf8');
}

test('with the same dice, against a chosen bot: listed beneath the race, renamed, saved, loaded by another person, deleted; the race is unchanged', async () => {
  const { page, complaints } = await site.visit();
  await putRace(page, recordText(RACE));
  const address = page.url();
  const before = await fileOf(page, () => page.getByRole('button', { name: 'Download the race file' }).click());
  const moment = raceUntil(RACE, ({ kind, round }) => kind === 'turn' && round === 3);
  const at = raceOfRecord(moment.record).entries.length;
  await atMoment(page, at);
  await page.locator('[data-name]').fill('Attack in round 3');
  await page.locator('[data-what-if] [data-seat="0"]').selectOption(moment.seat === 0 ? 'human' : 'easy');
  await page.locator('[data-what-if] [data-seat="1"]').selectOption(moment.seat === 1 ? 'human' : 'easy');
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  await playOn(page);
  await decisionKind(page);
  expect(Number(await page.locator('.race[data-entries]').getAttribute('data-entries'))).toBe(at);
  await answer(page, () => pressMain(page));
  await decisionKind(page);

  // the record is verified by the seal of the race and names the race it varies
  const original = raceOfRecord(before);
  const saved = raceOfRecord(await savedRecord(page));
  expect(saved.variation).toMatchObject({ from: at, name: 'Attack in round 3' });
  expect(isVariationOf(saved, original)).toBe(true);
  expect(saved.chance).toEqual(original.chance);
  expect(inspectRecord({ race: saved, problems: [], remarks: [] }).summary.code).toBe('found-right-so-far');

  // listed beneath the race under My races, where it is renamed, and beside the result
  await page.evaluate("location.hash = '#/races'");
  const kept = page.locator('li li[data-variation]');
  await kept.getByText('Attack in round 3').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await kept.getByRole('button', { name: 'Rename Attack in round 3' }).click();
  await page.locator('[data-new-name]').fill('Later attack');
  await page.keyboard.press('Enter');
  await kept.getByText('Later attack').first().waitFor();
  const file = await fileOf(page, () => kept.locator('[data-file]').click());
  expect(raceOfRecord(file).variation!.name).toBe('Later attack');
  await page.goto(address);
  await page.locator('[data-variation]').getByText('Later attack').first().waitFor();
  expect(await fileOf(page, () => page.getByRole('button', { name: 'Download the race file' }).click())).toBe(before);

  // another person loads both files: the variation is listed beneath the race there, too
  const other = await site.visit();
  await putRace(other.page, before);
  await putRace(other.page, file, ['human', 'human']);
  await decisionKind(other.page);
  await other.page.evaluate("location.hash = '#/races'");
  await other.page.locator('li li[data-variation]').getByText('Later attack').first().waitFor();

  // by keys: the focus moves to `Keep`, back, and after the deletion to the heading
  const ask = page.getByRole('button', { name: 'Delete the race Later attack' });
  await ask.press('Enter');
  await page.locator('button:focus', { hasText: 'Keep' }).press('Enter');
  await expect.poll(() => ask.evaluate((each) => each === document.activeElement)).toBe(true);
  await ask.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.locator('[data-variation]').waitFor({ state: 'detached' });
  await page.locator('[data-what-if] h2:focus').waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});

test('a variation of an unfinished race has other dice under a seal of its own, and does not contain the race’s seed', async () => {
  const { page, complaints } = await site.visit();
  const { record } = raceUntil(RACE, ({ kind, round }) => kind === 'turn' && round === 3);
  await putRace(page, record, ['human', 'human']);
  await decisionKind(page);
  const n = raceOfRecord(record).entries.length;
  const seed = /^seed (.*)$/m.exec(record)![1]!;
  await page.evaluate("location.hash = '#/races'");
  await atMoment(page, n - 1);
  await page.locator('[data-ride-on]').waitFor();
  expect(await page.locator('[data-what-if] input[type=radio]').count()).toBe(0);
  await playOn(page);
  await decisionKind(page);
  const text = await savedRecord(page);
  expect(text).not.toContain(seed);
  expect(raceOfRecord(text)).toMatchObject({ chance: { from: n }, variation: { from: n - 1 } });
  expect(complaints).toEqual([]);
});

test('hidden cards stay hidden: only a finished race of Der Ausreißer can be varied, on a phone too', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await putRace(page, raceUntil('ausreisser/four-mixed', ({ left }) => left < 60).record, ['human', 'easy', 'easy', 'easy']);
  await decisionKind(page);
  await page.evaluate("location.hash = '#/races'");
  await page.getByRole('link', { name: 'Watch the race' }).waitFor();
  const kept = await everythingKept(page);
  await atMoment(page, 20);
  await page.locator('[data-hidden]').waitFor();
  expect(await page.locator('[data-ride-on]').count()).toBe(0);
  expect(await everythingKept(page)).toBe(kept);

  await putRace(page, recordText('ausreisser/four-mixed'));
  await atMoment(page, 40);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  for (const seat of [1, 2, 3]) await page.locator(`[data-what-if] [data-seat="${seat}"]`).selectOption('easy');
  await playOn(page);
  await ausreisser.until(page, 'lay');
  await ausreisser.lay(page, 0);
  expect(complaints).toEqual([]);
});
