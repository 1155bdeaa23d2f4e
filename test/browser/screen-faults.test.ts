import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** `faultsOf` finds faults although it checks equal looks only once. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// the Content-Security-Policy of the page forbids these styles, so these tests bypass it
const STYLES =
  '.ground { background: rgb(255, 255, 255); } .dark { background: rgb(20, 20, 20); } .faded { opacity: 0.3; } p { color: rgb(40, 40, 40); }';
const show = (page: Page, body: string): Promise<void> =>
  page.setContent(`<!doctype html><html lang="en"><head><title>Words</title><style>${STYLES}</style></head><body>${body}</body></html>`);
const words = (classes: string): string => `<main><h1>Words</h1><div class="${classes}">${'<p>To be read.</p>'.repeat(5)}</div></main>`;
const contrasts = async (page: Page): Promise<number> =>
  (await faultsOf(page)).filter((fault) => fault.startsWith('color-contrast')).length;

test('words that stand out are judged again where their ground is another, or they are faded; a fault is found each time', async () => {
  const { page } = await site.visit({ bypassCSP: true });
  for (let look = 0; look < 2; look++) {
    await show(page, words('ground'));
    expect(await contrasts(page)).toBe(0);
    for (const classes of ['ground dark', 'ground faded', 'ground dark faded']) {
      await show(page, words(classes));
      expect(await contrasts(page), classes).toBeGreaterThan(0);
    }
  }
});

test('what is no matter of colours is found', async () => {
  const { page } = await site.visit({ bypassCSP: true });
  await show(page, `${words('ground')}<p>Outside of all.</p><img src="nothing.png"><button></button>`);
  expect(new Set((await faultsOf(page)).map((fault) => fault.split(':')[0]))).toEqual(new Set(['button-name', 'image-alt', 'region']));
});

test('what is drawn anew while it is judged is judged as it is then', async () => {
  const { page } = await site.visit();
  // replaces elements for a while, then stops
  await page.evaluate(`{
    let left = 30;
    const again = () => {
      document.querySelectorAll('h1, h2, p, a, button').forEach((each) => each.replaceWith(each.cloneNode(true)));
      if (--left > 0) setTimeout(again);
    };
    again();
  }`);
  for (let i = 0; i < 5; i++) expect(await faultsOf(page, { contrast: 'alone' })).toEqual([]);
});
