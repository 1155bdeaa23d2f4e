import { rideNow } from '../rider.ts';
import { wholeRace } from '../half-ridden.ts';
import { giveFile } from '../memory.ts';
import type { Stops } from './stop.ts';

/** Screens that belong to no game. */
export const houseStops: Stops = {
  async home({ page, go, look }) {
    await look('first-visit');
    await rideNow(page);
    await go('');
    await page.locator('[data-game] h2').last().waitFor();
    await page.getByRole('button', { name: /^Delete the race/ }).click();
    await look('with-races');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  },

  async load({ page, go, look }) {
    await go('load');
    await look('empty');
    await giveFile(page, 'something else');
    await page.locator('[role=status] .problem').waitFor();
    await look('no-record');
    const record = wholeRace('reifenbreite/034-everything-professional-two');
    await giveFile(page, record.slice(0, record.length / 2));
    await page.getByText(/The file is damaged/).waitFor();
    await look('damaged');
  },

  async rules({ page, go, look }) {
    await go('rules');
    await look('entry');
    await go('rules/ur-5-4');
    await page.getByRole('heading', { level: 1, name: 'Drafting' }).waitFor();
    await look('page');
    await go('rules/chance-cards');
    await page.getByRole('heading', { level: 1, name: 'The chance cards' }).waitFor();
    await look('table');
    await go('rules/ur-13-2');
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
    await look('boards');
    await go('rules/nothing-of-the-sort');
    await look('no-such-page');
  },

  async missing({ go, look }) {
    await go('race/no-such-race');
    await look('race');
    await go('result/no-such-race');
    await look('result');
  },
};
