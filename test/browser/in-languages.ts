import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, widerThanScreen } from './look.ts';
import { readAll } from './reading.ts';

const PHONE = { width: 360, height: 740 };

/** Without fault, read to the end, and no wider than a telephone, in each language; back in English at last. Colours are the same in all: the tour judges them. */
export async function inEveryLanguage(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const language of ['de', 'cs', 'en'] as const) {
    await page.locator('header select').nth(1).selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    const where = `${screen} in ${language}`;
    await readAll(page, language, where);
    expect.soft(await faultsOf(page, { picture: 'left out', contrast: 'left out' }), where).toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
    await page.setViewportSize(before);
  }
}
