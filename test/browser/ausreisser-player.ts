import type { Locator, Page } from 'playwright-core';
import { decisionPanel, emptyForm, pressMain, skipBots } from './reifenbreite-player.ts';

/** Plays Der Ausreißer through the controls on the screen, as a person would. */

/** The kind of the pending decision as the game names it, or a question of the screen itself. */
export type DecisionKind = 'lay' | 'hill' | 'discard' | 'common' | 'cover' | 'over' | 'bots' | 'moment' | 'stage';

export const decision = decisionPanel;
export const main = (page: Page): Locator => page.locator('[data-main]');
export const cards = (page: Page): Locator => page.locator('.decision input[data-card]');

export interface RaceOptions {
  readonly riders?: number;
  readonly people?: readonly string[];
  readonly stages?: number;
  readonly game?: 'All cards' | 'Simple game';
  readonly seed?: string;
}

/** Starts a race from the set-up page. */
export async function setUp(
  page: Page,
  { riders = 3, people = ['Anna'], stages = 1, game = 'All cards', seed = 'road' }: RaceOptions = {},
): Promise<void> {
  await page.evaluate("location.hash = '#/stages'");
  await emptyForm(page);
  await page.getByRole('combobox', { name: 'How many riders?' }).selectOption(String(riders));
  for (const [i, name] of people.entries()) {
    const rider = page.locator('.rider').nth(i);
    await rider.getByRole('combobox').selectOption('human');
    await rider.getByRole('textbox').fill(name);
  }
  await page.getByRole('radio', { name: String(stages), exact: true }).check();
  await page.getByRole('radio', { name: game }).check();
  await page.getByText('Shuffling', { exact: true }).click();
  await page.getByLabel('Seed (optional)').fill(seed);
  await page.getByRole('button', { name: 'To the start' }).click();
  await decision(page).waitFor();
}

/** The kind of the pending decision. Skips the moves of bots and waits for the page instead of a fixed time. */
export async function decisionKind(page: Page): Promise<DecisionKind> {
  for (;;) {
    const kind = (await decision(page).getAttribute('data-asked')) as DecisionKind;
    if (kind !== 'bots') return kind;
    await skipBots(page);
  }
}

/** Runs `action` and waits until the screen no longer shows the same decision. */
export async function actAndWait(page: Page, action: () => Promise<unknown>): Promise<void> {
  const [step, kind] = [await decision(page).getAttribute('data-step'), await decision(page).getAttribute('data-asked')];
  await action();
  await page.locator(`[data-asked]:not([data-step="${step}"][data-asked="${kind}"])`).waitFor();
}

/** Chooses the speed card of a number. */
export const chooseSpeed = (page: Page, speed: string): Promise<void> =>
  page.locator('.speeds label').filter({ hasText: speed }).locator('input').press('Space');

/** Plays the nth speed card. */
export const lay = (page: Page, n: number): Promise<void> =>
  actAndWait(page, async () => {
    await page.locator('.speeds label').nth(n).click();
    await pressMain(page);
  });

/** Plays the first card and presses the main button until a decision of this kind is pending. */
export async function until(page: Page, wanted: DecisionKind): Promise<void> {
  for (let kind = await decisionKind(page); kind !== wanted; kind = await decisionKind(page)) {
    if (kind === 'over') throw new Error(`never asked: ${wanted}`);
    await (kind === 'lay' ? lay(page, 0) : actAndWait(page, () => pressMain(page)));
  }
}
