import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOut } from './online-player.ts';
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

/** What the page asks for, and what came into browsers later. */
const NEEDED = ['delete HTMLElement.prototype.popover', 'delete Array.prototype.toSorted', 'delete Object.hasOwn'];
const LATER = `for (const [owner, names] of [
  [Object, ['groupBy']], [Map, ['groupBy']], [Promise, ['withResolvers', 'try']], [Array, ['fromAsync']], [URL, ['canParse', 'parse']],
  [AbortSignal, ['any']], [RegExp, ['escape']], [Uint8Array, ['fromHex', 'fromBase64']], [Uint8Array.prototype, ['toHex', 'toBase64']],
  [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  [Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
  [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTML', 'getHTML']], [Document.prototype, ['startViewTransition']],
  [globalThis, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'CloseWatcher', 'Notification', 'documentPictureInPicture', 'showSaveFilePicker', 'onscrollend']],
  [Navigator.prototype, ['share', 'canShare', 'wakeLock', 'userActivation', 'setAppBadge', 'vibrate', 'getBattery', 'connection']],
]) for (const name of names) delete owner[name];`;

test.each(NEEDED)('a browser that lacks what the page needs says so at once, and nothing starts: %s', async (missing) => {
  const page = await (await site.visitor()).newPage();
  await page.addInitScript(missing);
  await page.goto(site.address);
  for (const text of ['It needs Safari 17', 'Nötig ist Safari 17', 'Je potřeba Safari 17']) await page.getByText(text).waitFor();
  expect(await page.locator('#app > *').count()).toBe(0);
});

test.each(['reifenbreite', 'ausreisser'])('%s starts and goes on in a browser without what came after those named', async (game) => {
  const page = await (await site.visitor()).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(LATER);
  await page.goto(site.address);
  await page.locator(`[data-game="${game}"] button.main`).click();
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
  let asked = 0;
  await playOut(page, () => ++asked > 20);
  for (const tab of await page.getByRole('tab').all()) await tab.press('Enter');
  expect(complaints).toEqual([]);
});
