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
  const reload = (): void => location.reload();
  if (!registration?.waiting) {
    // another tab has sent for it, and it has taken over
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKE_OVER);
  registration.waiting.postMessage('take-over');
}

/** A server has moved on, and this page can do nothing there any more: the new version is fetched and loaded, whatever holds it back otherwise. */
export async function loadNewest(): Promise<void> {
  loading = true;
  const reload = (): void => location.reload();
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming) await new Promise<void>((done) => coming.addEventListener('statechange', () => done(), { once: true }));
  const waiting = registration?.waiting;
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKE_OVER);
  waiting.postMessage('take-over');
}

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register('./sw.js');
    registration = found;
    watch(found);
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

/** As long as this page lives, others see which script it began with: what it may still load is kept for it (`offline-worker.js`). */
async function holdLock(scope: string): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
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
