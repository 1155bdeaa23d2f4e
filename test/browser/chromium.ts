import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Route } from 'playwright-core';
import { SWITCHES, UNPAINTED, UNUSED_FEATURES } from '../../tools/chromium-switches.mjs';
import { SEED } from './seed.ts';

/** One Chromium for all test files of a worker, because starting one takes longer than most tests. */

/** Features that Playwright disables itself. Chromium reads only the last such list, so ours repeats them. */
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

/** Includes the features that our own switches disable. */
const FEATURES_OFF = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNUSED_FEATURES].join(',')}`;

/** Whether pages are painted for screenshots. picture.ts takes those of a failed test. */
const PICTURED = (process.env['WINDSCHATTEN_PICTURES'] ?? '') !== '';

/** `whole` is a full browser with notifications; `shell` is the headless shell, which has pages only, if installed. */
type Kind = 'whole' | 'shell';

/** @param looks whether the browser paints its pages */
export async function startBrowser(looks: 'painted' | 'unpainted', kind: Kind = 'shell'): Promise<Browser> {
  const { WINDSCHATTEN_BROWSER: whole = '', WINDSCHATTEN_SHELL: shell = '' } = process.env;
  const programs = [...(kind === 'shell' ? [shell] : []), whole, '/usr/bin/chromium'];
  return chromium.launch({
    executablePath: programs.find((path) => path !== '')!,
    args: [...SWITCHES, FEATURES_OFF, ...(looks === 'painted' ? [] : [UNPAINTED])],
  });
}

const running = new Map<Kind, Promise<Browser>>();

/** The worker's browser of this kind, started on first use. It ends with the worker. */
async function workerBrowser(kind: Kind): Promise<Browser> {
  const before = running.get(kind);
  // a crashed browser fails one file only; the next file gets a new one
  if (before !== undefined && (await before).isConnected()) return before;
  const started = startBrowser(PICTURED ? 'painted' : 'unpainted', kind);
  running.set(kind, started);
  return started;
}

/**
 * WINDSCHATTEN_SLOW: the longest delay of a script in milliseconds. The seed and the script's name determine each
 * delay; every frame is delayed by a quarter of it. A run with 1000 finds tests that read something without waiting
 * for it.
 */
const MAX_SCRIPT_DELAY_MS = Number(process.env['WINDSCHATTEN_SLOW'] ?? 0);

/** A new context in the worker's browser. With service workers allowed, it is a context of the full browser. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await workerBrowser(options.serviceWorkers === 'block' ? 'shell' : 'whole');
  const context = await browser.newContext(options);
  if (MAX_SCRIPT_DELAY_MS > 0) {
    await context.addInitScript(`globalThis.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), ${MAX_SCRIPT_DELAY_MS / 4});
      globalThis.cancelAnimationFrame = clearTimeout;`);
    // a service worker fetches the whole page at once, so its scripts are not delayed
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
  // the page may have closed meanwhile
  await route.fallback().catch(() => undefined);
}
