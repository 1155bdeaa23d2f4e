import { recordText } from '../../games/recorded.ts';
import { putRace } from '../memory.ts';
import { answer, pressMain, playUntil, round, decisionKind } from '../reifenbreite-player.ts';
import type { Stops } from './stop.ts';
import { watch } from './watch.ts';

const FINISHED = 'reifenbreite/034-everything-professional-two';

export const reifenbreiteStops: Stops = {
  async setup({ page, go, look }) {
    await go('setup');
    await look('as-it-comes');
    for (const closed = page.locator('main details:not([open]) > summary'); (await closed.count()) > 0;) await closed.first().click();
    await page.getByRole('button', { name: 'Add a stage' }).click();
    await page.getByRole('combobox', { name: 'Stage 2', exact: true }).first().selectOption({ label: 'Your own course' });
    await page.getByLabel(/^Lines in order of riding/).fill('Z');
    await page.getByRole('button', { name: 'Start the race' }).click();
    await page.getByRole('alert').waitFor();
    await look('with-problems');
  },

  async guide({ page, go, look }) {
    await go('guide/roll');
    await page.locator('[data-asked]').waitFor();
    await look('step');
    await answer(page, () => pressMain(page));
    await page.locator('[data-asked="move"]').waitFor();
    await look('move');
    await pressMain(page);
    await page.getByRole('heading', { name: 'Done!', exact: true }).waitFor();
    await look('done');
    await go('guide/lead');
    await page.locator('[data-asked="turn"]').waitFor();
    await look('lead');
    await go('guide/end');
    await look('end');
  },

  async 'board-workshop'({ page, go, look }) {
    await go('board-workshop');
    await look('all');
    await page.locator('[data-new]').click();
    await page.locator('[data-status][data-sound="true"]').waitFor();
    await page.locator('[data-road] button', { hasText: 'straight, 14 rows' }).click();
    await page.locator('[data-selected]').waitFor();
    await look('editor');
  },

  async courses({ go, look }) {
    await go('courses');
    await look('all');
  },

  async scenarios({ page, go, look }) {
    await go('scenarios');
    await page.locator('li svg .jersey').first().waitFor();
    await look('all');
    await go('scenarios/figure-07');
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByText('41 rolls 6, 4: 10.').waitFor();
    await look('explained');
    await page.getByRole('button', { name: 'Try it yourself' }).click();
    await page.locator('[data-asked="move"]').waitFor();
    await look('tried');
  },

  async 'print-pieces'({ page, go, look }) {
    await go('print-pieces');
    await page.locator('[data-group="energy"] .piece').first().waitFor();
    await look('all');
  },

  async sheet({ page, go, look }) {
    await go('sheet');
    await page.getByLabel('Lines of').selectOption('paris-roubaix');
    await page.locator('article').getByText('Line D').waitFor();
    await look('empty');
    await putRace(page, recordText(FINISHED));
    await page.getByRole('tab', { name: 'Score sheet' }).click();
    await page.getByRole('link', { name: 'Print the score sheet' }).click();
    await page.locator('article').getByText('Anna').waitFor();
    await look('filled');
  },

  async race({ page, go, look }) {
    await go('setup');
    // the same race every time, so that pictures can be compared
    await page.getByText('Dice', { exact: true }).click();
    await page.getByLabel('Seed (optional)').fill('tour');
    await page.getByRole('button', { name: 'Start the race' }).click();
    await decisionKind(page);
    await look('placing');
    await playUntil(page, 'turn');
    await look('turn', { picture: 'as-before' });
    // the panel states why there are no cards in the first round
    await page.locator('[data-asked] .soft').first().waitFor();
    await playUntil(page, 'move');
    await look('move');
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'UR 5.4' }).first().click();
      await page.getByRole('dialog').waitFor();
    };
    await look('section', { picture: 'as-before', open });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(`tab-${(await tab.innerText()).toLowerCase().replaceAll(' ', '-')}`, { picture: 'as-before' });
    }
    await page.getByRole('tab').first().click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /lines up/ })
      .last()
      .click();
    await page.getByRole('heading', { name: /^Moment \d+ of \d+$/ }).waitFor();
    await look('moment', { picture: 'as-before' });
    await page.getByRole('button', { name: 'Back to the race' }).click();
    await playUntil(page, 'follow');
    await look('follow');
    for (; (await round(page)) < 2; await decisionKind(page)) await answer(page, () => pressMain(page));
    await playUntil(page, 'turn');
    await page.locator('[data-asked] .pick:not([aria-disabled="true"])').first().click();
    await look('card-picked', { picture: 'as-before' });
  },

  watch: watch(FINISHED),

  async result({ page, look }) {
    await putRace(page, recordText(FINISHED));
    await page.getByRole('tab', { name: 'Places, round by round' }).click();
    await page.getByText('The same as a table').click();
    await page.getByRole('button', { name: 'Check every die' }).click();
    await page.locator('[role=status] p').first().waitFor();
    await look('all');
  },
};
