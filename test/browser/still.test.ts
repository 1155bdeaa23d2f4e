import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES, stillPlaces } from './places.ts';
import { decisionKind, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Explanations and hints come and go without moving a button of the decision. Online: online-still.test.ts. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CASES = ['ausreisser', 'reifenbreite'].flatMap((game) => SIZES.map((viewport) => ({ game, viewport, width: viewport.width })));

test.each(CASES)(
  '$game, $width pixels: nothing slides under the pointer when an explanation or a hint goes',
  async ({ game, viewport }) => {
    const { page, complaints } = await site.visit({ viewport }, { meetings: 'on' });
    await page.locator(`[data-game="${game}"] button.main`).click();
    await decisionKind(page);
    if (game === 'reifenbreite') await playUntil(page, 'turn');
    const note = page.locator('[role=status][data-meeting] button').first();
    await note.waitFor();
    // the sheet of a phone may scroll to a button that takes the focus, as the player would
    await note.focus();
    const before = await stillPlaces(page);
    await note.press('Enter');
    await expect.poll(() => page.locator('[data-meeting] button').count()).toBe(0);
    expect(await stillPlaces(page), 'an explanation is gone').toBe(before);
    await page.locator('[data-hint]').focus();
    const asked = await stillPlaces(page);
    await page.locator('[data-hint]').press('Enter');
    await page.locator('[data-advice]').first().waitFor();
    expect(await stillPlaces(page), 'a hint is there').toBe(asked);
    await page.keyboard.press('Escape');
    await page.locator('[data-advice]').first().waitFor({ state: 'detached' });
    expect(await stillPlaces(page), 'the hint is gone').toBe(asked);
    expect(complaints).toEqual([]);
  },
);
