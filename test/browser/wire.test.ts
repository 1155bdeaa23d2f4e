import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { openCable, type Cable } from './cuttable-proxy.ts';
import { openSite, type Site } from './site.ts';

/** The bytes and requests of a first visit to our own server, with headers. */

const BUILT = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, '../../dist/web');
let site: Site;
let app: FastifyInstance;
beforeAll(async () => {
  site = await openSite();
  app = await createApp({ web: BUILT, say: (key) => key });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

async function openServerCable(): Promise<Cable> {
  const cable = await openCable(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  onTestFinished(() => cable.close());
  return cable;
}

/** The traffic once nothing more comes. */
async function whenQuiet(cable: Cable): Promise<ReturnType<Cable['passed']>> {
  let [before, same] = [0, 0];
  const quiet = (): boolean => {
    const { bytes } = cable.passed();
    same = bytes === before ? same + 1 : 0;
    before = bytes;
    return same >= 20;
  };
  await expect.poll(quiet, { interval: 100 }).toBe(true);
  return cable.passed();
}

// Czech needs the most extra letters, and a first visit loads the explanations
test('the home page is at most 180 kB in 40 requests, a race of either game 336 in 40', async () => {
  for (const game of ['reifenbreite', 'ausreisser']) {
    const cable = await openServerCable();
    const page = await (await site.visitor({ locale: 'cs-CZ' }, { meetings: 'on' })).newPage();
    await page.goto(cable.address);
    await page.locator('[data-today]').last().waitFor();
    await page.waitForLoadState('networkidle');
    const home = cable.passed();
    await page.locator(`[data-game="${game}"] button`).first().click();
    await page.waitForURL('**/#/race/*');
    // the player has to decide, so the bots before have moved; the home page has buttons, but no question
    await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
    const race = await whenQuiet(cable);
    expect(home.bytes).toBeGreaterThan(100_000);
    expect(home.bytes).toBeLessThan(180_000);
    expect(home.requests).toBeLessThanOrEqual(40);
    expect(race.bytes - home.bytes).toBeGreaterThan(50_000);
    expect(race.bytes).toBeLessThan(336_000);
    expect(race.requests).toBeLessThanOrEqual(40);
  }
});

test('letters that our own texts do not need are loaded when they are written', async () => {
  const cable = await openServerCable();
  const page = await (await site.visitor()).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(cable.address);
  await page.locator('[data-today]').last().waitFor();
  await page.waitForLoadState('networkidle');
  const fonts = (): number => fetched.filter((url) => url.endsWith('.woff2')).length;
  expect(fonts()).toBe(4);
  await page.evaluate("document.querySelector('h1').append(' Łódź')");
  await expect.poll(fonts).toBeGreaterThan(4);
});
