import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { oneIn } from '../often.ts';
import { chooseLanguage } from './choose-language.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { readAll } from './screen-text.ts';

const PHONE = { width: 360, height: 740 };

/** Screens so far. Axe checks the first in German, the next in English, the one after it in Czech. */
let screens = 0;

/**
 * Reads the whole screen in each language and checks that it fits a phone; ends in English. Axe checks one language, by
 * turns, because its result is the same in all (`OFTEN=10` checks each). The tour checks contrast.
 */
export async function checkEveryLanguage(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()!;
  const turn = screens++;
  for (const [i, language] of (['de', 'cs', 'en'] as const).entries()) {
    await chooseLanguage(page, language);
    const where = `${screen} in ${language}`;
    await readAll(page, language, where);
    if (oneIn(3, turn + i)) expect.soft(await faultsOf(page, { picture: 'left out', contrast: 'left out' }), where).toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
    await page.setViewportSize(before);
  }
}
