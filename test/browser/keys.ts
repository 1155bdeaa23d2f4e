import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Keyboard input that checks the focus indicator after each key. */

/** The focused element if its focus indicator is missing, else ''. A focused heading needs none. */
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

/** Presses Tab until the element has the focus; false if `most` presses do not reach it. */
async function tabTo(page: Page, selector: string, key = 'Tab', most = 60): Promise<boolean> {
  for (let presses = 0; presses < most; presses++) {
    if (await isAt(page, selector)) return true;
    await press(page, key);
  }
  return isAt(page, selector);
}

/** Waits for the element first, because Tab would otherwise pass its place. */
export async function reach(page: Page, selector: string, key?: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  expect(await tabTo(page, selector, key), `${selector} by ${key ?? 'Tab'}`).toBe(true);
}
