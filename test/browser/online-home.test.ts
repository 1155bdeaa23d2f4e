import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { AUSREISSER, RemotePlayer, openRace } from '../server/remote-player.ts';
import { openCable } from './cuttable-proxy.ts';
import { serveRaces } from './online-server.ts';
import { visit, visitSeat } from './online-visitor.ts';

/** Local races taken online and brought back to this device, and phones that sleep. */

const served = serveRaces();

test('a race begun on this device is taken online, played there, and brought back', async () => {
  const { page, complaints } = await visit(served.site, served.server.address);
  await page.locator('[data-game="ausreisser"] button.main').click();
  await page.locator('[data-asked]').waitFor();
  await page.goto(`${served.server.address}#/races`);
  await page.locator('[data-take-online]').click();
  await page.locator('[data-name]').fill('Anna');
  await page.locator('[data-take]').click();
  await page.locator('[data-ready]').click();
  await page.locator('[data-table]').waitFor();
  const entries = (): Promise<number> =>
    page.locator('.race[data-entries]').evaluate((race: HTMLElement) => Number(race.dataset['entries']));
  await page.locator('[data-asked]:not([data-asked="bots"]) [data-main]').click();
  const online = await entries();
  const id = /~([\w-]{22})/.exec(page.url())![1]!;
  await page.goto(`${served.server.address}#/online/${id}`);
  await page.locator('[data-home]').click();
  await page.locator('[data-asked]').waitFor();
  await page.waitForURL(/#\/race\/[^~]/);
  await expect.poll(entries).toBeGreaterThanOrEqual(online);
  // the server plays it no further, and no one can wake it
  await page.goto(`${served.server.address}#/online/${id}`);
  await page.getByText('The only player has moved this race to their own device').waitFor();
  expect(await page.locator('[data-wake]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page whose socket died silently while it slept shows the news when it wakes, and its taps count', async () => {
  const opened = await openRace(served.server.address.slice(0, -1), AUSREISSER, ['human', 'human', 'easy'], { window: 50, step: 0 });
  const cable = await openCable(served.server.address);
  const { page, complaints } = await visitSeat(served.site, { ...served.server, address: cable.address }, opened, 0);
  const other = new RemotePlayer(opened.id, opened.tokens[1]!);
  await other.connect(served.server.address.slice(0, -1));
  cable.deaden();
  await other.ask({ type: 'wish', id: 'pause', wish: { do: 'ask', what: 'pause' } } as never);
  // a headless browser never puts a page to sleep, so the test dispatches the event of waking
  await page.evaluate("document.dispatchEvent(new Event('resume'))");
  await page.locator('[data-proposal="pause"]').waitFor();
  await page.locator('[data-vote="yes"]').click();
  await other.until(() => other.seat!.situation.agreed!.paused);
  other.cut();
  cable.close();
  expect(complaints).toEqual([]);
});

test('a tap on a page too old for its server is sent after the page was reloaded', async () => {
  const opened = await openRace(served.server.address.slice(0, -1), AUSREISSER, ['human', 'easy', 'easy'], { window: 50, step: 0 });
  const { page, complaints } = await visit(served.site, `${served.server.address}#/online/${opened.id}.${opened.tokens[0]!}`);
  await page.locator('[data-arrive="yes"]').click();
  const sockets: WebSocketRoute[] = [];
  let isNewer = false;
  await page.routeWebSocket('**/api/ride', (socket) => {
    sockets.push(socket);
    if (isNewer) return void socket.send(JSON.stringify({ type: 'error', code: 'wire-form' }));
    const far = socket.connectToServer();
    socket.onMessage((said) => {
      if (!isNewer) far.send(said);
    });
  });
  await page.locator(`a[href="#/race/~${opened.id}"]`).click();
  await page.locator('[data-asked]:not([data-asked="bots"]) [data-main]').waitFor();
  const entries = await page.locator('.race[data-entries]').getAttribute('data-entries');
  if ((await page.locator('[data-asked]').getAttribute('data-asked')) === 'lay') await page.locator('.speeds label').first().click();
  isNewer = true;
  await page.locator('[data-asked] [data-main]').click();
  await expect.poll(() => page.evaluate("Object.keys(localStorage).some((key) => key.endsWith('.unsent'))")).toBe(true);
  await sockets.at(-1)!.close();
  await page.locator('[data-refused="wire-form"]').waitFor();
  isNewer = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator(`.race[data-entries]:not([data-entries="${entries}"])`).waitFor();
  await expect.poll(() => page.evaluate("Object.keys(localStorage).some((key) => key.endsWith('.unsent'))")).toBe(false);
  expect(complaints).toEqual([]);
});
