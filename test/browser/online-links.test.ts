import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { AUSREISSER, openRace } from '../server/remote-player.ts';
import { picture } from './online-pictures.ts';
import { isAt } from './keys.ts';
import { faultsOf } from './screen-faults.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** A browser that stores nothing, links that ask who the reader is, and links that other programs have spoiled. */

const served = serveRaces();

/** As with all cookies refused: every access throws, and there is no worker. */
const REFUSE = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); } });
for (const name of ['getRegistration', 'register'])
  navigator.serviceWorker[name] = () => Promise.reject(new DOMException('The user denied permission to use Service Worker.', 'SecurityError'));`;
/** As over plain http: there is no clipboard. */
const NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";

async function visitWith(script: string, address: string, options = {}): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const page = await served.site.open(options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(script);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  return { page, complaints };
}

test('with storage refused the opener is the host for the visit, is warned, and comes back by the personal link', async () => {
  const { page, complaints } = await visitWith(REFUSE + NO_CLIPBOARD, `${served.server.address}#/online`);
  await page.locator('[data-open-now="ausreisser"]').click();
  await page.locator('[data-volatile]').getByText('the right to start the race').waitFor();
  await page.locator('[data-begin]').waitFor();
  // without a seat the host has a link that keeps this right
  const host = await page.locator('details[open] [data-link]').last().inputValue();
  const again = await visitWith(REFUSE, host);
  await again.page.locator('[data-arrive="yes"]').click();
  await again.page.locator('[data-you-are]').getByText('You are the host.').waitFor();
  await again.page.context().close();
  await page.locator('[data-name]').fill('Anna');
  await page.locator('[data-take="0"]').click();
  await page.locator('[data-volatile]').getByText('Your personal link below brings you back.').waitFor();
  await picture(page, 'volatile');
  expect(await faultsOf(page)).toEqual([]);
  const own = page.locator('details[open] [data-link]').last();
  const personal = await own.inputValue();
  // copying is refused, so the link is marked, and the page says so
  await page.locator('details[open] [data-copy]').last().click();
  await page.getByRole('status').getByText('copy it by hand').waitFor();
  expect(await isAt(page, 'details[open]:last-of-type [data-link]')).toBe(true);
  await page.reload();
  await page.locator('[data-take="1"]').waitFor();
  // spoiled on its way, in another browser that stores nothing
  const back = await visitWith(REFUSE, `${personal}).?fbclid=x`, { locale: 'cs-CZ', viewport: { width: 360, height: 740 } });
  await back.page.getByRole('heading', { name: 'Jsi Anna?' }).waitFor();
  await picture(back.page, 'asked-cs');
  await back.page.locator('[data-arrive="yes"]').click();
  await back.page.locator('[data-begin]').waitFor();
  await picture(back.page, 'volatile-cs');
  await back.page.locator('[data-begin]').click();
  await back.page.locator('[data-asked]').waitFor();
  // beside the race, too, with the link, until the player has seen it
  await back.page.locator('[data-volatile] summary').click();
  expect(await back.page.locator('[data-volatile] [data-link]').inputValue()).toBe(personal);
  await picture(back.page, 'volatile-race-cs');
  await back.page.locator('[data-volatile-seen]').click();
  await back.page.locator('[data-volatile]').waitFor({ state: 'detached' });
  expect([...complaints, ...back.complaints]).toEqual([]);
  // the next test may get the same contexts, which refuse storage for good
  for (const each of [page, back.page]) await each.context().close();
});

test('a personal link signs in only a reader who says yes', async () => {
  const race = await openRace(served.server.address.slice(0, -1), AUSREISSER, ['human', 'human', 'easy']);
  const { page, complaints } = await visit(served.site, `${served.server.address}#/online/${race.id}.${race.tokens[0]!}`);
  await page.getByRole('heading', { name: 'Are you Person 0?' }).waitFor();
  const stored = (): Promise<readonly string[]> => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('online')));
  expect(await stored()).toEqual([]);
  await page.locator('[data-arrive="no"]').click();
  await page.getByRole('link', { name: 'Watch', exact: true }).waitFor();
  // the player of a seat may sign in here, too
  await page.locator('[data-sign-in]').waitFor();
  expect(await stored()).toEqual([]);
  expect(page.url()).not.toContain(race.tokens[0]!);

  // the link of a person, in a browser that knows no one
  const made = await fetch(`${served.server.address}api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eva' }),
  });
  const { credential } = (await made.json()) as { credential: string };
  await page.goto(`${served.server.address}#/online/ME.${credential}!`);
  await page.getByRole('heading', { name: 'Are you Eva?' }).waitFor();
  await picture(page, 'person');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('[data-arrive="no"]').click();
  await page.locator('[data-enter]').waitFor();
  expect(await stored()).toEqual([]);
  await page.goto(`${served.server.address}#/online/me.${credential}`);
  await page.locator('[data-arrive="yes"]').click();
  await page.locator('[data-list="turn"]').waitFor();
  expect(await stored()).toContain('windschatten.online-me');
  // a link that has lost its capitals says what is wrong
  await page.goto(`${served.server.address}#/online/${race.id.toLowerCase()}.${race.tokens[0]!.toLowerCase()}`);
  await page.locator('h1').first().waitFor();
  expect(complaints).toEqual([]);
});
