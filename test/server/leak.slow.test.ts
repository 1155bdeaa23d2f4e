import { describe, expect, test } from 'vitest';
import { createRandom, NO_SEAT, type AnyGame, type Seat } from '../../src/kit/index.ts';
import { commitmentOf, createMatch, type Entry } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { AUSREISSER, RemotePlayer, post, REIFENBREITE } from './remote-player.ts';
import { dealsOf, receivedOnClosing, receivedWithHands, lay, OPEN as LONG, sceneOf, type Way } from './leak-hands.ts';
import { answered, configured, SECRETIVE, sceneAt, serversForAll, sitDown, type Table } from './leak-kit.ts';

/** Compares every message and answer to the other clients, byte by byte, for races that differ only in hidden information. */

const newServer = serversForAll('leak');

// ---- Der Ausreißer: hands ----

const MOST_DEALS = 2;

describe.each([
  ['the first stage', 1],
  ['a later stage', 2],
])('hands, and a question that is put to all: in %s', (_name, stage) => {
  const deals = dealsOf({ ...AUSREISSER.setup, stages: stage }, stage);
  const [first, second] = deals;

  test('neither cards nor replies of the secretive seat change a message or an answer, before the question and while it is open', async () => {
    const ways: Way[] = [
      ...deals.slice(0, MOST_DEALS).map((dealt): Way => ({ dealt, says: 'nothing' })),
      ...(['pass', 'hill', 'never', 'from'] as const).map((says): Way => ({ dealt: first!, says })),
    ];
    expect(deals.length).toBeGreaterThanOrEqual(MOST_DEALS);
    const [plain, ...others] = await Promise.all(ways.map(async (way) => receivedWithHands(await newServer(), way)));
    expect(Object.values(plain!.received).every((texts) => texts.length > 2)).toBe(true);
    for (const [i, other] of others.entries()) {
      const { secrets, ...theirs } = other;
      expect(secrets).not.toBe(plain!.secrets);
      expect(theirs, `${i} ${ways[i + 1]!.says}`).toEqual({ received: plain!.received, dealt: plain!.dealt, open: plain!.open });
    }
  });

  test('nor while the replies are carried out', async () => {
    const ways: Way[] = [
      { dealt: first!, says: 'nothing' },
      { dealt: second!, says: 'nothing' },
      ...(['pass', 'never', 'from'] as const).map((says): Way => ({ dealt: first!, says })),
    ];
    const [plain, ...others] = await Promise.all(ways.map(async (way) => receivedOnClosing(await newServer(), way)));
    expect(Object.values(plain!).every((texts) => texts.length > 4)).toBe(true);
    for (const other of others) expect(other).toEqual(plain);
  });
});

// ---- spectators with a delay ----

/** Events at the table that spectators must not learn of yet. */
const HAPPENINGS: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'nothing happens': () => Promise.resolve(),
  'a card is laid': (table) => lay(table),
  'another card is laid': (table) => lay(table, 1),
  'riders talk': (table) => table.talked('alone', 'riders'),
  'a pause is asked for': ({ riders }) => riders[0]!.ask({ type: 'wish', id: 'pause', wish: { do: 'ask', what: 'pause' } } as never),
  'a player leaves to a bot': ({ riders }) => riders[0]!.ask({ type: 'wish', id: 'leave', wish: { do: 'leave' } } as never),
};

describe('spectators of a table with a delay', () => {
  test('no event of the delay changes a message or an answer, to present and to new spectators', async () => {
    const [dealt] = dealsOf(AUSREISSER.setup, 1);
    const found = Object.entries(HAPPENINGS).map(async ([what, happen]) => {
      const table = await sitDown(await newServer(), { ...sceneOf(dealt!, LONG), room: { delay: 3_600, onlookers: true } });
      await happen(table);
      await table.talked('onlooker', 'onlooker');
      const found = [await table.askedByStranger(), await table.lobby()];
      table.leave();
      return { what, found, received: table.received()['onlooker'], riders: table.riders.map(({ messages }) => messages) };
    });
    const [plain, ...others] = await Promise.all(found);
    for (const { what, riders, ...theirs } of others) {
      expect(riders, what).not.toEqual(plain!.riders);
      expect(theirs, what).toEqual({ found: plain!.found, received: plain!.received });
    }
  });
});

// ---- Um Reifenbreite: answers in advance and standing orders ----

const drafting: AnyGame = gameById('reifenbreite')!;
const THREE = [
  { name: 'team-a', teams: ['red'] },
  { name: 'team-b', teams: ['blue'] },
  { name: 'team-c', teams: ['green'] },
];
const SWITCHING = { level: 'professional', cheating: false, sprints: false, jersey: false, switching: true, noDraftInFirstRound: false };

