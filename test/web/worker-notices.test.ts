import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

/** The service worker and its notices of a player's turn. */

const SCOPE = 'https://race.example/sub/';
const RACE = 'abcdefghijklmnopqrstuv';

/** The worker with these open pages. `hear` sends an event and waits until it is handled. */
function wake(pages: readonly { url: string; focus(): void; navigate(to: string): void }[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    registration: { scope: SCOPE, showNotification: (title: string, more: object) => Promise.resolve(void shown.push({ title, ...more })) },
    location: { origin: new URL(SCOPE).origin },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (to: string) => Promise.resolve(void opened.push(to)) },
    addEventListener: (name: string, hear: (event: unknown) => void) => listeners.set(name, hear),
  };
  const script = readFileSync(new URL('../../src/web/lib/offline-worker.js', import.meta.url), 'utf8');
  runInContext(script, createContext({ self, URL }));
  const hear = async (name: string, event: object): Promise<void> => {
    const until: Promise<unknown>[] = [];
    listeners.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => until.push(work) });
    await Promise.all(until);
  };
  return { hear, shown, opened };
}
const data = (text: string) => ({ data: { json: (): unknown => JSON.parse(text) } });

test('a notice shows the server’s text, one for each race, and an invalid message shows nothing', async () => {
  const { hear, shown } = wake([]);
  await hear('push', data(JSON.stringify({ title: 'Der Ausreißer', body: 'Du bist am Zug.', race: RACE })));
  for (const text of ['no json', '{}', 'null', JSON.stringify({ title: 'a', body: 'b', race: '../evil' })]) await hear('push', data(text));
  expect(shown).toEqual([{ title: 'Der Ausreißer', body: 'Du bist am Zug.', tag: RACE, icon: './icon-192.png' }]);
});

test('a tap on a notice opens the race in the page that shows it, else in a page without a race, else in a new page', async () => {
  const done: string[] = [];
  const page = (hash: string) => ({
    url: SCOPE + hash,
    focus: () => done.push(`focus ${hash}`),
    navigate: (to: string) => done.push(`to ${to}`),
  });
  const [home, here, other] = [page('#/'), page(`#/race/~${RACE}`), page('#/race/mine')];
  const tap = { notification: { tag: RACE, close: () => undefined } };
  await wake([home, here]).hear('notificationclick', tap);
  await wake([other, home]).hear('notificationclick', tap);
  expect(done).toEqual([`focus #/race/~${RACE}`, `to ${SCOPE}#/race/~${RACE}`, 'focus #/']);
  const { hear, opened } = wake([other]);
  await hear('notificationclick', tap);
  expect(opened).toEqual([`${SCOPE}#/race/~${RACE}`]);
});
