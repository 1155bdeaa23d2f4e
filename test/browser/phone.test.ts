import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAndWait, setUp, decisionKind as decisionInStage } from './ausreisser-player.ts';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { widerThanScreen } from './screen-faults.ts';
import { putRace } from './memory.ts';
import { tapUntil } from './online-player.ts';
import {
  answer,
  main,
  pressMain,
  round,
  setUpShortRace,
  tapMain,
  targets,
  decisionKind,
  type DecisionKind,
} from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Play by touch on a phone, in portrait and for some rounds in landscape. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 844, height: 390 };

async function act(page: Page, kind: DecisionKind, times: number): Promise<void> {
  const other = targets(page).and(page.locator(':not(.chosen)')).first();
  if (kind === 'move' && times % 3 === 0 && (await other.count()) > 0) {
    const name = (await other.getAttribute('data-space'))!;
    const space = page.locator(`.board [data-space="${name}"]`);
    // the first tap shows the way and the possible followers, the second moves the rider
    const step = await page.locator('[data-asked]').getAttribute('data-step');
    const tap = (): Promise<void> =>
      space
        .locator('.disc')
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    // repeats the tap, because an element that has just appeared ignores taps for a moment
    await expect.poll(async () => (await tap(), space.getAttribute('class'))).toMatch(/chosen/);
    // the panel describes this space: how far, and in which lane
    const [length, lane] = (await space.getAttribute('aria-label'))!.split(', ');
    await page.locator('[data-asked] .target .where').filter({ hasText: length! }).filter({ hasText: lane! }).waitFor();
    await expect.poll(async () => (await tap(), page.locator('[data-asked]').getAttribute('data-step'))).not.toBe(step);
  } else await tapMain(page);
}

/**
 * Plays by taps until `enough`, or until the race is over. The phone is in landscape in the second round.
 * @param how answers a decision of this kind, given how often it has come up
 */
async function playByTaps(
  page: Page,
  how: (kind: DecisionKind, times: number) => Promise<unknown>,
  enough: (round: number) => boolean,
): Promise<{ readonly done: ReadonlyMap<DecisionKind, number>; readonly sides: readonly boolean[] }> {
  const done = new Map<DecisionKind, number>();
  const sides: boolean[] = [];
  for (;;) {
    const kind = await decisionKind(page);
    const now = await round(page);
    if (kind === 'over' || enough(now)) return { done, sides };
    const times = (done.get(kind) ?? 0) + 1;
    done.set(kind, times);
    const turned = now === 2;
    if (sides.at(-1) !== turned) sides.push(turned);
    // only on a change, because each call redraws everything
    if (turned !== page.viewportSize()!.width > UPRIGHT.width) await page.setViewportSize(turned ? ON_ITS_SIDE : UPRIGHT);
    expect(await widerThanScreen(page), kind).toBeLessThanOrEqual(0);
    if (!turned) {
      // the main button is visible without scrolling, near the bottom, and large enough for a thumb
      const buttonPlace = async (): Promise<readonly (string | false)[]> => {
        const { y, height } = (await main(page).boundingBox())!;
        const isAtFoot = y > UPRIGHT.height * 0.45 && y + height <= UPRIGHT.height;
        return [height >= 44 && 'large', isAtFoot && 'at the foot'];
      };
      await expect.poll(buttonPlace, { message: kind }).toEqual(['large', 'at the foot']);
    }
    await answer(page, () => how(kind, times));
  }
}

const PHONE = { viewport: UPRIGHT, hasTouch: true, isMobile: true };

test('by taps on a phone from the start of a race through its first rounds, turned to landscape and back', async () => {
  const { page, complaints } = await site.visit(PHONE);
  await setUpShortRace(page, { people: ['Anna'] });
  // back in portrait, play continues for two decisions
  let [last, more] = [0, 2];
  const { done, sides } = await playByTaps(
    page,
    (kind, times) => act(page, kind, times),
    (now) => {
      last = now;
      return now > 2 && more-- === 0;
    },
  );
  expect(last).toBeGreaterThan(2);
  expect(sides).toEqual([false, true, false]);
  for (const kind of ['place', 'turn', 'move'] as const) expect(done.get(kind), kind).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('by taps on a phone through the end of a race to its result', async () => {
  const { page, complaints } = await site.visit(PHONE);
  const { record, seat } = raceUntil('reifenbreite/020-everything-advanced-pairs', ({ kind, left }) => kind === 'turn' && left < 20);
  await putRace(page, record, onePersonDrivers(seat));
  const { done } = await playByTaps(
    page,
    (kind, times) => act(page, kind, times),
    () => false,
  );
  for (const kind of ['turn', 'move'] as const) expect(done.get(kind), kind).toBeGreaterThan(0);
  await tapUntil(page, '[data-main]', 'h1:text-matches("wins|share")');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: the count of a card never covers its number', async () => {
  const { page } = await site.visit({ viewport: UPRIGHT, hasTouch: true });
  await setUp(page);
  const counted = page.locator('.speeds .card-face.several');
  for (;;) {
    const kind = await decisionInStage(page);
    // six kinds side by side make small cards
    if (kind === 'lay' && (await counted.count()) > 0 && (await page.locator('.speeds .card-face').count()) >= 6) break;
    await actAndWait(page, () => pressMain(page));
  }
  const buttonPlace = await counted.first().evaluate((card) => {
    const [number, count] = ['b', '.count'].map((each) => card.querySelector(each)!.getBoundingClientRect());
    // the glyphs take three quarters of the line height
    const ink = { top: number!.top + number!.height / 8, bottom: number!.bottom - number!.height / 8 };
    return count!.top < ink.bottom && count!.bottom > ink.top && count!.left < number!.right && count!.right > number!.left;
  });
  expect(buttonPlace).toBe(false);
});
