import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneIn } from '../often.ts';
import { chooseLanguage } from './choose-language.ts';
import { faultsOf, setTextSize, widerThanScreen } from './screen-faults.ts';
import { readAll, type Language } from './screen-text.ts';
import { openSite, type Site } from './site.ts';
import { translatedStops } from './tour/translated-screens.ts';

/**
 * The screens after a race, hints, positions and puzzles in German and in Czech, on a desktop and on a phone. The visit
 * changes the language in place. The tour checks English, and contrast, which does not depend on the language. Axe checks
 * each state in one of the two languages, by turns (`OFTEN=10`: in both). `WINDSCHATTEN_PICTURES=1` saves screenshots in
 * test-results/languages.
 */

const LANGUAGES: readonly Language[] = ['de', 'cs'];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const PICTURES = new URL('../../test-results/languages/', import.meta.url);
const PICTURED = (process.env['WINDSCHATTEN_PICTURES'] ?? '') !== '';

let site: Site;
beforeAll(async () => {
  if (PICTURED) await mkdir(PICTURES, { recursive: true });
  site = await openSite();
});
afterAll(() => site.close());

/**
 * Texts cut off by their element, to which no one can scroll. Leaves out texts for screen readers only, and elements with
 * a picture, which may hide its edge.
 */
const CUT_OFF = `[...document.querySelectorAll('main *')].filter((each) => {
  if (each.closest('.unseen, svg, [inert]') || each.querySelector('svg') || each.clientWidth < 4 || each.scrollWidth <= each.clientWidth + 1) return false;
  const { overflowX } = getComputedStyle(each);
  return (overflowX === 'hidden' || overflowX === 'clip') && each.innerText?.trim() !== '';
}).map((each) => each.tagName + '.' + each.className + ': ' + each.innerText.slice(0, 60))`;

/** Names of seats and rides as the page says them in English, which it spoke before. */
const ENGLISH_NAMES = /\bYour ride\b|\bTeam (?:Red|Blue|Black|Green)\b|\((?:easy|medium)\)/;

const settled = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))');

test.each(Object.entries(translatedStops))('%s', async (name, stop) => {
  const { page, complaints } = await site.visit({ viewport: DESKTOP });
  let states = 0;
  await stop(page, async (state) => {
    const turn = states++;
    for (const [i, language] of LANGUAGES.entries()) {
      const where = `${name}, ${state}, ${language}`;
      await chooseLanguage(page, language);
      await readAll(page, language, where);
      expect.soft(await page.locator('body').innerText(), where).not.toMatch(ENGLISH_NAMES);
      if (oneIn(LANGUAGES.length, turn + i))
        expect.soft(await faultsOf(page, { picture: 'left out', contrast: 'left out' }), where).toEqual([]);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await settled(page);
        const on = `${where}, ${viewport.width} wide`;
        if (PICTURED) await page.screenshot({ path: new URL(`${on.replaceAll(/[^\wß]+/g, '-')}.png`, PICTURES).pathname, fullPage: true });
        expect.soft(await widerThanScreen(page), on).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(CUT_OFF), on).toEqual([]);
      }
      await setTextSize(page, 200);
      expect.soft(await widerThanScreen(page), `${where}, large text`).toBeLessThanOrEqual(0);
      await setTextSize(page, 100);
      await page.setViewportSize(DESKTOP);
    }
  });
  expect(complaints).toEqual([]);
});
