import type { Locator, Page } from 'playwright-core';
import { pressMain, skipBots } from './reifenbreite-rider.ts';

/** A person at the screen of Der Ausreißer: sees what is asked and acts with the controls that are there. */

/** As `pending` of the game calls it, or what the screen itself asks first. */
export type Asked = 'lay' | 'hill' | 'discard' | 'common' | 'cover' | 'over' | 'bots' | 'moment' | 'stage';

export const decision = (page: Page): Locator => page.locator('[data-asked]');
export const main = (page: Page): Locator => page.locator('[data-main]');
export const cards = (page: Page): Locator => page.locator('.decision input[data-card]');

export interface Wanted {
  readonly riders?: number;
  readonly people?: readonly string[];
  readonly stages?: number;
  readonly game?: 'All cards' | 'Simple game';
  readonly seed?: string;
}

/** A race from the set-up page. */
export async function setUp(
  page: Page,
  { riders = 3, people = ['Anna'], stages = 1, game = 'All cards', seed = 'road' }: Wanted = {},
): Promise<void> {
  await page.evaluate("location.hash = '#/stages'");
  await page.getByRole('combobox', { name: 'How many ride?' }).selectOption(String(riders));
  for (const [i, name] of people.entries()) {
    const rider = page.locator('.rider').nth(i);
    await rider.getByRole('combobox').selectOption('human');
    await rider.getByRole('textbox').fill(name);
  }
  await page.getByRole('radio', { name: String(stages), exact: true }).check();
  await page.getByRole('radio', { name: game }).check();
  await page.getByText('Shuffling', { exact: true }).click();
  await page.getByLabel('Seed (may stay empty)').fill(seed);
  await page.getByRole('button', { name: 'To the start' }).click();
  await decision(page).waitFor();
}

/** What is asked; while bots ride it is skipped. Waits for the page, never for a time. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  for (;;) {
    const asked = (await decision(page).getAttribute('data-asked')) as Asked;
    if (asked !== 'bots') return asked;
    await skipBots(page);
  }
}

/** Does something, and waits until what was asked has been taken off the screen. */
export async function andOn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [step, asked] = [await decision(page).getAttribute('data-step'), await decision(page).getAttribute('data-asked')];
  await act();
  await page.locator(`[data-asked]:not([data-step="${step}"][data-asked="${asked}"])`).waitFor();
}

/** Chooses the speed card of a number. */
export const takeSpeed = (page: Page, speed: string): Promise<void> =>
  page.locator('.speeds label').filter({ hasText: speed }).locator('input').press('Space');

/** Lays the nth speed card. */
export const lay = (page: Page, n: number): Promise<void> =>
  andOn(page, async () => {
    await page.locator('.speeds label').nth(n).click();
    await pressMain(page);
  });

/** Rides on by the first card and the main button until something is asked. */
export async function until(page: Page, wanted: Asked): Promise<void> {
  for (let asked = await whatIsAsked(page); asked !== wanted; asked = await whatIsAsked(page)) {
    if (asked === 'over') throw new Error(`never asked: ${wanted}`);
    await (asked === 'lay' ? lay(page, 0) : andOn(page, () => pressMain(page)));
  }
}
