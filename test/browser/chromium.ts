import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Route } from 'playwright-core';
import { SWITCHES, UNPAINTED, UNUSED_FEATURES } from '../../tools/chromium-switches.mjs';
import { SEED } from './seed.ts';

/** One Chromium for all test files that a worker rides: to start one costs more than most tests. */

/** What playwright switches off by itself: the last list given is the only one that Chromium reads, so it is said again. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Together with what the tests' own switches switch off. */
const FEATURES_OFF = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNUSED_FEATURES].join(',')}`;

/** Whoever wants pictures gets them; of a failed test: picture.ts. */
const PICTURED = (process.env['WINDSCHATTEN_PICTURES'] ?? '') !== '';

/** `whole`: somebody's browser, with notices and what else is outside of a page; `shell`: its pages alone, where there is such a program (scripts/browser.mjs). */
type Kind = 'whole' | 'shell';

/** @param looks whether its pages are drawn */
export async function startBrowser(looks: 'painted' | 'unpainted', kind: Kind = 'shell'): Promise<Browser> {
  const { WINDSCHATTEN_BROWSER: whole = '', WINDSCHATTEN_SHELL: shell = '' } = process.env;
  const programs = [...(kind === 'shell' ? [shell] : []), whole, '/usr/bin/chromium'];
  return chromium.launch({
    executablePath: programs.find((path) => path !== '')!,
    args: [...SWITCHES, FEATURES_OFF, ...(looks === 'painted' ? [] : [UNPAINTED])],
  });
}

const running = new Map<Kind, Promise<Browser>>();

/** The worker's browser of a kind, started where it is not; it ends with the worker. */
async function workerBrowser(kind: Kind): Promise<Browser> {
  const before = running.get(kind);
  // one that has crashed is the fault of one file alone
  if (before !== undefined && (await before).isConnected()) return before;
  const started = startBrowser(PICTURED ? 'painted' : 'unpainted', kind);
  running.set(kind, started);
  return started;
}

/**
 * WINDSCHATTEN_SLOW: up to so many milliseconds later does every script come than it could, each time anew and by a time of its own that the seed draws from its name;
 * every frame comes a quarter of that later. What a test reads without having waited for it is not there then: a run with 1000 finds what a busy machine finds
 * once in many.
 */
const MAX_SCRIPT_DELAY_MS = Number(process.env['WINDSCHATTEN_SLOW'] ?? 0);

/** A browser of somebody's own within the worker's; a whole one where the page's worker is kept, to whom the browser brings more than pages. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await workerBrowser(options.serviceWorkers === 'block' ? 'shell' : 'whole');
  const context = await browser.newContext(options);
  if (MAX_SCRIPT_DELAY_MS > 0) {
    await context.addInitScript(`globalThis.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), ${MAX_SCRIPT_DELAY_MS / 4});
      globalThis.cancelAnimationFrame = clearTimeout;`);
    // who may keep the page for later fetches all of it at once
    if (options.serviceWorkers === 'block') await context.route(/\/assets\/[^/]*\.js$/, delayScript);
  }
  return context;
}

async function delayScript(route: Route): Promise<void> {
  const drawn =
    createHash('sha256')
      .update(`${SEED} ${route.request().url().split('/').at(-1)!}`)
      .digest()
      .readUInt16BE() / 0x1_00_00;
  await sleep(drawn * MAX_SCRIPT_DELAY_MS);
  // whoever has left meanwhile waits for nothing
  await route.fallback().catch(() => undefined);
}
