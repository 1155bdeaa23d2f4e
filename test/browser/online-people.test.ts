import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RoomDto } from '../../src/protocol/index.ts';
import { AUSREISSER, RemotePlayer, post } from '../server/remote-player.ts';
import { isAt, press, reach } from './keys.ts';
import { faultsOf } from './screen-faults.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** People in an online race: recognised without an account, on any device, and in a rematch. */

const served = serveRaces();

/** Records the tones that announce the player's turn. */
const LISTEN = `const tones = [];
  const make = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    tones.push(make.call(this));
    return tones.at(-1);
  };
  globalThis.pitches = () => tones.map(({ frequency }) => frequency.value).filter((pitch) => [660, 880].includes(pitch)).join(' ');`;

test('a player on another device by seven words, chat, a rematch with seats moved on, and deletion', async () => {
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
  await ben.page.getByText('oder wenn der Gastgeber startet. Leere Plätze übernehmen Bots').waitFor();
  await ben.page.locator('[data-ready]').click();
  await anna.page.locator('[data-phrase="good-luck"]').click();
  await ben.page.locator('[data-chat]').getByText('Viel Glück!').waitFor();
  expect(await faultsOf(ben.page)).toEqual([]);
  // by keys Ben mutes Anna, in his browser only, and unmutes her
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
  // one of the two has to decide: the page title marks it, and two tones sound if sound is on
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
  // the race stands in the list that fits whose turn it is
  await again.page.locator(`[data-list="${isAnnas ? 'turn' : 'riding'}"] [data-race="${id}"]`).waitFor();
  expect(await faultsOf(again.page)).toEqual([]);

  const riders = await Promise.all(
    [again, ben].map(async ({ page }) => new RemotePlayer(id, await page.evaluate(() => localStorage['windschatten.online-me'] as string))),
  );
  // the pages leave the race while programs play it, because rendering takes longer than playing
  await ben.page.goto(`${served.server.address}#/online/me`);
  for (const rider of riders) await rider.connect(served.server.address.slice(0, -1));
  await Promise.all(riders.map((rider, i) => rider.play(i + 1)));
  for (const { page } of [again, ben]) await page.goto(`${served.server.address}#/result/~${id}`);
  await again.page.locator('[data-verify]').click();
  await again.page.locator('[data-verified]').waitFor();
  // each result marks the place of its viewer
  const { standings } = (await (await fetch(`${served.server.address}api/races/${id}`)).json()) as RoomDto;
  for (const [seat, { page }] of [again, ben].entries()) {
    await page.locator('[data-download]').waitFor();
    const hasWon = standings.some((row) => row.seat === seat && row.rank === 1);
    await expect.poll(() => page.locator('[data-own-place]').count()).toBe(hasWon ? 0 : 1);
  }
  // the race counts in the comparison with the field on the device that knows the player by the phrase only
  await again.page.goto(`${served.server.address}#/field/ausreisser`);
  await again.page.locator('[data-online="1"]').getByText('which knows you as Anna').waitFor();
  await again.page.goto(`${served.server.address}#/result/~${id}`);
  // by keys; the page of the other player, about to ask for a rematch too, announces that one is open
  await reach(ben.page, 'button[data-rematch]');
  await reach(again.page, '[data-rematch]');
  await press(again.page, 'Enter');
  await again.page.locator('[data-ready]').waitFor();
  await expect.poll(() => isAt(again.page, 'h1')).toBe(true);
  await ben.page.getByRole('status').getByText('Eine Revanche derselben Spieler ist offen.').waitFor();
  await expect.poll(() => isAt(ben.page, 'a[data-rematch]')).toBe(true);
  await press(ben.page, 'Enter');
  await ben.page.locator('[data-ready]').waitFor();
  const seats = again.page.locator('ol li strong');
  await expect.poll(() => seats.allTextContents()).toEqual(['Ben', 'Anna', 'rider-c']);

  await ben.page.goto(`${served.server.address}#/online/me`);
  await ben.page.getByRole('button', { name: 'Meine Daten löschen' }).click();
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
