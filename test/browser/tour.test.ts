import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIds } from '../../src/games/index.ts';
import { oneIn } from '../often.ts';
import { faultsOf, setTextSize, widerThanScreen } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';
import { ausreisserStops } from './tour/ausreisser.ts';
import { commonStops } from './tour/common.ts';
import { reifenbreiteStops } from './tour/reifenbreite.ts';
import type { Stop, Stops, Visitor } from './tour/stop.ts';

/**
 * Every screen in each of its states: no faults by axe, and not wider than the screen. `WINDSCHATTEN_PICTURES=1` also
 * saves screenshots of each in test-results/screens/index.html.
 */

const PICTURES = new URL('../../test-results/screens/', import.meta.url);
const WEB = new URL('../../src/web/', import.meta.url);

/** The tours of games that have one of their own. The tour of any other game shows its own pages. */
const ownTours: Readonly<Record<string, Stops>> = { reifenbreite: reifenbreiteStops, ausreisser: ausreisserStops };
/** The addresses of a game's own pages, from the page's list. */
const pagesOf = (id: string): readonly string[] => {
  const text = readFileSync(new URL(`${id}/on-screen.ts`, WEB), 'utf8');
  return [.../pages: \[([^\]]*)\]/.exec(text)![1]!.matchAll(/'([\w-]+)'/g)].map((found) => found[1]!);
};
const plainStop =
  (address: string): Stop =>
  async ({ go, look }) => {
    await go(address);
    await look('page');
  };
const plainTour = (id: string): Stops => Object.fromEntries(pagesOf(id).map((page) => [page, plainStop(page)]));
const stopsOfGames: Readonly<Record<string, Stops>> = Object.fromEntries(gameIds.map((id) => [id, ownTours[id] ?? plainTour(id)]));

/**
 * The sizes and colour schemes of the tour. Contrast is checked on the desktop, which shows most; a narrow screen has no
 * colours of its own (the test below).
 */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LOOKS = ['desktop by day', 'desktop by night', 'phone by day'];
const SCHEMES = { 'by day': 'light', 'by night': 'dark' } as const;

let site: Site;
const PICTURED = (process.env['WINDSCHATTEN_PICTURES'] ?? '') !== '';
const pictures = new Map<string, Set<string>>();
beforeAll(async () => {
  if (PICTURED) {
    await rm(PICTURES, { recursive: true, force: true });
    for (const look of LOOKS) await mkdir(new URL(`${folderOf(look)}/`, PICTURES), { recursive: true });
  }
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  if (PICTURED) await writeFile(new URL('index.html', PICTURES), gallery());
});

const HOME = 'Ride in the slipstream';
const folderOf = (look: string): string => look.replaceAll(' ', '-');

/** The common screens and those of each game, read from the page's own lists, so that no screen can be added without a stop. */
async function screensOfThePage(): Promise<Record<string, string[]>> {
  const between = (text: string, before: RegExp, after: string): string => text.slice(before.exec(text)!.index).split(after)[0]!;
  const app = await readFile(new URL('App.svelte', WEB), 'utf8');
  const own = between(app, /const ownScreens/, '};').matchAll(/^ {4}\[?(\w+)\]?:/gm);
  const screens: Record<string, string[]> = { common: [...own].map((found) => found[1]!.toLowerCase()) };
  for (const id of gameIds) screens[id] = [...pagesOf(id), ...(Object.hasOwn(ownTours, id) ? ['race', 'watch', 'result'] : [])];
  return screens;
}

test('the tour has a stop for every screen in the lists of the page', async () => {
  const screens = await screensOfThePage();
  expect(screens['common']).toContain('rules');
  for (const [where, stops] of Object.entries({ common: commonStops, ...stopsOfGames }))
    expect(Object.keys(stops).sort(), where).toEqual(screens[where]?.sort());
  expect(Object.keys(stopsOfGames).sort()).toEqual(
    Object.keys(screens)
      .filter((where) => where !== 'common')
      .sort(),
  );
});

const stops: [string, Stop][] = Object.entries({ common: commonStops, ...stopsOfGames }).flatMap(([where, those]) =>
  Object.entries(those).map(([screen, stop]): [string, Stop] => [`${where} ${screen}`, stop]),
);

describe('on a desktop and on a phone', () => {
  test.each(stops)('%s', async (screen, stop) => {
    const { page, complaints } = await site.visit({ viewport: DESKTOP, colorScheme: 'light' });
    let states = 0;
    const visitor: Visitor = {
      page,
      async go(address) {
        // starts from a blank page: the page shows the home screen first and then replaces it
        await page.goto('about:blank');
        await page.goto(`${site.address}#/${address}`);
        const heading = page.locator('h1').first();
        if (address === '') await heading.waitFor();
        else await heading.filter({ hasNotText: HOME }).waitFor();
      },
      async look(state, { picture, open } = {}) {
        const name = `${screen.replace(' ', '-')}-${state}`;
        await open?.();
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        await lookOnDesktop(page, name, picture === 'as-before' ? 'left out' : 'judged');
        if (open) await page.keyboard.press('Escape');
        const faults = oneIn(2, states++) ? 'judged' : 'left out';
        await onPhone(page, async () => {
          await open?.();
          await lookOnPhone(page, name, faults);
          if (open) await page.keyboard.press('Escape');
        });
      },
    };
    await stop(visitor);
    expect(complaints).toEqual([]);
  });
});

