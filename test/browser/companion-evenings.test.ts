import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import * as ausreisser from '../../src/games/ausreisser/index.ts';
import * as reifenbreite from '../../src/games/reifenbreite/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import * as cards from '../ausreisser/noted-race.ts';
import * as board from '../reifenbreite/noted-race.ts';
import { setUp } from '../reifenbreite/setups.ts';
import { checkEveryLanguage } from './every-language.ts';
import { openSite, type Site } from './site.ts';

/** Whole evenings with a seeded list of dice and cards, tapped beside the box; the points are those of the engine. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };
const notes = (page: Page) => page.locator('[data-notes] > li');
const tap = (page: Page, what: string): Promise<void> => page.locator(what).first().press('Enter');

/** Taps a whole evening. Every tenth note is wrong at first, undone and noted again; the battery is empty in the middle. */
async function evening<Note>(page: Page, list: readonly Note[], once: (note: Note) => Promise<void>): Promise<void> {
  for (const [i, note] of list.entries()) {
    await once(note);
    await expect.poll(() => notes(page).count()).toBe(i + 1);
    if (i % 10 === 9) {
      await tap(page, '[data-undo]');
      await expect.poll(() => notes(page).count()).toBe(i);
      await once(note);
    }
    if (i === Math.floor(list.length / 2)) {
      await page.locator('.page:not([data-storing])').waitFor();
      await page.reload();
      await expect.poll(() => notes(page).count()).toBe(i + 1);
    }
  }
}

test('an evening of Um Reifenbreite is right to the point', async () => {
  const { config } = setUp('paris-roubaix', 'professional', 'two teams');
  const { taps, state } = board.randomRace(config, 'an evening');
  const { page, complaints } = await site.visit(PHONE);
  await page.evaluate("location.hash = '#/companion/reifenbreite'");
  await page.locator('[data-count]').selectOption('2');
  await page
    .locator('select', { has: page.locator('option[value="green"]') })
    .nth(1)
    .selectOption('green');
  await page.locator('[data-preset]').selectOption('professional');
  for (const [i, name] of ['Anna', 'Ben'].entries()) await page.locator(`[data-name="${i}"]`).fill(name);
  await tap(page, '[data-begin]');
  const number = reifenbreite.riderNumber;
  let hasRead = false;
  const cardName = (rider: number, kind: number): string => reifenbreite.formatCard(reifenbreite.teamOf(rider), kind);
  const choose = (rider: number): Promise<void> => tap(page, `button[data-rider="${number(rider)}"]`);
  const pick = (rider: number, kind: number): Promise<void> => tap(page, `[data-card="${cardName(rider, kind)}"]`);

  await evening(page, taps, async (note) => {
    switch (note.type) {
      case 'cross':
        await choose(note.rider);
        return tap(page, `[data-line="${note.line}"]`);
      case 'cards':
        await choose(note.rider);
        if (!hasRead) await checkEveryLanguage(page, 'companion of Um Reifenbreite');
        hasRead = true;
        for (const kind of note.cards) await pick(note.rider, kind);
        if (note.breakaway) await page.locator('[data-breakaway]').press(' ');
        return tap(page, '[data-play-cards]');
      case 'take':
      case 'lose':
        await choose(note.rider);
        await pick(note.rider, note.card);
        return tap(page, `[data-of-chance="${note.type}"]`);
      case 'car':
      case 'photo':
        await choose(note.rider);
        await tap(page, `[data-way="${note.type === 'photo' ? 'chance' : `car-${note.dice}`}"]`);
        for (const photo of note.type === 'photo' ? [note.photo] : note.photos) await tap(page, `[data-photo="${photo}"]`);
        return;
      case 'verdict':
        return tap(page, `[data-verdict] [data-photo="${note.photo}"]`);
      default:
        return tap(page, '[data-end-round]');
    }
  });
  await page.locator('[data-winner]').waitFor();
  await checkEveryLanguage(page, 'result beside the box');
  const { riders, teams } = reifenbreite.reifenbreite.view(state, NO_SEAT);
  const rows = await page
    .locator('[data-sheet] tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').trim().replaceAll(/\s+/g, ' '))),
    );
  for (const { rider, points } of riders) expect(rows.find((row) => row[1] === String(rider))?.[5]).toBe(String(points));
  expect(rows.slice(-2).map((row) => row[1])).toEqual(teams.map(({ points }) => String(points)));
  expect(await page.locator('[data-ruled]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('an evening of Der Ausreißer is right to the point', async () => {
  const config = configOf(3, 1, 'full');
  const { taps, state } = cards.randomRace(config, 'an evening');
  const { page, complaints } = await site.visit(PHONE);
  await page.evaluate("location.hash = '#/companion/ausreisser'");
  for (const [seat, name] of ['Anna', 'Ben', 'Cleo'].entries()) await page.locator(`[data-name="${seat}"]`).fill(name);
  await page.locator('select:has(option[value="6"])').selectOption('3');
  await page.locator('input[name="stages"]').first().press(' ');
  await tap(page, '[data-begin]');
  const more = async (what: string, count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await tap(page, `[data-stepper="${what}"] [data-more]`);
  };
  await evening(page, taps, async (note) => {
    if (note.type === 'lead') return tap(page, `[data-leads="${note.rider}"]`);
    if (note.type === 'hill') {
      await tap(page, '[data-hill-out]');
      return tap(page, `[data-hill-by="${note.rider}"]`);
    }
    if (note.type !== 'turn') throw new Error(note.type);
    await page.locator(`[data-pad] [data-card="${note.card ?? 'none'}"]`).press(' ');
    await more('spurts', note.spurts);
    await more('winds', note.winds);
    if (note.hill) await page.locator('[data-hill]').press(' ');
    return tap(page, '[data-note]');
  });
  await page.locator('[data-winner]').waitFor();
  const { standings } = ausreisser.ausreisser.view(state, NO_SEAT);
  const rows = await page.locator('.page table').first().locator('tbody tr').allInnerTexts();
  const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
  for (const { rider, points } of standings)
    expect(rows.find((row) => row.includes(['Anna', 'Ben', 'Cleo'][rider]!))).toContain(signed(points));
  expect(await page.locator('[data-ruled]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
