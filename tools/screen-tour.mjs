/**
 * Takes every screen as pictures at five sizes in three languages, by day and by night in turns, to be looked at:
 *
 *     node tools/screen-tour.mjs [LANGUAGES] [SCREENS]
 *
 * LANGUAGES is a list such as `en,de,cs`, SCREENS the beginnings of the names of screens, such as `race,result`.
 * The pictures go to test-results/tour/LANGUAGE-SIZE/SCREEN.png. It prints the elements whose text is cut, buttons that
 * lie on one another, and pages wider than the screen. The page must be built.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { SWITCHES } from './chromium-switches.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: Page, go: (address: string, there?: string) => Promise<void>, load: (record: string) => Promise<string>, look: (name: string) => Promise<void> }} Visit */

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'test-results/tour');
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
/** The part of a long page that a picture shows, in screens. */
const MAX_SCREENS = 2;
const [languages = 'en,de,cs', screens = ''] = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => screens.split(',').some((start) => name.startsWith(start));

const folder = await mkdtemp(join(tmpdir(), 'windschatten-tour-'));
const server = spawn(process.execPath, [join(ROOT, 'dist/command/server.js')], {
  env: { ...process.env, PORT: '0', DATABASE_URL: join(folder, 'races.sqlite') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((found) => {
  let output = '';
  server.stdout.on('data', (text) => {
    output += String(text);
    const line = /http:\S+/.exec(output);
    if (line) found(line[0]);
  });
});
const browser = await chromium.launch({ executablePath: process.env['WINDSCHATTEN_BROWSER'] || '/usr/bin/chromium', args: SWITCHES });

/** What is cut, covered or too wide on screen. */
const FAULTS = `(() => {
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getBoundingClientRect().width > 1;
  const words = (each) => (each.textContent || each.getAttribute('aria-label') || each.tagName).trim().replace(/\\s+/g, ' ').slice(0, 50);
  const all = [...document.querySelectorAll('body *')].filter(seen);
  const cut = all.filter((each) => {
    const { overflowX, overflowY, clip } = getComputedStyle(each);
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    return own && clip === 'auto' && (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1 || overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 2);
  });
  const sticks = (each) => each !== null && (['sticky', 'fixed'].includes(getComputedStyle(each).position) || sticks(each.parentElement));
  const buttons = all.filter((each) => !sticks(each) && each.matches('button, a.button, summary, select, input:not([type=radio], [type=checkbox])'));
  const covered = buttons.flatMap((each, i) => buttons.slice(i + 1).flatMap((other) => {
    if (each.contains(other) || other.contains(each)) return [];
    const [a, b] = [each.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 3 && high > 3 ? [words(each) + ' / ' + words(other)] : [];
  }));
  const beside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [...cut.map((each) => 'cut: ' + words(each)), ...covered.map((each) => 'overlap: ' + each), ...(beside > 0 ? ['wider by ' + beside] : [])];
})()`;

/** Screens by name. A visit has storage of its own, in one language. @type {Record<string, (visit: Visit) => Promise<void>>} */
const stops = {
  async home({ page, go, look }) {
    await go('', '[data-game]');
    await look('first');
    await startRace(page);
    await go('', '[data-running] svg');
    await look('with-a-race');
    await go('races');
    await look('my-races');
  },
  async setup({ go, look }) {
    for (const where of ['setup', 'stages']) {
      await go(where, 'button.main');
      await look(where);
    }
  },
  async race({ page, go, look }) {
    for (const game of ['reifenbreite', 'ausreisser']) {
      await go('', '[data-game]');
      await startRace(page, game);
      await look(`${game}-first`);
      for (let turn = 0; turn < 14; turn++) await answer(page);
      await untilAsked(page);
      await look(`${game}-asked`);
      const tabs = await page.getByRole('tab').all();
      for (const [i, tab] of tabs.entries()) {
        await tab.press('Enter');
        await look(`${game}-tab-${i}`);
      }
      await tabs[0]?.press('Enter');
      await page.locator('[data-hint]').first().press('Enter');
      await page.locator('[data-advice]').first().waitFor();
      await look(`${game}-hint`);
    }
  },
  async result({ page, go, load, look }) {
    for (const record of ['reifenbreite/034-everything-professional-two', 'ausreisser/four-mixed']) {
      const game = record.split('/')[0];
      const id = await load(record);
      await page.getByRole('tab').first().waitFor();
      await look(`${game}-result`);
      for (const [i, tab] of (await page.getByRole('tab').all()).entries()) {
        await tab.press('Enter');
        await look(`${game}-result-tab-${i}`);
      }
      await go(`watch/${id}/60`, '[data-timeline]');
      await look(`${game}-watch`);
      await go(`analysis/${id}`, '[data-stand="done"]');
      await look(`${game}-analysis`);
    }
  },
  async puzzles({ page, go, look }) {
    await go('puzzles', 'a[href$="/daily"]');
    await look('choice');
    for (const game of ['reifenbreite', 'ausreisser']) {
      await go(`puzzles/${game}/daily`, '[data-asked]');
      await look(`${game}-asked`);
      await press(page);
      await page.locator('[data-asked="over"], [data-solution]').first().waitFor();
      await look(`${game}-answered`);
    }
  },
  async learn({ page, go, look }) {
    await go('learn');
    await look('pages');
    for (const where of ['guide/roll', 'guide/lead', 'first-stage/hill']) {
      await go(where, '[data-asked]');
      await look(where.replace('/', '-'));
    }
    for (const where of ['guide/end', 'first-stage/end', 'scenarios', 'scenes', 'courses']) {
      await go(where);
      await page.waitForTimeout(500);
      await look(where.replace('/', '-'));
    }
  },
  async rules({ go, look }) {
    for (const where of ['', '/ur', '/ur-5-4', '/da-4-1', '/ur-chance-cards']) {
      await go(`rules${where}`);
      await look(`page${where.replace('/', '-')}`);
    }
  },
  async workshop({ page, go, look }) {
    await go('workshop');
    await look('pages');
    await go('board-workshop', '[data-new]');
    await page.locator('[data-new]').click();
    await page.locator('[data-status][data-sound="true"]').waitFor();
    await look('editor');
    for (const [where, there] of [
      ['print-pieces', '[data-group]'],
      ['sheet', 'article'],
      ['stage-pieces', '[data-group]'],
      ['position/reifenbreite', 'textarea'],
      ['same/reifenbreite', '[data-seeded-race]'],
    ]) {
      await go(where ?? '', there);
      await look((where ?? '').replace('/', '-'));
    }
  },
  async companion({ page, go, look }) {
    for (const game of ['ausreisser', 'reifenbreite']) {
      await go(`companion/${game}`, '[data-begin]');
      await look(`${game}-set-up`);
      for (const [seat, name] of ['Anna', 'Ben', 'Cleo'].entries()) {
        const input = page.locator(`[data-name="${seat}"]`);
        if ((await input.count()) > 0) await input.fill(name);
      }
      await page.locator('[data-begin]').press('Enter');
      await page.locator('[data-begin]').waitFor({ state: 'detached' });
      await look(`${game}-begun`);
    }
  },
  async season({ page, go, load, look }) {
    await load('ausreisser/three-easy');
    await go('races');
    await look('finished-races');
    await page.locator('[data-seasons]').click();
    await page.locator('[data-season-name]').fill('Winter 2026');
    await look('seasons');
    await page.locator('[data-new-season]').press('Enter');
    await page.locator('h1', { hasText: 'Winter 2026' }).waitFor();
    await look('season');
  },
  async settings({ page, go, look }) {
    await go('', '[data-game]');
    // the menu of small screens and that of large ones
    for (const [button, width] of /** @type {const} */ ([
      ['menu', 360],
      ['settings', 1280],
    ])) {
      await page.setViewportSize({ width, height: 740 });
      await page.locator(`header button.${button}`).press('Enter');
    }
    await look('menu');
  },
  async online({ page, go, look }) {
    await go('online', '[data-open-now]');
    await look('page');
    await page.locator('[data-open-now="ausreisser"]').press('Enter');
    await page.locator('[data-name]').fill('Anna');
    await look('lobby');
    await page.locator('[data-take="0"]').press('Enter');
    await page.locator('[data-ready]').waitFor();
    await look('seated');
    await page.locator('[data-begin]').press('Enter');
    await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
    await look('live');
    for (const [i, tab] of (await page.getByRole('tab').all()).entries()) {
      await tab.press('Enter');
      await look(`live-tab-${i}`);
    }
  },
};

/** @param {Page} page */
const startRace = async (page, game = 'reifenbreite') => {
  await page.locator(`[data-game="${game}"] button.main`).press('Enter');
  await untilAsked(page);
};
/** @param {Page} page */
async function untilAsked(page) {
  await page.locator('[data-asked]').waitFor();
  for (; (await page.locator('[data-asked]').getAttribute('data-asked')) === 'bots'; await page.waitForTimeout(100))
    await page.locator('[data-skip]:enabled').evaluateAll((/** @type {HTMLElement[]} */ found) => found[0]?.click());
}
/** Presses the main button, after a choice of the first card where one is needed. @param {Page} page */
async function press(page) {
  const cards = page.locator('[data-asked="lay"] .speeds label');
  if ((await cards.count()) > 0) await cards.first().click();
  await page.locator('[data-main]:enabled').press('Enter');
}
/** @param {Page} page */
async function answer(page) {
  await untilAsked(page);
  const asked = page.locator('[data-asked]');
  if ((await asked.getAttribute('data-asked')) === 'over') return;
  const step = await asked.getAttribute('data-step');
  const kind = await asked.getAttribute('data-asked');
  await press(page);
  await page.locator(`[data-asked]:not([data-step="${step}"][data-asked="${kind}"])`).waitFor();
}

/** @param {string} language @param {string} screen */
async function visit(language, screen) {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(`for (const [key, value] of Object.entries({ pace: 'fast', patience: 'at-once', meetings: 'off', language: '${language}' }))
    localStorage.getItem('windschatten.' + key) ?? localStorage.setItem('windschatten.' + key, value);`);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  const touch = await context.newCDPSession(page);
  /** @type {Visit} */
  const visited = {
    page,
    async go(where, there = 'h1') {
      await page.evaluate(`location.hash = ${JSON.stringify(`#/${where}`)}`);
      await page.locator(there).first().waitFor();
    },
    async load(record) {
      await visited.go('load', 'input[type=file]');
      const buffer = await readFile(join(ROOT, `records/${record}.record`));
      await page.locator('input[type=file]').setInputFiles({ name: 'x.race', mimeType: 'text/plain', buffer });
      await page.locator('main button.main').click();
      await page.waitForURL(/#.(race|result)./);
      return /#\/\w+\/([\w~]+)/.exec(page.url())?.[1] ?? '';
    },
    async look(state) {
      for (const [i, size] of SIZES.entries()) {
        await touch.send('Emulation.setTouchEmulationEnabled', { enabled: size.width < 1000 });
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: (i + languages.indexOf(language)) % 2 === 0 ? 'light' : 'dark' });
        await page.evaluate('document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 250)))');
        const faults = /** @type {string[]} */ (await page.evaluate(FAULTS));
        const name = `${screen}-${state}`;
        if (faults.length > 0) console.log(`${language} ${size.width} ${name}: ${[...new Set(faults)].join('; ')}`);
        const high = Math.min(await page.evaluate('document.documentElement.scrollHeight'), size.height * MAX_SCREENS);
        const into = join(OUT, `${language}-${size.width}`);
        await mkdir(into, { recursive: true });
        await page.screenshot({ path: join(into, `${name}.png`), fullPage: true, clip: { x: 0, y: 0, width: size.width, height: high } });
      }
    },
  };
  page.on('pageerror', (error) => console.log(`${language} ${screen}: ${error.message}`));
  try {
    await stops[screen]?.(visited);
  } catch (error) {
    console.log(`${language} ${screen} stopped at ${page.url()}: ${String(error).slice(0, 300)}`);
  }
  await context.close();
}

for (const language of languages.split(',')) for (const screen of Object.keys(stops)) if (isWanted(screen)) await visit(language, screen);
await browser.close();
server.kill();
await rm(folder, { recursive: true, force: true });
