import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AUSREISSER, openRace, REIFENBREITE } from '../server/remote-player.ts';
import { serveRaces } from './online-server.ts';
import { visitSeat, type Visitor } from './online-visitor.ts';

/** A board of one's own while another is asked, at a device each: it is dealt by what its seat knows, and nobody far away hears of it. */

const served = serveRaces();

const decisionOf = (page: Page): Promise<string> => page.locator('[data-asked]').evaluate(({ dataset }: HTMLElement) => dataset['asked']!);

/** Two people at a race: who is asked, and who is not. */
async function atTable(wish: typeof AUSREISSER | typeof REIFENBREITE, drivers: readonly string[]) {
  const opened = await openRace(served.server.address.slice(0, -1), wish, drivers);
  const both = [
    await visitSeat(served.site, served.server, opened, 0),
    await visitSeat(served.site, served.server, opened, 1, { viewport: { width: 360, height: 740 }, hasTouch: true }),
  ];
  let [busy, waiting]: [Visitor | undefined, Visitor | undefined] = [undefined, undefined];
  await expect
    .poll(async () => {
      const now = await Promise.all(both.map(({ page }) => decisionOf(page)));
      const at = now.findIndex((each) => each !== 'bots');
      [busy, waiting] = [both[at], both[1 - at]];
      return now.filter((each) => each === 'bots').length;
    })
    .toBe(1);
  return { busy: busy!, waiting: waiting!, both };
}

/** @returns what a page has sent to the server since, by its line or by itself, but for signs of life */
async function listenTo(page: Page): Promise<() => Promise<readonly unknown[]>> {
  const decisionOf: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && decisionOf.push(`${request.method()} ${request.url()}`));
  // the line is open already
  await page.evaluate(`globalThis.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (data !== '{"type":"ping"}') sent.push(String(data));
      return send.call(this, data);
    };`);
  return async () => [...decisionOf, ...(await page.evaluate<readonly unknown[]>('sent'))];
}

const board = (page: Page) => page.locator('[data-board]');
const step = async (page: Page): Promise<number> => Number(await board(page).locator('[data-tried]').getAttribute('data-step'));

async function openBoard(page: Page): Promise<void> {
  await page.locator('#tab-race').click();
  await page.locator('[data-open-board]').click();
  await board(page).locator('[data-tried]').waitFor();
}
async function move(page: Page): Promise<void> {
  const before = await step(page);
  await board(page).locator('[data-main]:not([disabled])').press('Enter');
  await expect.poll(() => step(page)).toBeGreaterThan(before);
}

test('Der Ausreißer: hidden hands are dealt anew for every board, the own hand is the same, and the race hears nothing', async () => {
  const { busy, waiting, both } = await atTable(AUSREISSER, ['human', 'human', 'easy']);
  const { page } = waiting;
  const sent = await listenTo(page);
  const [stepOfRace, question] = [await busy.page.locator('[data-asked]').getAttribute('data-step'), await decisionOf(busy.page)];
  await openBoard(page);
  await board(page).locator('[data-imagined]').waitFor();
  // whoever is asked there holds what he might hold: another hand each time
  const hands = new Set<string>();
  const dealAgain = async (): Promise<number> => {
    hands.add((await board(page).locator('[data-tried] .speeds label, [data-tried] label').allInnerTexts()).join(' '));
    await board(page).locator('[data-deal]').press('Enter');
    await board(page).locator('[data-tried]').waitFor();
    return hands.size;
  };
  for (let deal = 0; deal < 4; deal++) await dealAgain();
  if (question === 'lay') {
    // the same hand may come twice, and the new one a moment later
    await expect.poll(dealAgain).toBeGreaterThan(1);
    const real = (await busy.page.locator('.speeds label').allInnerTexts()).join(' ');
    expect([...hands].every((hand) => hand === real)).toBe(false);
  }
  for (let i = 0; i < 3; i++) await move(page);
  await board(page).locator('[data-close]').click();
  await board(page).waitFor({ state: 'detached' });
  expect(await sent()).toEqual([]);
  expect(await busy.page.locator('[data-asked]').getAttribute('data-step')).toBe(stepOfRace);
  expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('Um Reifenbreite: moves for everybody on it, nothing is sent, and it says when the race has gone on', async () => {
  const { busy, waiting, both } = await atTable(REIFENBREITE, ['human', 'human']);
  const sent = await listenTo(waiting.page);
  const before = await busy.page.locator('[data-asked]').getAttribute('data-step');
  await openBoard(waiting.page);
  expect(await board(waiting.page).locator('[data-imagined]').count()).toBe(0);
  for (let i = 0; i < 3; i++) await move(waiting.page);
  expect(await sent()).toEqual([]);
  expect(await busy.page.locator('[data-asked]').getAttribute('data-step')).toBe(before);
  await busy.page.locator('[data-asked] [data-main]:enabled').press('Enter');
  await board(waiting.page).locator('[data-moved]').waitFor();
  // what was tried stays until one wants it otherwise
  expect(await board(waiting.page).locator('[data-back]').isDisabled()).toBe(false);
  await board(waiting.page).locator('[data-moved] button').click();
  await board(waiting.page).locator('[data-moved]').waitFor({ state: 'detached' });
  await expect.poll(() => board(waiting.page).locator('[data-back]').isDisabled()).toBe(true);
  expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
});
