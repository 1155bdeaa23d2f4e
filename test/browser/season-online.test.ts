import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AUSREISSER, RemotePlayer } from '../server/remote-player.ts';
import { checkEveryLanguage } from './every-language.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';
import { standings } from './season-page.ts';

/** A club's season on the server: two organisers, a member, a race that enters by itself, and a server that is killed. */

const served = serveRaces();
const PHONE = { viewport: { width: 360, height: 740 } };

const showAll = (page: Page): Promise<unknown> =>
  page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");

async function addMember(page: Page, name: string): Promise<void> {
  await page.locator('[data-member]').fill(name);
  await page.locator('[data-add-member]').press('Enter');
}
async function addRace(page: Page, title: string, date: string): Promise<void> {
  await page.locator('[data-race-title]').fill(title);
  await page.locator('[data-race-date]').fill(date);
  await page.locator('[data-race-game]').selectOption('ausreisser');
  await page.locator('[data-add-race]').press('Enter');
  await page.locator(`[data-race="${title}"]`).waitFor();
}
async function newSeason(name: string): ReturnType<typeof visit> {
  const { site, server } = served;
  const visited = await visit(site, `${server.address}#/races/seasons`, PHONE);
  await visited.page.locator('[data-season-name]').fill(name);
  await visited.page.locator('[data-new-season]').press('Enter');
  await visited.page.locator('h1', { hasText: name }).waitFor();
  return visited;
}
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-link]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test(
  'a season online: two organisers, members by their link, a race that enters by itself, and a killed server',
  { timeout: 180_000 },
  async () => {
    const { site, server } = served;
    const { page: eva, complaints } = await newSeason('Club 2026');
    for (const name of ['Anna', 'Ben', 'Cleo']) await addMember(eva, name);
    await showAll(eva);
    await eva.locator('[data-put-online]').press('Enter');
    await eva.locator('[data-you]').waitFor();
    // the secret is not in the address
    expect(new URL(eva.url()).hash).toMatch(/^#\/races\/seasons\/~[\w-]{22}$/);
    await showAll(eva);
    const [members, organisers] = await linksOf(eva);

    // a second organiser, and a member who can only look
    const { page: jan } = await visit(site, organisers!, PHONE);
    await jan.locator('h1', { hasText: 'Club 2026' }).waitFor();
    const { page: anna } = await visit(site, members!, PHONE);
    await anna.locator('h1', { hasText: 'Club 2026' }).waitFor();
    for (const forbidden of ['[data-add-race]', '[data-member]', '[data-scoring]', '[data-enter]', '[data-load-csv]'])
      expect(await anna.locator(forbidden).count(), forbidden).toBe(0);

    // both at once
    await showAll(jan);
    await Promise.all([addRace(eva, 'Online', '2026-11-20'), addRace(jan, 'On paper', '2026-11-13')]);
    await Promise.all([addMember(jan, 'Dora'), eva.locator('[data-best]').fill('5')]);
    await eva.locator('[data-best]').blur();
    await eva.locator('[data-race="On paper"]').waitFor();
    await anna.locator('[data-race="Online"]').waitFor();
    await expect.poll(() => standings(anna)).toHaveLength(4);

    // the server is killed while an organiser enters an evening from paper
    server.kill();
    await jan.locator('[data-race="On paper"] [data-enter]').press('Enter');
    for (const [name, place] of Object.entries({ Dora: 1, Ben: 2, Anna: 3 }))
      await jan.locator(`[data-place="${name}"]`).fill(String(place));
    await jan.locator('[data-save-result]').press('Enter');
    await jan.locator('[data-unsent]').waitFor();
    // the page is loaded anew before the server is back
    await server.start();
    await jan.reload();
    await expect.poll(() => standings(eva), { timeout: 20_000 }).toEqual(['1. Dora 3', '2. Ben 2', '3. Anna 1', '4. Cleo 0']);
    await jan.locator('[data-unsent]').waitFor({ state: 'detached' });

    // Cleo does not ride, and Ben rides for her; the race is opened with one tap
    await showAll(eva);
    const race = eva.locator('[data-race="Online"]');
    await race.locator('[data-absent]').selectOption({ label: 'Cleo' });
    await race.locator('[data-substitute]').selectOption({ label: 'Ben' });
    await race.locator('[data-add-absence]').press('Enter');
    await race.locator('[data-open-quick="ausreisser"]').press('Enter');
    await race.locator('[data-to-race]').waitFor();
    await expect.poll(() => race.innerText()).toContain('Waiting for players.');
    // another one, opened elsewhere, counts in its place
    await race.getByRole('button', { name: 'This race does not count' }).press('Enter');
    const base = server.address.slice(0, -1);
    const ask = async <T>(path: string, body: object, token?: string): Promise<T> => {
      const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      return (await (await fetch(`${base}/api/races${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
    };
    const wish = { ...AUSREISSER, setup: { riders: ['rider-a', 'rider-b'], stages: 1 }, drivers: ['human', 'human'], window: 50, step: 0 };
    const { id: online } = await ask<{ id: string }>('', wish);
    await showAll(eva);
    await race.locator('[data-race-link]').fill('nonsense');
    await race.locator('[data-race-link]').press('Enter');
    await race.locator('.problem').waitFor();
    await race.locator('[data-race-link]').fill(`${server.address}#/online/${online}`);
    await race.locator('[data-race-link]').press('Enter');
    await race.locator('[data-to-race]').waitFor();
    await anna.locator(`[data-to-race][href="#/online/${online}"]`).waitFor();

    await anna.locator('[data-you]').selectOption('Anna');
    await checkEveryLanguage(anna, 'season online for a member');
    await anna.locator('[data-race="Online"] [data-to-race]').click();
    await anna.locator('[data-name]').waitFor();
    expect(await anna.locator('[data-name]').inputValue()).toBe('Anna');
    await anna.locator('[data-take]').first().click();
    await anna.locator('[data-ready]').waitFor();

    // Anna's seat and Ben's are played by a program
    const { seat } = await anna.evaluate(
      (id) => JSON.parse(globalThis.localStorage.getItem(`windschatten.online.${id}`)!) as { readonly seat: string },
      online,
    );
    const { token } = await ask<{ token: string }>(`/${online}/seats/1`, { name: 'Ben' });
    for (const each of [seat, token]) await ask(`/${online}/ready`, { ready: true }, each);
    const players = [seat, token].map((each) => new RemotePlayer(online, each));
    for (const player of players) await player.connect(base);
    await Promise.all(players.map((player, i) => player.play(i + 1)));
    players.forEach((player) => player.cut());

    // the winner gets 2 points, and Ben's are Cleo's
    await expect.poll(() => eva.locator('[data-race="Online"] .places').count(), { timeout: 30_000 }).toBe(1);
    expect(await eva.locator('[data-race="Online"] .places').innerText()).toContain('for Cleo');
    const after = await standings(eva);
    expect(after.map((line) => Number(line.split(' ').at(-1))).reduce((sum, points) => sum + points, 0)).toBe(9);
    expect(after.find((line) => line.includes('Ben'))).toMatch(/ 2$/);
    await checkEveryLanguage(eva, 'season online for organisers');

    // a forgotten member, and the season deleted for all
    await showAll(eva);
    await eva.getByRole('button', { name: 'Delete the name Dora for good' }).press('Enter');
    await expect.poll(() => standings(jan), { timeout: 20_000 }).toContain('1. deleted member 3');
    await eva.locator('button[aria-label*="Club 2026"]').press('Enter');
    await eva.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await eva.locator('[data-season-name]').waitFor();
    await jan.getByText('The server knows no such season').waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'two organisers change the same thing: both read whose change counts, and undoing leaves what the other has set',
  { timeout: 120_000 },
  async () => {
    const { site } = served;
    const { page: eva, complaints } = await newSeason('Two at once');
    for (const name of ['Anna', 'Ben']) await addMember(eva, name);
    await addRace(eva, 'Opening', '2026-11-20');
    await showAll(eva);
    await eva.locator('[data-put-online]').press('Enter');
    await eva.locator('[data-you]').waitFor();
    await showAll(eva);
    const { page: jan } = await visit(site, (await linksOf(eva))[1]!, PHONE);
    await jan.locator('[data-race="Opening"]').waitFor();
    await showAll(jan);
    const enter = async (page: Page, places: Readonly<Record<string, number>>): Promise<void> => {
      for (const [name, place] of Object.entries(places)) await page.locator(`[data-place="${name}"]`).fill(String(place));
      await page.locator('[data-save-result]').press('Enter');
    };

    // Jan's form is open while Eva enters a line
    await jan.locator('[data-enter]').press('Enter');
    await eva.locator('[data-enter]').press('Enter');
    await enter(eva, { Anna: 1 });
    await expect.poll(() => jan.locator('[data-line-changed="Anna"]').innerText()).toContain('place 1');
    expect(await jan.locator('[data-line-changed]').count()).toBe(1);
    await checkEveryLanguage(jan, 'a line changed meanwhile');
    await enter(jan, { Anna: 2, Ben: 1 });
    await expect
      .poll(() => eva.locator('[data-conflict="theirs"]').innerText())
      .toContain('Another organiser has changed Opening after you.');
    // Jan knew
    expect(await jan.locator('[data-conflict]').count()).toBe(0);
    await checkEveryLanguage(eva, 'a note about a conflict');
    await eva.locator('[data-undo]').press('Enter');
    await eva.locator('[data-undo-refused]').waitFor();
    await eva.getByRole('button', { name: 'Close this note' }).press('Enter');
    expect(await eva.locator('[data-conflict]').count()).toBe(0);
    await expect.poll(() => standings(eva)).toEqual(['1. Ben 2', '2. Anna 1']);

    // Jan takes back his lines, and Anna is first again
    await jan.locator('[data-undo]').press('Enter');
    await expect.poll(() => standings(eva), { timeout: 20_000 }).toEqual(['1. Anna 1', '2. Ben 0']);

    // away from the server, Eva changes what Jan changes meanwhile
    await eva.context().setOffline(true);
    await eva.locator('[data-best]').fill('2');
    await eva.locator('[data-best]').blur();
    await eva.locator('[data-unsent]').waitFor();
    await jan.locator('[data-best]').fill('4');
    await jan.locator('[data-best]').blur();
    await jan.locator('[data-unsent]').waitFor({ state: 'detached' });
    await eva.context().setOffline(false);
    await eva.locator('[data-conflict="yours"]').waitFor({ timeout: 20_000 });
    await jan.locator('[data-conflict="theirs"]').waitFor({ timeout: 20_000 });
    await expect.poll(() => jan.locator('[data-best]').inputValue()).toBe('2');

    // a race is removed, and comes back with its result
    await jan.getByRole('button', { name: 'Remove Opening' }).press('Enter');
    await eva.locator('[data-race="Opening"]').waitFor({ state: 'detached', timeout: 20_000 });
    await jan.locator('[data-undo]').press('Enter');
    await expect.poll(() => standings(eva), { timeout: 20_000 }).toEqual(['1. Anna 1', '2. Ben 0']);
    await eva.getByRole('button', { name: 'Delete the season Two at once' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
