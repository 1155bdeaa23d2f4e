import type { Locator, Page } from 'playwright-core';

/** A finger on the page, as the browser hears it from the glass: down, moved, up. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(thing: Locator): Promise<Spot> {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param resting what is to be seen before the finger moves: a thing is lifted when a finger has rested on it; left out: it moves at once */
export async function dragByFinger(page: Page, from: Spot, to: Spot, resting?: () => Promise<unknown>): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', from);
  await resting?.();
  const steps = 6;
  for (let i = 1; i <= steps; i++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });
  await touch('touchEnd');
  await glass.detach();
}
