import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { oneIn } from '../often.ts';
import { faultsOf, widerThanScreen } from './look.ts';
import { readAll } from './reading.ts';

const PHONE = { width: 360, height: 740 };

/** Screens so far: the first is judged in German, the next in English, then one in Czech. */
let screens = 0;

/**
 * Read to the end, and no wider than a telephone, in each language; back in English at last. Without fault in one of them, by turns, since what axe judges is the same in all
 * (`OFTEN=10`: in each). Colours are the same in all: the tour judges them.
 */
export async function checkEveryLanguage(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()!;
  const turn = screens++;
  for (const [i, language] of (['de', 'cs', 'en'] as const).entries()) {
    await page.locator('header select').nth(1).selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    const where = `${screen} in ${language}`;
    await readAll(page, language, where);
    if (oneIn(3, turn + i)) expect.soft(await faultsOf(page, { picture: 'left out', contrast: 'left out' }), where).toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
    await page.setViewportSize(before);
  }
}
