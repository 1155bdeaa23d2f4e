import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { NO_SEAT, type AnyGame, type Seat } from '../../src/kit/index.ts';
import { actionRow, formatEntries, formatHead, sealOf, type Entry, type Race, type Row, type Summary } from '../../src/table/index.ts';
import { summaryOf } from '../../src/table/match/rows.ts';
import { hashOf } from '../../src/server/races/secrets.ts';
import { content } from '../games/content.ts';
import { come, post, type RemotePlayer } from './remote-player.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** Collects everything that all clients but one get of a race, byte by byte: WebSocket messages and HTTP answers. */

/** The seat whose secrets must not leak. */
export const SECRETIVE: Seat = 1;
const SEED = 'leak';
const NAMES = ['Anna', 'Ben', 'Cleo'];
/** Fixed ids, so that runs differ only in hidden information. */
const secret = (what: string): string => what.padEnd(22, '_');
const RACE = secret('race');
const credentialOf = (seat: Seat): string => `${secret(`person-${seat}`)}.${secret(`device-${seat}`)}`;

export interface Scene {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly config: unknown;
  readonly rows: readonly Row[];
  readonly summary: Summary;
  /** The window of a question to several seats, in milliseconds. */
  readonly window: number;
  /** Further settings of the room. */
  readonly room?: { readonly delay: number; readonly onlookers: boolean };
}

