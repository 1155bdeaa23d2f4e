import type { Page } from 'playwright-core';
import type { Language } from './screen-text.ts';

/** Changes the language in place, without opening the menu, which would cover the screen that a test looks at. Returns when the page speaks it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header select:has(option[value="cs"])').evaluate((select: HTMLSelectElement, tag) => {
    select.value = tag;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}
