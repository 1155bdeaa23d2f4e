import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decision, until } from './ausreisser-player.ts';
import { openSite, type Site } from './site.ts';

/** The home page: no layout shifts, own races first, and the links back to a race. */

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
    await page.locator('[data-today]').last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('shifts')).toEqual([]);
  };
  await page.goto(site.address);
  await look();
  await page.getByRole('button', { name: 'Play now' }).click();
  await decision(page).waitFor();

  await page.evaluate("location.hash = '#/rules'");
  await page.getByRole('link', { name: 'Back to the race' }).click();
  await decision(page).waitFor();
  await page.getByRole('link', { name: 'Back to the race' }).waitFor({ state: 'detached' });

  await page.goto(`${site.address}?again`);
  await look();
  // the player's own race stands first
  const [race, game] = [page.getByRole('link', { name: /^Continue/ }), page.locator('[data-game]').first()];
  expect((await race.boundingBox())!.y).toBeLessThan((await game.boundingBox())!.y);

  // both games can be started without scrolling
  for (const id of ['reifenbreite', 'ausreisser'])
    expect(await page.locator(`[data-game="${id}"] button.main`).evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(
      740,
    );

  // a small button has the touch height of a large one
  await page.evaluate("location.hash = '#/races'");
  await page.getByRole('heading', { level: 1, name: 'My races' }).waitFor();
  const { x, y, height } = (await page.getByRole('link', { name: /^Continue/ }).boundingBox())!;
  expect(height).toBeLessThan(44);
  expect(await page.evaluate(`document.elementFromPoint(${x + 9}, ${y - (44 - height) / 2 + 1})?.closest('a')?.textContent`)).toMatch(
    /^\s*Continue/,
  );

  await page.evaluate("location.hash = '#/race/nowhere'");
  await page.getByRole('heading', { level: 1, name: 'There is no such race' }).waitFor();
});

/** Timers of at most two seconds fire at once. */
const SHORT_TIMERS_FIRE_AT_ONCE = `{
  const later = setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time > 0 && time <= 2000 ? 0 : time, ...more);
}`;
const FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';
const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 360, height: 740 } };

/** Holds requests back until `let` is called. */
function hold(): { readonly held: () => number; readonly here: () => Promise<void>; readonly let: () => void } {
  let [count, release] = [0, (): void => undefined];
  const released = new Promise<void>((done) => (release = done));
  return { held: () => count, here: () => (count++, released), let: () => release() };
}

describe.each(['desktop', 'phone'] as const)('%s', (screen) => {
  test.each(['en-GB', 'de-DE', 'cs-CZ'])('%s: nothing shifts when scripts, or the server’s answer, come late', async (locale) => {
    const context = await site.visitor({ viewport: SCREENS[screen], locale });
    for (const kept of ['no race', 'a race']) {
      const page = await context.newPage();
      await page.addInitScript(WATCH_SHIFTS + SHORT_TIMERS_FIRE_AT_ONCE);
      const [scripts, answer] = [hold(), hold()];
      // except those that index.html loads; the words of the language come late
      await page.route(/\/assets\/(?!index-|home-[\w-]{8}\.js|rolldown-runtime-)[^/]*\.js/, async (route) => {
        await scripts.here();
        await route.continue();
      });
      // no fonts, whose shifts are tested elsewhere
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/online.json', async (route) => {
        await answer.here();
        await route.fulfill({ json: { online: true } });
      });
      await page.goto(`${site.address}?${kept}`);
      await expect.poll(() => scripts.held()).toBeGreaterThan(0);
      await page.evaluate(FRAMES);
      scripts.let();
      await page.locator('[data-today]').last().waitFor();
      await page.evaluate(FRAMES);
      answer.let();
      await page.locator('main a[href="#/online"]').waitFor();
      await page.evaluate(FRAMES);
      expect(await page.evaluate('shifts'), kept).toEqual([]);
      if (kept === 'a race') expect(await page.locator('[data-running]').count()).toBe(1);
      else {
        await page.locator('[data-game="ausreisser"] button.main').click();
        await decision(page).waitFor();
      }
      await page.close();
    }
  });
});

test('a stored race shows its online button at once, without a layout shift', async () => {
  const context = await site.visitor({ viewport: SCREENS.desktop });
  const page = await context.newPage();
  await page.addInitScript(WATCH_SHIFTS);
  await page.route('**/online.json', (route) => route.fulfill({ json: { online: true } }));
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await decision(page).waitFor();
  await page.goto(`${site.address}?again#/races`);
  await page.locator('[data-take-online]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(FRAMES);
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('with forced colours, the open tab, the chosen card and the active player stand out', async () => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await decision(page).waitFor();
  await until(page, 'lay');
  const differ = async (selector: string, other: string, property: string): Promise<boolean> => {
    // reads both at once when both are there, because a panel appears a moment after its tab
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
