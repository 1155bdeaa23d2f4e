import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { theBrowser } from './chromium.ts';

/**
 * One browser context that a worker's tests use one after another: what was fetched, compiled and optimised for one serves the next. Between two of them
 * playwright empties it: pages, cookies, storage, databases, scripts, listeners, routes and clock. Whoever comes while it is out, and whoever has what cannot
 * be emptied like that (a service worker's caches), gets one of his own.
 */

/** As playwright's own test runner calls it where it keeps a browser between tests; not among its types. */
interface Reusing {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
}

let lent: BrowserContext | undefined;

export async function borrow(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await theBrowser();
  if (lent !== undefined || options.serviceWorkers === 'allow') return browser.newContext(options);
  lent = await (browser as Browser & Reusing)._newContextForReuse(options);
  return lent;
}

export async function giveBack(context: BrowserContext): Promise<void> {
  if (context !== lent) return context.close();
  lent = undefined;
  await (context.browser() as Browser & Reusing)._disconnectFromReusedContext('the test is over');
}
