import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raceUntil } from './partial-race.ts';
import { putRace } from './memory.ts';
import { answer, main, pressMain, setUpShortRace, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Plays on and expects that each question names the owner of its rider. `team` gives the first digit of each player's riders. */
async function play(
  page: Page,
  team: Readonly<Record<string, string>>,
  enough: (questions: Readonly<Record<string, number>>) => boolean,
): Promise<void> {
  const questions = Object.fromEntries(Object.keys(team).map((name) => [name, 0]));
  for (let kind = await decisionKind(page); kind !== 'over' && !enough(questions); kind = await decisionKind(page)) {
    const who = await page.locator('[data-asked] .who').innerText();
    const name = Object.keys(team).find((each) => who.includes(each))!;
    const rider = /\b[2-5][1-4]\b/.exec(await page.locator('[data-asked] h2').innerText())![0];
    if (kind !== 'answer') expect(`${name} ${rider[0]!}`, kind).toBe(`${name} ${team[name]!}`);
    questions[name]!++;
    await answer(page, () => pressMain(page));
  }
  expect(Math.min(...Object.values(questions))).toBeGreaterThan(1);
}

test('two people at one screen and a bot: each question names the owner of its rider', async () => {
  const { page, complaints } = await site.visit();
  await setUpShortRace(page, { people: ['Anna', 'Ben'], managers: 3 });
  // red is Anna's, blue Ben's
  await play(page, { Anna: '2', Ben: '3' }, ({ Anna, Ben }) => Math.min(Anna!, Ben!) > 8);
  expect(complaints).toEqual([]);
});

test('two of four are people, to the end: the result has their names', async () => {
  const { page, complaints } = await site.visit();
  const { record } = raceUntil('reifenbreite/045-track-professional-four', ({ left }) => left === 24);
  await putRace(page, record, ['human', 'human', 'easy', 'easy']);
  // green is Anna's, blue Ben's
  await play(page, { Anna: '5', Ben: '3' }, () => false);
  await main(page).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) await page.getByRole('main').getByText(name).first().waitFor();
  expect(complaints).toEqual([]);
});

test('one tap places all riders of a team, each in his turn', async () => {
  const { page, complaints } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  expect(await decisionKind(page)).toBe('place');
  await page.locator('[data-place-all]').click();
  await page.locator('[data-asked]:not([data-asked="place"]):not([data-asked="bots"])').waitFor();
  await expect.poll(() => page.locator('g.rider').count()).toBe(8);
  expect(complaints).toEqual([]);
});
