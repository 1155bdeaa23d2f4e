/* global self, caches, fetch, Request, Response */
/**
 * Caches the whole page so that races can be played without a network after the first visit. The build fills in the
 * lines below (`build/offline.mjs`). A newer version waits until the page activates it (`offline.svelte.ts`). Files
 * of an older version stay until the last page that uses them is closed.
 */
const FILES = ['%FILES%'];
const VERSION = '%VERSION%';
/** The script that a page of this version loads first. */
const ENTRY = '%ENTRY%';

const SCOPE = self.registration.scope;
const PREFIX = `windschatten ${SCOPE} `;
const CACHE = PREFIX + VERSION;
/** Files below never change, because their names contain a hash of their content. */
const ASSETS = new URL('./assets/', SCOPE).href;
/** The file that tells a page whether there is a server for online races. */
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

/** Caches all files of one version, or none. If a file was replaced by a newer version meanwhile, the cache is deleted. */
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
  // never cached; without a network the answer is that there is no server
  if (request.url === SERVER) return fetch(request).catch(() => Response.json({ online: false }));
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isPage(request) ? './' : request, HOW);
  return kept ?? (isNamedByContent(request.url) ? await fromOlder(request) : undefined) ?? fetch(request);
}

/** Shows that it is the player's turn in a race (`src/server/notices`), one notification for each race. */
async function tellTurn(data) {
  let said = null;
  try {
    said = data?.json();
  } catch {
    // not a message of this server
  }
  const { title, body, race } = said ?? {};
  if (![title, body, race].every((text) => typeof text === 'string') || !/^[\w-]{22}$/.test(race)) return;
  await self.registration.showNotification(title, { body, tag: race, icon: './icon-192.png' });
}

/** Focuses a page that shows the race, else any page, else opens one. */
async function goToRace(race) {
  const address = `${SCOPE}#/race/~${race}`;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages.find(({ url }) => url.startsWith(SCOPE) && !url.includes('#/race/'));
  if (page === undefined) return self.clients.openWindow(address);
  if (page.url !== address) await page.navigate(address);
  return page.focus();
}

const isNamedByContent = (address) => new URL(address, SCOPE).href.startsWith(ASSETS);

/** The page itself, under any of its addresses. Other files are served under their own. */
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
 * Deletes the files of older versions, except those that an open page may still load. Every page holds a lock named
 * by its first script. This runs when a page has opened, because before that no page answers.
 */
async function sweep() {
  const older = await olderNames();
  if (older.length === 0) return;
  const { held } = await self.navigator.locks.query();
  const begun = held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // a page that does not hold its lock yet sends a message when it does
  if (pages.filter(({ url }) => url.startsWith(SCOPE)).length > begun.length) return;
  const cache = await caches.open(CACHE);
  const entries = begun.map((name) => name.slice(PREFIX.length));
  for (const name of older) {
    const other = await caches.open(name);
    const needed = await Promise.all(entries.map(async (entry) => !(await cache.match(entry)) && (await other.match(entry))));
    if (!needed.some(Boolean)) await caches.delete(name);
  }
}
