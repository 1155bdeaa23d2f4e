import { onHold } from './offline-holds.ts';

/**
 * The browser keeps the page for riding without a network, and a new version of it is loaded between races: it waits until somebody asks for it, or
 * until a screen is reached where nothing is lost. Where the browser cannot (no https, a plain file, forbidden), nothing changes.
 */

/** How often a page that lies open asks for a new version, and how often at most where it is looked at now and again, in milliseconds. */
const ASK_EVERY = 3_600_000;
const ASK_AGAIN = 300_000;
/** As long a new version may take to take over before the page is loaded again anyway. */
const TAKE_OVER = 5_000;
/** Told to the page that is loaded then. */
const TOO_EARLY = 'windschatten.loaded-too-early';

let ready = $state(false);
let held = $state(false);
let registration: ServiceWorkerRegistration | undefined;
let loading = false;

/** A new version has come and waits to be loaded. */
export const newVersionIsReady = (): boolean => ready;

/** Somebody is in the middle of something that a new page would end. */
export const newVersionIsHeld = (): boolean => held;
onHold((now) => (held = now));

/** Loads the new version, if there is one and nothing holds it back. */
export function loadNewVersion(): void {
  if (!ready || held || loading) return;
  loading = true;
  // where none waits another tab has sent for it, and it has taken over
  reloadBy(registration?.waiting);
}

/** Loads the page again as soon as this worker has taken over. */
function reloadBy(waiting: ServiceWorker | null | undefined): void {
  const reload = (): void => location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(() => {
    remembered()?.setItem(TOO_EARLY, '1');
    reload();
  }, TAKE_OVER);
  waiting.postMessage('take-over');
}

/** The page was loaded again before the new version had taken over, and may be the old one: then it is loaded once more when it has. */
async function loadAfterAll(found: ServiceWorkerRegistration): Promise<void> {
  const memory = remembered();
  if (memory?.getItem(TOO_EARLY) !== '1') return;
  memory.removeItem(TOO_EARLY);
  if (found.waiting) {
    const taken = new Promise((over) => navigator.serviceWorker.addEventListener('controllerchange', over, { once: true }));
    found.waiting.postMessage('take-over');
    await taken;
  }
  const script = ownScript()?.split('/').at(-1);
  const newest = await fetch('./').then((page) => page.text());
  if (script !== undefined && !newest.includes(script) && !held) location.reload();
}

/** A server has moved on, and this page can do nothing there any more: the new version is fetched and loaded, whatever holds it back otherwise. */
export async function loadNewest(): Promise<void> {
  loading = true;
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming) await new Promise<void>((done) => coming.addEventListener('statechange', () => done(), { once: true }));
  reloadBy(registration?.waiting);
}

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register('./sw.js');
    registration = found;
    watch(found);
    void loadAfterAll(found).catch(() => undefined);
    await holdLock(found.scope);
    // first now: the worker asks for the locks
    found.active?.postMessage('page-is-open');
    setInterval(() => ask(found), ASK_EVERY);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') ask(found);
    });
  } catch {
    // as it was
  }
}

function watch(found: ServiceWorkerRegistration): void {
  if (found.active && found.waiting) ready = true;
  found.addEventListener('updatefound', () => {
    const coming = found.installing;
    // the first of all is nothing new
    if (!coming || !found.active) return;
    coming.addEventListener('statechange', () => {
      // it becomes active at once where no page is under the old one's care
      if (coming.state === 'installed' || coming.state === 'activated') ready = true;
    });
  });
  // another tab has sent for it
  navigator.serviceWorker.addEventListener('controllerchange', () => (ready = true));
}

/** The script that this page began with. */
const ownScript = (): string | undefined => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** The memory of this tab; null where the browser forbids it. */
function remembered(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** As long as this page lives, others see which script it began with: what it may still load is kept for it (`offline-worker.js`). */
async function holdLock(scope: string): Promise<void> {
  const entry = ownScript();
  if (entry === undefined) return;
  await new Promise<void>((granted, refused) => {
    const untilTheEnd = (): Promise<never> => {
      granted();
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(`windschatten ${scope} ${entry}`, { mode: 'shared' }, untilTheEnd).catch(refused);
  });
}

let asked = Date.now();
function ask(found: ServiceWorkerRegistration): void {
  if (Date.now() - asked < ASK_AGAIN) return;
  asked = Date.now();
  // without a network there is nothing to be had
  found.update().catch(() => undefined);
}
