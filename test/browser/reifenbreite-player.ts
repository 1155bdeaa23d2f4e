import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person at the screen: sees what is asked and acts with the controls that are there. Waits for what he sees, never for a time. */

/** As `pending` of the game calls it; `bots` while others ride. */
export type DecisionKind = 'place' | 'turn' | 'move' | 'follow' | 'answer' | 'take' | 'give' | 'over' | 'bots';

export const main = (page: Page): Locator => page.locator('[data-main]');
/** The line that says what is asked, of which rider. */
export const question = (page: Page): Locator => page.locator('[data-asked] h2');

/**
 * Leaves out what bots do, up to the next question. Their last step may come at any moment, and takes `Skip to my turn` away with it: so it is pressed inside
 * the page, at once or not at all.
 */
export async function skipBots(page: Page): Promise<void> {
  await page.locator('[data-skip]:enabled').evaluateAll((found: HTMLElement[]) => found[0]?.click());
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
}

/** What the panel asks now; while bots ride it is skipped to the person's own turn. */
export async function decisionKind(page: Page): Promise<DecisionKind> {
  for (;;) {
    const kind = (await page.locator('[data-asked]').getAttribute('data-asked')) as DecisionKind;
    if (kind !== 'bots') return kind;
    await skipBots(page);
  }
}

/** Answers the question on screen in some way, and waits until that question has gone: the answer takes effect a moment after the tap. */
export async function answer(page: Page, how: () => Promise<unknown>): Promise<void> {
  const before = await question(page).elementHandle();
  await how();
  await before.waitForElementState('hidden');
}

/** By keyboard: what has just come under the pointer takes no click for a moment, keys are taken at once. */
export const pressMain = (page: Page): Promise<void> => page.locator('[data-main]:not([disabled])').press('Enter');

/** With a finger, until it is heard. */
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

/** By the mouse, as often as it takes: what has just come under a place that was clicked before takes no click for a moment. Ends when the question has gone. */
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

/** By the main button until something is asked, for a person who takes what is offered. Ends also with the race. */
export async function playUntil(page: Page, wanted: DecisionKind): Promise<void> {
  for (;;) {
    const kind = await decisionKind(page);
    if (kind === wanted || kind === 'over') return;
    await answer(page, () => pressMain(page));
  }
}

/** From the home page into a race against bots, with one click. */
export async function startRace(page: Page): Promise<void> {
  await page.locator('[data-game="reifenbreite"] button.main').click();
  await decisionKind(page);
}

/** The spaces that may be chosen, by name, nearest first. */
export const targets = (page: Page): Locator => page.locator('.board [data-space]');

/** Plays an energy card with a mountain shield, and breaks away by it; where nobody is behind it is just played. */
export async function breakAway(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /mountain shield/ })
    .first()
    .click();
  const away = page.locator('[data-breakaway]');
  if ((await away.count()) > 0) await away.click();
  else await pressMain(page);
}

/** The round, as the bar at the top says; 0 before the first. */
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

/** Sets a race up that is soon over, a lap or two of the small ring, by the controls of the page in whatever language it speaks. */
export async function setUpShortRace(page: Page, { people, managers = 2, laps = 1, seed = 'short' }: ShortRace): Promise<void> {
  await page.evaluate("location.hash = '#/setup'");
  await page.locator('.stage select').first().selectOption('own');
  await page.locator('.own select').selectOption('criterium');
  await page.locator('.own input[placeholder="C D A"]').fill(laps === 1 ? 'S S' : 'S S S');
  await page.locator('.own input[placeholder="D"]').fill(laps === 1 ? '' : 'S');
  await page.locator('.many select').selectOption(String(managers));
  for (const [i, name] of people.entries()) {
    await page.locator('.manager').nth(i).locator('select').first().selectOption('human');
    await page.locator('.manager').nth(i).locator('input').fill(name);
  }
  await page.locator('details summary').last().click();
  await page.locator('details input').last().fill(seed);
  await page.locator('form button.main').click();
  await decisionKind(page);
}
