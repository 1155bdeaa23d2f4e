import { chooseSpeed } from '../ausreisser-player.ts';
import { findPuzzle } from '../shipped-puzzles.ts';
import { pressMain, startRace } from '../reifenbreite-player.ts';
import { recordText } from '../../games/recorded.ts';
import { giveFile, putRace } from '../memory.ts';
import { openServer } from '../online-server.ts';
import { raceByOption } from './translated-screens.ts';
import type { Stops } from './stop.ts';

/** Screens that belong to no game. */
export const commonStops: Stops = {
  async home({ page, go, look }) {
    await look('first-visit');
    await startRace(page);
    await go('');
    await page.locator('[data-running] svg').first().waitFor();
    await look('with-races');
  },

  async learn({ go, look }) {
    await go('learn');
    await look('pages');
  },

  async workshop({ go, look }) {
    await go('workshop');
    await look('pages');
  },

  async races({ page, go, look }) {
    await startRace(page);
    await go('races');
    await page.getByRole('button', { name: /^Delete the race/ }).click();
    const confirm = page.getByRole('button', { name: 'Delete', exact: true });
    await confirm.waitFor();
    await look('deleting');
    await confirm.click();
  },

  async load({ page, go, look }) {
    await go('load');
    await look('empty');
    await giveFile(page, 'something else');
    await page.getByText(/This is not a race file/).waitFor();
    await look('no-record');
    const record = recordText('reifenbreite/034-everything-professional-two');
    await giveFile(page, record.slice(0, record.length / 2));
    await page.getByText(/The file is damaged/).waitFor();
    await look('damaged');
  },

  async rules({ page, go, look }) {
    await go('rules');
    await look('entry');
    for (const [address, title] of [
      ['ur', 'The rules of Um Reifenbreite'],
      ['da', 'The rules of Der Ausreißer'],
      ['da-quick-start', 'Your first stage in two minutes'],
      ['da-4-1', 'Hill'],
      ['da-7', 'What is open and what is hidden'],
      ['ur-5-4', 'Drafting'],
      ['ur-chance-cards', 'The chance cards'],
      ['ur-13-2', 'Courses'],
    ] as const) {
      await page.evaluate(`location.hash = '#/rules/${address}'`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await look(address);
    }
    await go('rules/nothing-of-the-sort');
    await look('no-such-page');
  },

  async online({ page, go, look }) {
    await go('online');
    await look('without-a-server');
    const server = await openServer();
    try {
      await page.goto(server.address);
      await page.getByRole('link', { name: 'Play online' }).click();
      await page.getByRole('heading', { name: 'Open a race' }).waitFor();
      await look('lobby-empty');
      await page.locator('[data-open-now="reifenbreite"]').click();
      await page.locator('[data-name]').waitFor();
      await look('room-at-once');
      await page.goto(`${server.address}#/online`);
      await page.getByRole('link', { name: 'Set up Der Ausreißer' }).click();
      await page.getByLabel('Show the race to everyone on this server').check();
      await look('opening');
      await page.locator('[data-open-online]').click();
      await page.locator('[data-name]').fill('Anna');
      await look('room');
      await page.locator('[data-take="0"]').click();
      await page.locator('[data-ready]').waitFor();
      for (const closed = page.locator('main details:not([open]) > summary'); (await closed.count()) > 0;) await closed.first().click();
      await look('room-entered');
      await page.locator('[data-begin]').click();
      await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
      await look('race');
      await page.evaluate("location.hash = '#/online'");
      await page.locator('main li.card').waitFor();
      await look('lobby');
    } finally {
      server.close();
    }
  },

  async same({ page, go, look }) {
    for (const game of ['reifenbreite', 'ausreisser']) {
      await go(`same/${game}`);
      await page.locator('[data-seeded-race]').waitFor();
      await look(`day-${game}`);
    }
    await page.locator('[data-word]').fill('Mont Ventoux');
    await page.locator('[data-own-link]').waitFor();
    await look('own');
    await go('same/reifenbreite/Nothing of the sort');
    await page.locator('main [role="alert"]').waitFor();
    await look('no-such-race');
  },

  async short({ page, go, look }) {
    await page.route('**/api/links/*', (route) => route.fulfill({ json: {} }));
    await go('s/none');
    await page.locator('main [role="alert"]').waitFor();
    await look('no-such-link');
  },

  async compare({ page, go, look }) {
    const [alone, other] = [0, 1].map(raceByOption);
    await putRace(page, alone!);
    const id = /result\/(\w+)/.exec(page.url())![1]!;
    await go(`compare/${id}`);
    await page.locator('[data-rides="1"]').waitFor();
    await look('alone');
    await putRace(page, other!);
    await go(`compare/${id}`);
    await page.locator('[data-differences]').waitFor();
    await page.locator('[data-send]').click();
    await page.locator('[data-sent]').waitFor();
    await look('two');
  },

  async puzzles({ page, go, look }) {
    await go('puzzles');
    await look('choice');
    await go(`puzzles/reifenbreite/${findPuzzle('reifenbreite', ({ best }) => best === 'follow').name}`);
    await page.locator('[data-asked="follow"]').waitFor();
    await look('follow');
    await pressMain(page);
    await page.getByText(/^Why: /).waitFor();
    await look('right');
    const { name, puzzle } = findPuzzle('ausreisser', ({ medium }) => /^lay \d\d$/.test(medium));
    await go(`puzzles/ausreisser/${name}`);
    await page.locator('[data-asked="lay"]').waitFor();
    await look('lay');
    await chooseSpeed(page, puzzle.medium.slice(4));
    await pressMain(page);
    await page.locator('[data-solution]').waitFor();
    await look('wrong');
    await page.locator('[data-solution]').click();
    await page.getByText(/^Why: /).waitFor();
    await look('solution');
  },

  async field({ page, go, look }) {
    await go('field/ausreisser');
    await page.locator('[data-none]').waitFor();
    await look('none');
    await putRace(page, recordText('ausreisser/three-easy'));
    await go('field/ausreisser');
    await page.locator('[data-stand="done"]').waitFor();
    await look('one-race');
  },

  async missing({ go, look }) {
    await go('race/no-such-race');
    await look('race');
    await go('result/no-such-race');
    await look('result');
  },
};
