import { svelte } from '@sveltejs/vite-plugin-svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { courseNames, reifenbreite, type Action } from '../../src/games/reifenbreite/index.ts';
import type { Pending } from '../../src/kit/index.ts';
import type { Race } from '../../src/table/index.ts';
import { waitOf } from '../../src/web/session/pace.ts';
import { content } from '../games/content.ts';

/** The others wait while a person may take back what he did: sessions without a page, bots thinking beside the test. */
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

interface Ridden {
  readonly pending: Pending;
  readonly choices: readonly Action[];
  readonly happenings: readonly { readonly n: number; readonly seat: number; readonly reason?: { readonly code: string } | null }[];
  readonly asked: boolean;
  readonly holding: boolean;
  readonly broken: string | null;
  act(action: Action): void;
  goOn(): void;
  skip(): void;
  run(): Promise<void>;
  end(): void;
  race(envelope: 'sealed'): Race;
}
let server: ViteDevServer;
let SessionClass: new (start: unknown) => Ridden;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [svelte()],
    server: { middlewareMode: true, ws: false },
  });
  SessionClass = (await server.ssrLoadModule('/src/web/session/session.svelte.ts'))['Session'] as typeof SessionClass;
});
afterAll(() => server.close());

function open(patience: string): Ridden {
  const config = reifenbreite.configure(
    {
      stages: [courseNames(content)[0]],
      managers: [
        { name: 'Anna', teams: ['red'] },
        { name: 'Ben', teams: ['blue'] },
      ],
    },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const drivers = ['human', 'easy'];
  const note = {
    version: 1 as const,
    created: 0,
    game: 'reifenbreite',
    seed: 'hold',
    drivers,
    titles: [],
    names: [],
    round: 0,
    over: false,
  };
  return new SessionClass({
    ...{ id: 'h', game: reifenbreite, config: config.value, note, entries: [], rulesVersion: 1, contributions: [] },
    ...{ pace: 'fast', patience, look: () => undefined },
  });
}

async function until(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 2));
}

async function asked(session: Ridden): Promise<Ridden> {
  session.skip();
  void session.run();
  await until(() => session.asked || session.broken !== null);
  expect(session.broken).toBeNull();
  return session;
}

const entries = (session: Ridden): number => session.race('sealed').entries.length;

test('until he says so: nothing happens after his own act until he lets the others go on', async () => {
  const session = await asked(open('told'));
  expect(session.pending.kind).toBe('place');
  const before = entries(session);
  session.act(session.choices[0]!);
  await until(() => entries(session) === before + 1);
  expect(session.holding).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(entries(session)).toBe(before + 1);
  session.goOn();
  await until(() => entries(session) > before + 1);
  expect(session.holding).toBe(false);
  session.end();
});

test('skipping ends the waiting too', async () => {
  const session = await asked(open('told'));
  session.act(session.choices[0]!);
  await until(() => session.holding);
  await asked(session);
  expect(session.holding).toBe(false);
  session.end();
});

test('where chance has spoken there is nothing to wait for', async () => {
  const session = await asked(open('told'));
  while (session.pending.kind === 'place') {
    session.act(session.choices[0]!);
    await until(() => session.holding || session.asked);
    await asked(session);
  }
  while (session.pending.kind !== 'turn') {
    session.act(session.choices[0]!);
    await until(() => session.holding || session.asked);
    await asked(session);
  }
  const before = entries(session);
  session.act({ type: 'dice' });
  await until(() => entries(session) > before);
  expect(session.holding).toBe(false);
  session.end();
});

test('at once: nobody waits; a bot’s reason belongs to its own entry', async () => {
  const session = await asked(open('at-once'));
  const before = entries(session);
  session.act(session.choices[0]!);
  await until(() => entries(session) > before);
  expect(session.holding).toBe(false);
  await asked(session);
  expect(session.log.every(({ seat, reason }) => seat === 1 || !reason)).toBe(true);
  session.end();
});

test('how long is a matter of the pace', () => {
  expect([waitOf('at-once', 'slow'), waitOf('told', 'fast')]).toEqual([0, Infinity]);
  expect(waitOf('moment', 'slow')).toBeGreaterThan(waitOf('moment', 'fast'));
});