/** The seat that acts before the secretive one. */
const MOVES: Seat = 0;
interface Asking {
  readonly setup: unknown;
  readonly log: readonly Entry[];
  readonly state: unknown;
  /** The next action of that seat, after which the secretive one has to decide. */
  readonly said: string;
}
/** A race in which the secretive seat gets a question of this kind next, and may accept. */
function beforeAsked(wanted: string, setup: unknown): Asking {
  const config = configured(drafting, setup);
  for (let seed = 1; seed < 50; seed++) {
    const random = createRandom('leak', seed);
    const match = createMatch(drafting, config, { sealed: { seed: `leak ${seed}` } });
    for (let step = 0; step < 200 && drafting.turn(match.state) !== NO_SEAT; step++) {
      const seat = drafting.turn(match.state);
      const { log: before, state } = { log: [...match.log], state: drafting.copy(match.state) };
      const options = drafting.choices(match.state);
      const action = options[random.below(options.length)]!;
      const said = drafting.actions.format(state, action);
      if (!match.act({ seat, action }).ok) throw new Error(said);
      const { kind, facts } = drafting.pending(match.state);
      const asked = kind === wanted && drafting.turn(match.state) === SECRETIVE && drafting.choices(match.state).length > 1;
      if (seat === MOVES && asked && (kind !== 'follow' || Number(facts['length']) >= 3)) return { setup, log: before, state, said };
    }
  }
  throw new Error(`no such question: ${wanted}`);
}

/** The orders of the secretive seat before the question, and its action then. */
interface Order {
  /** Given one after the other; the last one holds. */
  readonly answers: readonly Readonly<Record<string, unknown>>[];
  readonly by: 'hand' | 'table' | 'nobody';
  readonly does: string;
}

async function heardOfOrders({ setup, log, state, said }: Asking, order: Order) {
  const table = await sitDown(await newServer(), sceneAt(drafting, setup, log, { state, window: LONG }));
  const anna = table.riders[MOVES]!;
  const ben = table.riders[SECRETIVE]!;
  const after = anna.seat!.entries.length;
  for (const [i, answers] of order.answers.entries())
    expect(await ben.ask({ type: 'answers', id: `before-${i}`, answers } as never)).toMatchObject({
      refusal: null,
      problems: [],
    });
  const tries = ['stay', 'follow', 'dice', 'agree', 'move A1.1', 'dance'];
  await table.tried(tries);
  await table.talked('before');
  const given = [await table.asked(), await table.come()];
  const before = table.received();
  expect((await anna.ask({ type: 'act', id: 'rides', after, action: said } as never)).refusal).toBeNull();
  await ben.until(() => ben.seat!.entries.length > after);
  if (order.by === 'hand') {
    await ben.until(() => ben.seat!.situation.asked);
    expect((await ben.ask({ type: 'act', id: 'says', after: ben.seat!.entries.length, action: order.does } as never)).refusal).toBeNull();
  }
  const count = order.by === 'nobody' ? after + 1 : after + 2;
  for (const far of [...table.riders, table.onlooker]) await far.until(() => far.seat!.entries.length >= count);
  await table.tried(tries);
  const done = [await table.asked(), await table.come(), await table.lobby()];
  table.leave();
  return { given, before, done, received: table.received(), secrets: ben.messages.join('\n') };
}

describe('answers in advance and standing orders', () => {
  type Answers = Order['answers'][number];
  const of = (by: Order['by'], does: Order['does'], ...answers: readonly Answers[]): Order => ({ answers, by, does });
  const never = { follow: 'never' };

  test.each([
    [
      'whether he follows',
      () => beforeAsked('follow', REIFENBREITE.setup),
      [
        [
          of('hand', 'stay'),
          of('table', 'stay', never),
          of('hand', 'stay', { follow: { from: 2 } }),
          of('hand', 'stay', never, { follow: 'ask' }),
        ],
        [
          of('hand', 'follow'),
          of('table', 'follow', { follow: { always: 2 } }),
          of('hand', 'follow', { follow: { from: 2 }, home: { always: 0 } }),
          of('table', 'follow', never, { follow: { always: 3 } }),
        ],
      ],
    ],
    [
      'whether he takes the lead',
      () => beforeAsked('answer', { ...REIFENBREITE.setup, managers: THREE, rules: SWITCHING }),
      [
        [
          of('hand', 'refuse'),
          of('table', 'refuse', { answer: 'never' }),
          of('hand', 'refuse', { answer: { always: 0 } }, { answer: 'ask' }),
        ],
        [of('hand', 'agree'), of('table', 'agree', { answer: { always: 0 } }), of('hand', 'agree', { follow: { always: 2 } })],
      ],
    ],
  ] as const)(
    '%s: orders change nothing before the question, and an answer by hand looks like one by the table',
    async (_what, asking, same) => {
      const at = asking();
      const found = await Promise.all(same.map((orders) => Promise.all(orders.map((order) => heardOfOrders(at, order)))));
      const [plain] = found[0]!;
      expect(Object.values(plain!.received).every((texts) => texts.length > 3)).toBe(true);
      for (const [i, group] of found.entries())
        for (const [k, { secrets, ...theirs }] of group.entries()) {
          const what = JSON.stringify(same[i]![k]);
          expect([theirs.given, theirs.before], what).toEqual([plain!.given, plain!.before]);
          expect([theirs.done, theirs.received], what).toEqual([group[0]!.done, group[0]!.received]);
          if (k > 0) expect(secrets).not.toBe(group[0]!.secrets);
        }
    },
  );
});

