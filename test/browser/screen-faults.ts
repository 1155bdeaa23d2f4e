import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { contrastFaultsOf } from './contrast.ts';

/** Which checks run on a screen; all by default. */
export interface Wanted {
  /** Whether the large picture of a race is checked too. It takes most of the time and needs one check only. */
  readonly picture?: 'judged' | 'left out';
  /** The contrast check (contrast.ts) is the slowest rule, and the only one that depends on the colour scheme. */
  readonly contrast?: 'too' | 'alone' | 'left out';
}

/** The faults that axe finds on the screen. Axe runs in the page itself, because a second page takes longer than the check. */
export async function faultsOf(page: Page, { picture = 'judged', contrast = 'too' }: Wanted = {}): Promise<string[]> {
  // loaded once for each page, because loading takes longer than most checks
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  // hidden but kept at its size, because axe measures everything visible, even excluded elements
  if (picture === 'left out') await page.evaluate(seePictures('hidden'));
  const faults: string[] = contrast === 'alone' ? [] : await page.evaluate(allBut(picture));
  if (contrast !== 'left out') faults.push(...(await contrastFaultsOf(page)));
  if (picture === 'left out') await page.evaluate(seePictures(''));
  return faults;
}

/** All rules except contrast. */
function allBut(picture: 'judged' | 'left out'): string {
  const context: axe.ElementContext = picture === 'judged' ? { include: ['html'] } : { include: ['html'], exclude: PICTURES };
  // leaving out the details of passes saves a third of the time
  const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };
  return `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The picture of a race: the board of one game, the road of the other. */
const PICTURES = ['.race .field', '.race .table > :first-child'];

const seePictures = (visibility: 'hidden' | ''): string =>
  `document.querySelectorAll(${JSON.stringify(PICTURES.join())}).forEach((each) => (each.style.visibility = '${visibility}'))`;

/** Pixels by which the page is wider than the screen; 0 or less is right. */
export const widerThanScreen = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** Sets the text size through the DOM, because the Content-Security-Policy rejects style sheets of a test. */
export const setTextSize = (page: Page, percent: 100 | 200): Promise<void> =>
  page.evaluate(`void (document.documentElement.style.fontSize = '${percent}%')`);
