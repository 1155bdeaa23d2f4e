import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCable, type Cable } from './cuttable-proxy.ts';
import { checkEveryLanguage } from './every-language.ts';
import { isAt, press, reach } from './keys.ts';
import { widerThanScreen } from './screen-faults.ts';
import { playOut, tapUntil } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** Two people, each with a browser of their own, play a whole race on a real server: opened on the set-up page, entered by link, verified at its end. */

const served = serveRaces();
let cable: Cable;

beforeAll(async () => {
  cable = await openCable(served.server.address);
});
afterAll(() => cable.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Opens races with a shorter window than a person can choose, which would take the test minutes. */
async function hurry(page: Page): Promise<void> {
  await page.route('**/api/races', async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...wish, window: 150, step: 0 }) });
  });
}

async function takeSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-ready]').waitFor();
}

test('Der Ausreißer: two people among bots play a whole stage, one of them on a phone', async () => {
  const anna = await visit(served.site, served.server.address);
  await anna.page.getByRole('link', { name: 'Play online' }).click();
  await anna.page.getByRole('link', { name: 'Set up Der Ausreißer' }).click();
  await anna.page.getByRole('combobox', { name: 'How many riders?' }).selectOption('6');
  // from the online page every seat is for a person
  for (const seat of [2, 3, 4, 5]) await anna.page.locator('.rider').nth(seat).getByRole('combobox').selectOption('easy');
  await anna.page.getByRole('radio', { name: '1', exact: true }).check();
  await anna.page.getByRole('radio', { name: 'Simple game' }).check();
  await hurry(anna.page);
  await anna.page.locator('[data-open-online]').click();
  await takeSeat(anna.page, 0, 'Anna');
  const link = await anna.page.locator('[data-link]').first().inputValue();
  const ben = await visit(served.site, link, PHONE);
  await takeSeat(ben.page, 1, 'Ben');
  for (const { page } of [anna, ben]) await page.locator('[data-ready]').click();
  await Promise.all([anna, ben].map(({ page }) => playOut(page)));
  const titles: string[] = [];
  for (const { page } of [anna, ben]) {
    await page.locator('[data-asked="over"] [data-main]').click();
    titles.push(await page.getByRole('heading', { level: 1, name: /win|share/ }).innerText());
  }
  expect(new Set(titles).size).toBe(1);
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
});

/** Collects the socket messages that a page receives from now on. */
function listenTo(page: Page): () => string {
  const messages: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => messages.push(String(payload))));
  return () => messages.join('\n');
}

/** Each stage from a start to the next line, a dozen spaces. */
const STAGES = [
  { start: '1', line: 'A' },
  { start: '2', line: 'C' },
];
const ORDER = '[data-advance="follow"]';
/** The rows of the final table: the points of each manager in each race, in all, and the rest. */
const classification = (page: Page): Promise<readonly (readonly number[])[]> =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Stage table' }) })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText))));
const done = (page: Page): Promise<number> => page.locator('[data-orders] li').count();

