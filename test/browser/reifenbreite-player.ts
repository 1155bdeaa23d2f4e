import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Plays Um Reifenbreite through the controls on the screen, as a person would. Waits for what appears instead of a fixed time. */

/** The kind of the pending decision as the game names it; `bots` while others move. */
export type DecisionKind = 'place' | 'turn' | 'move' | 'follow' | 'answer' | 'take' | 'give' | 'over' | 'bots';

export const main = (page: Page): Locator => page.locator('[data-main]');
/** The line that states the question and names the rider. */
export const question = (page: Page): Locator => page.locator('[data-asked] h2');

/**
 * Skips the moves of bots up to the next question. Their last step may remove `Skip to my turn` at any moment,
 * so one call inside the page finds and presses the button.
 */
export async function skipBots(page: Page): Promise<void> {
  await page.locator('[data-skip]:enabled').evaluateAll((found: HTMLElement[]) => found[0]?.click());
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
}

/** The panel of a race, and not that of a watched race that is still on screen. */
export const decisionPanel = (page: Page): Locator => page.locator('[data-asked]:not([data-asked="watch"])');

/** The kind of the pending decision. Skips the moves of bots up to the player's own turn. */
export async function decisionKind(page: Page): Promise<DecisionKind> {
  for (;;) {
    const kind = (await decisionPanel(page).getAttribute('data-asked')) as DecisionKind;
    if (kind !== 'bots') return kind;
    await skipBots(page);
  }
}

/** Answers the question on screen and waits until it has gone, because an answer takes effect a moment after the tap. */
export async function answer(page: Page, how: () => Promise<unknown>): Promise<void> {
  const before = await question(page).elementHandle();
  await how();
  await before.waitForElementState('hidden');
}

/** Presses the main button by keyboard, because a button that has just appeared ignores clicks for a moment. */
export const pressMain = (page: Page): Promise<void> => page.locator('[data-main]:not([disabled])').press('Enter');

/** Taps the main button until the decision changes. */
export async function tapMain(page: Page): Promise<void> {
  const panel = page.locator('[data-asked]');
  const [step, kind] = [await panel.getAttribute('data-step'), await panel.getAttribute('data-asked')];
  const next = page.locator(`[data-asked]:not([data-step="${step}"][data-asked="${kind}"])`);
  const tap = async (): Promise<boolean> => {
    await main(page).tap();
    return next.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(tap).toBe(true);
}

/** Clicks until the question has gone, because an element that has just appeared ignores clicks for a moment. */
export async function clickUntilAnswered(page: Page, what: Locator): Promise<void> {
  const panel = page.locator('[data-asked]');
  const step = await panel.getAttribute('data-step');
  await expect
    .poll(async () => {
      await what.click({ timeout: 2000 }).catch(() => undefined);
      return panel.getAttribute('data-step');
    })
    .not.toBe(step);
}

/** Presses the main button until a decision of this kind is pending, or the race is over. */
export async function playUntil(page: Page, wanted: DecisionKind): Promise<void> {
  for (;;) {
    const kind = await decisionKind(page);
    if (kind === wanted || kind === 'over') return;
    await answer(page, () => pressMain(page));
  }
}

/** Starts a race against bots from the home page, with one click. */
export async function startRace(page: Page): Promise<void> {
  await page.locator('[data-game="reifenbreite"] button.main').click();
  await decisionKind(page);
}

/** The spaces that may be chosen, by name, nearest first. */
export const targets = (page: Page): Locator => page.locator('.board [data-space]');

/** Plays an energy card with a mountain shield and breaks away with it. Without a rider behind, the card is only played. */
export async function breakAway(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /mountain shield/ })
    .first()
    .click();
  const away = page.locator('[data-breakaway]');
  if ((await away.count()) > 0) await away.click();
  else await pressMain(page);
}

/** The round shown in the bar at the top; 0 before the first. */
export async function round(page: Page): Promise<number> {
  return Number(/Round (\d+)/.exec(await page.locator('header').first().innerText())?.[1] ?? 0);
}

export interface ShortRace {
  /** Who decides for the first teams; the others are bots. */
  readonly people: readonly string[];
  readonly managers?: 2 | 3 | 4;
  readonly laps?: 1 | 2;
  readonly seed?: string;
}

/** Forgets what the set-up page holds from an earlier race. */
export async function emptyForm(page: Page): Promise<void> {
  await page.locator('form button.main').waitFor();
  const reset = page.locator('[data-reset]');
  if ((await reset.count()) > 0) await reset.click();
}

/** Starts a race of one or two laps of the small ring from the set-up page, in any language. */
export async function setUpShortRace(page: Page, { people, managers = 2, laps = 1, seed = 'short' }: ShortRace): Promise<void> {
  await page.evaluate("location.hash = '#/setup'");
  await emptyForm(page);
  await page.locator('.stage select').first().selectOption('own');
  await page.locator('.own select').selectOption('criterium');
  await page.locator('.own input[placeholder="C D A"]').fill(laps === 1 ? 'S S' : 'S S S');
  await page.locator('.own input[placeholder="D"]').fill(laps === 1 ? '' : 'S');
  await page.locator('select[data-count]').selectOption(String(managers));
  for (const [i, name] of people.entries()) {
    await page.locator('.manager').nth(i).locator('[data-driver]').selectOption('human');
    await page.locator('.manager').nth(i).locator('input').fill(name);
  }
  await page.locator('details summary').last().click();
  await page.locator('details input').last().fill(seed);
  await page.locator('form button.main').click();
  await decisionKind(page);
}
