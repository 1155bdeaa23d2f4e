import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishPage } from '../../scripts/publish.mjs';
import { createApp } from '../../src/server/app.ts';
import { createNoticeWords } from '../../src/server/notices/notice-words.ts';
import { content } from '../games/content.ts';
import { makeEdition } from './editions.ts';
import { answer, pressMain, startRace, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The page behind our own server: offline, during an update to a newer build, and with push messages. */

const BUILT = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, '../../dist/web');
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

let folder = '';
let app: FastifyInstance;
let address = '';
let visitor: BrowserContext;
const complaints: string[] = [];

function publish(edition: string, offline: 'everything' | 'little' = 'little'): void {
  publishPage(makeEdition(BUILT, join(folder, 'built'), edition, offline), join(folder, 'web'), join(folder, 'manifest.json'));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-served-'));
  publish('one1');
  app = await createApp({ web: join(folder, 'web'), say: (key) => key });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  visitor = await site.visitor({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  complaints.length = 0;
});
afterEach(async () => {
  await visitor.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const WAIT = { timeout: 120_000 };
/**
 * Evaluates in the page with a timeout, because a call during a reload may never be answered on a busy machine. Polling
 * callers try again.
 */
async function ask<Answer>(page: Page, expression: string): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`no answer to ${expression}`)), 20_000);
  });
  return Promise.race([page.evaluate<Answer>(expression), silence]).finally(() => clearTimeout(timer));
}
const edition = (page: Page): Promise<string> => ask(page, "document.querySelector('meta[name=edition]').content");
const caches = (page: Page): Promise<number> => ask(page, 'caches.keys().then((names) => names.length)');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });
const goTo = (page: Page, hash: string): Promise<void> => ask(page, `void (location.hash = ${JSON.stringify(hash)})`);
/** Looks for an update, as the browser does now and then. Repeats, because one check may take any time. */
const checkForUpdate = async (page: Page): Promise<void> => {
  const updateFound = async (): Promise<number> => {
    await ask(page, 'void navigator.serviceWorker.getRegistration().then((found) => found.update())');
    return notice(page).count();
  };
  await expect.poll(updateFound, { timeout: 120_000, interval: 2000 }).toBeGreaterThan(0);
};

const STATE_OF_WORKER = `navigator.serviceWorker.getRegistration().then((found) =>
  (found?.active ?? found?.waiting ?? found?.installing)?.state ?? 'none')`;

