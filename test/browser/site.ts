import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chanceFrom } from '../../tools/seeded-randomness.mjs';
import { SEED } from './seed.ts';
import { newContext } from './chromium.ts';
import { borrow, type Leave, type VisitorOptions } from './device.ts';
import { settingsScript, type Settings } from './memory.ts';
import { keepPicture } from './picture.ts';

/** The built page (dist/web) behind a plain file server, and the visitors of the tests. */

/** WINDSCHATTEN_WEB names another folder with a built page, so that one build is tested while another is made. */
const ROOT = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, '../../dist/web');
/** Screenshots of failed tests. */
const FAILED = join(import.meta.dirname, '../../test-results/failed');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The settings of a returning player: fast bots that do not wait, and no explanations. */
const SETTINGS: Settings = { pace: 'fast', patience: 'at-once', meetings: 'off' };

export interface Site {
  readonly address: string;
  /** A new context, in English by default. Its randomness comes from the running test's seed, and it is closed after the test. */
  visitor(options?: BrowserContextOptions, settings?: Settings): Promise<BrowserContext>;
  /** A visitor's blank page. */
  open(options?: VisitorOptions, settings?: Settings): Promise<Page>;
  /** A visitor on the home page, with reduced motion. `complaints` collects errors of the page. */
  visit(options?: VisitorOptions, settings?: Settings): Promise<{ readonly page: Page; readonly complaints: string[] }>;
  close(): Promise<void>;
}

/** The server of the built page, shared by all files of a worker, so that they share the browser's caches. It ends with the worker. */
let shared: Promise<Server> | undefined;

/** @param root a folder with a built page; dist/web by default */
export async function openSite(root: string = ROOT): Promise<Site> {
  const server = await (root === ROOT ? (shared ??= serve(root)) : serve(root));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const open: Site['open'] = async (options, settings) => {
    const { context, page, giveBack } = await borrow(withDefaults(options));
    await prepare(context, settings, giveBack);
    return page;
  };
  return {
    address,
    open,
    async visitor(options, settings) {
      const context = await newContext(withDefaults(options));
      await prepare(context, settings, () => context.close());
      return context;
    },
    async visit(options, settings) {
      const page = await open(options, settings);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      return { page, complaints };
    },
    async close() {
      if (root === ROOT) return;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function serve(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0]!)).replace(/\/$/, '/index.html');
    readFile(join(root, path)).then(
      (bytes) => response.writeHead(200, headersOf(path)).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return server;
}

/** Files named by their content are cached for ever, as by our own server. */
const headersOf = (path: string): Record<string, string> => ({
  'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  ...(path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
});

const withDefaults = (options: VisitorOptions = {}): VisitorOptions => ({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  // otherwise every visitor would fetch the whole page for offline use; tests of that allow it
  serviceWorkers: 'block',
  ...options,
});

/** @param leave called when the test is over; after a failure the context is not reused */
async function prepare(context: BrowserContext, settings: Settings | undefined, leave: Leave): Promise<void> {
  const { currentTestName: test = '', testPath = '' } = expect.getState();
  const whose = `${testPath} ${test}`;
  const before = visitors.get(whose) ?? 0;
  visitors.set(whose, before + 1);
  // several visitors of a test get different seeds, because equal seeds would give equal message ids
  const scripts = [
    chanceFrom(before === 0 ? `${SEED} ${test}` : `${SEED} ${test} ${before + 1}`),
    settingsScript({ ...SETTINGS, ...settings }),
  ];
  const added = await Promise.all(scripts.map((script) => context.addInitScript(script)));
  // a long timeout, because a busy machine is slow
  context.setDefaultTimeout(120_000);
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await reportFailure(test, context);
    await leave(hasFailed ? 'for good' : 'as it is', added);
  });
}

/** The number of visitors so far, by file and test, because a worker runs several files. */
const visitors = new Map<string, number>();

/** Pages of failed tests so far. */
let reported = 0;

/** Reports a failed test: its seed, the address of each page, and a screenshot. */
async function reportFailure(test: string, context: BrowserContext): Promise<void> {
  await mkdir(FAILED, { recursive: true });
  for (const page of context.pages()) {
    const path = join(FAILED, `${test.replaceAll(/[^\p{L}\d]+/gu, '-')}-${++reported}`);
    const pictured = await keepPicture(page, path).then(
      () => `${path}.png`,
      () => 'no picture could be taken',
    );
    console.error(`WINDSCHATTEN_SEED=${SEED}, "${test}", at ${new URL(page.url()).hash || page.url()}: ${pictured}`);
  }
}
