import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AUSREISSER, openRace, REIFENBREITE } from '../server/remote-player.ts';
import { serveRaces } from './online-server.ts';
import { visitSeat, type Visitor } from './online-visitor.ts';

/** The private board in an online race while the other player decides: it uses only what its seat knows, and sends nothing. */

const served = serveRaces();

const decisionOf = (page: Page): Promise<string> => page.locator('[data-asked]').evaluate(({ dataset }: HTMLElement) => dataset['asked']!);

/** Opens a race with two people. `busy` has to decide, `waiting` has not. */
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

/** @returns the messages and requests that the page has sent to the server since, without pings */
async function listenTo(page: Page): Promise<() => Promise<readonly unknown[]>> {
  const decisionOf: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && decisionOf.push(`${request.method()} ${request.url()}`));
  // the socket is open already
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

test('Der Ausreißer: every board deals the hidden hands anew, and nothing is sent to the race', async () => {
  const { busy, waiting, both } = await atTable(AUSREISSER, ['human', 'human', 'easy']);
  const { page } = waiting;
  const sent = await listenTo(page);
  const [stepOfRace, question] = [await busy.page.locator('[data-asked]').getAttribute('data-step'), await decisionOf(busy.page)];
  await openBoard(page);
  await board(page).locator('[data-imagined]').waitFor();
  // the player to decide on the board holds a possible hand, another one each time
  const hands = new Set<string>();
  const dealAgain = async (): Promise<number> => {
    hands.add((await board(page).locator('[data-tried] .speeds label, [data-tried] label').allInnerTexts()).join(' '));
    await board(page).locator('[data-deal]').press('Enter');
    await board(page).locator('[data-tried]').waitFor();
    return hands.size;
  };
  for (let deal = 0; deal < 4; deal++) await dealAgain();
  if (question === 'lay') {
    // the same hand may be dealt twice, and the new one may appear a moment later
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

test('Um Reifenbreite: the board allows moves for all players, sends nothing, and announces that the race has gone on', async () => {
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
  // the tried moves stay until the player updates the board
  expect(await board(waiting.page).locator('[data-back]').isDisabled()).toBe(false);
  await board(waiting.page).locator('[data-moved] button').click();
  await board(waiting.page).locator('[data-moved]').waitFor({ state: 'detached' });
  await expect.poll(() => board(waiting.page).locator('[data-back]').isDisabled()).toBe(true);
  expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
});
