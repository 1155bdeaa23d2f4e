import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignEngines, type Foreign } from './engines/foreign.ts';
import { openSite, type Site } from './site.ts';

/** Plays in browsers other than Chromium, if they are installed (Debian: firefox-esr; webkit2gtk-driver and xvfb). */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PICTURES = join(import.meta.dirname, '../../test-results/engines');
const SIZE = { width: 1280, height: 800 };
/** Decisions until the required one must have come up. */
const MAX_DECISIONS = 20;
/** For each game the number of decisions to make by the main button, and the kind that must have come up. */
const GAMES = [
  { game: 'reifenbreite', decisions: 2, asked: 'place' },
  { game: 'ausreisser', decisions: 2, asked: 'lay' },
] as const;

const until = (browser: Foreign, expression: string): Promise<void> =>
  expect.poll(() => browser.evaluate<boolean>(`Boolean(${expression})`), { timeout: 120_000, interval: 150 }).toBe(true);

/** Presses with the pointer, as a person would, so an element on top would receive the press. */
async function press(browser: Foreign, selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await until(browser, `${element} && !${element}.disabled`);
  const box = await browser.evaluate<{ x: number; y: number; width: number; height: number }>(
    `(${element}.scrollIntoView({ block: 'nearest' }), ${element}.getBoundingClientRect().toJSON())`,
  );
  await browser.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Whether the page styles its select boxes itself; a native one has its own background. */
const LISTS_ARE_OURS = `[...document.querySelectorAll('#bar-tools select')].every((list) => getComputedStyle(list).appearance === 'none')`;
/** Whether the title is written vertically. */
const TITLE_STANDS = `(({ width, height }) => height > width)(document.querySelector('.foot [aria-expanded=true] .title').getBoundingClientRect())`;

/** Whether the decision panel needs no horizontal scroll bar; WebKit showed one. */
const NO_BAR_BELOW = `(() => {
  const asked = document.querySelector('.decision');
  return asked.scrollWidth <= asked.clientWidth || getComputedStyle(asked).overflowX === 'hidden';
})()`;

async function play(browser: Foreign, { game, decisions, asked: required }: (typeof GAMES)[number]): Promise<void> {
  const seen = new Set<string>();
  await browser.evaluate("location.hash = '#/'");
  await press(browser, `[data-game="${game}"] button.main`);
  // the cards are not seeded here, so a hill may be asked for first
  for (let made = 0; made < decisions || (!seen.has(required) && made < MAX_DECISIONS); made++) {
    // skips the bots in one call, because their last step removes the button
    await until(browser, "document.querySelector('[data-asked]')");
    await until(
      browser,
      "(document.querySelector('[data-skip]:enabled')?.click(), document.querySelector('[data-asked]:not([data-asked=bots])'))",
    );
    const [step, kind] = await browser.evaluate<[string, string]>(
      "(({ dataset }) => [dataset.step, dataset.asked])(document.querySelector('[data-asked]'))",
    );
    seen.add(kind);
    expect(await browser.evaluate(NO_BAR_BELOW), kind).toBe(true);
    // repeats the press, because a button that has just appeared ignores it for a moment
    await expect
      .poll(
        async () => {
          await press(browser, '[data-main]');
          return browser.evaluate<boolean>(`document.querySelector('[data-asked]').dataset.step !== ${JSON.stringify(step)}`);
        },
        { timeout: 120_000, interval: 300 },
      )
      .toBe(true);
  }
  expect([...seen]).toContain(required);
}

describe.each(foreignEngines())('$name', ({ name, missing, open }) => {
  test.skipIf(missing !== '')(`some turns of each game${missing === '' ? '' : ` (not here: ${missing})`}`, async () => {
    const browser = await open(SIZE);
    try {
      // a document of the same origin that stores nothing and runs nothing
      await browser.go(`${site.address}icon.svg`);
      await browser.evaluate("localStorage.setItem('windschatten.pace', 'fast')");
      await browser.go(site.address);
      await browser.evaluate("void ((window.faults = []), addEventListener('error', ({ message }) => faults.push(message)))");
      await until(browser, "document.querySelector('#bar-tools select')");
      expect(await browser.evaluate(LISTS_ARE_OURS)).toBe(true);
      for (const each of GAMES) {
        await play(browser, each);
        if (each.game === 'reifenbreite') expect(await browser.evaluate(TITLE_STANDS)).toBe(true);
        await mkdir(PICTURES, { recursive: true });
        await writeFile(join(PICTURES, `${name}-${each.game}.png`), await browser.picture());
      }
      expect(await browser.evaluate('faults')).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
