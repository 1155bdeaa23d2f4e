import { expect, test } from 'vitest';
import { AUSREISSER, RemotePlayer, openRace, post } from '../server/remote-player.ts';
import { checkEveryLanguage } from './every-language.ts';
import { isAt, press, reach } from './keys.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** Every screen of an online race in every language, with the language changed in place, and the way through them by keys. */

const served = serveRaces();

const NIGHT = { clock: { per: 'day', limit: 12 * 3_600_000 }, absence: { does: 'vote', bot: 'easy' } };

test('from the lobby to the table, in three languages (results: online-four)', async () => {
  const base = served.server.address.slice(0, -1);
  const { page, complaints } = await visit(served.site, served.server.address);
  const go = async (to: string): Promise<void> => {
    await page.goto(`${served.server.address}#/${to}`);
  };
  const race = await openRace(base, AUSREISSER, ['human', 'human', 'easy'], { window: 50, step: 0, listed: true, delay: 120, ...NIGHT });

  await go('online');
  await page.locator(`[data-race="${race.id}"]`).waitFor();
  await checkEveryLanguage(page, 'lobby');
  await go('setup');
  await page.locator('[data-online]').click();
  await page.locator('[data-open-online]').waitFor();
  await checkEveryLanguage(page, 'opening');

  const wish = { ...AUSREISSER, drivers: ['human', 'human', 'easy'], window: 50, step: 0, envelopes: true };
  const { id } = (await (await post(base, '/api/races', wish)).json()) as { id: string };
  await go(`online/${id}`);
  await page.locator('[data-name]').fill('Anna');
  await checkEveryLanguage(page, 'room');
  await page.locator('[data-take="0"]').click();
  await page.locator('[data-ready]').click();
  await page.locator('[data-ready="yes"]').waitFor();
  await page.locator('[data-phrase="good-luck"]').click();
  await page.locator('[data-chat] p:not(.soft)').waitFor();
  for (const closed = page.locator('main details:not([open]) > summary'); (await closed.count()) > 0;) await closed.first().click();
  await checkEveryLanguage(page, 'room, with a seat');

  await go('online/me');
  await page.locator(`[data-race="${id}"]`).waitFor();
  await page.locator('[data-draw]').click();
  await page.locator('main [data-phrase]').waitFor();
  await checkEveryLanguage(page, 'my page');
  const person = await page.evaluate<string>(() => (localStorage['windschatten.online-me'] as string).split('.')[0]!);
  await go(`online/who.${person}`);
  await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  await checkEveryLanguage(page, 'the page of a player');

  await go(`race/~${race.id}`);
  await page.getByText('Spectators see the race: 2 minutes later.').waitFor();
  await page.locator('[data-asked]').waitFor();
  await checkEveryLanguage(page, 'watched later');
  const { link } = (await (await post(base, `/api/races/${race.id}/link`, undefined, race.tokens[0]!)).json()) as { link: string };
  await go(`online/${race.id}.hand.${link}`);
  await page.locator('[data-take-over]').waitFor();
  await checkEveryLanguage(page, 'a seat handed on');
  await page.locator('[data-take-over]').click();
  await page.locator('[data-table-more]').click();
  await page.locator('[data-ask="end"]').waitFor();
  const ben = new RemotePlayer(race.id, race.tokens[1]!);
  await ben.connect(base);
  await ben.until(() => ben.seat !== null);
  await ben.ask({ type: 'wish', id: 'days', wish: { do: 'holiday', days: 3 } } as never);
  await ben.ask({ type: 'wish', id: 'pause', wish: { do: 'ask', what: 'pause' } } as never);
  await page.locator('[data-proposal="pause"]').waitFor();
  await page.locator('#table-more details > summary').first().click();
  await page.locator('[data-hand-on]').click();
  await page.locator('#table-more [data-link]').waitFor();
  await page.locator('#tab-chat').press('Enter');
  await page.locator('main [data-chat]').waitFor();
  await checkEveryLanguage(page, 'at the table, with the chat and a seat to be handed on');
  await page.locator('[data-vote="yes"]').click();
  await page.locator('[data-asked="paused"]').waitFor();
  await checkEveryLanguage(page, 'a pause');
  ben.cut();
  expect(complaints).toEqual([]);
});

test('by keys alone from the home page to a seat, a chat message, and into the race', async () => {
  const { page, complaints } = await visit(served.site, served.server.address);
  await reach(page, 'a[href="#/online"]');
  await press(page, 'Enter');
  await expect.poll(() => isAt(page, 'h1')).toBe(true);
  await page.locator('[data-open-now]').first().waitFor();
  await reach(page, '[data-open-now="ausreisser"]');
  await press(page, 'Enter');
  await page.locator('[data-name]').waitFor();
  await reach(page, '[data-name]');
  await page.keyboard.type('Anna');
  await reach(page, '[data-take="0"]');
  await press(page, 'Enter');
  await page.locator('[data-ready]').waitFor();
  await reach(page, '[data-phrase="good-luck"]');
  await press(page, 'Space');
  await page.locator('[data-chat]').getByText('Good luck!').waitFor();
  await reach(page, '[data-begin]', 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
  await reach(page, '[data-table-more]', 'Shift+Tab');
  await press(page, 'Enter');
  await reach(page, '[data-leave]');
  // the seat is handed on, and taken over in the same browser
  await reach(page, '#table-more details > summary');
  await press(page, 'Enter');
  await reach(page, '[data-hand-on]');
  await press(page, 'Enter');
  await expect.poll(() => isAt(page, '#table-more [data-link]')).toBe(true);
  const link = await page.locator('#table-more [data-link]').inputValue();
  await press(page, 'Escape');
  await expect.poll(() => isAt(page, '[data-table-more]')).toBe(true);
  await page.goto(link);
  await page.locator('[data-take-over]').waitFor();
  await expect.poll(() => isAt(page, 'h1')).toBe(true);
  await reach(page, '[data-take-over]');
  await press(page, 'Enter');
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
  await page.locator('[data-table-more]').press('Enter');
  await page.locator('[data-table-log]').getByText('was transferred').waitFor();
  expect(complaints).toEqual([]);
});
