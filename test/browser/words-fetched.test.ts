import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { putRace } from './memory.ts';
import { decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** A player of one game fetches texts in one language only, and none of the other game except its card on the home page. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const BUILT = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, '../../dist/web');
const manifest = JSON.parse(readFileSync(`${BUILT}-manifest.json`, 'utf8')) as Record<string, { file: string }>;
/** A file with the texts of a part of the page, in which those of a race are the first. */
function nameOfMany(source: string): string | undefined {
  const [, part, language] = /^_(\w+)-(cs|de|en)-/.exec(source) ?? [];
  return part && `${part === 'home' || part === 'race' ? 'house' : part}/words/${language}/race.json`;
}
/** Text files of the built page, with the name of each source: `reifenbreite/words/de/race.json`. */
const catalogues = new Map(
  Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = /content\/(\w+\/words\/.*)$/.exec(source)?.[1] ?? nameOfMany(source);
    return name === undefined ? [] : [[file, name] as const];
  }),
);

test.each([
  ['reifenbreite', 'reifenbreite/stages-1', 'setup'],
  ['ausreisser', 'ausreisser/four-mixed', 'stages'],
])('%s', async (game, recorded, setup) => {
  const { page } = await site.visit({ locale: 'de-DE' });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = catalogues.get(new URL(request.url()).pathname.replace(/^\/+/, ''));
    if (name !== undefined) fetched.push(name);
  });
  await page.goto(`${site.address}#/${setup}`);
  await page.reload();
  // the set-up page, and not the home page that is shown before it
  await page.locator('form button.main').waitFor();
  const { record, seat } = raceUntil(recorded, ({ choices }) => choices > 1);
  await putRace(page, record, onePersonDrivers(seat));
  await decisionKind(page);
  await expect.poll(() => fetched).toContain(`${game}/words/de/race.json`);
  const foreign = fetched.filter((name) => !name.startsWith(`${game}/`) && !name.startsWith('house/') && !name.endsWith('/card.json'));
  expect(foreign).toEqual([]);
  expect(fetched.filter((name) => !name.includes('/words/de/'))).toEqual([]);
});
