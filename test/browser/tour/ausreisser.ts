import { until } from '../ausreisser-player.ts';
import { recordText } from '../../games/recorded.ts';
import { putRace } from '../memory.ts';
import { question } from '../reifenbreite-player.ts';
import type { Stops } from './stop.ts';
import { watch } from './watch.ts';

const FINISHED = 'ausreisser/four-mixed';

export const ausreisserStops: Stops = {
  async 'stage-pieces'({ page, go, look }) {
    await go('stage-pieces');
    await page.locator('[data-group="speeds"] .piece').first().waitFor();
    await look('all');
  },

  async stages({ page, go, look }) {
    await go('stages');
    await look('as-it-comes');
    await page.locator('main input[maxlength]').first().fill('Anna');
    await page.locator('main input[maxlength]').nth(1).fill('Anna');
    await page.locator('button.main').click();
    await page.locator('main .problem').first().waitFor();
    await look('with-problems');
  },

  async 'first-stage'({ page, go, look }) {
    await go('first-stage/hill');
    await page.locator('[data-asked="lay"]').waitFor();
    await look('step');
    await page.locator('label:has([data-card="46"])').click();
    await page.locator('label:has([data-card="hill"])').click();
    await look('card-chosen', { picture: 'as-before' });
    await page.locator('[data-main]').click();
    await page.getByRole('heading', { name: 'Done!', exact: true }).waitFor();
    await look('done');
    await go('first-stage/end');
    await look('end');
  },

  async race({ page, go, look }) {
    await go('');
    await page.locator('[data-game="ausreisser"] button.main').click();
    await page.locator('[data-asked]').waitFor();
    await until(page, 'lay');
    await look('hand');
    await page.locator('[data-asked] label:has(input[type="radio"])').last().click();
    await look('card-chosen', { picture: 'as-before' });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(`tab-${(await tab.innerText()).toLowerCase().replaceAll(' ', '-')}`, { picture: 'as-before' });
    }
    // with two people, a hand is covered until its player takes the device
    await go('stages');
    await page.getByRole('combobox', { name: 'Played by' }).nth(1).selectOption('human');
    await page.locator('button.main').click();
    await question(page).waitFor();
    await look('cover');
  },

  async scenes({ page, go, look }) {
    await go('scenes');
    await page.locator('li svg').first().waitFor();
    await look('all');
    await page.locator('main li a').first().click();
    await page.getByRole('button', { name: /^Next/ }).click();
    await look('explained');
  },

  watch: watch(FINISHED),

  async result({ page, look }) {
    await putRace(page, recordText(FINISHED));
    await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
    await look('all');
  },
};
