import type { Locator, Page } from 'playwright-core';

/** A finger on the page, as the browser hears it from the glass: down, moved, up. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So many pictures in a row a thing has to lie still before somebody puts a finger on it, and so many he waits for that. */
const [STILL_FRAMES, MAX_FRAMES] = [5, 2000];

/**
 * The middle of a thing that lies still there with nothing over it: what a finger aims at while a page still rolls on, or is laid out anew, it misses. Said without a word of what moves it,
 * for a scroll, a transition and a font that comes late all do.
 * @param over what may lie over it: `anything` where a picture takes what is meant for a part of it
 */
export function middleOf(thing: Locator, over: 'nothing' | 'anything' = 'nothing'): Promise<Spot> {
  return thing.evaluate(
    (element: Element, [wanted, most, covered]) =>
      new Promise<Spot>((rests, fails) => {
        let [before, still, looks] = ['', 0, 0];
        const look = (): void => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const spot = { x: left + width / 2, y: top + height / 2 };
          const under = document.elementFromPoint(spot.x, spot.y);
          const now = [left, top, width, height].join();
          still = now === before && (covered || element.contains(under)) ? still + 1 : 0;
          before = now;
          if (still >= wanted) rests(spot);
          else if (++looks > most)
            fails(new Error(`it never lies still under a finger: ${now}, over it ${under?.outerHTML.slice(0, 100)}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [STILL_FRAMES, MAX_FRAMES, over === 'anything'] as const,
  );
}

/**
 * By hand from the middle of a thing.
 * @param to where, seen from the thing's middle; or the middle of another thing
 * @param resting what is to be seen before the finger moves: a thing is lifted when a finger has rested on it; left out: it moves at once
 */
export async function dragByFinger(page: Page, thing: Locator, to: Spot | Locator, resting?: () => Promise<unknown>): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  // what it goes to first: it lies still too when the thing does, and the finger comes down on what was seen last
  const end = 'x' in to ? null : await middleOf(to);
  const from = await middleOf(thing);
  const [x, y] = end === null ? [(to as Spot).x, (to as Spot).y] : [end.x - from.x, end.y - from.y];
  await touch('touchStart', from);
  await resting?.();
  const steps = 6;
  for (let i = 1; i <= steps; i++) await touch('touchMove', { x: from.x + (x * i) / steps, y: from.y + (y * i) / steps });
  await touch('touchEnd');
  await glass.detach();
}
