import { afterAll, beforeAll, expect, test } from 'vitest';
import { places, readPlaces, SIZES } from './places.ts';
import { decisionKind, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Explanations and hints come and go without moving a button of the decision. Online: online-still.test.ts. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(['ausreisser', 'reifenbreite'])('%s: nothing slides under the pointer when an explanation or a hint goes', async (game) => {
  const { page, complaints } = await site.visit({ viewport: SIZES[0]! }, { meetings: 'on' });
  await page.locator(`[data-game="${game}"] button.main`).click();
  await decisionKind(page);
  if (game === 'reifenbreite') await playUntil(page, 'turn');
  const note = page.locator('[role=status][data-meeting] button').first();
  await note.waitFor();
  const before = await places(page);
  await note.press('Enter');
  await expect.poll(() => page.locator('[data-meeting] button').count()).toBe(0);
  expect(await places(page), 'an explanation is gone').toEqual(before);
  // the sheet of a phone may scroll to the button, as the player would
  await page.locator('[data-hint]').focus();
  const asked = await readPlaces(page);
  await page.locator('[data-hint]').press('Enter');
  await page.locator('[data-advice]').first().waitFor();
  expect(await readPlaces(page), 'a hint is there').toBe(asked);
  await page.keyboard.press('Escape');
  await page.locator('[data-advice]').first().waitFor({ state: 'detached' });
  expect(await readPlaces(page), 'the hint is gone').toBe(asked);
  expect(complaints).toEqual([]);
});
