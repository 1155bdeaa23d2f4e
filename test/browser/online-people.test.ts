import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RoomDto } from '../../src/protocol/index.ts';
import { AUSREISSER, RemotePlayer, post } from '../server/remote-player.ts';
import { isAt, press, reach } from './keys.ts';
import { faultsOf } from './look.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** People around an online race: known without an account, at any device, and once more with the others. */

const served = serveRaces();

/** Writes down which tones are those of one's turn, where sound is on. */
const LISTEN = `const tones = [];
  const make = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    tones.push(make.call(this));
    return tones.at(-1);
  };
  globalThis.pitches = () => tones.map(({ frequency }) => frequency.value).filter((pitch) => [660, 880].includes(pitch)).join(' ');`;

test('somebody at another device by seven words, a word with the others, once more at the next seats, and gone', async () => {
  const wish = { ...AUSREISSER, drivers: ['human', 'human', 'easy'], window: 50, step: 0 };
  const { id } = (await (await post(served.server.address, 'api/races', wish)).json()) as { id: string };
  const anna = await visit(served.site, `${served.server.address}#/online/${id}`);
  const ben = await visit(served.site, `${served.server.address}#/online/${id}`, {
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
  });
  for (const { page } of [anna, ben]) {
    await page.evaluate("localStorage['windschatten.sound'] = 'on'");
    await page.reload();
  }
  await anna.page.locator('[data-name]').fill('Anna');
  await anna.page.locator('[data-take="0"]').click();
  await ben.page.locator('[data-name]').fill('Ben');
  await ben.page.locator('[data-take="1"]').click();
  await ben.page.getByText('oder wenn beginnt, wer es eröffnet hat: freie Plätze fahren Bots').waitFor();
  await ben.page.locator('[data-ready]').click();
  await anna.page.locator('[data-phrase="good-luck"]').click();
  await ben.page.locator('[data-chat]').getByText('Viel Glück!').waitFor();
  expect(await faultsOf(ben.page)).toEqual([]);
  // by keys he mutes her, in his browser alone, and hears her again
  await reach(ben.page, '[data-chat]', 'Shift+Tab');
  await reach(ben.page, 'summary:has(+ .phrases [data-mute])');
  await press(ben.page, 'Enter');
  await reach(ben.page, '[data-mute="0"]');
  await press(ben.page, 'Enter');
  await ben.page.locator('[data-chat]').getByText('Viel Glück!').waitFor({ state: 'detached' });
  await press(ben.page, 'Enter');
  await ben.page.locator('[data-chat]').getByText('Viel Glück!').waitFor();
  for (const { page } of [anna, ben]) await page.evaluate(LISTEN);
  await anna.page.locator('[data-ready]').click();
  // one of the two is asked, and the title of his page says so, and two tones where he wants sound
  const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('(!)');
  await expect.poll(async () => (await isAsked(anna.page)) || (await isAsked(ben.page))).toBe(true);
  const isAnnas = await isAsked(anna.page);
  const pitches = (): Promise<readonly string[]> => Promise.all([anna, ben].map(({ page }) => page.evaluate<string>('pitches()')));
  await expect.poll(pitches).toEqual(isAnnas ? ['660 880', ''] : ['', '660 880']);

  await anna.page.goto(`${served.server.address}#/online/me`);
  await anna.page.locator('[data-draw]').click();
  const phrase = (await anna.page.locator('[data-phrase]').textContent())!;
  const again = await visit(served.site, `${served.server.address}#/online/me`);
  await again.page.locator('[data-enter]').fill(phrase);
  await again.page.keyboard.press('Enter');
  // it is his turn there, or not
  await again.page.locator(`[data-list="${isAnnas ? 'turn' : 'riding'}"] [data-race="${id}"]`).waitFor();
  expect(await faultsOf(again.page)).toEqual([]);

  const riders = await Promise.all(
    [again, ben].map(async ({ page }) => new RemotePlayer(id, await page.evaluate(() => localStorage['windschatten.online-me'] as string))),
  );
  // nobody looks on while programs ride: that takes longer than riding
  await ben.page.goto(`${served.server.address}#/online/me`);
  for (const rider of riders) await rider.connect(served.server.address.slice(0, -1));
  await Promise.all(riders.map((rider, i) => rider.ride(i + 1)));
  for (const { page } of [again, ben]) await page.goto(`${served.server.address}#/result/~${id}`);
  await again.page.locator('[data-verify]').click();
  await again.page.locator('[data-verified]').waitFor();
  // each result says which place is his who looks at it
  const { standings } = (await (await fetch(`${served.server.address}api/races/${id}`)).json()) as RoomDto;
  for (const [seat, { page }] of [again, ben].entries()) {
    await page.locator('[data-download]').waitFor();
    const hasWon = standings.some((row) => row.seat === seat && row.rank === 1);
    await expect.poll(() => page.locator('[data-own-place]').count()).toBe(hasWon ? 0 : 1);
  }
  // it counts when he is held against the field, at the device that only knows him by the phrase, and says where it comes from
  await again.page.goto(`${served.server.address}#/field/ausreisser`);
  await again.page.locator('[data-online="1"]').getByText('which knows you as Anna').waitFor();
  await again.page.goto(`${served.server.address}#/result/~${id}`);
  // by keys; who is about to ask for it too is told that it is there
  await reach(ben.page, 'button[data-rematch]');
  await reach(again.page, '[data-rematch]');
  await press(again.page, 'Enter');
  await again.page.locator('[data-ready]').waitFor();
  await expect.poll(() => isAt(again.page, 'h1')).toBe(true);
  await ben.page.getByRole('status').getByText('Eine Revanche derselben Fahrer ist offen.').waitFor();
  await expect.poll(() => isAt(ben.page, 'a[data-rematch]')).toBe(true);
  await press(ben.page, 'Enter');
  await ben.page.locator('[data-ready]').waitFor();
  const seats = again.page.locator('ol li strong');
  await expect.poll(() => seats.allTextContents()).toEqual(['Ben', 'Anna', 'rider-c']);

  await ben.page.goto(`${served.server.address}#/online/me`);
  await ben.page.getByRole('button', { name: 'Mich löschen' }).click();
  await ben.page.locator('[data-remove]').click();
  await ben.page.locator('[data-enter]').waitFor();
  await expect.poll(() => seats.allTextContents()).toEqual(['rider-a', 'Anna', 'rider-c']);
  await again.page.goto(`${served.server.address}#/result/~${id}`);
  await again.page.locator('[data-download]').waitFor();
  await again.page.reload();
  await again.page.locator('[data-download]').waitFor();
  expect(await again.page.locator('main').textContent()).not.toContain('Ben');
  expect([...anna.complaints, ...ben.complaints, ...again.complaints]).toEqual([]);
});
