import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { setUp } from './ausreisser-rider.ts';
import { putRace } from './memory.ts';
import { openSite, type Site } from './site.ts';

/** What is worth everybody's eyes is shown over the picture, and what befalls one's own riders stays until one has seen it. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Notes every card that comes, however soon it goes. */
const NOTE = `window.cards = [];
new MutationObserver(() => {
  const card = document.querySelector('[data-highlight]');
  if (card && !card.noted) cards.push({ title: card.querySelector('strong').innerText, jerseys: card.querySelectorAll('.jersey-icon').length, noted: (card.noted = true) });
}).observe(document.body, { subtree: true, childList: true }); undefined`;

test('a crash of a watched race is shown with all who fall, for its time', async () => {
  const { page, complaints } = await site.visit();
  await putRace(page, recordText('reifenbreite/luettich-bastenaken-luettich'));
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await page.locator('[data-kind]').selectOption({ label: 'falls' });
  await page.evaluate(NOTE);
  await page.locator('[data-later]').click();
  await expect.poll(() => page.evaluate('cards')).toEqual([{ title: '6 riders fall', jerseys: 6, noted: true }]);
  await page.locator('[data-highlight]').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the others wait until one has seen that one has lost the lead', async () => {
  const { page, complaints } = await site.visit({}, { patience: 'moment' });
  await setUp(page, { riders: 4, people: ['Anna'], game: 'Simple game', seed: 'b' });
  const waiting = page.locator('[data-highlight].waits');
  const entries = (): Promise<string | null> => page.locator('.race[data-entries]').getAttribute('data-entries');
  for (;;) {
    await page.locator('[data-highlight].waits, [data-asked]:not([data-asked="bots"])').first().waitFor();
    if ((await waiting.count()) > 0) break;
    expect(await page.locator('[data-asked]').getAttribute('data-asked')).not.toBe('over');
    // the fastest card, to lead the race until somebody else does
    await page.locator('.speeds label').last().click();
    const step = await page.locator('[data-asked]').getAttribute('data-step');
    await page.locator('[data-main]').click();
    await page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor();
  }
  const before = await entries();
  expect(await page.locator('[data-main]').innerText()).toBe('Continue');
  await expect.poll(() => page.evaluate('document.activeElement?.textContent.trim()')).toBe('Continue');
  expect(await entries()).toBe(before);
  await waiting.click();
  await expect.poll(entries).not.toBe(before);
  expect(complaints).toEqual([]);
});
