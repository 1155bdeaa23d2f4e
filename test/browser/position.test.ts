import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { putRace } from './memory.ts';
import { recordText } from '../games/recorded.ts';
import { startRace, playUntil } from './reifenbreite-player.ts';
import { decisionKind } from './ausreisser-player.ts';
import { openSite, type Site } from './site.ts';
import { dragByFinger, middleOf } from './touch.ts';

/** The position editor: by drag, by keys and as text; playing from a position, hints, sharing, printing. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const text = (page: Page) => page.locator('[data-position] textarea');
const line = (page: Page, begins: string): Promise<string> =>
  text(page)
    .inputValue()
    .then((all) => all.split('\n').find((each) => each.startsWith(begins)) ?? '');
/** The markup of the picture. That of a board contains its colours. */
const DRAWN = "document.querySelector('[data-position] .picture svg')?.outerHTML";
const problems = (page: Page) => page.locator('[data-problems]');

async function open(page: Page, game: string): Promise<void> {
  await page.evaluate(`location.hash = '#/position/${game}'`);
  // the editor of the other game has a text too
  await page.locator(`[data-position] nav a[aria-current="page"][href$="position/${game}"]`).waitFor();
  await text(page).waitFor();
}

test('Um Reifenbreite: by keys, by text with located errors, undo and redo, and play from the position', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'reifenbreite');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C32.1');
  await page.locator('[data-rider="21"]').press('ArrowUp');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C33.1');
  await page.locator('[data-undo]').press('Enter');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C32.1');
  await page.locator('[data-redo]').press('Enter');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C33.1');
  const sound = await text(page).inputValue();
  await text(page).fill(sound.replace('rider 22 C31.4', 'rider 22 C33.1'));
  await expect.poll(() => problems(page).innerText()).toMatch(/Line \d+, column 1: .*(21|22) cannot stand on C33.1/);
  expect(await page.locator('[data-ride]').isDisabled()).toBe(true);
  await text(page).fill(sound.replace('round 1', 'round 3'));
  await problems(page).waitFor({ state: 'detached' });
  expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);
  await page
    .locator('[data-card="21-6M"]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => line(page, 'spent red')).toBe('spent red 21-6M');
  // with the dice rolled, the choice of a space is pending
  await page.locator('[data-points]').fill('9');
  await page.locator('[data-points]').press('Enter');
  await expect.poll(() => line(page, 'points')).toBe('points 9');
  await page.locator('[data-ride]').press('Enter');
  await page.waitForURL('**/#/race/*');
  await page.locator('[data-asked="move"]').waitFor();
  await page.getByText('Round 3').first().waitFor();
  // the race is stored like any other, so it survives a reload
  await page.reload();
  await page.locator('[data-asked="move"]').waitFor();
  expect(complaints).toEqual([]);
});

test('Um Reifenbreite: a rider is dragged over the board, and the address restores the position', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'reifenbreite');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C32.1');
  const before = await text(page).inputValue();
  const { x, y } = await middleOf(page.locator('.view svg .rider').first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 70, { steps: 6 });
  await page.mouse.move(x, y - 100, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => text(page).inputValue()).not.toBe(before);
  expect(await problems(page).count()).toBe(0);
  const after = await text(page).inputValue();
  await page.waitForURL(/#\/position\/reifenbreite\/\S+/);
  await page.reload();
  await expect.poll(() => text(page).inputValue()).toBe(after);
  await page.locator('[data-share]').press('Enter');
  const link = await page.locator('[data-link]').inputValue();
  expect(link).toBe(page.url());
  await page.goto(`${link.slice(0, -30)}`);
  await page.reload();
  await page.locator('[role="alert"]').waitFor();
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: cards moved by keys, the best options, and play from the position', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await open(page, 'ausreisser');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  await page.locator('[data-place="stock"] [data-card="50"]').press('Enter');
  await page.locator('[data-put="hand-0"]').press('Enter');
  // seven cards are one too many before drawing
  await expect.poll(() => problems(page).innerText()).toContain('Line');
  await page.locator('[data-undo]').press('Enter');
  await problems(page).waitFor({ state: 'detached' });
  await page.locator('[data-place="stock"] [data-card="47"]').press('Enter');
  await page.locator('[data-put="pile-3"]').press('Enter');
  await expect.poll(() => line(page, 'pile rider-green')).toBe('pile rider-green 47');
  expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);
  await page.locator('[data-best]').press('Enter');
  await page.locator('[data-advice]').first().waitFor();
  await page.locator('[data-ride]').press('Enter');
  await page.waitForURL('**/#/race/*');
  expect(await decisionKind(page)).toBe('lay');
  expect(complaints).toEqual([]);
});

