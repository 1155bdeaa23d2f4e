import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { newContext } from './chromium.ts';

/**
 * Browser contexts, each with one page, that the tests of a worker reuse. A reused context has fetched and compiled the
 * page already, which halves the cost of a visit. Storage, listeners and permissions are cleared between two tests. A
 * test that leaves more behind (a service worker, a clock) asks for a context of its own.
 */

export interface VisitorOptions extends BrowserContextOptions {
  /** A context that no other test uses, for tests that set the clock or count first requests. */
  readonly own?: boolean;
}

/** A visitor's browser context and its blank page. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly giveBack: Leave;
}

/**
 * @param how `for good` closes the context, because something went wrong in it
 * @param scripts the init scripts of its pages
 */
export type Leave = (how: 'as it is' | 'for good', scripts: readonly Disposable[]) => Promise<void>;

/** Options that can be set on an existing page. A context is reused if all other options are equal. */
type PageOption = 'viewport' | 'colorScheme' | 'own';
/** Contexts with other options are too rare to keep. */
const REUSABLE_OPTIONS = new Set(['locale', 'hasTouch', 'isMobile', 'reducedMotion', 'serviceWorkers']);

interface IdleDevice {
  readonly kind: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Origins visited since the last clearing. */
  readonly origins: Set<string>;
}

let idleDevices: readonly IdleDevice[] = [];
/** Each idle context keeps a process. */
const MAX_IDLE_DEVICES = 5;

export async function borrow({ viewport, colorScheme, own = false, ...rest }: VisitorOptions): Promise<Device> {
  const isCommon = rest.serviceWorkers === 'block' && Object.keys(rest).every((option) => REUSABLE_OPTIONS.has(option));
  if (own || !isCommon) return newDevice({ ...rest, ...(viewport && { viewport }), ...(colorScheme && { colorScheme }) });
  const idle = take(JSON.stringify(rest)) ?? (await make(rest));
  const { context, page } = idle;
  if (viewport) await page.setViewportSize(viewport);
  // every feature is named, because the test before may have left the page in print media or forced colours
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: rest.reducedMotion ?? 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
  const giveBack: Leave = async (how, scripts) => {
    if (how === 'as it is' && !page.isClosed()) {
      await clear(idle);
      for (const script of scripts) await script.dispose();
      idleDevices = [idle, ...idleDevices];
      for (const { context: oldest } of idleDevices.slice(MAX_IDLE_DEVICES)) await oldest.close();
      idleDevices = idleDevices.slice(0, MAX_IDLE_DEVICES);
    } else await context.close();
  };
  return { context, page, giveBack };
}

async function newDevice(options: BrowserContextOptions): Promise<Device> {
  const context = await newContext(options);
  return { context, page: await context.newPage(), giveBack: () => context.close() };
}

function take(kind: string): IdleDevice | undefined {
  const found = idleDevices.find((each) => each.kind === kind && each.context.browser()?.isConnected());
  idleDevices = idleDevices.filter((each) => each !== found);
  return found;
}

async function make(options: Omit<BrowserContextOptions, PageOption>): Promise<IdleDevice> {
  const context = await newContext(options);
  const page = await context.newPage();
  const idle = { kind: JSON.stringify(options), context, page, devtools: await context.newCDPSession(page), origins: new Set<string>() };
  context.on('request', (request) => void (request.isNavigationRequest() && idle.origins.add(new URL(request.url()).origin)));
  return idle;
}

/** Events that tests listen to on a page. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
] as const;

/** Clears pages, listeners, routes and storage. Leaves the page first, so that it stores nothing afterwards. */
async function clear({ context, page, devtools, origins }: IdleDevice): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of PAGE_EVENTS) page.removeAllListeners(event);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.evaluate('void sessionStorage.clear()').catch(() => undefined);
  await page.goto('about:blank');
  for (const origin of origins)
    if (origin.startsWith('http')) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  origins.clear();
  await context.clearCookies();
  await context.clearPermissions();
  await devtools.send('Page.resetNavigationHistory');
  // the pointer would otherwise hover over the next page
  await page.mouse.move(-1, -1);
}
