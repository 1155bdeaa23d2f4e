import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Somebody without a mouse, who always sees where he is. */

/** What is wrong with how the focus is shown; '' where it is well seen. A heading that is only read from has no ring. */
const UNSEEN = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body || /^H[1-6]$/.test(at.tagName)) return '';
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return '';
  const ring = at.querySelector(':scope > .tap');
  if (ring !== null && getComputedStyle(ring).stroke !== 'none' && parseFloat(getComputedStyle(ring).strokeWidth) >= 3) return '';
  return at.outerHTML.slice(0, 200);
})()`;

export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  expect(await page.evaluate(UNSEEN), `after ${key}`).toBe('');
}

export const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Tab until something has the focus; false where so many presses do not lead there. */
async function tabTo(page: Page, selector: string, key = 'Tab', most = 60): Promise<boolean> {
  for (let presses = 0; presses < most; presses++) {
    if (await isAt(page, selector)) return true;
    await press(page, key);
  }
  return isAt(page, selector);
}

/** What is to be reached is there first: Tab would go past where it comes. */
export async function reach(page: Page, selector: string, key?: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  expect(await tabTo(page, selector, key), `${selector} by ${key ?? 'Tab'}`).toBe(true);
}
