import type { Page } from 'playwright-core';

/** Where the buttons of the decision and the tabs are, by their words without numbers; not those of an explanation or a dialog, which go away. */
const PLACES = `Object.fromEntries([...document.querySelectorAll('[data-asked] button, [data-asked] label, [role="tab"], [data-table-more]')].flatMap((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const words = each.textContent.replace(/\\s*\\(?\\d*\\)?\\d*$/, '').trim() || each.getAttribute('aria-label');
  return width === 0 || each.closest('[data-meeting], [popover], dialog, [role="dialog"]') ? [] : [[words, [left, top, width, height].map(Math.round).join(' ')]];
}))`;
const FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';
/** Where places are measured. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
async function readPlaces(page: Page): Promise<string> {
  await page.evaluate(FRAMES);
  return JSON.stringify(await page.evaluate(PLACES));
}
/** The places in the present size as one text, once they are still; a new layout may take several frames. */
export async function stillPlaces(page: Page): Promise<string> {
  let last = '';
  for (let now = await readPlaces(page); now !== last; now = await readPlaces(page)) last = now;
  return last;
}
/** Measures the places in each size. */
export async function places(page: Page): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    found.push(JSON.parse(await stillPlaces(page)));
  }
  return found;
}
