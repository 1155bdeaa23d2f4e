import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { isAt, press, reach } from './keys.ts';
import { putRace } from './memory.ts';
import { question, startRace, decisionKind, type DecisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Keyboard-only play: Tab, arrows, Enter, space and letters, with a visible focus throughout. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function type(page: Page, selector: string, text: string): Promise<void> {
  await reach(page, selector);
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

async function act(page: Page, kind: DecisionKind, times: number): Promise<void> {
  if (kind === 'move' || kind === 'place') {
    // the page moves the focus to the board; a new screen starts at its heading
    if (kind === 'place' && times === 1) await reach(page, '.board [data-space]');
    await expect.poll(() => isAt(page, '.board [data-space]')).toBe(true);
    if (times % 2 === 0) await press(page, 'ArrowDown');
    if (times % 3 === 0) await press(page, 'ArrowLeft');
    await page.keyboard.press('Enter');
    return;
  }
  await expect.poll(() => isAt(page, '[data-main]')).toBe(true);
  if (kind === 'turn' && times === 7) {
    await reach(page, '[data-asked] .pick:not([aria-disabled="true"])', 'Shift+Tab');
    await press(page, 'Space');
    await reach(page, '[data-main]');
  } else if (kind === 'follow' && times === 2) {
    // `Do not follow` stands before the main button
    await press(page, 'Shift+Tab');
  }
  await page.keyboard.press('Enter');
}

/** Answers by keyboard until `enough`, or until the race is over. */
async function playByKeys(
  page: Page,
  enough: (done: ReadonlyMap<DecisionKind, number>) => boolean,
): Promise<ReadonlyMap<DecisionKind, number>> {
  const done = new Map<DecisionKind, number>();
  for (let kind = await decisionKind(page); kind !== 'over' && !enough(done); kind = await decisionKind(page)) {
    const times = (done.get(kind) ?? 0) + 1;
    done.set(kind, times);
    const before = await question(page).elementHandle();
    await act(page, kind, times);
    await before.waitForElementState('hidden');
  }
  return done;
}

test('by keyboard alone from the home page into a race, and through its first rounds', async () => {
  const { page, complaints } = await site.visit();
  await reach(page, 'a[href="#/setup"]');
  await press(page, 'Enter');
  await expect.poll(() => isAt(page, 'h1')).toBe(true);
  await reach(page, '.stage select');
  await press(page, 'End');
  await reach(page, '.own select');
  await page.keyboard.type('Crit');
  await type(page, '.own input[placeholder="C D A"]', 'S S');
  await type(page, '.own input[placeholder="D"]', ' ');
  await reach(page, 'select[data-count]');
  await press(page, 'Home');
  await reach(page, 'form button.main');
  await page.keyboard.press('Enter');

  // the seventh turn uses an energy card
  const done = await playByKeys(page, (times) => (times.get('turn') ?? 0) > 7);
  for (const kind of ['place', 'turn', 'move'] as const) expect(done.get(kind), kind).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('by keyboard alone through the end of a race, with a question whether to follow, to the checked dice', async () => {
  const { page, complaints } = await site.visit();
  const { record, seat } = raceUntil('reifenbreite/020-everything-advanced-pairs', ({ kind, left }) => kind === 'follow' && left < 20);
  await putRace(page, record, onePersonDrivers(seat));
  const done = await playByKeys(page, () => false);
  expect(done.get('follow')).toBeGreaterThan(0);
  await reach(page, '[data-main]');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await reach(page, '[data-verify]');
  await press(page, 'Enter');
  await page.getByText(/All correct/).waitFor();
  expect(complaints).toEqual([]);
});

test('the bots wait until the player continues or skips to the next turn, by keyboard', async () => {
  const { page, complaints } = await site.visit({}, { patience: 'told' });
  await startRace(page);
  for (const wanted of ['[data-main]', '[data-skip]']) {
    expect(await decisionKind(page)).toBe('place');
    const before = await question(page).innerText();
    await reach(page, '.board [data-space]');
    await page.keyboard.press('Enter');
    const waiting = page.locator('[data-asked="bots"] [data-main]');
    await waiting.waitFor();
    await expect.poll(() => isAt(page, '[data-main]')).toBe(true);
    await reach(page, wanted);
    await page.keyboard.press('Enter');
    await waiting.waitFor({ state: 'detached' });
    await decisionKind(page);
    expect(await question(page).innerText()).not.toBe(before);
  }
  expect(complaints).toEqual([]);
});
