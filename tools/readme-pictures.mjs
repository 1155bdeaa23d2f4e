/**
 * Takes the README's pictures of both games from the built page: `node tools/readme-pictures.mjs`. Plays races from
 * the seeds below until a moment worth a picture, so the pictures change only with the page.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { SWITCHES } from './chromium-switches.mjs';

/** The first race of each game that comes to such a moment. */
const CARD_SEED = 'readme';
const BOARD_SEED = 'readme';
const ROOT = join(import.meta.dirname, '../dist/web');
const PICTURES = join(import.meta.dirname, '../docs/pictures');
const MAX_TURNS = 7;
const RIDERS = ['Anna', 'Ben', 'Carla', 'Dan', 'Eva'];
/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(ROOT, path === '/' ? 'index.html' : path);
  readFile(file).then(
    (content) => response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch({ executablePath: process.env['WINDSCHATTEN_BROWSER'] ?? '/usr/bin/chromium', args: SWITCHES });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });
await page.addInitScript(`for (const [key, value] of Object.entries({ pace: 'fast', patience: 'at-once', meetings: 'off' }))
  localStorage.setItem('windschatten.' + key, value);`);

/**
 * Plays one race, and returns true at a moment worth a picture.
 * @param {string} seed
 */
async function playUntilPicture(seed) {
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:${port}/#/stages`);
  await page.locator('form button.main').waitFor();
  await page.locator('form select').first().selectOption(String(RIDERS.length));
  for (const [i, name] of RIDERS.entries()) await page.locator('.rider').nth(i).getByRole('textbox').fill(name);
  await page.locator('details:not([open]) summary').last().click();
  await page.locator('details input').last().fill(seed);
  await page.locator('form button.main').click();
  const asked = page.locator('[data-asked]');
  for (let turn = 1; turn <= MAX_TURNS; turn++) {
    while ((await asked.getAttribute('data-asked')) !== 'lay') {
      await page
        .locator('[data-skip]:enabled')
        .first()
        .dispatchEvent('click', undefined, { timeout: 50 })
        .catch(() => undefined);
      if (!['bots', 'lay'].includes((await asked.getAttribute('data-asked')) ?? '')) await page.locator('[data-main]').press('Enter');
      await page.waitForTimeout(100);
    }
    if (turn > 2 && (await isWorthAPicture())) return true;
    const brings = await page.locator('.speeds label').allInnerTexts();
    const step = await asked.getAttribute('data-step');
    const cheap = brings.findIndex((text) => !text.includes('min'));
    await page.locator('.speeds label').nth(Math.max(cheap, 0)).click();
    await page.locator('[data-main]').press('Enter');
    await page.locator(`[data-asked]:not([data-step="${step}"])`).waitFor();
  }
  return false;
}

/** A rider is dropped, no hill is in play, and the cards bring three different things. */
async function isWorthAPicture() {
  const words = await page.locator('.table').innerText();
  const brings = await page.locator('.speeds label').allInnerTexts();
  const kinds = new Set(brings.map((text) => text.replaceAll(/[\d×+−]/g, '').trim()));
  const specials = await page.locator('.specials label').count();
  return kinds.size >= 3 && brings.length + specials <= 6 && /\d minutes?/.test(words) && !/no slipstream/.test(words);
}

/** Um Reifenbreite from the third round on: a space on which one rider could follow and another could not. */
async function playBoardUntilPicture() {
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:${port}/#/setup`);
  await page.locator('form button.main').waitFor();
  await page.locator('main details:not([open]) > summary').last().click();
  await page.locator('details input').last().fill(BOARD_SEED);
  await page.locator('form button.main').click();
  const asked = page.locator('[data-asked]');
  await asked.waitFor();
  for (;;) {
    const kind = await asked.getAttribute('data-asked');
    if (kind === 'bots')
      await page
        .locator('[data-skip]:enabled')
        .first()
        .dispatchEvent('click', undefined, { timeout: 50 })
        .catch(() => undefined);
    else if (kind === 'move' && (await isBoardWorthAPicture())) return;
    else await page.locator('[data-main]:not([disabled])').press('Enter');
    await page.waitForTimeout(150);
  }
}

async function isBoardWorthAPicture() {
  const round = Number(/Round (\d+)/.exec(await page.locator('header').first().innerText())?.[1] ?? 0);
  const words = await page.locator('[data-asked]').innerText();
  return round >= 3 && /could follow, /.test(words) && /Drafting needs the same surface/.test(words);
}

/** @param {string} name */
async function takePicture(name) {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(PICTURES, name) });
}

await playBoardUntilPicture();
await takePicture('um-reifenbreite.png');
for (let n = 1; !(await playUntilPicture(`${CARD_SEED}/${n}`)); n++);
await takePicture('der-ausreisser.png');
await browser.close();
server.close();
