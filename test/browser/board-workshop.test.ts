import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';
import { dragByFinger, middleOf } from './touch.ts';

/** The workshop for boards: building by mouse, by touch, by keys and as text, mending problems, racing on an own board. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const text = (page: Page) => page.locator('[data-workshop] textarea');
const isSound = (page: Page): Promise<boolean> => page.locator('[data-status][data-sound="true"]').isVisible();

async function newBoard(page: Page): Promise<void> {
  await page.evaluate("location.hash = '#/board-workshop'");
  await page.locator('[data-new]').click();
  await page.locator('[data-status][data-sound="true"]').waitFor();
}

test('by mouse: a climb, a line and a sprint, then a race on the board', async () => {
  const { page, complaints } = await site.visit();
  await newBoard(page);
  // a climb on the back straight
  await page.locator('[data-road] button', { hasText: 'straight, 14 rows' }).click();
  await page.locator('[data-paint-all]').click();
  await expect.poll(() => text(page).inputValue()).toContain('straight 14 uphill 1');
  // longer, which opens the road; a button closes it
  for (let press = 0; press < 6; press++) await page.locator('[data-more="rows"]').click();
  await page.locator('[data-mend="ring-gap"]').click();
  await expect.poll(() => isSound(page)).toBe(true);
  // a second line, which the course then crosses
  await page.locator('[data-road] button', { hasText: 'straight, 20 rows' }).click();
  await page.locator('[data-road] button', { hasText: 'straight, 20 rows' }).press('z');
  await page.locator('[data-mend="line-not-next"]').press('Enter');
  await expect.poll(() => isSound(page)).toBe(true);
  // the button is gone, and the focus goes on to what can be done now
  await expect.poll(() => page.evaluate('document.activeElement.dataset.race')).toBe('');
  expect(await text(page).inputValue()).toContain('lines S A S A S sprints A S2 A2');
  await page.locator('[data-undo]').click();
  await page.locator('[data-undo]').click();
  expect(await text(page).inputValue()).not.toContain('line A');
  await page.locator('[data-redo]').click();
  await page.locator('[data-redo]').click();
  await expect.poll(() => isSound(page)).toBe(true);
  expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);

  await page.locator('[data-race]').click();
  await expect.poll(() => page.locator('[data-course="0"]').inputValue()).toMatch(/\/laps$/);
  await page.getByRole('button', { name: 'Start', exact: false }).first().click();
  await page.waitForURL('**/#/race/*');
  await page.locator('.board .picture svg').waitFor();
  // the record holds the board, so the race opens again without the workshop
  await page.evaluate("indexedDB.deleteDatabase('windschatten-boards')");
  await page.reload();
  await page.locator('.board .picture svg').waitFor();
  expect(complaints).toEqual([]);
});

test('with the brush: a hint says what a tap does, and a stroke over the road paints every row in one step', async () => {
  const { page, complaints } = await site.visit();
  await newBoard(page);
  await page.locator('[data-tool="paint"]').click();
  await page.getByText('Tap the rows to paint, or draw over them.').waitFor();
  await page.locator('[data-surface]').selectOption('cobblestone');
  const view = (await page.locator('.view').boundingBox())!;
  const back = { from: view.x + view.width * 0.4, to: view.x + view.width * 0.6, y: view.y + view.height * 0.24 };
  await page.mouse.move(back.from, back.y);
  await page.mouse.down();
  await page.mouse.move(back.to, back.y, { steps: 30 });
  await page.mouse.up();
  await expect.poll(() => text(page).inputValue()).toMatch(/straight 14 (asphalt \d )?(asphalt )*cobblestone 1 1 1 1/);
  await page.locator('[data-undo]').click();
  await expect.poll(() => text(page).inputValue()).not.toContain('cobblestone');
  await page.locator('[data-tool="line"]').click();
  await page.getByText('Tap the road where the line belongs.').waitFor();
  expect(complaints).toEqual([]);
});

