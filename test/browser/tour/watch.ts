import { recordText } from '../../games/recorded.ts';
import { putRace } from '../memory.ts';
import type { Stop } from './stop.ts';

/** Watches a recorded race: before its start, and at its first moment. */
export const watch =
  (name: string): Stop =>
  async ({ page, look }) => {
    await putRace(page, recordText(name));
    await page.getByRole('link', { name: 'Watch the race' }).click();
    await page.locator('[data-timeline]').waitFor();
    await look('start');
    await page.locator('[data-later]').click();
    await page.locator('[data-timeline]:not([aria-valuetext="Before the start"])').waitFor();
    await look('moment', { picture: 'as-before' });
  };
