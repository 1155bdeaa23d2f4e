import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { bookOf, findPuzzle, pageOf } from './shipped-puzzles.ts';
import { pressMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** A puzzle is solved by playing the best move, and explained afterwards. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const shown = (page: Page): Promise<string | null> => page.locator('[data-puzzle]').getAttribute('data-puzzle');

async function look(page: Page, what: string): Promise<void> {
  expect(await faultsOf(page), what).toEqual([]);
  expect(await widerThanScreen(page), what).toBeLessThanOrEqual(0);
}

test('a puzzle is solved by a move, counted once, and leads to another one', async () => {
  const { page, complaints } = await site.visit();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  await look(page, 'the choice');
  const { name } = findPuzzle('reifenbreite', ({ best }) => best === 'follow');
  await page.goto(`${site.address}#/puzzles/reifenbreite/${name}`);
  await page.locator('[data-asked="follow"]').waitFor();
  await look(page, 'the question');
  await pressMain(page);
  await page.getByRole('heading', { name: /Yes!/ }).waitFor();
  await page.getByText(/^Why: /).waitFor();
  await page.getByText('1 of 1 right at the first try.').waitFor();
  await look(page, 'the answer');
  // the focus is on the answer
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  await pressMain(page);
  await expect.poll(() => shown(page)).not.toBe(name);
  await page.locator('[data-puzzle][data-puzzle]:has([data-asked]:not([data-asked="over"]))').waitFor();

  // the result is stored, and another attempt does not count
  await page.goto(`${site.address}#/puzzles/reifenbreite/${name}`);
  await page.reload();
  await page.getByText('You have done this one already.').waitFor();
  await page.getByRole('button', { name: 'Do not follow' }).press('Enter');
  await page.getByRole('heading', { name: /Not the best/ }).waitFor();
  await page.getByText('1 of 1 right at the first try.').waitFor();
  // another try, without the solution
  expect(await page.getByText(/^Why: /).count()).toBe(0);
  await page.locator('[data-again]').press('Enter');
  await page.locator('[data-asked="follow"]').waitFor();
  await pressMain(page);
  await page.getByRole('heading', { name: /Yes!/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the picture shows where a rider who may follow would stop, however far away', async () => {
  const { page } = await site.visit({ viewport: { width: 1280, height: 720 } });
  // eight spaces round a bend
  await page.goto(`${site.address}#/puzzles/reifenbreite/drafting.0-46`);
  await page.locator('[data-asked="follow"]').waitFor();
  // waits for the camera: the same place for thirty frames
  const isSeen = await page.locator('.ghost').evaluate(
    (ghost) =>
      new Promise<boolean>((rests) => {
        let [before, still] = ['', 0];
        const look = (): void => {
          const [it, picture] = [ghost, ghost.closest('.view')!].map((each) => each.getBoundingClientRect());
          const now = `${String(it!.left)} ${String(it!.top)}`;
          still = now === before ? still + 1 : 0;
          before = now;
          if (still < 30) requestAnimationFrame(look);
          else rests(it!.left >= picture!.left && it!.right <= picture!.right && it!.top >= picture!.top && it!.bottom <= picture!.bottom);
        };
        look();
      }),
  );
  expect(isSeen).toBe(true);
});

test('a wrong card is compared with the best, with the value of each option, and the board after each can be opened, on a phone', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  const plain = /^lay \d\d$/;
  const { name, puzzle } = findPuzzle('ausreisser', ({ best, medium }) => plain.test(best) && plain.test(medium));
  await page.goto(`${site.address}#/puzzles/ausreisser/${name}`);
  await page.locator('[data-asked="lay"]').waitFor();
  await look(page, 'the question');
  const card = puzzle.medium.slice(4);
  await page.locator('.speeds label').filter({ hasText: card }).locator('input').press('Space');
  await pressMain(page);
  await page.getByRole('heading', { name: /Not the best/ }).waitFor();
  await look(page, 'a wrong answer');
  await page.locator('[data-solution]').press('Enter');
  await page.getByText(new RegExp(`^Best: .*${puzzle.best.slice(4)}`)).waitFor();
  const mine = page.getByRole('row').filter({ hasText: 'you' });
  expect(await mine.innerText()).toMatch(/medium\s+−\d/);
  await look(page, 'the answer');
  await page
    .getByRole('row')
    .filter({ hasText: puzzle.best.slice(4) })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect.poll(() => page.locator('tr[aria-current]').innerText()).toContain(puzzle.best.slice(4));
  expect(complaints).toEqual([]);
});

test('if Medium’s card has the same immediate effect, the page explains the difference', async () => {
  const { page, complaints } = await site.visit();
  const puzzle = pageOf('ausreisser', 'cards').puzzles.find(({ reason }) => reason.code === 'wears-down')!;
  await page.goto(`${site.address}#/puzzles/ausreisser/cards.${puzzle.id}`);
  await page.locator('[data-asked="lay"]').waitFor();
  await page
    .locator('.speeds label')
    .filter({ hasText: puzzle.medium.slice(4) })
    .locator('input')
    .press('Space');
  await pressMain(page);
  await page.locator('[data-solution]').press('Enter');
  await page.locator('[data-alike]', { hasText: `Play ${puzzle.medium.slice(4)}` }).waitFor();
  await expect.poll(() => page.locator('[data-alike]').innerText()).toContain('The difference is');
  expect(complaints).toEqual([]);
});

test('the puzzle of the day is the same in all time zones, and changes with the UTC day', async () => {
  const at = async (timezoneId: string, time: string): Promise<string | null> => {
    const { page } = await site.visit({ timezoneId });
    await page.clock.setFixedTime(time);
    await page.goto(`${site.address}#/puzzles/ausreisser/daily`);
    await page.getByRole('heading', { level: 1, name: 'Puzzle of the day' }).waitFor();
    return shown(page);
  };
  const one = await at('Pacific/Auckland', '2026-11-23T00:00:01Z');
  expect(await at('America/Los_Angeles', '2026-11-23T23:59:59Z')).toBe(one);
  expect(await at('America/Los_Angeles', '2026-11-24T00:00:01Z')).not.toBe(one);
});

test('leaving a puzzle page early does not lead back to it', async () => {
  const { page } = await site.visit();
  await page.goto(`${site.address}#/puzzles/ausreisser`);
  await page.locator('[data-puzzle]').waitFor();
  await page.evaluate("location.hash = '#/puzzles/reifenbreite'");
  await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#\/puzzles\/reifenbreite\/\w/);
  await page.evaluate("location.hash = '#/position/reifenbreite'");
  await page.getByRole('heading', { level: 1, name: 'Position editor' }).waitFor();
  expect(await page.evaluate('location.hash')).toMatch(/^#\/position\//);
});

test('theme and difficulty are respected; an unknown address leads to another puzzle', async () => {
  const { page } = await site.visit();
  await page.goto(`${site.address}#/puzzles/ausreisser/hill.99-99`);
  await page.locator('[data-puzzle]').waitFor();
  const [theme] = Object.entries(bookOf('ausreisser').themes).find(([, counts]) => counts[2] > 0)!;
  await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
  await expect.poll(() => shown(page)).toMatch(new RegExp(`^${theme}\\.`));
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption({ label: 'Hard' });
  const hard = pageOf('ausreisser', theme).puzzles.filter(({ difficulty }) => difficulty === 3);
  await expect.poll(async () => hard.map(({ id }) => `${theme}.${id}`).includes((await shown(page)) ?? '')).toBe(true);
});

test('a file of puzzles from races on an own board is opened, shows that board, and changes no result', async () => {
  const { page, complaints } = await site.visit();
  const { setups, puzzles } = pageOf('reifenbreite', 'hill');
  const { setup: number, difficulty: _, ...puzzle } = puzzles[0]!;
  const setup = setups[number]!;
  const shipped = readFileSync(join(import.meta.dirname, '../../content/reifenbreite/boards/rundfahrt.board'), 'utf8');
  const board = shipped.replace('board rundfahrt "', 'board home "').replace(/^(course \S+) "[^"]*"/gm, '$1 "Round the block"');
  const [stage] = setup['stages'] as [{ course: string }];
  const own = { ...puzzle, id: '0-1', theme: 'hill', setup: { ...setup, stages: [{ course: stage.course, board }] } };
  const head = { format: 'windschatten-puzzle-mine', version: 1, game: 'reifenbreite', seed: '1', effort: {} };
  const race = { race: 0, record: 'home.record', decisions: 1, refused: {}, puzzles: [own] };
  const open = (text: string): Promise<void> =>
    page.locator('[data-file]').setInputFiles({ name: 'home.mine', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto(`${site.address}#/puzzles/reifenbreite`);
  await page.locator('[data-own-puzzles] summary').click();
  await open('no puzzles');
  await page.getByText('This file has no puzzles of this game.').waitFor();
  await open(`${JSON.stringify(head)}\n${JSON.stringify(race)}\n`);
  await page.getByRole('heading', { level: 1, name: 'Your own puzzles' }).waitFor();
  await page.locator('[data-puzzle="hill.0-1"] .board .picture svg').waitFor();
  await page.getByLabel('Round the block').first().waitFor();
  await look(page, 'the question');
  await pressMain(page);
  await page.locator('[data-asked="over"]').waitFor();
  expect(await page.evaluate("localStorage.getItem('windschatten.puzzles.reifenbreite')")).toBe(null);
  await page.locator('[data-ours]').click();
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  expect(complaints).toEqual([]);
});
