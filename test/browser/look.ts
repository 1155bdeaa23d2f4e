import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { contrastFaultsOf } from './contrast.ts';

/** What of a screen is judged; everything where nothing is said. */
export interface Wanted {
  /** Whether a race's large picture is judged too; most of the work, and needless where it has been in another state. */
  readonly picture?: 'judged' | 'left out';
  /** Whether colours stand out from each other: the dearest of all rules (contrast.ts), and all that another colour scheme changes. */
  readonly contrast?: 'too' | 'alone' | 'left out';
}

/** What axe finds wrong with what is on screen. In the page itself: it has no frames, and a second page for each look takes longer than the look. */
export async function faultsOf(page: Page, { picture = 'judged', contrast = 'too' }: Wanted = {}): Promise<string[]> {
  // once a page: to read it takes longer than many a look
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  // out of sight meanwhile, at its size: axe measures whatever can be seen, also what it is not to judge
  if (picture === 'left out') await page.evaluate(seePictures('hidden'));
  const faults: string[] = contrast === 'alone' ? [] : await page.evaluate(allBut(picture));
  if (contrast !== 'left out') faults.push(...(await contrastFaultsOf(page)));
  if (picture === 'left out') await page.evaluate(seePictures(''));
  return faults;
}

/** All rules but that of contrasts. */
function allBut(picture: 'judged' | 'left out'): string {
  const context: axe.ElementContext = picture === 'judged' ? { include: ['html'] } : { include: ['html'], exclude: PICTURES };
  // what passes is not described in full: a third of the work
  const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };
  return `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A race's picture: the board of the one game, the road of the other. */
const PICTURES = ['.race .field', '.race .table > :first-child'];

const seePictures = (visibility: 'hidden' | ''): string =>
  `document.querySelectorAll(${JSON.stringify(PICTURES.join())}).forEach((each) => (each.style.visibility = '${visibility}'))`;

/** By how many pixels the page is wider than the screen; 0 or less is right. */
export const widerThanScreen = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** How large the reader wants text. Through the object model: the page's policy takes no style from elsewhere, a test's neither. */
export const setTextSize = (page: Page, percent: 100 | 200): Promise<void> =>
  page.evaluate(`void (document.documentElement.style.fontSize = '${percent}%')`);
