import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Does whatever is asked of this one, until the race is over.
 * @param stop looked at again and again, with what is asked
 */
export async function playOut(page: Page, stop: (kind: string) => boolean = () => false): Promise<void> {
  // what is asked and its step belong together: read one after the other, they may be those of two questions
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
    // the same question may be put twice in words; its step tells them apart. One put to all may close while it is answered, and a busy machine may miss a tap: then it is tapped again
    const tap = async (): Promise<void> => {
      const panel = page.locator(`[data-asked="${kind}"][data-step="${step}"]`);
      if (kind === 'lay') await panel.locator('.speeds label').first().click({ timeout: 5000 });
      await panel.locator('[data-main]:enabled').press('Enter', { timeout: 5000 });
    };
    const answered = (): Promise<boolean> => {
      // where the question goes first nobody waits for the tap
      tap().catch(nothing);
      const gone = page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor({ timeout: 5000 });
      return gone.then(
        () => true,
        () => false,
      );
    };
    await expect.poll(answered, { timeout: 120_000 }).toBe(true);
  }
}
const nothing = (): void => undefined;

/** With a finger, again and again until it has done what it should: what has only just appeared takes no tap. */
export async function tapUntil(page: Page, what: string, done: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator(what).tap({ timeout: 2000 }).catch(nothing);
      return page.locator(done).count();
    })
    .toBe(1);
}