export function configured(game: AnyGame, setup: unknown): unknown {
  const read = game.configure(setup, content);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

export function sceneAt(
  game: AnyGame,
  setup: unknown,
  log: readonly Entry[],
  rest: { readonly state: unknown; readonly window: number },
): Scene {
  const config = configured(game, setup);
  const rows: readonly Row[] = [actionRow({ n: 1, entries: log, texts: formatEntries(game, game.start(config), log), author: null })];
  return { game, setup, config, rows, summary: summaryOf(game, rest.state, log.length), window: rest.window };
}

/** A race of people on a server of its own, with all its clients. The clock stands still, so that clock data can be compared, too. */
export interface Table {
  readonly served: Served;
  /** By seat. */
  readonly riders: readonly RemotePlayer[];
  readonly onlooker: RemotePlayer;
  /** All messages to the other clients, by client, in order; up to the first message that matches `until`, if given. */
  received(until?: RegExp): Readonly<Record<string, readonly string[]>>;
  /** The messages to a new spectator and to a returning player. */
  come(): Promise<readonly (readonly string[])[]>;
  /** The HTTP answers to the other players. */
  asked(): Promise<readonly string[]>;
  /** The lobby, requested once because the server caches it for a second. */
  lobby(): Promise<string>;
  /** Sends actions that are not allowed, or not now. @param actions in the notation of the game */
  tried(actions: readonly string[]): Promise<void>;
  /** Sends a chat line from everyone, or from `who` only. The server delivers it before it acknowledges it. @param what the text */
  talked(what: string, who?: 'riders' | 'onlooker'): Promise<void>;
  /** The HTTP answers and messages to a client without a seat. */
  askedByStranger(): Promise<readonly string[]>;
  leave(): void;
}

/** Creates servers whose clock stands still. They are closed after all tests of the file. */
export function serversForAll(name: string): () => Promise<Served> {
  const folder = folderForAll(name);
  const web = pageForAll();
  const opened: Served[] = [];
  let stores = 0;
  afterAll(async () => {
    for (const served of opened) await served.close();
  });
  return async () => {
    const served = await serve(join(folder, `${stores++}.sqlite`), web, { now: () => 1_700_000_000_000 });
    opened.push(served);
    return served;
  };
}

export async function sitDown(served: Served, { game, setup, config, rows, summary, window, room: more }: Scene): Promise<Table> {
  const { store, base } = served;
  const count = game.seats(config).length;
  const race: Race = {
    ...{ game, rulesVersion: game.rulesVersion, config, entries: [], standings: [], lines: [] },
    chance: { kind: 'sealed', seal: sealOf(SEED), contributions: [], seed: null },
  };
  const tokens = NAMES.slice(0, count).map((_, seat) => secret(`token-${seat}`));
  const seats = tokens.map((_, seat) => ({
    open: true,
    bot: 'easy',
    name: `rider-${seat}`,
    ready: true,
    person: secret(`person-${seat}`),
  }));
  const agreed = { clock: { per: 'decision', limit: 60_000 }, absence: { does: 'bot', bot: 'easy' } };
  const room = JSON.stringify({ setup, seats, names: seats.map(({ name }) => name), window, step: 0, ...agreed, ...more });
  for (const seat of tokens.keys())
    await store.people.add({ id: secret(`person-${seat}`), name: NAMES[seat]! }, hashOf(secret(`device-${seat}`)));
  const people = seats.map(({ person }, seat) => ({ person, seat }));
  await store.addRace(
    { id: RACE, game: game.id, listed: true, room, people },
    tokens.map((token, seat) => ({ hash: hashOf(token), seat })),
  );
  await store.changeRoom(RACE, 1, { room, begun: { head: formatHead(race), seed: SEED } });
  expect(await store.append(RACE, rows, summary)).toBeNull();

  const riders: RemotePlayer[] = [];
  for (const token of tokens) riders.push(await come(base, RACE, token));
  const onlooker = await come(base, RACE, null);
  const others = [...riders.keys()].filter((seat) => seat !== SECRETIVE);
  let tries = 0;
  return {
    served,
    riders,
    onlooker,
    received(until) {
      const upTo = ({ messages }: RemotePlayer): readonly string[] => {
        const end = until === undefined ? -1 : messages.findIndex((text) => until.test(text));
        return (end < 0 ? messages : messages.slice(0, end)).map(timeless);
      };
      return Object.fromEntries([...others.map((seat) => [`seat ${seat}`, upTo(riders[seat]!)]), ['onlooker', upTo(onlooker)]]);
    },
    async come() {
      const late = [await come(base, RACE, null), await come(base, RACE, tokens[others[0]!]!)];
      for (const far of late) far.cut();
      return late.map(({ messages }) => messages.map(timeless));
    },
    async asked() {
      const [ben, anna] = [secret(`person-${SECRETIVE}`), credentialOf(others[0]!)];
      const answers: string[] = [];
      for (const [method, path, token, body] of [
        ['GET', `/api/races/${RACE}`],
        ['GET', `/api/races/${RACE}`, tokens[others[0]!]],
        ['GET', '/api/people/me', anna],
        ['GET', `/api/people/${ben}`],
        ['GET', `/api/people/${ben}`, anna],
        ['GET', `/api/races/${RACE}/record`],
        ['POST', `/api/races/${RACE}/ready`, tokens[others[0]!], { ready: true }],
        ['POST', `/api/races/${RACE}/words`, anna, { salt: '', words: '' }],
        ['POST', `/api/races/${RACE}/home`, anna],
        ['POST', `/api/races/${RACE}/rematch`, anna],
        ['POST', `/api/races/${RACE}/begin`, anna],
        ['POST', `/api/races/${RACE}/seats/${SECRETIVE}`, anna, { name: 'Dora' }],
      ] as const)
        answers.push(await answered(base, method, path, token, body));
      return answers;
    },
    async talked(what, who) {
      const speakers = [...(who === 'onlooker' ? [] : riders), ...(who === 'riders' ? [] : [onlooker])];
      for (const far of speakers) await far.ask({ type: 'chat', id: `talk-${what}`, line: { kind: 'text', said: what } } as never);
    },
    async askedByStranger() {
      const late = await come(base, RACE, null);
      late.cut();
      const paths = [
        `/api/races/${RACE}`,
        `/api/races/${RACE}/record`,
        ...tokens.map((_, seat) => `/api/people/${secret(`person-${seat}`)}`),
      ];
      const answers: string[] = [];
      for (const path of paths) answers.push(await answered(base, 'GET', path));
      return [...answers, ...late.messages.map(timeless)];
    },
    lobby: () => answered(base, 'GET', '/api/races'),
    async tried(actions) {
      for (const seat of others) {
        const far = riders[seat]!;
        const { situation, entries } = far.seat!;
        if (situation.asked) continue;
        const now = entries.length;
        // a reply at the right moment would be stored, so only early and late ones are tried
        const late = [now - 1, now + 7].flatMap((after) => ['act', 'reply'].map((type) => ({ type, after, action: actions[0]! })));
        for (const wrong of [...actions.map((action) => ({ type: 'act', after: now, action })), ...late])
          await far.ask({ ...wrong, id: `try-${tries++}` });
      }
    },
    leave() {
      for (const far of [...riders, onlooker]) far.cut();
      expect(served.reports).toEqual([]);
    },
  };
}

/** Blanks the time of chat lines, which comes from the store's own clock. */
const timeless = (text: string): string => (text.startsWith('{"type":"chat"') ? text.replaceAll(/"at":\d{13}/g, '"at":0') : text);

/** Status, headers (without the date) and body. */
export async function answered(base: string, method: string, path: string, token?: string, body?: unknown): Promise<string> {
  const response = await post(base, path, body, token, method);
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return [`${method} ${path}`, String(response.status), JSON.stringify(headers), await response.text()].join('\n');
}

/** All seats but the secretive one, and the spectator. */
export const earsOf = (game: AnyGame, config: unknown): readonly Seat[] =>
  [...game.seats(config).keys(), NO_SEAT].filter((seat) => seat !== SECRETIVE);
