import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, applyEvents, NOBODY, type AnyGame, type Seat } from '../../src/kit/index.ts';
import { actsRow, commitmentOf, createMatch, type Entry, type Row } from '../../src/table/index.ts';
import { summaryOf } from '../../src/table/match/rows.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, Far, post, REIFENBREITE } from './far.ts';
import { answered, earsOf, SECRETIVE, serversForAll, sitDown, type Scene, type Table } from './leak-kit.ts';

/** Everything that the others are sent and answered, byte by byte and message by message, for races that differ in what is hidden from them. */

const newServer = serversForAll('leak');

/** So long that nothing closes while it is looked at, in milliseconds. */
const LONG = 60_000;

function configured(game: AnyGame, setup: unknown): unknown {
  const read = game.configure(setup, content);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function sceneAt(game: AnyGame, setup: unknown, log: readonly Entry[], rest: { readonly state: unknown; readonly window: number }): Scene {
  const config = configured(game, setup);
  const rows: readonly Row[] = [actsRow(game, game.start(config), 1, log)];
  return { game, setup, config, rows, summary: summaryOf(game, rest.state, log.length), window: rest.window };
}

// ---- Der Ausreißer: hands ----

const breakaway: AnyGame = gameById('ausreisser')!;
const hands = configured(breakaway, AUSREISSER.setup);
const ears = earsOf(breakaway, hands);
/** As all who listen know a position. */
const known = (state: unknown): string => ears.map((seat) => breakaway.formatState(breakaway.hide(state, seat))).join('\n');

const secretOf = (state: unknown): string => breakaway.formatState(breakaway.hide(state, SECRETIVE));

/** A race up to where a person is first asked: the first card every time, but for the `other`-th that only the secretive one sees: there another one. */
function dealtBy(other: number | null) {
  let hidden = 0;
  return createMatch(breakaway, hands, {
    dealer: (state) => {
      const outcomes = breakaway.outcomes(state).map(({ action }) => action);
      const next = (action: unknown): unknown => {
        const decided = breakaway.decide(state, CHANCE, action);
        if (!decided.ok) throw new Error(decided.refusal.code);
        return applyEvents(breakaway, breakaway.copy(state), decided.events);
      };
      const [first] = outcomes;
      const secret = (action: unknown): string => breakaway.formatState(breakaway.hide(next(action), SECRETIVE));
      if (other === null) return first;
      const [open, own] = [known(next(first)), secret(first)];
      const others = outcomes.filter((action) => secret(action) !== own && known(next(action)) === open);
      return others.length > 0 && hidden++ === other ? others[other % others.length] : first;
    },
  });
}

/** Races that only he can tell from each other; the plain one first. */
const deals = (() => {
  const plain = dealtBy(null);
  const told = (match: typeof plain): string => JSON.stringify(ears.map((seat) => match.toldFrom(seat, 1))) + known(match.state);
  const others = Array.from({ length: 5 }, (_, i) => dealtBy(i)).filter((match) => told(match) === told(plain));
  return [...new Map([plain, ...others].map((match) => [secretOf(match.state), match])).values()];
})();

interface Way {
  /** Which of the deals. */
  readonly deal: number;
  /** What the secretive one does while he is asked together with others. */
  readonly says: 'nothing' | 'pass' | 'hill' | 'never' | 'from';
}
const MOST_DEALS = 2;
const PLAIN: Way = { deal: 0, says: 'nothing' };
const TRIED = ['pass', 'hill', 'lay 45', 'lay 60,spurt', 'lay 45,spurt,hill', 'discard 45', 'draw 45', 'dance'];

/** Hands are dealt and whoever leads is to lay; somebody may have answered in advance. Then he has laid, and the hidden question is open to all. */
async function untilAsked({ deal, says }: Way, window: number): Promise<Table> {
  const { state, log } = deals[deal]!;
  const table = await sitDown(await newServer(), sceneAt(breakaway, AUSREISSER.setup, log, { state, window }));
  const ben = table.riders[SECRETIVE]!;
  if (says === 'never' || says === 'from') {
    const answers = { hill: says === 'never' ? 'never' : { from: 52 } };
    expect(await ben.ask({ type: 'answers', id: 'first', answers } as never)).toMatchObject({ refusal: null, problems: [] });
  }
  return table;
}

async function lay({ riders }: Table): Promise<number> {
  const leader = riders.find((far) => far.seat!.situation.asked)!;
  const { actions, after } = leader.choices()!;
  // the one who leads lays the same card in every way: he is not the one with the secrets
  expect(leader.you).not.toBe(SECRETIVE);
  const action = actions.find((each) => !each.includes(','))!;
  expect((await leader.ask({ type: 'act', id: 'lay', after, action } as never)).refusal).toBeNull();
  for (const far of riders) await far.until(() => far.seat!.situation.together !== null);
  return after;
}

async function reply({ riders }: Table, action: string): Promise<void> {
  const ben = riders[SECRETIVE]!;
  await ben.ask({ type: 'reply', id: 'says', after: ben.seat!.told.length, action } as never);
}

async function heardWithHands(way: Way) {
  const table = await untilAsked(way, LONG);
  await table.tried(TRIED);
  const dealt = [await table.asked(), await table.come()];
  await lay(table);
  if (way.says === 'pass' || way.says === 'hill') await reply(table, way.says);
  await table.tried(TRIED);
  await table.onlooker.until(() => table.onlooker.seat!.situation.together !== null);
  const open = [await table.asked(), await table.come(), await table.lobby()];
  table.leave();
  return { dealt, open, heard: table.heard(), secrets: table.riders[SECRETIVE]!.messages.join('\n') };
}

/** Up to the next answer of chance after the window of the question has closed: what is left in the stack may show from there on, as it does at a table. */
async function heardOfClosing(way: Way) {
  const table = await untilAsked(way, 150);
  const after = await lay(table);
  if (way.says === 'pass') await reply(table, way.says);
  const [anna, { onlooker }] = [table.riders[0]!, table];
  for (const far of [anna, onlooker]) await far.until(() => far.seat!.told.length > after + 1 && far.seat!.situation.together === null);
  table.leave();
  return table.heard(/^\{"type":"news".*\\n\d+ chance\\n/);
}

describe('hands, and a question that is put to all', () => {
  test('whatever cards he holds, and whatever he says of them: the same messages and answers, before it is put and while it is open', async () => {
    const ways: Way[] = [
      ...deals.slice(0, MOST_DEALS).map((_, deal): Way => ({ deal, says: 'nothing' })),
      ...(['pass', 'hill', 'never', 'from'] as const).map((says): Way => ({ deal: 0, says })),
    ];
    expect(deals.length).toBeGreaterThanOrEqual(MOST_DEALS);
    const [plain, ...others] = await Promise.all(ways.map(heardWithHands));
    expect(Object.values(plain!.heard).every((texts) => texts.length > 2)).toBe(true);
    for (const [i, other] of others.entries()) {
      const { secrets, ...theirs } = other;
      expect(secrets).not.toBe(plain!.secrets);
      expect(theirs, JSON.stringify(ways[i + 1])).toEqual({ heard: plain!.heard, dealt: plain!.dealt, open: plain!.open });
    }
  });

  test('and while what was said is carried out', async () => {
    const ways: Way[] = [
      PLAIN,
      { deal: 1, says: 'nothing' },
      ...(['pass', 'never', 'from'] as const).map((says): Way => ({ deal: 0, says })),
    ];
    const [plain, ...others] = await Promise.all(ways.map(heardOfClosing));
    expect(Object.values(plain!).every((texts) => texts.length > 4)).toBe(true);
    for (const other of others) expect(other).toEqual(plain);
  });
});

// ---- Um Reifenbreite: answers in advance and standing orders ----

const drafting: AnyGame = gameById('reifenbreite')!;
const SETUP = REIFENBREITE.setup;

/** Who moves before he is asked. */
const MOVES: Seat = 0;
/** A race in which that seat moves next, and the secretive one is asked then whether he follows: the entries up to there, the move, and how far it is. */
const beforeFollowing = (() => {
  const config = configured(drafting, SETUP);
  for (let seed = 1; seed < 50; seed++) {
    const random = createRandom('leak', seed);
    const match = createMatch(drafting, config, { sealed: { seed: `leak ${seed}` } });
    for (let step = 0; step < 200 && drafting.turn(match.state) !== NOBODY; step++) {
      const seat = drafting.turn(match.state);
      const { log: before, state } = { log: [...match.log], state: drafting.copy(match.state) };
      const options = drafting.choices(match.state);
      const action = options[random.below(options.length)]!;
      const said = drafting.actions.format(state, action);
      if (!match.act({ seat, action }).ok) throw new Error(said);
      const { kind, facts } = drafting.pending(match.state);
      const asked = kind === 'follow' && drafting.turn(match.state) === SECRETIVE && drafting.choices(match.state).length > 1;
      if (seat === MOVES && asked && Number(facts['length']) >= 3) return { log: before, state, said };
    }
  }
  throw new Error('nobody may follow');
})();

/** What he says before he is asked, and what he does when he is. */
interface Order {
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly by: 'hand' | 'table' | 'nobody';
  readonly does: 'follow' | 'stay';
}

async function heardOfOrders(order: Order) {
  const { log, state, said } = beforeFollowing;
  const table = await sitDown(await newServer(), sceneAt(drafting, SETUP, log, { state, window: LONG }));
  const anna = table.riders[MOVES]!;
  const ben = table.riders[SECRETIVE]!;
  const after = anna.seat!.told.length;
  if (order.answers !== null)
    expect(await ben.ask({ type: 'answers', id: 'before', answers: order.answers } as never)).toMatchObject({
      refusal: null,
      problems: [],
    });
  const tries = ['stay', 'follow', 'dice', 'agree', 'move A1.1', 'dance'];
  await table.tried(tries);
  const given = [await table.asked(), await table.come()];
  const before = table.heard();
  expect((await anna.ask({ type: 'act', id: 'rides', after, action: said } as never)).refusal).toBeNull();
  await ben.until(() => ben.seat!.told.length > after);
  if (order.by === 'hand') {
    await ben.until(() => ben.seat!.situation.asked);
    expect((await ben.ask({ type: 'act', id: 'says', after: ben.seat!.told.length, action: order.does } as never)).refusal).toBeNull();
  }
  const told = order.by === 'nobody' ? after + 1 : after + 2;
  for (const far of [...table.riders, table.onlooker]) await far.until(() => far.seat!.told.length >= told);
  await table.tried(tries);
  const done = [await table.asked(), await table.come(), await table.lobby()];
  table.leave();
  return { given, before, done, heard: table.heard(), secrets: ben.messages.join('\n') };
}

describe('answers in advance and standing orders', () => {
  const of = (answers: Order['answers'], by: Order['by'], does: Order['does']): Order => ({ answers, by, does });

  test('whatever he has ordered: the same until he is asked, and the same when he answers himself as when the table does it for him', async () => {
    const same: readonly (readonly Order[])[] = [
      [of(null, 'hand', 'stay'), of({ follow: 'never' }, 'table', 'stay'), of({ follow: { from: 2 } }, 'hand', 'stay')],
      [
        of(null, 'hand', 'follow'),
        of({ follow: { always: 2 } }, 'table', 'follow'),
        of({ follow: { from: 2 }, home: { always: 0 } }, 'hand', 'follow'),
      ],
    ];
    const found = await Promise.all(same.map((orders) => Promise.all(orders.map((order) => heardOfOrders(order)))));
    const [plain] = found[0]!;
    expect(Object.values(plain!.heard).every((texts) => texts.length > 3)).toBe(true);
    for (const [i, group] of found.entries())
      for (const [k, { secrets, ...theirs }] of group.entries()) {
        const what = JSON.stringify(same[i]![k]);
        expect([theirs.given, theirs.before], what).toEqual([plain!.given, plain!.before]);
        expect([theirs.done, theirs.heard], what).toEqual([group[0]!.done, group[0]!.heard]);
        if (k > 0) expect(secrets).not.toBe(group[0]!.secrets);
      }
  });
});

// ---- words for the dice ----

/** What he brings, in an envelope. */
interface Brought {
  readonly salt: string;
  readonly words: string;
}
const SALT = '0123456789abcdef0123456789abcdef';

/** While envelopes are shown and opened; hashes stand for what they hide, by the order in which they come. */
async function heardOfWords(brought: Brought): Promise<readonly (readonly string[])[]> {
  const { base, reports } = await newServer();
  const wish = { ...AUSREISSER, drivers: ['human', 'human', 'human'], window: LONG, step: 0, envelopes: true, listed: true };
  const { id } = (await (await post(base, '/api/races', wish)).json()) as { id: string };
  const tokens: string[] = [];
  for (const seat of [0, 1, 2]) {
    const taken = await post(base, `/api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens.push(((await taken.json()) as { token: string }).token);
  }
  const ears = [tokens[0]!, tokens[2]!, null].map((token) => new Far(id, token));
  for (const far of ears) {
    await far.connect(base);
    await far.until(() => far.room !== null);
  }
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
  const all = [answers, ...ears.map(({ messages }) => messages)];
  for (const hidden of [brought.salt, brought.words]) expect(all.flat().filter((text) => text.includes(hidden))).toEqual([]);
  const names = new Map<string, string>();
  const named = (hash: string): string => {
    if (!names.has(hash)) names.set(hash, `hash ${names.size}`);
    return names.get(hash)!;
  };
  return all.map((texts) => texts.map((text) => text.replaceAll(id, 'RACE').replace(/[0-9a-f]{64}/g, named)));
}

describe('words for the dice', () => {
  test('whatever he brings: until all envelopes are open nobody is told more than that one is there, or open', async () => {
    const ways: readonly Brought[] = [
      { salt: 'fedcba9876543210fedcba9876543210', words: 'rain on the Galibier' },
      { salt: '00112233445566778899aabbccddeeff', words: 'w'.repeat(60) },
    ];
    const [plain, other] = await Promise.all(ways.map(heardOfWords));
    expect(plain!.every((texts) => texts.length > 3)).toBe(true);
    expect(other).toEqual(plain);
  });
});