// ---- words for the dice ----

/** The contents of an envelope. */
interface Brought {
  readonly salt: string;
  readonly words: string;
}
const SALT = '0123456789abcdef0123456789abcdef';

/** All messages and answers while envelopes are shown and opened, with hashes numbered in the order of their appearance. */
async function heardOfWords(brought: Brought): Promise<readonly (readonly string[])[]> {
  const { base, reports } = await newServer();
  const wish = { ...AUSREISSER, drivers: ['human', 'human', 'human'], window: LONG, step: 0, envelopes: true, listed: true };
  const { id } = (await (await post(base, '/api/races', wish)).json()) as { id: string };
  const tokens: string[] = [];
  for (const seat of [0, 1, 2]) {
    const taken = await post(base, `/api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens.push(((await taken.json()) as { token: string }).token);
  }
  const ears = [tokens[0]!, tokens[2]!, null].map((token) => new RemotePlayer(id, token));
  for (const far of ears) await far.connect(base);
  // who is there becomes known a moment after the connection
  for (const far of ears) await far.until(() => far.room?.seats.filter(({ here }) => here).length === 2);
  const from = ears.map(({ messages }) => messages.length);
  const { seal } = ears[0]!.room!.envelopes!;
  const answers: string[] = [];
  const asks = async (method: string, what: string, token?: string, body?: unknown): Promise<void> => {
    answers.push(await answered(base, method, `/api/races/${id}${what}`, token, body));
  };
  const lookAround = async (): Promise<void> => {
    await asks('GET', '');
    await asks('POST', '/words', tokens[0], { salt: SALT, words: 'not mine' });
    await asks('POST', '/anew', tokens[0]);
  };
  const mine = { salt: SALT, words: 'mine' };
  for (const seat of [SECRETIVE, 0, 2]) {
    const commitment = commitmentOf({ seal, seat, ...(seat === SECRETIVE ? brought : mine) });
    expect((await post(base, `/api/races/${id}/ready`, { ready: true, commitment }, tokens[seat])).status).toBe(200);
    await lookAround();
  }
  expect((await post(base, `/api/races/${id}/words`, brought, tokens[SECRETIVE])).status).toBe(200);
  for (const far of ears) await far.until(() => far.room!.envelopes!.opened.includes(SECRETIVE));
  await lookAround();
  answers.push(await answered(base, 'GET', '/api/races'));
  for (const far of ears) far.cut();
  expect(reports).toEqual([]);
  const all = [answers, ...ears.map(({ messages }, i) => messages.slice(from[i]))];
  for (const hidden of [brought.salt, brought.words]) expect(all.flat().filter((text) => text.includes(hidden))).toEqual([]);
  const names = new Map<string, string>();
  const named = (hash: string): string => {
    if (!names.has(hash)) names.set(hash, `hash ${names.size}`);
    return names.get(hash)!;
  };
  return all.map((texts) => texts.map((text) => text.replaceAll(id, 'RACE').replace(/[0-9a-f]{64}/g, named)));
}

describe('words for the dice', () => {
  test('until all envelopes are open, other clients learn only that one is there, or open', async () => {
    const ways: readonly Brought[] = [
      { salt: 'fedcba9876543210fedcba9876543210', words: 'rain on the Galibier' },
      { salt: '00112233445566778899aabbccddeeff', words: 'w'.repeat(60) },
    ];
    const [plain, other] = await Promise.all(ways.map(heardOfWords));
    expect(plain!.every((texts) => texts.length > 3)).toBe(true);
    expect(other).toEqual(plain);
  });
});
