import { chromium, type Browser } from 'playwright-core';
import { SWITCHES } from '../../scripts/browser.mjs';

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

/** Chromium's own address bar, a page with a process of its own: loaded for each visitor it costs as much as the page under test (1.3 of 2.8 s CPU). */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

/** A process kept ready for the next page: each visitor begins one of his own and paid for this one too (a sixth of a visit's CPU). */
const SPARE = 'SpareRendererForSitePerProcess';

/** Only where playwright starts it: one that is started by hand has none of playwright's list (scripts/kill-browser/mortal.mjs). */
const FEATURES_OFF = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR, SPARE].join(',')}`;

/**
 * Nothing is drawn: no test reads pixels, and to paint the board and the road was a third of a ride's work. The page itself does all it always does, layout,
 * events and hit tests included. Whoever wants pictures gets them (WINDSCHATTEN_PICTURES, and a failed test: picture.ts).
 */
const UNPAINTED = '--force-gpu-mem-available-mb=0';

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
