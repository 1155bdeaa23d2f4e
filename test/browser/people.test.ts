import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, main, pressMain, setUpShort, whatIsAsked } from './rider.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('two people at one screen and a bot: each is asked by name for his own riders, to the end', async () => {
  const { page, complaints } = await site.visit();
  await setUpShort(page, { people: ['Anna', 'Ben'], managers: 3 });
  const asked = { Anna: 0, Ben: 0 };
  for (let kind = await whatIsAsked(page); kind !== 'over'; kind = await whatIsAsked(page)) {
    const name = /Anna|Ben/.exec(await page.locator('[data-asked] .who').innerText())![0] as 'Anna' | 'Ben';
    const rider = /\b[2-5][1-4]\b/.exec(await page.locator('[data-asked] h2').innerText())![0];
    // red is Anna's, blue Ben's
    if (kind !== 'answer') expect(`${name} ${rider[0]!}`, kind).toBe(name === 'Anna' ? 'Anna 2' : 'Ben 3');
    asked[name]++;
    await answer(page, () => pressMain(page));
  }
  expect(Math.min(asked.Anna, asked.Ben)).toBeGreaterThan(10);
  await main(page).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  for (const name of ['Anna', 'Ben']) await page.getByRole('main').getByText(name).first().waitFor();
  expect(complaints).toEqual([]);
});
