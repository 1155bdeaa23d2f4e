import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** `picture`: whether a race's large picture is judged too; most of the work, and needless where it has been in another state. */
export interface Wanted {
  readonly picture: 'judged' | 'left out';
}

/** What axe finds wrong with what is on screen. In the page itself: it has no frames, and a second page for each look takes longer than the look. */
export const faultsOf = (page: Page, wanted: Wanted = { picture: 'judged' }): Promise<string[]> =>
  violationsOf(without(wanted, new AxeBuilder({ page })));

/** The same as to colours alone: all that another colour scheme changes. */
export const faultyContrastsOf = (page: Page, wanted: Wanted = { picture: 'judged' }): Promise<string[]> =>
  violationsOf(without(wanted, new AxeBuilder({ page }).withRules(['color-contrast'])));

const without = ({ picture }: Wanted, builder: AxeBuilder): AxeBuilder =>
  picture === 'judged' ? builder : builder.exclude('.race .field').exclude('.race .table > :first-child');

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  // what passes is not described in full: a third of the work
  const { violations } = await builder
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels the page is wider than the screen; 0 or less is right. */
export const widerThanScreen = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** How large the reader wants text. Through the object model: the page's policy takes no style from elsewhere, a test's neither. */
export const setTextSize = (page: Page, percent: 100 | 200): Promise<void> =>
  page.evaluate(`void (document.documentElement.style.fontSize = '${percent}%')`);
