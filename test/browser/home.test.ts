import { afterAll, beforeAll, expect, test } from 'vitest';
import { decision, until } from './ausreisser-rider.ts';
import { openSite, type Site } from './site.ts';

/** The first page: nothing on it moves by itself, own races stand first; and the ways back to a race. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WATCH_SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });`;

test('nothing shifts, with races or without; from the rules back to the race; a missing race says so', async () => {
  const page = await (await site.visitor({ viewport: { width: 360, height: 740 } })).newPage();
  await page.addInitScript(WATCH_SHIFTS);
  const look = async (): Promise<void> => {
    await page.locator('nav').last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('shifts')).toEqual([]);
  };
  await page.goto(site.address);
  await look();
  await page.getByRole('button', { name: 'Break away now' }).click();
  await decision(page).waitFor();

  await page.evaluate("location.hash = '#/rules'");
  await page.getByRole('link', { name: 'Back to the race' }).click();
  await decision(page).waitFor();
  await page.getByRole('link', { name: 'Back to the race' }).waitFor({ state: 'detached' });

  await page.goto(`${site.address}?again`);
  await look();
  // one's own race stands first
  const [race, game] = [page.getByRole('link', { name: /^Continue/ }), page.locator('[data-game]').first()];
  expect((await race.boundingBox())!.y).toBeLessThan((await game.boundingBox())!.y);

  // a small button is as high to a finger as a large one
  const { x, y, height } = (await race.boundingBox())!;
  expect(height).toBeLessThan(44);
  expect(await page.evaluate(`document.elementFromPoint(${x + 9}, ${y - (44 - height) / 2 + 1})?.closest('a')?.textContent`)).toMatch(
    /^\s*Continue/,
  );

  await page.evaluate("location.hash = '#/race/nowhere'");
  await page.getByRole('heading', { level: 1, name: 'There is no such race' }).waitFor();
});

test('in the reader’s own few colours: the tab that is open, the card that is chosen and whose turn it is stand out', async () => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Break away now' }).click();
  await decision(page).waitFor();
  await until(page, 'lay');
  const differ = async (selector: string, other: string, property: string): Promise<boolean> => {
    // both in one look, when both are there: a panel comes a moment after its tab
    for (const each of [selector, other]) await page.locator(each).first().waitFor();
    return page.evaluate(`(() => {
      const [one, two] = [${JSON.stringify(selector)}, ${JSON.stringify(other)}].map((each) => getComputedStyle(document.querySelector(each)).${property});
      return one !== two;
    })()`);
  };
  expect(await differ('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'backgroundColor')).toBe(true);
  expect(await differ('.card-choice.chosen', '.card-choice:not(.chosen)', 'outlineStyle')).toBe(true);
  expect(await differ('.race li.active', '.race li:not(.active)', 'outlineStyle')).toBe(true);
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  expect(await differ('[role=tabpanel] [aria-pressed=true]', '[role=tabpanel] [aria-pressed=false]', 'backgroundColor')).toBe(true);
});
