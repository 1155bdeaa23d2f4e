import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

/** A page that one test leaves is reused by the next (device.ts). */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site.close();
});

const QUERIES = ['print', '(forced-colors: active)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)'];
const MATCHING = `${JSON.stringify(QUERIES)}.filter((query) => matchMedia(query).matches)`;

describe('a reused page', () => {
  test('may be left in print media with forced colours', async () => {
    const page = await site.open();
    await page.emulateMedia({ media: 'print', forcedColors: 'active', contrast: 'more', colorScheme: 'dark' });
    expect(await page.evaluate(MATCHING)).toEqual(QUERIES);
  });

  test('is on screen media with its own colours for the next test', async () => {
    const page = await site.open();
    expect(await page.evaluate(MATCHING)).toEqual([]);
  });
});
