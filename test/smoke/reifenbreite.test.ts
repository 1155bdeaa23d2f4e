import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadRecord } from '../browser/download.ts';
import {
  answer,
  breakAway,
  clickUntilAnswered,
  pressMain,
  round,
  targets,
  decisionKind,
  type DecisionKind,
} from '../browser/reifenbreite-player.ts';
import { openSite, type Site } from '../browser/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function act(page: Page, kind: DecisionKind, times: number): Promise<void> {
  if (kind === 'move' && times % 3 === 0) {
    // a space on the board, by mouse: one click picks it, another one moves the rider
    const name = await targets(page).first().getAttribute('data-space');
    const disc = page.locator(`.board [data-space="${name}"] .disc`);
    await clickUntilAnswered(page, disc);
  } else if (kind === 'move' && times % 3 === 1) {
    // by keyboard: from the focused space to the next nearer one
    await targets(page).and(page.locator('[tabindex="0"]')).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else if (kind === 'turn' && times === 6) {
    await breakAway(page);
  } else if (kind === 'follow' && times === 2) {
    await page.getByRole('button', { name: 'Do not follow' }).click();
  } else await pressMain(page);
}

test('a whole race, played by clicks and keys, reloaded, downloaded and verified', async () => {
  const { page, complaints } = await site.visit();
  await page.getByRole('link', { name: 'Set up a race' }).click();
  // a short own course over the cobbles, with a sprint
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption({ label: 'Your own course' });
  await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('rundfahrt');
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('2');
  await page.getByLabel(/^Lines in order of riding/).fill('C D');
  await page.getByLabel(/^Sprint/).fill('C');
  await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption({ label: 'Professional' });
  await page.getByRole('combobox', { name: 'How many managers?' }).selectOption('2');
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Anna');
  await page.getByText('Dice', { exact: true }).click();
  await page.getByLabel('Seed (optional)').fill('browser test');
  await page.getByRole('button', { name: 'Start the race' }).click();

  const done = new Map<DecisionKind, number>();
  let reloaded = false;
  for (;;) {
    const kind = await decisionKind(page);
    const times = (done.get(kind) ?? 0) + 1;
    done.set(kind, times);
    if (kind === 'over') break;

    if (!reloaded && (await round(page)) === 5) {
      const before = await page.locator('.decision h2').innerText();
      await page.reload();
      expect(await decisionKind(page)).toBe(kind);
      expect(await page.locator('.decision h2').innerText()).toBe(before);
      expect(await round(page)).toBe(5);
      reloaded = true;
    }
    await answer(page, () => act(page, kind, times));
  }
  expect(reloaded).toBe(true);
  for (const kind of ['place', 'turn', 'move', 'follow'] as const) expect(done.get(kind), kind).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'To the result' }).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await page.getByRole('button', { name: 'Check every die' }).click();
  await page.getByText(/All correct/).waitFor();

  const race = await downloadRecord(page);
  expect(race.standings).toHaveLength(2);

  await page.locator('[data-again="next"]').click();
  await page.getByRole('tab', { name: 'Teams' }).click();
  // the same set-up with every manager moved on by one seat
  const managers = page.getByRole('tabpanel').locator('h3');
  await expect.poll(() => managers.allInnerTexts()).toEqual([expect.not.stringContaining('Anna'), expect.stringContaining('Anna')]);
  expect(complaints).toEqual([]);
});