test('by touch on a phone: a handle stretches a straight, and the page fits', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await newBoard(page);
  expect(await widerThanScreen(page)).toBe(0);
  await page.locator('[data-road] button', { hasText: 'straight, 14 rows' }).tap();
  const handle = page.locator('[data-handle="end"]');
  /** From the handle's middle to the nearer side of the picture, in pixels. */
  const besideHandle = async (): Promise<number> => {
    const [at, view] = [(await handle.boundingBox())!, (await page.locator('.view').boundingBox())!];
    return Math.min(at.x + at.width / 2 - view.x, view.x + view.width - at.x - at.width / 2);
  };
  await handle.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  for (const rows of [19, 22]) {
    await dragByFinger(page, handle, { x: rows === 19 ? -60 : -36, y: 0 });
    await expect.poll(() => text(page).inputValue()).toMatch(new RegExp(`straight ${rows}\\n {2}left 90 5/7\\n {2}straight 2\\n {2}left`));
    // the view follows the road over the edge of the sheet, so that the handle can be dragged on
    await expect.poll(besideHandle).toBeGreaterThanOrEqual(47);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
  await page.locator('[data-mend="ring-gap"]').tap();
  await expect.poll(() => isSound(page)).toBe(true);

  // a climb, a second line dropped on the road, and a race on the board
  await page.locator('[data-paint-all]').tap();
  await page.locator('[data-tool="line"]').tap();
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handle);
  await page.touchscreen.tap(x + 40, y);
  await page.locator('[data-mend="line-not-next"]').tap();
  await expect.poll(() => isSound(page)).toBe(true);
  expect(await text(page).inputValue()).toMatch(/uphill 1\n {2}line A\n {2}straight \d+ uphill 1/);
  await page.locator('[data-race]').tap();
  await page.locator('form button.main').tap();
  await page.waitForURL('**/#/race/*');
  await page.locator('.board .picture svg').waitFor();
  expect(complaints).toEqual([]);
});

test('by keys: the list of pieces builds, and says what has changed', async () => {
  const { page, complaints } = await site.visit();
  await newBoard(page);
  const first = page.locator('[data-road] button').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('[data-status]').innerText()).toContain('straight, 14 rows');
  await page.keyboard.press('+');
  await expect.poll(() => page.locator('[data-status]').innerText()).toContain('straight, 15 rows');
  await page.keyboard.press('p');
  await expect.poll(() => page.locator('[data-status]').innerText()).toContain('straight, 15 rows, uphill 1');
  await page.keyboard.press('l');
  await expect.poll(() => page.locator('[data-status]').innerText()).toMatch(/The road is open/);
  await page.keyboard.press('Delete');
  await expect.poll(() => isSound(page)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => isSound(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('as text: problems have a place and a button, and a link brings the board to another browser', async () => {
  const { page, complaints } = await site.visit();
  await newBoard(page);
  const sound = await text(page).inputValue();
  await text(page).fill(sound.replace('straight 14', 'straigt 14'));
  await page.locator('[data-mend="unknown-statement"]').click();
  await expect.poll(() => text(page).inputValue()).toBe(sound);
  await text(page).fill(sound.replace('S S S sprints S2', 'S X S sprints none').replace('"My board"', '"Home"'));
  await expect.poll(() => page.locator('[data-problems]').innerText()).toContain('no line X');
  await page.locator('[data-mend="line-missing"]').click();
  await expect.poll(() => isSound(page)).toBe(true);
  await page.locator('[data-share]').click();
  const link = await page.locator('[data-link]').inputValue();

  const friend = await site.visit();
  await friend.page.goto(link.replace(/^[^#]*/, site.address));
  await expect.poll(() => text(friend.page).inputValue()).toContain('"Home"');
  await friend.page.evaluate("location.hash = '#/board-workshop'");
  await friend.page.locator('[data-board]').getByText('Home').waitFor();
  await friend.page.evaluate("location.hash = '#/setup'");
  const courses = friend.page.locator('[data-course="0"]');
  await expect
    .poll(() => courses.locator('optgroup').evaluateAll((groups: HTMLOptGroupElement[]) => groups.map(({ label }) => label)))
    .toEqual(['Home']);
  await friend.page.evaluate("location.hash = '#/position/reifenbreite'");
  await friend.page.locator('[data-position] [data-course]').selectOption({ label: 'Two laps' });
  await expect.poll(() => friend.page.locator('[data-position] textarea').inputValue()).toContain('"Home"');
  expect([...complaints, ...friend.complaints]).toEqual([]);
});

test('boards of ours are opened as copies, and the balance report counts its races', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate("location.hash = '#/board-workshop'");
  await page.locator('[data-gallery="time-trial"] button').click();
  await page.locator('[data-status][data-sound="true"]').waitFor();
  await page.locator('[data-balance-start]').click();
  await page.locator('[data-balance] progress').waitFor();
  await page.locator('[data-balance] tbody tr').first().waitFor();
  expect(complaints).toEqual([]);
});
