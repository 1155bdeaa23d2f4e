import { afterAll, beforeAll, expect, test } from 'vitest';
import { decision, lay, until } from './ausreisser-player.ts';
import { faultsOf } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** New players: the first time something happens, a note beside the question explains it, once. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a note with its section, announced, once in each browser, and turned off in the settings', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } }, { meetings: 'on' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await decision(page).waitFor();
  await until(page, 'lay');
  const note = page.locator('[role=status][data-meeting]');
  await note.getByText('A card is a speed').waitFor();
  await note.getByRole('button', { name: 'DA 3' }).waitFor();
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => page.locator('.meeting').count()).toBe(0);
  await lay(page, 0);
  await until(page, 'lay');
  // the same question again, without the note
  expect(await note.getByText('A card is a speed').count()).toBe(0);
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  await page.locator('[data-meetings="off"]').click();
  await expect.poll(() => note.count()).toBe(0);
  await page.locator('[data-meetings="on"]').click();
  await note.getByText('A card is a speed').waitFor();
  expect(complaints).toEqual([]);
});
