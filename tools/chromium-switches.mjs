/** How the browser tests, the measurements and the kill tests start Chromium. */

/**
 * Features that cost processor time and serve no test. The address bar is a page with a process of its own and costs as much as the page under test. The
 * spare process for the next page is paid for by each visitor, who never uses it.
 */
export const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** Paints nothing, which saves a third of the work of a race. The page still does its layout, events, hit tests and frames. */
export const UNPAINTED = '--force-gpu-mem-available-mb=0';

/** For root in a container too, and without requests of the browser's own. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];
