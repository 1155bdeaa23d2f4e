import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with what is on screen. In the page itself: it has no frames, and a second page for each look takes longer than the look. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels the page is wider than the screen; 0 or less is right. */
export const widerThanScreen = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** How large the reader wants text. Through the object model: the page's policy takes no style from elsewhere, a test's neither. */
export const setTextSize = (page: Page, percent: 100 | 200): Promise<void> =>
  page.evaluate(`void (document.documentElement.style.fontSize = '${percent}%')`);
