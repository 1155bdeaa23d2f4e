import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withToyGame } from '../toy/one-line-each.ts';
import { skipBots } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The toy game of the kit's tests as a third game. The page needs only its folders and one line in each list (docs/add-a-game.md). */

const ROOT = join(import.meta.dirname, '../..');
let folder: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windschatten-third-'));
  const config = {
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'src/web'),
    logLevel: 'error',
    plugins: [withToyGame()],
    worker: { format: 'es', plugins: () => [withToyGame()] },
    // no minifying, because size does not matter in a test
    build: { outDir: folder, emptyOutDir: true, minify: false },
  } satisfies InlineConfig;
  await build(config);
  site = await openSite(folder);
}, 180_000);
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a race of the third game from the home page to its result', async () => {
  const { page, complaints } = await site.visit();
  await expect.poll(() => page.locator('[data-game]').count()).toBe(3);
  const led = (game: string): Promise<number> => page.locator(`[data-today="${game}"] [data-puzzle-day]`).count();
  expect([await led('ausreisser'), await led('toy')]).toEqual([1, 0]);
  await page.locator('[data-game="toy"]').getByRole('button', { name: 'Play with toys' }).click();
  await page.getByRole('heading', { name: 'The toy game', level: 1 }).waitFor();

  /** The kind and the step of the decision, read at once because the step may change between two reads. */
  const whatNow = (): Promise<[what: string, step: string]> =>
    page.evaluate("(({ asked, step }) => [asked, step])(document.querySelector('[data-asked]').dataset)");
  await page.locator('[data-asked="lay"] h2').getByText('What does Anna do?').waitFor();
  // the game has no adviser, so no hint is offered
  expect(await page.locator('[data-hint]').count()).toBe(0);
  // the focus is on the main button
  await expect.poll(() => page.evaluate('document.activeElement?.matches("[data-main]")')).toBe(true);
  await page
    .getByText(/^Anna drew \d\.$/)
    .first()
    .waitFor();

  // by keys alone, until it is over
  for (let turns = 0; ; turns++) {
    expect(turns).toBeLessThan(60);
    const [what, step] = await whatNow();
    if (what === 'over') break;
    if (what === 'bots') {
      await skipBots(page);
      continue;
    }
    await page.locator('[data-main]:focus').press('Enter');
    await page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor();
  }

  // a line of the log opens an earlier moment
  await page.getByRole('tabpanel').getByRole('listitem').last().getByRole('button').first().click();
  await page.locator('[data-asked="moment"]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To the result' }).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await expect.poll(() => page.locator('.podium li').count()).toBe(2);
  await page.getByRole('button', { name: 'Check the whole race' }).click();
  await page.locator('[data-verified]').waitFor();
  expect(complaints).toEqual([]);
});

test('its set-up page starts a race, its rulebook stands beside the others, and its races are stored', async () => {
  const { page, complaints } = await site.visit();
  await page.locator('[data-game="toy"]').getByRole('link', { name: 'Choose who plays' }).click();
  await page.getByRole('heading', { name: 'Who plays with toys?' }).waitFor();
  await page.getByRole('group', { name: 'Seat 1' }).getByRole('textbox').fill('Zora');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.getByText('What does Zora do?').waitFor();
  await page.reload();
  await page.getByText('What does Zora do?').waitFor();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Toys' }).first().click();
  await page.getByText('Three cards each.').waitFor();
  // it has no search phrases, so the search finds its text and offers the other rulebooks
  await page.getByRole('searchbox').fill('threee');
  await page.locator('search li mark').getByText('Three').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Search in / }).count()).toBe(2);
  await page.getByRole('link', { name: /home page/ }).click();
  await page.getByRole('link', { name: /Continue the race/ }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['#/puzzles/toy/daily', 'the puzzles of those that have some', '.tiles h2'],
  ['#/position/toy', 'the editor, which offers the games it is for', '[data-position] nav a'],
])('%s leads to %s', async (address, _where, games) => {
  const { page, complaints } = await site.visit();
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect.poll(() => page.locator(games).allTextContents()).toEqual(['Um Reifenbreite', 'Der Ausreißer']);
  expect(complaints).toEqual([]);
});
