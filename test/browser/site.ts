import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** The built page (dist/web) behind a plain file server, and a Chromium to look at it: any folder of files must do. */

/** WINDSCHATTEN_WEB: another folder with a built page, so that one build is tested while another is made. */
const ROOT = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, '../../dist/web');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** As somebody who has been here before has set the race's speed: bots show what they do, and wait for nobody. */
const SETTINGS = { pace: 'fast', patience: 'at-once' };
const SET = `try {
  for (const [key, value] of ${JSON.stringify(Object.entries(SETTINGS))})
    localStorage.getItem('windschatten.' + key) ?? localStorage.setItem('windschatten.' + key, value);
} catch {
  // a page that may keep nothing
}`;

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A page in a browser that keeps nothing from others, where nothing moves for its own sake; what it complains about is collected. */
  visit(options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly complaints: string[] }>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0]!)).replace(/\/$/, '/index.html');
    readFile(join(ROOT, path)).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const found = process.env['WINDSCHATTEN_BROWSER'];
  const browser = await chromium.launch({
    executablePath: found === undefined || found === '' ? '/usr/bin/chromium' : found,
    args: SWITCHES,
  });
  return {
    address,
    browser,
    async visit(options = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      await context.addInitScript(SET);
      // a busy machine is slow, not wrong
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}
