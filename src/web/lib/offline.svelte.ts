import { onHold } from './offline-holds.ts';

/**
 * Caches the page for use without a network, and loads new versions between races, when the player asks for it or
 * reaches a screen where nothing is lost. Without browser support (no https, a local file, forbidden) nothing
 * changes.
 */

/**
 * Intervals, in milliseconds, at which an open page looks for a new version, and the minimum between two looks when
 * the page is shown again.
 */
const UPDATE_INTERVAL_MS = 3_600_000;
const MIN_UPDATE_INTERVAL_MS = 300_000;
/** Milliseconds for a new version to become active before the page reloads anyway. */
const TAKE_OVER_TIMEOUT_MS = 5_000;
/** The key under which the reloaded page finds that it may have loaded too early. */
const TOO_EARLY_KEY = 'windschatten.loaded-too-early';

let ready = $state(false);
let held = $state(false);
let registration: ServiceWorkerRegistration | undefined;
let loading = false;

/** Whether a new version can be loaded. */
export const newVersionIsReady = (): boolean => ready;

/** Whether the player does something that loading a new version would end. */
export const newVersionIsHeld = (): boolean => held;
onHold((now) => (held = now));

/** Loads the new version, if there is one and nothing prevents it. */
export function loadNewVersion(): void {
  if (!ready || held || loading) return;
  loading = true;
  // if none waits, another tab has activated it
  reloadBy(registration?.waiting);
}

/** Reloads the page when this worker has become active. */
function reloadBy(waiting: ServiceWorker | null | undefined): void {
  const reload = (): void => location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(() => {
    remembered()?.setItem(TOO_EARLY_KEY, '1');
    reload();
  }, TAKE_OVER_TIMEOUT_MS);
  waiting.postMessage('take-over');
}

/** The page was reloaded before the new version was active, so it may be the old one. It is reloaded again when the version is active. */
async function loadAfterAll(found: ServiceWorkerRegistration): Promise<void> {
  const memory = remembered();
  if (memory?.getItem(TOO_EARLY_KEY) !== '1') return;
  memory.removeItem(TOO_EARLY_KEY);
  if (found.waiting) {
    const taken = new Promise((over) => navigator.serviceWorker.addEventListener('controllerchange', over, { once: true }));
    found.waiting.postMessage('take-over');
    await taken;
  }
  const script = ownScript()?.split('/').at(-1);
  const newest = await fetch('./').then((page) => page.text());
  if (script !== undefined && !newest.includes(script) && !held) location.reload();
}

/** Loads the new version regardless of holds, because the server no longer accepts requests of this page. */
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
    // first, because the worker asks for the locks
    found.active?.postMessage('page-is-open');
    setInterval(() => ask(found), UPDATE_INTERVAL_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') ask(found);
    });
  } catch {
    // Without a worker the page runs, but not offline.
  }
}

function watch(found: ServiceWorkerRegistration): void {
  if (found.active && found.waiting) ready = true;
  found.addEventListener('updatefound', () => {
    const coming = found.installing;
    // the first version is not a new one
    if (!coming || !found.active) return;
    coming.addEventListener('statechange', () => {
      // it becomes active at once if no page uses the old one
      if (coming.state === 'installed' || coming.state === 'activated') ready = true;
    });
  });
  // another tab has activated it
  navigator.serviceWorker.addEventListener('controllerchange', () => (ready = true));
}

/** The script that this page loaded first. */
const ownScript = (): string | undefined => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** The session storage of this tab; null if the browser forbids it. */
function remembered(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Holds a lock named by this page's first script, so that the worker keeps the files it may still load (`offline-worker.js`). */
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

let lastCheck = Date.now();
function ask(found: ServiceWorkerRegistration): void {
  if (Date.now() - lastCheck < MIN_UPDATE_INTERVAL_MS) return;
  lastCheck = Date.now();
  // there is no new version to find without a network
  found.update().catch(() => undefined);
}
