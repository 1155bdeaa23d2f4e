import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';
import { middleOf } from './touch.ts';
import { answer, main, pressMain, playUntil, setUpShortRace, skipBots } from './reifenbreite-player.ts';

/** The effect of a second tap, and the pace of bots. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a second tap on the roll does not move the rider: the button that has appeared there ignores taps for a moment', async () => {
  const { page, complaints } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  await playUntil(page, 'turn');
  const { x, y } = await middleOf(main(page));
  const tap = (): Promise<void> => page.mouse.click(x, y);
  // measured in the page, which alone knows the time between question and tap
  await page.evaluate(() => {
    const state = globalThis as unknown as { came: number; rode: number[] };
    Object.assign(state, { came: 0, rode: [] });
    new MutationObserver(() => {
      const moves = document.querySelector('[data-asked="move"]') !== null;
      if (moves && state.came === 0) state.came = performance.now();
      if (!moves && state.came > 0) state.rode.push(performance.now() - state.came);
      if (!moves) state.came = 0;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const rode = (): Promise<number[]> => page.evaluate('globalThis.rode');
  // repeated taps on one spot: first the roll, then the move, but not before the question could be read
  await expect.poll(async () => (await tap(), (await rode()).length)).toBeGreaterThan(0);
  expect((await rode())[0]).toBeGreaterThan(390);
  expect(complaints).toEqual([]);
});

test('bots that wait for Enter move one by one, and continue by themselves after F8', async () => {
  const { page, complaints } = await site.visit({}, { pace: 'fast', patience: 'at-once', bots: 'one-by-one' });
  await setUpShortRace(page, { people: ['Anna'] });
  await playUntil(page, 'turn');
  for (const asked = page.locator('[data-asked]'); (await asked.getAttribute('data-asked')) !== 'bots';)
    await answer(page, () => pressMain(page));
  const entries = async (): Promise<number> => Number(await page.locator('[data-entries]').getAttribute('data-entries'));
  const one = page.locator('[data-one-move]');
  await one.waitFor();
  // the button has the focus, so Enter is enough
  await expect.poll(() => page.evaluate("document.activeElement?.matches('[data-one-move]')")).toBe(true);
  const before = await entries();
  await page.keyboard.press('Enter');
  await expect.poll(entries).toBeGreaterThan(before);
  await one.waitFor();
  await page.keyboard.press('F8');
  await one.waitFor({ state: 'detached' });
  await skipBots(page);
  expect(complaints).toEqual([]);
});
