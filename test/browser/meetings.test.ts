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
  // the leader of the first turn is told that he sets the tempo
  const ofCard = /A card is a speed|You set the tempo/;
  await note.getByText(ofCard).waitFor();
  await note.getByRole('button', { name: /^DA 3(\.1)?$/ }).waitFor();
  const first = await note.getByText(ofCard).innerText();
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  const understand = async (): Promise<void> => {
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(() => page.locator('.meeting').count()).toBe(0);
  };
  await understand();
  // off and on again, all notes come once more
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  await page.locator('[data-meetings="off"]').click();
  await page.locator('[data-meetings="on"]').click();
  await note.getByText(ofCard).waitFor();
  await understand();
  await lay(page, 0);
  await until(page, 'lay');
  // the same question again, without the note
  expect(await note.getByText(first).count()).toBe(0);
  expect(complaints).toEqual([]);
});