test('Um Reifenbreite: a whole race with verified envelopes, a killed server, a lost network, a change of device, and standing orders', async () => {
  const anna = await visit(served.site, `${served.server.address}#/setup`);
  const { page } = anna;
  await hurry(page);
  await page.locator('.stage select').first().selectOption('own');
  await page.getByRole('button', { name: 'Add a stage' }).click();
  for (const [i, { start, line }] of STAGES.entries()) {
    const own = page.locator('.own').nth(i);
    await own.locator('select').selectOption('rundfahrt');
    await own.locator('input[inputmode="numeric"]').fill(start);
    await own.locator('input[placeholder="C D A"]').fill(line);
    await own.locator('input[placeholder="D"]').fill('');
  }
  await page.locator('select[data-count]').selectOption('2');
  await page.locator('.manager').nth(1).locator('[data-driver]').selectOption('human');
  await page.locator('[data-online]').click();
  await page.locator('[data-wish-envelopes]').check();
  await page.locator('[data-open-online]').click();
  await takeSeat(page, 0, 'Anna');
  // Anna types her words for the dice and gets ready, by keys
  await reach(page, '[data-words]');
  await page.keyboard.type('wind from the west');
  await page.getByText('Continue on another device').click();
  const [link, own] = await Promise.all([0, 1].map((i) => page.locator('[data-link]').nth(i).inputValue()));
  const ben = await visit(served.site, link!.replace(served.server.address, cable.address), PHONE);
  const [annaMessages, benMessages] = [listenTo(page), listenTo(ben.page)];
  await takeSeat(ben.page, 1, 'Ben');
  await reach(page, '[data-ready]', 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('[data-words]:disabled').waitFor();
  await expect.poll(() => isAt(page, '[data-ready]')).toBe(true);
  await ben.page.locator('[data-ready]').click();
  for (const each of [page, ben.page]) await each.locator('[data-asked]').waitFor();

  // Anna places a rider elsewhere, because Ben agrees to the undo
  let places = false;
  await Promise.all([playOut(page, (asked) => (places ||= asked === 'place')), playOut(ben.page, () => places)]);
  await page.locator('[data-asked="place"] [data-main]').press('Enter');
  await page.locator('[data-asked="bots"]').waitFor();
  await reach(page, '[data-table-more]', 'Shift+Tab');
  await press(page, 'Enter');
  await reach(page, '[data-ask="take-back"]');
  await press(page, 'Enter');
  await ben.page.getByRole('status').getByText('Anna asks to undo the last move.').waitFor();
  await tapUntil(ben.page, '[data-vote="yes"]', '[data-table]:not(:has([data-proposal]))');
  await page.getByRole('status').getByText('Undone, as Anna asked.').waitFor();
  await press(page, 'Escape');
  await page.locator('[data-asked="place"]').waitFor();

  // asked whether a rider follows, Anna orders that he always does; the options that the arrow keys pass are no answers
  let asksAnna = false;
  await Promise.all([playOut(page, (asked) => (asksAnna ||= asked === 'follow')), playOut(ben.page, () => asksAnna)]);
  const step = await page.locator('[data-asked]').getAttribute('data-step');
  await page.locator('[data-asked] details.orders > summary').press('Enter');
  await reach(page, ORDER);
  while (!(await page.locator(ORDER).inputValue()).startsWith('always')) await page.keyboard.press('ArrowDown');
  await page.getByRole('status').getByText('Press Enter to give this answer.').waitFor();
  expect(await page.locator('[data-asked]').getAttribute('data-step')).toBe(step);
  await press(page, 'Enter');
  await page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor();
  await page.locator('[data-table-more]').press('Enter');
  await expect.poll(() => done(page)).toBe(1);
  await page.keyboard.press('Escape');
  // the order stands until a surprise ends it
  await page.locator('#tab-race').click();
  await page.locator('[data-advance="home"]').check();
  await checkEveryLanguage(page, 'standing orders');
  let ended = false;
  const watching = expect.poll(() => page.locator(`#tab-panel ${ORDER}`).inputValue()).toBe('ask');
  void watching.then(() => (ended = true));
  await Promise.all([page, ben.page].map((each) => playOut(each, () => ended)));
  await watching;
  // only Anna's page learns of the order: no message to the other browser contains it
  expect([annaMessages(), benMessages()].map((messages) => /always|carriedOut\\":\[\d/.test(messages))).toEqual([true, false]);

  // the first stage ends on both devices, and the next one begins
  const cards = Promise.all([page, ben.page].map((each) => each.locator('[data-stage-card] summary').innerText()));
  let seen = false;
  void cards.then(() => (seen = true));
  await Promise.all([page, ben.page].map((each) => playOut(each, () => seen)));
  expect(new Set(await cards).size).toBe(1);

  // the server is killed, and the phone is offline when it comes back
  served.server.kill();
  await page.locator('[data-lost]').waitFor();
  cable.pull();
  await served.server.start();
  await page.locator('[data-lost]').waitFor({ state: 'detached' });
  await page.close();
  const again = await visit(served.site, own!);
  // The randomness of a page comes from the test's seed. A reload draws other message ids than the first device did.
  await again.page.reload();
  await again.page.locator('[data-arrive="yes"]').click();
  await again.page.getByRole('link', { name: 'To the race' }).click();
  const onlooker = await visit(served.site, again.page.url());
  await ben.page.locator('[data-lost]').waitFor();
  cable.plug();
  await ben.page.locator('[data-lost]').waitFor({ state: 'detached' });

  // a player whose last riders can change nothing lets the server finish for them; no other player learns of it
  await ben.page.locator('#tab-race').tap();
  await ben.page.locator('[data-advance="home"]').check();
  const riders = [again.page, ben.page];
  await Promise.all(riders.map((each) => playOut(each)));
  for (const each of riders) await each.locator('[data-table-more]').press('Enter');
  await expect.poll(async () => (await done(again.page)) + (await done(ben.page))).toBeGreaterThan(1);
  await onlooker.page.locator('[data-asked="over"]').waitFor();

  const titles: string[] = [];
  for (const each of [...riders, onlooker.page]) {
    await each.keyboard.press('Escape');
    await each.locator('[data-asked="over"] [data-main]').press('Enter');
    titles.push(await each.getByRole('heading', { level: 1, name: /win|share/ }).innerText());
    await each.getByText('wind from the west').waitFor();
    await each.getByText('Anna').first().waitFor();
    expect(await widerThanScreen(each)).toBeLessThanOrEqual(0);
  }
  expect(new Set(titles).size).toBe(1);
  // both stages count, and all pages agree (UR 17)
  const [table, ...others] = await Promise.all([...riders, onlooker.page].map(classification));
  expect(others).toEqual([table, table]);
  expect(table).toHaveLength(2);
  for (const [first = NaN, second = NaN, total] of table!) expect(first + second).toBe(total);
  await ben.page.locator('[data-own-envelope]').waitFor();
  await reach(again.page, '[data-download]');
  const saved = again.page.waitForEvent('download');
  await press(again.page, 'Enter');
  const path = await (await saved).path();
  await reach(again.page, '[data-verify]');
  await press(again.page, 'Enter');
  await again.page.getByRole('status').locator('[data-verified]').waitFor();
  const command = join(import.meta.dirname, '../../bin/windschatten.mjs');
  expect(spawnSync(process.execPath, [command, 'verify', path], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('All correct') as string,
  });
  await expect.poll(() => isAt(again.page, '[data-verify]')).toBe(true);
  expect([...anna.complaints, ...ben.complaints, ...again.complaints, ...onlooker.complaints]).toEqual([]);
});
