import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Answers every decision of this player until the race is over.
 * @param stop ends the play early; called with the kind of each decision
 */
export async function playOut(page: Page, stop: (kind: string) => boolean = () => false): Promise<void> {
  // kind and step are read together, because two reads might see two different questions
  const read = (): Promise<readonly [string, string]> =>
    page.locator('[data-asked]').evaluate(({ dataset }: HTMLElement) => [dataset['asked']!, dataset['step']!] as const);
  for (;;) {
    let [kind, step] = await read();
    await expect
      .poll(
        async () => {
          [kind, step] = await read();
          return stop(kind) || kind !== 'bots';
        },
        { timeout: 120_000 },
      )
      .toBe(true);
    if (kind === 'over' || stop(kind)) return;
    // The step tells two questions of the same kind apart. A question to all players may close while it is being
    // answered, and a busy machine may miss a tap, so the tap is repeated.
    const tap = async (): Promise<void> => {
      const panel = page.locator(`[data-asked="${kind}"][data-step="${step}"]`);
      if (kind === 'lay') await panel.locator('.speeds label').first().click({ timeout: 5000 });
      await panel.locator('[data-main]:enabled').press('Enter', { timeout: 5000 });
    };
    const answered = (): Promise<boolean> => {
      // the tap may fail because the question has gone already
      tap().catch(nothing);
      // where the device is passed on, the kind of the question changes alone
      const gone = page.locator(`[data-asked]:not([data-step="${step}"][data-asked="${kind}"])`).waitFor({ timeout: 5000 });
      return gone.then(
        () => true,
        () => false,
      );
    };
    await expect.poll(answered, { timeout: 120_000 }).toBe(true);
  }
}
const nothing = (): void => undefined;

/** Taps until `done` appears, because an element that has just appeared ignores taps. */
export async function tapUntil(page: Page, what: string, done: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator(what).tap({ timeout: 2000 }).catch(nothing);
      return page.locator(done).count();
    })
    .toBe(1);
}
