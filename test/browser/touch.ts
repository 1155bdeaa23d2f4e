import type { Locator, Page } from 'playwright-core';

/** Touch input through the DevTools protocol: down, move, up. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Frames for which an element must not move before it is touched, and frames to wait for that. */
const [STILL_FRAMES, MAX_FRAMES] = [5, 2000];

/**
 * The middle of an element once it rests there uncovered. A touch would miss an element that still moves because of
 * scrolling, a transition or a late font.
 * @param over `anything` accepts a covered element, for parts of a picture that handles their input
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
 * Drags an element by touch from its middle.
 * @param to the offset from there, or an element to drag to
 * @param resting awaited before the finger moves, for elements that need a long press; by default it moves at once
 */
export async function dragByFinger(page: Page, thing: Locator, to: Spot | Locator, resting?: () => Promise<unknown>): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  // the target is measured first, so that the touch follows right after measuring the dragged element
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