/** A page controlled by the service worker. */
async function open(): Promise<Page> {
  const page = await visitor.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`));
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  // polled from outside, because a wait in the page would hang if the worker cannot be installed
  await expect.poll(() => ask(page, STATE_OF_WORKER), { timeout: 120_000 }).toBe('activated');
  if (!(await ask<boolean>(page, 'navigator.serviceWorker.controller !== null'))) {
    await page.reload();
    await page.locator('h1').first().waitFor();
  }
  return page;
}

test('works offline after the first visit, with its licences; other addresses are not part of it', async () => {
  publish('all1', 'everything');
  const page = await open();
  await app.close();
  await page.reload();
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.getByText('SIL OPEN FONT LICENSE').first().waitFor();
  await page.goBack();
  await startRace(page);
  await goTo(page, '#/rules');
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
  // the text file has no icon, and browsers ask for one
  expect(complaints.filter((text) => !text.endsWith('/favicon.ico'))).toEqual([]);
  await expect(page.goto(`${address}nothing`)).rejects.toThrow(/ERR_/);
});

test('a new version is announced during a race, and loaded on the return to the home page', async () => {
  const page = await open();
  await startRace(page);
  publish('two2');
  await checkForUpdate(page);
  await notice(page).getByText('It is loaded when the race is over.').waitFor();
  await expect.poll(() => notice(page).getByRole('button').allInnerTexts()).toEqual(['Hide']);
  // the race goes on, and the player looks up a rule
  await decisionKind(page);
  await answer(page, () => pressMain(page));
  await goTo(page, '#/rules');
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
  expect(await edition(page)).toBe('one1');
  await page.goBack();
  await decisionKind(page);
  await notice(page).getByRole('button', { name: 'Hide' }).click();
  await notice(page).waitFor({ state: 'detached' });
  expect(await edition(page)).toBe('one1');
  await goTo(page, '#/');
  await expect.poll(() => edition(page).catch(() => ''), WAIT).toBe('two2');
  await page.getByRole('heading', { name: 'Go on with your race' }).waitFor();
  expect(await notice(page).count()).toBe(0);
  // no tab has the old version open any more
  await expect.poll(() => caches(page), WAIT).toBe(1);
  expect(complaints).toEqual([]);
});

test('a new version in one tab: the other continues with the old one, even offline', async () => {
  // both continue offline, one of them to a screen in a language that it has not loaded yet
  publish('one1', 'everything');
  const racing = await open();
  await startRace(racing);
  const other = await open();
  publish('two2', 'everything');
  await checkForUpdate(other);
  await notice(other).getByRole('button', { name: 'Load now' }).click();
  await expect.poll(() => edition(other).catch(() => ''), WAIT).toBe('two2');
  await notice(racing).waitFor();
  await app.close();
  // a screen and a language that this tab has not loaded yet
  await goTo(racing, '#/courses');
  await racing.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await racing.getByRole('button', { name: 'Menu' }).click();
  await racing.getByLabel('Language').selectOption('cs');
  await racing.getByRole('heading', { level: 1, name: 'Tratě' }).waitFor();
  expect(await edition(racing)).toBe('one1');
  await expect.poll(() => caches(other)).toBe(2);
  await racing.close();
  await other.reload();
  await expect.poll(() => caches(other), WAIT).toBe(1);
  expect(await edition(other)).toBe('two2');
  // the last page was loaded offline, so a failed request to the server is no fault
  expect(complaints.filter((text) => !text.endsWith('/online.json'))).toEqual([]);
});

test('on the home page a new version is loaded by a tap, or by going to another screen', async () => {
  const page = await open();
  publish('two2');
  await checkForUpdate(page);
  await notice(page).waitFor();
  expect(await edition(page)).toBe('one1');
  await goTo(page, '#/courses');
  await expect.poll(() => edition(page).catch(() => ''), WAIT).toBe('two2');
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an incomplete build is not installed', async () => {
  const page = await open();
  // the page is new but its worker does not match, as an update in the middle of a deployment would find it
  publish('two2');
  const worker = join(folder, 'web/sw.js');
  const whole = readFileSync(worker, 'utf8');
  writeFileSync(worker, whole.replace(/const ENTRY = ['"][^'"]*/, '$&-of-another'));
  await page
    .evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)')
    .catch(() => undefined);
  await expect.poll(() => caches(page), WAIT).toBe(1);
  expect(await notice(page).count()).toBe(0);
  writeFileSync(worker, whole);
  await checkForUpdate(page);
  await notice(page).waitFor();
});

test('a push message becomes a notice in the reader’s language, and a tap on it leads to the race', async () => {
  const page = await open();
  await visitor.grantPermissions(['notifications'], { origin: new URL(address).origin });
  const race = 'abcdefghijklmnopqrstuv';
  const message = { ...createNoticeWords(content)('turn', 'de', 'ausreisser'), race };
  const browser = await visitor.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => resolve(registrations[0]!.registrationId));
  });
  await browser.send('ServiceWorker.enable');
  // Chromium drops a notification if the list is read before it is shown, so the test waits for it
  const worker = visitor.serviceWorkers()[0]!;
  await worker.evaluate(`self.shown = new Promise((isShown) => {
    const show = self.registration.showNotification;
    self.registration.showNotification = (...notice) => show.apply(self.registration, notice).then(isShown);
  }); undefined`);
  await browser.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(address).origin, registrationId: await registered, data: JSON.stringify(message) },
  });
  const notices = (): Promise<unknown> =>
    page.evaluate(`navigator.serviceWorker.ready.then((at) => at.getNotifications())
      .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`);
  await worker.evaluate('self.shown');
  expect(await notices()).toEqual([{ title: 'Der Ausreißer', body: 'Du bist am Zug.', tag: race }]);
  // a real tap comes from the system; the test dispatches the event, which allows everything but focusing the window
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) => {
    const tap = new NotificationEvent('notificationclick', { notification });
    tap.waitUntil = (work) => void work.catch(() => undefined);
    self.dispatchEvent(tap);
  })`);
  await expect.poll(() => page.url()).toBe(`${address}#/race/~${race}`);
  await expect.poll(notices).toEqual([]);
});
