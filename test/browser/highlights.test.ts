import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { setUp, until } from './ausreisser-player.ts';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { faultsOf } from './screen-faults.ts';
import { putRace } from './memory.ts';
import { pressMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Important events appear as a card over the picture. For a player who lets the race go on himself, those of his own riders stay until he confirms them. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Records every card that appears, even for a moment. */
const NOTE = `window.cards = [];
new MutationObserver(() => {
  const card = document.querySelector('[data-highlight]');
  if (card && !card.noted) cards.push({ title: card.querySelector('strong').innerText, jerseys: card.querySelectorAll('.jersey-icon').length, noted: (card.noted = true) });
}).observe(document.body, { subtree: true, childList: true }); undefined`;

test('a crash in a watched race shows all fallen riders for a while', async () => {
  const { page, complaints } = await site.visit();
  await putRace(page, recordText('reifenbreite/luettich-bastenaken-luettich'));
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await page.locator('[data-kind]').selectOption({ label: 'falls' });
  await page.evaluate(NOTE);
  await page.locator('[data-later]').click();
  await expect.poll(() => page.evaluate('cards')).toEqual([{ title: '6 riders fall', jerseys: 6, noted: true }]);
  await page.locator('[data-highlight]').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the bots wait until the player has confirmed the loss of the lead', async () => {
  const { page, complaints } = await site.visit({}, { patience: 'told' });
  await setUp(page, { riders: 4, people: ['Anna'], game: 'Simple game', seed: 'b' });
  const waiting = page.locator('[data-highlight].waits');
  const entries = (): Promise<string | null> => page.locator('.race[data-entries]').getAttribute('data-entries');
  for (;;) {
    // the race also waits after each card that the player lays
    await page.locator('[data-highlight].waits, [data-asked]:not([data-asked="bots"]), [data-asked="bots"] [data-main]').first().waitFor();
    if ((await waiting.count()) > 0) break;
    const asked = await page.locator('[data-asked]').getAttribute('data-asked');
    expect(asked).not.toBe('over');
    // the fastest card takes the lead, until another rider does
    if (asked !== 'bots') await page.locator('.speeds label').last().click();
    const step = await page.locator('[data-asked]').getAttribute('data-step');
    // by key, because a button that has just appeared ignores clicks
    await pressMain(page);
    await page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor();
  }
  const before = await entries();
  await expect.poll(() => page.locator('[data-main]').innerText()).toBe('Continue');
  await expect.poll(() => page.evaluate('document.activeElement?.textContent.trim()')).toBe('Continue');
  expect(await entries()).toBe(before);
  await waiting.click();
  await expect.poll(entries).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('at the end of a stage the gaps stay on screen until the player continues', async () => {
  const RACE = 'ausreisser/six-stage-wins';
  let last = 0;
  raceUntil(RACE, ({ stage, left }) => {
    if (stage === 1) last = left;
    return stage > 1;
  });
  const { record, seat } = raceUntil(RACE, ({ left }) => left === last);
  const { page, complaints } = await site.visit();
  await putRace(page, record, onePersonDrivers(seat));
  await until(page, 'stage');
  await expect.poll(() => page.evaluate('document.activeElement?.textContent.trim()')).toBe('Next stage');
  await expect.poll(() => page.locator('.scene .arch').count()).toBe(1);
  await page.locator('[data-stage-end] tbody tr').nth(5).waitFor();
  await page.locator('.scene .tag b').first().waitFor({ state: 'attached' });
  // riders who lost minutes show them on the road, and their points in the table
  const minutes = await page.locator('.scene .tag b').allInnerTexts();
  expect(minutes.length).toBeGreaterThan(0);
  const points = await page.locator('[data-stage-end] tbody td:nth-child(3)').allInnerTexts();
  for (const each of minutes) expect(points).toContain(each.replace('+', '−'));
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  const entries = page.locator('.race[data-entries]');
  const before = await entries.getAttribute('data-entries');
  // the button looks pressed before the next stage is drawn, which takes long
  expect(
    await page.evaluate(`(async () => {
      const main = document.querySelector('[data-main]');
      const plain = getComputedStyle(main).boxShadow;
      main.click();
      await Promise.resolve();
      return [document.querySelector('[data-asked]').dataset.asked, main.isConnected, getComputedStyle(main).boxShadow !== plain];
    })()`),
  ).toEqual(['stage', true, true]);
  await expect.poll(() => entries.getAttribute('data-entries')).not.toBe(before);
  expect(complaints).toEqual([]);
});

test.each([
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])('with bots only, the end of a stage stays visible beside the running race, $width by $height', async (viewport) => {
  const RACE = 'ausreisser/six-stage-wins';
  let last = 0;
  raceUntil(RACE, ({ stage, left }) => {
    if (stage === 1) last = left;
    return stage > 1;
  });
  const { record } = raceUntil(RACE, ({ left }) => left === last);
  const { page, complaints } = await site.visit({ viewport });
  await putRace(page, record, Array<string>(6).fill('easy'));
  const rows = page.locator('[data-stage-card] tbody tr');
  await rows.nth(5).waitFor();
  await page.locator('.decision .asking').waitFor();
  // one call, because the race goes on; its heading and the winner are visible without scrolling
  const seen = `(() => {
    const [card, first, asking] = ['[data-stage-card]', '[data-stage-card] tbody tr', '.decision .asking'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return [card?.y < asking?.y && 'above what goes on', first?.bottom <= innerHeight && 'in sight'];
  })()`;
  await expect.poll(() => page.evaluate(seen)).toEqual(['above what goes on', 'in sight']);
  expect(complaints).toEqual([]);
});
