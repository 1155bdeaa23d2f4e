import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { widerThanScreen } from './look.ts';
import { answer, main, round, setUpShort, tapMain, targets, whatIsAsked, type Asked } from './reifenbreite-rider.ts';
import { openSite, type Site } from './site.ts';

/** Somebody with a phone, upright and for some rounds on its side, with a finger. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 844, height: 390 };

async function act(page: Page, asked: Asked, times: number): Promise<void> {
  const other = targets(page).and(page.locator(':not(.chosen)')).first();
  if (asked === 'move' && times % 3 === 0 && (await other.count()) > 0) {
    const name = (await other.getAttribute('data-space'))!;
    const space = page.locator(`.board [data-space="${name}"]`);
    // the first tap shows the way and who could follow, the second rides
    const step = await page.locator('[data-asked]').getAttribute('data-step');
    const tap = (): Promise<void> =>
      space
        .locator('.disc')
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    // as often as it takes: what has just come under the finger takes no tap for a moment
    await expect.poll(async () => (await tap(), space.getAttribute('class'))).toMatch(/chosen/);
    await page.locator('[data-asked] .target').getByText(name, { exact: true }).waitFor();
    await expect.poll(async () => (await tap(), page.locator('[data-asked]').getAttribute('data-step'))).not.toBe(step);
  } else await tapMain(page);
}

test('a whole race by taps on a phone', async () => {
  const { page, complaints } = await site.visit({ viewport: UPRIGHT, hasTouch: true, isMobile: true });
  await setUpShort(page, { people: ['Anna'] });
  const done = new Map<Asked, number>();
  const sides = new Set<boolean>();
  for (;;) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') break;
    const times = (done.get(asked) ?? 0) + 1;
    done.set(asked, times);
    const turned = [3, 4].includes(await round(page));
    sides.add(turned);
    // only when he turns it: each setting draws everything anew
    if (turned !== page.viewportSize()!.width > UPRIGHT.width) await page.setViewportSize(turned ? ON_ITS_SIDE : UPRIGHT);
    expect(await widerThanScreen(page), asked).toBeLessThanOrEqual(0);
    if (!turned) {
      // the main button is on screen without scrolling, at its foot, large enough for a thumb
      const button = (await main(page).boundingBox())!;
      expect(button.height, asked).toBeGreaterThanOrEqual(44);
      expect(button.y, asked).toBeGreaterThan(UPRIGHT.height * 0.45);
      expect(button.y + button.height, asked).toBeLessThanOrEqual(UPRIGHT.height);
    }
    await answer(page, () => act(page, asked, times));
  }
  expect([...sides].sort()).toEqual([false, true]);
  for (const asked of ['place', 'turn', 'move'] as const) expect(done.get(asked), asked).toBeGreaterThan(3);
  await main(page).tap();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
