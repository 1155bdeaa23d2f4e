import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

/** Browsers in which the page cannot start say what it needs. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('without scripts, the page asks for them in each language', async () => {
  const visitor = await site.visitor({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(site.address);
  const texts = await page.locator('noscript').innerText();
  for (const text of ['Please allow JavaScript', 'Bitte erlaube JavaScript', 'Povol prosím']) expect(texts).toContain(text);
});

test('where the main script cannot be read, a sentence names the browsers; elsewhere it is gone', async () => {
  const { page } = await site.visit();
  await page.locator('h1').first().waitFor();
  expect(await page.locator('#old').count()).toBe(0);
  const visitor = await site.visitor();
  const other = await visitor.newPage();
  // as a browser that does not know the syntax
  await other.route(/assets\/index-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '}{' }));
  await other.goto(site.address);
  await other.getByText('It needs Safari 17').waitFor();
});
