import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRecord, playSealed } from '../../src/table/index.ts';
import { raceOfRecord } from '../games/recorded.ts';
import { actAndWait, lay, decisionKind } from './ausreisser-player.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { giveFile, putRace, savedRecord } from './memory.ts';
import { pressMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Races from a common seed: of the day, or by a word; played alone and compared through a link. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CLUB = '#/same/ausreisser/club~riders.2~stages.1~game.simple~bots.easy';

async function beginClub(page: Page): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(CLUB)}`);
  await page.locator('[data-ride]').click();
  await page.waitForURL('**/#/race/*');
}

async function backToClub(page: Page): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(CLUB)}`);
  await page.locator('[data-beside]').waitFor();
}

/** Plays the club's race to its end, always with the first card in hand. */
async function playClubRace(page: Page): Promise<void> {
  await beginClub(page);
  for (let kind = await decisionKind(page); kind !== 'over'; kind = await decisionKind(page))
    await (kind === 'lay' ? lay(page, 0) : actAndWait(page, () => pressMain(page)));
  await backToClub(page);
}

/** Begins the club's race in the page and plays it outside from the same seed, always with the last option. */
async function playClubRaceElsewhere(page: Page): Promise<void> {
  await beginClub(page);
  const { game, config, chance } = raceOfRecord(await savedRecord(page));
  if (chance.kind !== 'sealed' || chance.seed === null) throw new Error("a race of one's own has its seed in its record");
  await putRace(page, formatRecord(playSealed(game, config, chance.seed, (_seat, _seen, options) => options.at(-1)!)));
  await backToClub(page);
}

test('two people play it apart; a link compares their races and leads to each moment', async () => {
  const one = await site.visit();
  await playClubRace(one.page);
  await one.page.locator('[data-beside]').click();
  await one.page.getByText('There is only this ride so far.').waitFor();
  await one.page.locator('[data-send]').click();
  const link = await one.page.locator('[data-sent]').inputValue();

  const two = await site.visit();
  await playClubRaceElsewhere(two.page);
  await two.page.goto('about:blank');
  await two.page.goto(link);
  await two.page.locator('table[data-rides="2"]').waitFor();
  await two.page.getByRole('columnheader', { name: 'From a link' }).first().waitFor();
  const differences = Number(await two.page.locator('[data-differences]').getAttribute('data-differences'));
  expect(differences).toBeGreaterThan(12);
  // only twelve are shown until the player asks for all
  const rows = two.page.locator('[data-differences] tbody tr');
  expect(await rows.count()).toBe(12);
  await two.page.locator('[data-all]').press('Enter');
  await expect.poll(() => rows.count()).toBe(differences);
  await two.page.locator('.scroll:focus [data-differences]').waitFor();
  expect(await two.page.locator('[data-parted]').getAttribute('data-parted')).toMatch(/^\d+$/);
  expect(await faultsOf(two.page)).toEqual([]);
  // a link to a moment
  await two.page.locator('[data-differences] td a').first().click();
  await two.page.locator('[data-timeline]').waitFor();

  // the other way round, by pasting the link; a link to another race is reported
  const other = link.replace(/compare\/.*/, 'watch/.nonsense');
  await one.page.locator('[data-add-link]').fill(other);
  await one.page.getByRole('button', { name: 'Add', exact: true }).click();
  await one.page.locator('[data-wrong="unreadable"]').waitFor();
  await one.page.locator('[data-add-link]').fill(link);
  await one.page.getByRole('button', { name: 'Add', exact: true }).click();
  await one.page.getByText('Every move was the same.').waitFor();
  await one.page.locator('[data-added]', { hasText: 'From a link' }).waitFor();

  // a record file works too; each column has its own name, and a column can be removed
  const waiting = two.page.waitForEvent('download');
  await two.page.goBack();
  await two.page.locator('[data-save-ride]').click();
  const record = await readFile(await (await waiting).path());
  await giveFile(one.page, record, 'ben.race');
  await one.page.locator('[data-added]', { hasText: 'ben.race' }).waitFor();
  await one.page.locator('[data-add-link]').fill(link);
  await one.page.getByRole('button', { name: 'Add', exact: true }).click();
  await one.page.locator('table[data-rides="4"]').getByRole('columnheader', { name: 'From a link, 2' }).waitFor();
  await one.page.getByRole('button', { name: 'Remove From a link, 2' }).press('Enter');
  await one.page.locator('table[data-rides="3"]').waitFor();
  await one.page.locator('h2:focus', { hasText: 'Result' }).waitFor();
  expect(await faultsOf(one.page)).toEqual([]);
  expect([...one.complaints, ...two.complaints]).toEqual([]);
});

test('the race of the day is one tap from the home page, for each game, and continues where it was left', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const day = new Date().toISOString().slice(0, 10);
  const [words, records]: [string[], string[]] = [[], []];
  for (const game of [0, 1]) {
    await page.evaluate("location.hash = '#/'");
    await page.locator('[data-day]').nth(game).click();
    await page.locator('[data-seeded-race]').waitFor();
    words.push((await page.locator('[data-seeded-race]').getAttribute('data-seeded-race'))!);
    expect(await faultsOf(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  }
  // midnight may pass between the two
  expect(words.every((word) => word >= day)).toBe(true);
  await page.locator('[data-ride]').click();
  await page.waitForURL('**/#/race/*');
  records.push(await savedRecord(page));
  await page.goBack();
  await page.locator('[data-continue]').click();
  await page.waitForURL('**/#/race/*');
  records.push(await savedRecord(page));
  expect(records[0]).toContain(`"same race 1 ausreisser ${words[1]}"`);
  const head = (text: string): string => text.slice(0, text.indexOf('\nactions\n'));
  expect(head(records[1]!)).toBe(head(records[0]!));
  expect(complaints).toEqual([]);
});

test('a club makes its own link, and a link with an unknown part is reported', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate("location.hash = '#/same/reifenbreite'");
  await page.locator('[data-word]').fill('Mont Ventoux');
  await page.locator('[data-choice="course"]').selectOption('criterium');
  await page.locator('[data-choice="bots"]').selectOption('easy');
  await expect
    .poll(async () => new URL(await page.locator('[data-own-link]').inputValue()).hash)
    .toBe('#/same/reifenbreite/mont-ventoux~course.criterium~bots.easy');
  await page.getByRole('link', { name: 'Go to this race' }).click();
  await page.locator('[data-seeded-race="mont-ventoux"]').waitFor();
  await page.getByText('Criterium', { exact: true }).first().waitFor();
  for (const bad of ['#/same/reifenbreite/Mont', '#/same/reifenbreite/x~course.moon', '#/same/sixdays', '#/compare/nothing']) {
    await page.evaluate(`location.hash = ${JSON.stringify(bad)}`);
    await page.locator('main [role="alert"]').waitFor();
    await page.evaluate("location.hash = '#/'");
    await page.locator('[data-day]').first().waitFor();
  }
  expect(complaints).toEqual([]);
});