test('opened from a running race and from a watched one, without hidden information', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await playUntil(page, 'turn');
  await page.locator('#tab-race').click();
  await page.locator('[data-open-position]').press('Enter');
  await text(page).waitFor();
  expect(await problems(page).count()).toBe(0);
  await page.locator('[data-due]', { hasText: 'to ride' }).waitFor();
  await putRace(page, recordText('ausreisser/four-mixed'));
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await page.locator('[data-timeline]').fill('120');
  await page.locator('[data-open-position]').press('Enter');
  await expect.poll(() => text(page).inputValue()).toContain('made up');
  expect(await problems(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

const ON_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('by touch: a rider is dragged over the board, a card is dragged after a long press, and a quick drag scrolls', async () => {
  const { page, complaints } = await site.visit(ON_PHONE);
  await open(page, 'reifenbreite');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C32.1');
  await dragByFinger(page, page.locator('.view svg .rider').first(), { x: 0, y: -64 });
  await expect.poll(() => line(page, 'rider 21')).not.toBe('rider 21 C32.1');

  await open(page, 'ausreisser');
  const card = page.locator('[data-place="hand-1"] [data-card="43"]');
  const pile = page.locator('[data-place="pile-1"]');
  const toTheMiddle = (): Promise<void> =>
    page.locator('.rider', { has: card }).evaluate((rider) => rider.scrollIntoView({ block: 'center' }));
  await toTheMiddle();
  expect((await middleOf(pile)).y).toBeGreaterThan((await middleOf(card)).y);
  // a quick drag scrolls the page, with momentum afterwards; the card stays
  const rolledOut = page.evaluate("new Promise((out) => addEventListener('scrollend', () => out(), { capture: true, once: true }))");
  await dragByFinger(page, card, { x: 0, y: -60 });
  await rolledOut;
  expect(await line(page, 'pile')).toBe('');
  await toTheMiddle();
  await dragByFinger(page, card, pile, () => page.locator('[data-carried]').waitFor());
  await expect.poll(() => line(page, 'pile')).toBe('pile rider-blue 43');
  expect(complaints).toEqual([]);
});

test.each(['reifenbreite', 'ausreisser'])(
  '%s, printed: one page in light colours, without the tools, even from a dark screen',
  async (game) => {
    const { page } = await site.visit({ colorScheme: 'dark' });
    await open(page, game);
    await page.evaluate(`globalThis.themes = []; globalThis.pictures = [];
    addEventListener('beforeprint', () => { themes.push(document.documentElement.dataset.theme); pictures.push(${DRAWN}); })`);
    const dark = await page.evaluate(DRAWN);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    expect(await page.evaluate('themes')).toEqual(['light']);
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    // the picture of a board contains its colours
    expect(await page.evaluate(DRAWN)).toBe(dark);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('header select').first().selectOption('light');
    await expect.poll(() => page.evaluate(`${DRAWN} === pictures[0]`)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.locator('pre').waitFor();
    expect(
      await page.locator('[data-undo], [data-ride], [data-share], textarea, select, header nav').filter({ visible: true }).count(),
    ).toBe(0);
  },
);

test('with forced colours the board keeps its picture, follows the colour scheme, and the current choice stands out', async () => {
  const { page, complaints } = await site.visit({ colorScheme: 'light' });
  await open(page, 'reifenbreite');
  await page.locator('[data-position] .picture svg').first().waitFor();
  const light = await page.evaluate(DRAWN);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect(await page.evaluate(DRAWN)).toBe(light);
  const ground = (current: string): Promise<string> =>
    page
      .locator(`[data-position] nav a${current}`)
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground('[aria-current="page"]')).not.toBe(await ground(':not([aria-current])'));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(DRAWN)).not.toBe(light);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expect.poll(() => page.evaluate(DRAWN)).toBe(light);
  expect(complaints).toEqual([]);
});

test.each([700, 840, 900, 1080])('nothing is wider than a screen of %i pixels', async (width) => {
  const { page } = await site.visit({ viewport: { width, height: 800 } });
  for (const game of ['reifenbreite', 'ausreisser']) {
    await open(page, game);
    expect(await widerThanScreen(page), game).toBeLessThanOrEqual(0);
  }
});

test('a position in the middle of a turn with a pending question, the turn restarted, and no play from a position that is over', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'reifenbreite');
  await expect.poll(() => line(page, 'rider 21')).toBe('rider 21 C32.1');
  const sound = await text(page).inputValue();
  await text(page).fill(`${sound.replace('rider 21 C32.1', 'rider 21 C33.1 rode')}turn 21 follow asked 22 to C32.1 length 1 points 1\n`);
  await expect.poll(() => problems(page).innerText()).toMatch(/22 cannot be asked/);
  await text(page).fill(`${sound}turn 21 dice base 6\n`);
  await problems(page).waitFor({ state: 'detached' });
  await page.locator('[data-due]', { hasText: 'Dice or cards come first' }).waitFor();
  await page.locator('[data-anew]').press('Enter');
  await page.locator('[data-due]', { hasText: '21 to ride' }).waitFor();
  expect(await line(page, 'turn')).toBe('');
  await open(page, 'ausreisser');
  await page.locator('[data-place="stock"]').waitFor();
  await text(page).fill(
    [
      'windschatten-scenario 1',
      'title position',
      'game ausreisser',
      'riders Anna Ben',
      'stages 1',
      'position',
      'leader Anna',
      'due over',
      'left 0',
      'points 1 Anna=1 Ben=-3',
      '',
    ].join('\n'),
  );
  await page.locator('[data-due]', { hasText: 'The race is over here' }).waitFor();
  expect(await page.locator('[data-ride]').isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
});
