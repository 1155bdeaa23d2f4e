import { chromium, type Browser } from 'playwright-core';
import { NEEDLESS, SWITCHES, UNPAINTED } from '../../scripts/browser.mjs';

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
const FEATURES_OFF = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...NEEDLESS].join(',')}`;

/** Whoever wants pictures gets them; of a failed test: picture.ts. */
const PICTURED = (process.env['WINDSCHATTEN_PICTURES'] ?? '') !== '';

/** @param looks whether its pages are drawn */
export async function startBrowser(looks: 'painted' | 'unpainted'): Promise<Browser> {
  const found = process.env['WINDSCHATTEN_BROWSER'];
  return chromium.launch({
    executablePath: found === undefined || found === '' ? '/usr/bin/chromium' : found,
    args: [...SWITCHES, FEATURES_OFF, ...(looks === 'painted' ? [] : [UNPAINTED])],
  });
}

let running: Promise<Browser> | undefined;

/** The worker's browser, started where it is not; it ends with the worker. */
export async function theBrowser(): Promise<Browser> {
  // one that has crashed is the fault of one file alone
  if (running !== undefined && !(await running).isConnected()) running = undefined;
  running ??= startBrowser(PICTURED ? 'painted' : 'unpainted');
  return running;
}
