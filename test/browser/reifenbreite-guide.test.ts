import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakAway, pressMain } from './reifenbreite-player.ts';
import { faultsOf, setTextSize, widerThanScreen } from './screen-faults.ts';
import { writeGuide } from './memory.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page, kind: string) => page.locator(`[data-asked="${kind}"]`).waitFor();
const isThere = (page: Page, heading: string) => page.getByRole('heading', { name: heading, exact: true }).waitFor();
const space = (page: Page, name: string) => page.locator(`.board [data-space="${name}"]`);

async function look(page: Page, screen: string): Promise<void> {
  expect(await faultsOf(page), screen).toEqual([]);
  expect(await widerThanScreen(page), screen).toBeLessThanOrEqual(0);
}

test('from the first page to its end, with wrong attempts, left and continued', async () => {
  const { page, complaints } = await site.visit();
  await page.locator('[data-game="reifenbreite"]').getByRole('link', { name: 'Learn in 5 minutes' }).click();

  // the goal and the whole way come first
  await isThere(page, 'Your first race');
  await page.getByRole('img', { name: 'The road of the first race with the nine moves on it' }).waitFor();
  await look(page, 'the start');
  await page.getByRole('link', { name: 'To the start' }).click();
  await isThere(page, 'Roll and ride');
  // no control before the guide has explained it
  await asked(page, 'turn');
  expect(await page.locator('.pick, .columns, [data-reachable]').count()).toBe(0);
  await pressMain(page);
  await asked(page, 'move');
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'In the slipstream');
  await asked(page, 'follow');
  await page.getByRole('button', { name: 'Do not follow' }).click();
  await isThere(page, 'Not quite.');
  await look(page, 'missed');
  await pressMain(page);
  await asked(page, 'follow');
  await pressMain(page);
  await isThere(page, 'Done!');

  // the guide is left here and continues with the next step
  await page.goto(`${site.address}#/`);
  await page.locator('[data-game="reifenbreite"]').getByRole('link', { name: 'Learn in 5 minutes' }).click();
  await isThere(page, 'The thick line');
  await pressMain(page);
  await asked(page, 'move');
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'Shake him off');
  await pressMain(page);
  await asked(page, 'move');
  await page.getByText('can follow: 31', { exact: true }).waitFor();
  await page.locator('[aria-keyshortcuts="F4"]').click();
  await page.locator('.announcement', { hasText: 'One space where' }).waitFor();
  // a first click only selects the space; the button or a second click moves the rider
  await space(page, 'A20.2').locator('.disc').click();
  await page.locator('[data-space="A20.2"][aria-pressed="true"]').waitFor();
  await space(page, 'C1.2').hover();
  await page.locator('[data-space="A20.2"][aria-pressed="true"]').waitFor();
  // repeats the click, because an element that has just appeared ignores clicks for a moment
  const second = (): Promise<void> =>
    space(page, 'A20.2')
      .locator('.disc')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  await expect.poll(async () => (await second(), page.getByRole('heading', { name: 'Not quite.', exact: true }).count())).toBe(1);
  await pressMain(page);
  await asked(page, 'turn');
  await pressMain(page);
  await asked(page, 'move');
  await space(page, 'C1.2').hover();
  await page.getByText(/31 from the space behind 21\. Going round it takes/).waitFor();
  await space(page, 'C1.2').locator('.disc').click();
  await page.locator('[data-space="C1.2"][aria-pressed="true"]').waitFor();
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'Break away');
  await asked(page, 'turn');
  await breakAway(page);
  await asked(page, 'move');
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'The chance card');
  await asked(page, 'turn');
  await page.getByText('Chance card: 17%').waitFor();
  await pressMain(page);
  await asked(page, 'move');
  await page.getByText('21 rides up to 10 spaces').waitFor();
  // as a card, on the board
  await page.locator('.lesson-board .chance', { hasText: '10 instead of 7' }).waitFor();
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'Over the cobbles');
  await asked(page, 'turn');
  const cards = page.locator('[data-asked] .pick');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.getByText(/one energy card at most/).waitFor();
  await cards.nth(1).click();
  await pressMain(page);
  await asked(page, 'move');
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'The sprint');
  await asked(page, 'turn');
  await pressMain(page);
  await asked(page, 'move');
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'Switching the lead');
  await asked(page, 'turn');
  expect(await page.locator('.lead span').allInnerTexts()).toEqual(['22 takes the lead', 'Ask 31']);
  await page.getByRole('button', { name: '22 takes the lead' }).click();
  await pressMain(page);
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'You can ride');
  expect(await page.locator('.page ol a[href*="guide/"]').count()).toBe(18);
  await page.getByRole('link', { name: 'More to learn' }).waitFor();
  await look(page, 'the end');
  await page.reload();
  await page.goto(`${site.address}#/guide`);
  await isThere(page, 'You can ride');
  await page.getByRole('button', { name: 'Ride the first race now' }).click();
  await asked(page, 'place');
  expect(complaints).toEqual([]);
});