async function lookOnDesktop(page: Page, name: string, picture: 'judged' | 'left out'): Promise<void> {
  for (const colour of PICTURED ? (['by day', 'by night'] as const) : []) {
    await paint(page, SCHEMES[colour]);
    await takePicture(page, name, `desktop ${colour}`);
  }
  await toTheTop(page);
  await paint(page, 'light');
  expect.soft(await faultsOf(page, { picture }), `${name} by day`).toEqual([]);
  await paint(page, 'dark');
  expect.soft(await faultsOf(page, { picture, contrast: 'alone' }), `${name} by night`).toEqual([]);
  await paint(page, 'light');
  expect.soft(await widerThanScreen(page), name).toBeLessThanOrEqual(0);
}

/** @param faults whether axe checks it too: every other state of a screen (`OFTEN=10`: all), because the content is that of the desktop */
async function lookOnPhone(page: Page, name: string, faults: 'judged' | 'left out'): Promise<void> {
  if (PICTURED) await takePicture(page, name, 'phone by day');
  await toTheTop(page);
  // the picture was checked on the desktop
  if (faults === 'judged')
    expect.soft(await faultsOf(page, { picture: 'left out', contrast: 'left out' }), `${name} on a phone`).toEqual([]);
  expect.soft(await widerThanScreen(page), `${name} on a phone`).toBeLessThanOrEqual(0);
  await setTextSize(page, 200);
  expect.soft(await widerThanScreen(page), `${name} on a phone, large text`).toBeLessThanOrEqual(0);
  await setTextSize(page, 100);
}

/** Scrolls to the top, because axe cannot measure the contrast of elements scrolled under a bar. */
const toTheTop = (page: Page): Promise<void> =>
  page.evaluate("document.querySelectorAll('*').forEach((each) => each.scrollTop > 0 && each.scrollTo(0, 0))");

/** Turns the page into a phone for a while, which saves playing to the same state twice. */
async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const become = async (viewport: typeof PHONE): Promise<void> => {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: viewport === PHONE });
    await page.setViewportSize(viewport);
    // measurements change in one frame and are drawn in the next
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))');
  };
  await become(PHONE);
  await look();
  await become(DESKTOP);
  await devtools.detach();
}

/** Colours that narrow screens may declare: the page's own background and lines. */
const GROUND = /^(background: var\(--paper\)|border(-[a-z]+)*: \S+ solid var\(--(ink|line)\)|border(-[a-z]+)*-color: var\(--(ink|line)\))$/;

test('a narrow screen has no colours of its own', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((path) => /\.(svelte|css)$/.test(path));
  const declarations = await Promise.all(files.map(async (path) => coloursIn(await readFile(new URL(path, WEB), 'utf8'), path)));
  expect(declarations.flat().filter(({ declared }) => !GROUND.test(declared))).toEqual([]);
  // the search does find declarations
  expect(declarations.flat()).not.toEqual([]);
});

/** Colour declarations inside size queries of a style sheet. */
function coloursIn(text: string, path: string): { path: string; declared: string }[] {
  return [...text.matchAll(/^( *)@(?:media|container)[^{]*(?:width|height)[^{]*\{\n(.*?)^\1\}/gms)].flatMap(([, , block]) =>
    [
      ...block!.matchAll(
        /^\s*((?:[a-z-]*color|background[a-z-]*|fill|stroke|opacity|filter|border[a-z-]*): .*(?:var\(|#|rgb|[a-z]+\().*);/gm,
      ),
    ].map(([, declared]) => ({ path, declared: declared! })),
  );
}

/** Changes the colour scheme of the system. */
async function paint(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-theme="${scheme}"]`).waitFor();
}

async function takePicture(page: Page, name: string, look: string): Promise<void> {
  await page.screenshot({ path: new URL(`${folderOf(look)}/${name}.png`, PICTURES).pathname, fullPage: true });
  pictures.set(name, (pictures.get(name) ?? new Set()).add(look));
}

/** An HTML table of all screenshots, one row for each state and one column for each look. */
function gallery(): string {
  const rows = [...pictures].map(([name, looks]) => {
    const cells = LOOKS.map((look) =>
      looks.has(look)
        ? `<td><a href="${folderOf(look)}/${name}.png"><img src="${folderOf(look)}/${name}.png" alt="" loading="lazy"></a></td>`
        : '<td></td>',
    );
    return `<tr id="${name}"><th>${name}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 16px/1.4 sans-serif; background: #888; }
  th { position: sticky; top: 0; padding: 4px 8px; background: #ddd; text-align: left; vertical-align: top; }
  td { padding: 6px; vertical-align: top; }
  img { max-width: 42vw; max-height: 90vh; }
</style>
<table>
<tr><th></th>${LOOKS.map((look) => `<th>${look}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</html>
`;
}
