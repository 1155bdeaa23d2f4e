import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAndWait, decisionKind, type DecisionKind } from '../browser/ausreisser-player.ts';
import { downloadRecord } from '../browser/download.ts';
import { onePersonDrivers, raceUntil, type PartialRace } from '../browser/partial-race.ts';
import { putRace } from '../browser/memory.ts';
import { openSite, type Site } from '../browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TWO_STAGES = 'ausreisser/six-stage-wins';

/** Plays a recorded race on by keys alone, until `enough`. Returns the number of cards played. */
async function playByKeys(page: Page, { record, seat }: PartialRace, enough: (kind: DecisionKind) => Promise<boolean>): Promise<number> {
  await putRace(page, record, onePersonDrivers(seat));
  const { keyboard } = page;
  const onCard = (): Promise<boolean> => page.evaluate("document.activeElement?.matches('input[type=radio]') ?? false");
  const onMain = (): Promise<boolean> =>
    page.evaluate("document.activeElement?.matches('[data-asked] :is([data-first], [data-main])') ?? false");
  expect(await decisionKind(page)).toBe('lay');
  for (let tabs = 0; !(await onCard()) && tabs < 20; tabs++) await keyboard.press('Tab');
  let turns = 0;
  for (let kind = await decisionKind(page); !(await enough(kind)); kind = await decisionKind(page)) {
    expect(kind).not.toBe('over');
    // the page moves the focus to the question
    await expect.poll(kind === 'lay' ? onCard : onMain).toBe(true);
    await actAndWait(page, async () => {
      // a card is chosen already; an arrow chooses another, Enter plays it
      if (kind === 'lay' && turns % 3 > 0) await keyboard.press(turns % 3 === 1 ? 'ArrowLeft' : 'ArrowRight');
      await keyboard.press('Enter');
    });
    if (kind === 'lay') turns++;
  }
  return turns;
}

test('by keys alone through the end of a stage and of the race; the record is verified', async () => {
  const { page, complaints } = await site.visit();
  const stageEnds = raceUntil(TWO_STAGES, ({ kind, stage, left }) => kind === 'lay' && stage === 1 && left < 230);
  const inSecond = async (kind: DecisionKind): Promise<boolean> =>
    kind === 'lay' && (await page.locator('header').innerText()).includes('Stage 2');
  let turns = await playByKeys(page, stageEnds, inSecond);
  const raceEnds = raceUntil(TWO_STAGES, ({ kind, left }) => kind === 'lay' && left < 30);
  turns += await playByKeys(page, raceEnds, (kind) => Promise.resolve(kind === 'over'));
  // enough turns that each arrow key has chosen a card
  expect(turns).toBeGreaterThan(2);
  await expect.poll(() => page.evaluate('document.activeElement?.textContent?.trim()')).toBe('To the result');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await page.getByText(/below zero are normal/).waitFor();
  await page.getByRole('button', { name: 'Check every card' }).click();
  await page.getByText(/All correct/).waitFor();
  await downloadRecord(page);
  expect(complaints).toEqual([]);
});