test('by keyboard alone, on a phone, in dark colours, in German', async () => {
  const { page, complaints } = await site.visit({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  await page.goto(`${site.address}#/guide/shake`);
  await isThere(page, 'Abschütteln');
  await page.locator('[data-main]').press('Enter');
  await asked(page, 'move');
  await look(page, 'a move');
  // from the focused space along the road to the far end, where the inside lane shakes the other rider off
  await expect.poll(() => page.evaluate('document.activeElement.dataset.space ?? ""')).not.toBe('');
  await page.keyboard.press('End');
  for (let i = 0; i < 4 && (await page.evaluate('document.activeElement.dataset.space')) !== 'C1.2'; i++)
    await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 4 && (await page.evaluate('document.activeElement.dataset.space')) !== 'C1.2'; i++)
    await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.dataset.space')).toBe('C1.2');
  await page.keyboard.press('Enter');
  await isThere(page, 'Geschafft!');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  await look(page, 'done');
  expect(complaints).toEqual([]);
});

test('with large text on a phone everything can be reached', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } });
  await setTextSize(page, 200);
  await page.goto(`${site.address}#/guide/card`);
  await asked(page, 'turn');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  await page.locator('[data-asked] .pick').first().click();
  await page.locator('[data-breakaway]').click();
  await asked(page, 'move');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
});

test('invalid stored progress starts the guide anew', async () => {
  const { page } = await site.visit();
  await writeGuide(page, 'a banana');
  await page.goto(`${site.address}#/guide`);
  await isThere(page, 'Your first race');
});

test.each([
  ['de-DE', 390, 844],
  ['cs-CZ', 360, 740],
])('in %s at %i x %i a finger hits every space that is shown', async (locale, width, height) => {
  const { page } = await site.visit({ locale, hasTouch: true, viewport: { width, height } });
  for (const lesson of ['roll', 'line', 'shake', 'seven']) {
    await page.goto(`${site.address}#/guide/${lesson}`);
    await asked(page, 'turn');
    await pressMain(page);
    await asked(page, 'move');
    const MIN_TARGET = 24;
    // after the camera has come to rest
    await expect
      .poll(
        () =>
          page.evaluate<number>(
            `Math.min(...[...document.querySelectorAll('.target .tap')].map((tap) => tap.getBoundingClientRect().width))`,
          ),
        { message: lesson },
      )
      .toBeGreaterThanOrEqual(MIN_TARGET);
  }
});

/** Whether each of them lies wholly on the board, left of its tools. */
async function isOnBoard(page: Page, parts: readonly Locator[]): Promise<boolean> {
  const view = (await page.locator('.board .view').boundingBox())!;
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  return boxes.every(
    (box) =>
      box !== null &&
      box.x >= view.x - 1 &&
      box.y >= view.y - 1 &&
      box.x + box.width <= view.x + view.width + 1 &&
      box.y + box.height <= view.y + view.height + 1,
  );
}

test('on a phone the board shows what a step speaks of: the rider, the space to ride to, and the rider who rode', async () => {
  const { page } = await site.visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const jersey = (rider: string) => page.locator('.board .rider', { hasText: rider }).locator('.jersey');
  const isSeen = (...parts: Locator[]) => expect.poll(() => isOnBoard(page, parts)).toBe(true);

  await page.goto(`${site.address}#/guide/roll`);
  await asked(page, 'turn');
  await pressMain(page);
  await asked(page, 'move');
  await isSeen(jersey('21'), page.locator('.target.chosen .tap'));
  await pressMain(page);
  await isThere(page, 'Done!');
  await isSeen(jersey('21'));

  await page.goto(`${site.address}#/guide/draft`);
  await asked(page, 'follow');
  await isSeen(jersey('21'), jersey('31'), page.locator('.board .ghost .jersey'));

  await page.goto(`${site.address}#/guide/shake`);
  await asked(page, 'turn');
  await pressMain(page);
  await asked(page, 'move');
  await page.getByRole('button', { name: 'Where no rider follows' }).click();
  await isSeen(page.locator('.target', { has: page.locator('rect') }).locator('.tap'));
});
