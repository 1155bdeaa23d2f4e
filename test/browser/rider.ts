import type { Page } from 'playwright-core';

/** A person at the screen: sees what is asked and acts with the controls that are there. */

/** As `pending` of the game calls it; `bots` while others ride. */
export type Asked = 'place' | 'turn' | 'move' | 'follow' | 'answer' | 'take' | 'give' | 'over' | 'bots';

/** What the panel asks now; while bots ride it is skipped to the person's own turn. Waits for the page, never for a time. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const decision = page.locator('[data-asked]');
  for (;;) {
    const asked = (await decision.getAttribute('data-asked')) as Asked;
    if (asked !== 'bots') return asked;
    // the bots may come to the person's turn by themselves just now
    await decision
      .getByRole('button', { name: 'Skip to my turn' })
      .click({ timeout: 300 })
      .catch(() => undefined);
    await page.locator('[data-asked]:not([data-asked="bots"])').waitFor({ timeout: 20_000 });
  }
}

export const pressMain = (page: Page): Promise<void> => page.locator('[data-main]').click();

/** The spaces that may be chosen, by name, nearest first. */
export const targets = (page: Page) => page.locator('.board [data-space]');

/** The round, as the bar at the top says; 0 before the first. */
export async function round(page: Page): Promise<number> {
  return Number(/Round (\d+)/.exec(await page.locator('header').innerText())?.[1] ?? 0);
}
