/* global self, caches, fetch, Request, Response */
/**
 * Keeps the whole page in the browser's cache, so that races are ridden without a network after the first visit. The build fills in the lines below
 * (`build/offline.mjs`). A newer version waits until the page sends for it (`offline.svelte.ts`). Pages of an older version may be open then: what
 * they were loaded from stays until the last of them is closed.
 */
const FILES = ['%FILES%'];
const VERSION = '%VERSION%';
/** The script that the page of this version begins with. */
const ENTRY = '%ENTRY%';

const SCOPE = self.registration.scope;
const PREFIX = `windschatten ${SCOPE} `;
const CACHE = PREFIX + VERSION;
/** What is there never changes: its name says what it holds. */
const ASSETS = new URL('./assets/', SCOPE).href;
/** Where a page asks whether there is a server for races online. */
const SERVER = new URL('./online.json', SCOPE).href;
const HOW = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'page-is-open') event.waitUntil(sweep());
});
self.addEventListener('push', (event) => event.waitUntil(tellTurn(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToRace(event.notification.tag));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

/** All files or none, and all of one version: files that were fetched while a newer version was put in their place are not kept. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: isNamedByContent(file) ? 'default' : 'reload' })));
    const page = await cache.match('./');
    if (!(await page.text()).includes(ENTRY)) throw new Error('The page is of another version than its worker.');
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function answer(request) {
  // asked of the server alone; that nobody is there is an answer, and no fault
  if (request.url === SERVER) return fetch(request).catch(() => Response.json({ online: false }));
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isPage(request) ? './' : request, HOW);
  return kept ?? (isNamedByContent(request.url) ? await fromOlder(request) : undefined) ?? fetch(request);
}

/** A race waits for whoever sits here (`src/server/notices`): its name and whose turn it is, in his language. One notice a race. */
async function tellTurn(data) {
  let said = null;
  try {
    said = data?.json();
  } catch {
    // not by a server of ours
  }
  const { title, body, race } = said ?? {};
  if (![title, body, race].every((text) => typeof text === 'string') || !/^[\w-]{22}$/.test(race)) return;
  await self.registration.showNotification(title, { body, tag: race, icon: './icon-192.png' });
}

/** To a page that shows the race already, else to any, else to a new one. */
async function goToRace(race) {
  const address = `${SCOPE}#/race/~${race}`;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages.find(({ url }) => url.startsWith(SCOPE) && !url.includes('#/race/'));
  if (page === undefined) return self.clients.openWindow(address);
  if (page.url !== address) await page.navigate(address);
  return page.focus();
}

const isNamedByContent = (address) => new URL(address, SCOPE).href.startsWith(ASSETS);

/** The page itself, under any of its addresses. What else is gone to (the licences, an address that is none) is what it is. */
function isPage({ mode, url }) {
  const { origin, pathname } = new URL(url);
  return mode === 'navigate' && [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

async function olderNames() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function fromOlder(request) {
  for (const name of await olderNames()) {
    const kept = await (await caches.open(name)).match(request, HOW);
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Deletes what older versions kept, but for what an open page was loaded from. Every page holds a lock named by the script it began with for as
 * long as it lives. Done when a page has been opened, not when the worker takes over: until it has, no page is answered.
 */
async function sweep() {
  const older = await olderNames();
  if (older.length === 0) return;
  const { held } = await self.navigator.locks.query();
  const begun = held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // one that has not come so far as to hold its lock: it sends word when it has
  if (pages.filter(({ url }) => url.startsWith(SCOPE)).length > begun.length) return;
  const cache = await caches.open(CACHE);
  const entries = begun.map((name) => name.slice(PREFIX.length));
  for (const name of older) {
    const other = await caches.open(name);
    const needed = await Promise.all(entries.map(async (entry) => !(await cache.match(entry)) && (await other.match(entry))));
    if (!needed.some(Boolean)) await caches.delete(name);
  }
}
