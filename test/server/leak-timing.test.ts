import { performance } from 'node:perf_hooks';
import { setImmediate as afterPromises } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom, NO_SEAT, type AnyGame, type Seat } from '../../src/kit/index.ts';
import { formatHead, sealOf, type Race } from '../../src/table/index.ts';
import { createFairBots } from '../../src/server/races/fair-bots.ts';
import type { BotRunner } from '../../src/server/races/bot-runner.ts';
import { openRace } from '../../src/server/races/open-race.ts';
import type { OpenRace } from '../../src/server/races/open-race-interface.ts';
import { readRoom } from '../../src/server/races/room.ts';
import { openStore } from '../../src/server/store/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER } from './remote-player.ts';
import { dealsOf, sceneOf, type Way } from './leak-hands.ts';
import { SECRETIVE } from './leak-kit.ts';

/** Compares the times of messages, to the millisecond by a fake clock, for races that differ only in hidden information. */

const breakaway: AnyGame = gameById('ausreisser')!;
const [WINDOW, STEP] = [1_000, 600];
const SEED = 'leak';

/** Turns of the event loop within which the store answers. */
const TURNS = 6;
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await afterPromises();
}
/** Advances the clock in small ticks, so that the effects of a timer are complete before the next one fires. */
async function pass(milliseconds: number): Promise<void> {
  for (let n = 0; n < milliseconds; n += TICK) {
    await vi.advanceTimersByTimeAsync(TICK);
    await settled();
  }
}
const TICK = 5;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 1_700_000_000_000 });
  // hosts use performance.now, which the fake timers do not replace
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Bots whose thinking time depends on every card they know, as for real bots but stronger. Their actions do not depend on
 * hidden cards.
 * @param least the minimum in milliseconds
 * @param spread the maximum on top of it
 * @param spreadInRound the same while people are asked together, who take the whole window
 */
const thinkersOf = (least: number, spread = A_THOUGHT, spreadInRound = spread): BotRunner => ({
  threads: 8,
  async decide(game, _config, { seat, state, entries }) {
    let sum = 0;
    for (const sign of game.formatState(state)) sum = (sum * 31 + sign.codePointAt(0)!) % 1_009;
    const isRound = game.pending(state).kind === 'hill' && seats.some((other) => game.advance!.isWorthAsking!(state, other));
    await new Promise((thought) => setTimeout(thought, least + (sum % (isRound ? spreadInRound : spread))));
    const options = game.choices(state);
    const declined = game.pending(state).kind === 'hill' ? game.advance!.decline(state) : undefined;
    return { action: declined ?? options[createRandom(entries, seat).below(options.length)], reason: null };
  },
  close: () => Promise.resolve(),
});
/** The greatest difference in thinking time, in milliseconds; less than a hidden question takes. */
const A_THOUGHT = 180;

interface Timed {
  /** Time and text of each message, by client. */
  readonly received: Readonly<Record<string, readonly (readonly [at: number, text: string])[]>>;
  /** The state as only the secretive seat sees it. */
  readonly secret: string;
  /** The thinking time of the secretive seat, if it is a bot. */
  readonly thought: number;
}

async function timed(
  dealt: Way['dealt'],
  people: readonly Seat[],
  does: (race: OpenRace) => Promise<void>,
  thinkers = thinkersOf(0),
): Promise<Timed> {
  const { game, setup, config, rows, summary } = sceneOf(dealt, WINDOW);
  const store = await openStore(':memory:');
  const seats = game.seats(config).map((_, seat) => ({
    ...{ open: people.includes(seat), bot: 'medium', ready: true },
    name: people.includes(seat) ? `rider-${seat}` : null,
  }));
  const names = game.seats(config).map(({ name }) => name);
  const room = JSON.stringify({ setup, seats, names, window: WINDOW, step: STEP });
  const race: Race = {
    ...{ game, rulesVersion: game.rulesVersion, config, entries: [], standings: [], lines: [] },
    chance: { kind: 'sealed', seal: sealOf(SEED), contributions: [], seed: null },
  };
  await store.addRace({ id: 'r', game: game.id, listed: false, room }, []);
  await store.changeRoom('r', 1, { room, begun: { head: formatHead(race), seed: SEED } });
  expect(await store.append('r', rows, summary)).toBeNull();

  const [began, reports] = [Date.now(), [] as unknown[]];
  let thought = 0;
  const opened = await openRace({
    ...{ store, content, game, role: 'leader', missingAfterMs: 1e9, turnNoticeAfterMs: 1e9, now: () => Date.now() },
    ...{ race: (await store.findRace('r'))!, room: readRoom(room) },
    bots: createFairBots({
      ...thinkers,
      async decide(...asked) {
        const at = Date.now();
        const answer = await thinkers.decide(...asked);
        thought += asked[2].seat === SECRETIVE ? Date.now() - at : 0;
        return answer;
      },
    }),
    onActionHere: () => undefined,
    report: (error) => reports.push(error),
    onPresence: () => undefined,
    onRoundTrip: () => undefined,
    onTurn: () => Promise.resolve(),
    onTimeRunningOut: () => undefined,
  });
  const ears = [...seats.keys(), NO_SEAT].filter((seat) => seat !== SECRETIVE);
  const received = Object.fromEntries(ears.map((eyes) => [`eyes ${eyes}`, [] as (readonly [number, string])[]]));
  for (const eyes of ears) {
    const teller = eyes === NO_SEAT ? opened.spectatorFeed() : opened.feedOf(eyes);
    teller.subscribe(({ text }) => void received[`eyes ${eyes}`]!.push([Date.now() - began, text]));
  }
  const secret = game.formatState(opened.feedOf(SECRETIVE).seat.state);
  await settled();
  await does(opened);
  opened.close();
  await store.close();
  expect(reports).toEqual([]);
  return { received: Object.fromEntries(Object.entries(received).map(([eyes, all]) => [eyes, untilChance(all)])), secret, thought };
}

/** Messages up to the next chance event. From there on the rest of the stack may show, as at a table. */
function untilChance(all: readonly (readonly [number, string])[]): readonly (readonly [number, string])[] {
  const end = all.findIndex(([, text]) => /^\d+ chance$/m.test(text));
  return end < 0 ? all : all.slice(0, end + 1).map(([at, text], i) => [at, i === end ? 'chance' : text]);
}

/** The leader plays the first card; then time passes until all its effects are complete. */
async function layAndWait(race: OpenRace, say: (race: OpenRace, after: number) => Promise<void> = () => Promise.resolve()): Promise<void> {
  const { seat } = race.openTurn()!;
  const at = race.feedOf(seat).seat;
  const action = at
    .choices()
    .map((each) => breakaway.actions.format(at.state, each))
    .find((each) => !each.includes(','))!;
  const after = at.entries.length;
  const done = race.act(seat, action, { id: 'lay', after });
  await settled();
  expect(await done).toBeNull();
  await pass(50);
  await say(race, after + 1);
  await pass(WINDOW + 12 * STEP);
}

const deals = dealsOf(AUSREISSER.setup, 1);
const leads = breakaway.turn(deals[0]!.state);
const seats = [0, 1, 2];

function expectAlike(found: readonly Timed[]): void {
  const [plain, ...others] = found;
  for (const texts of Object.values(plain!.received)) expect(texts.length).toBeGreaterThan(2);
  for (const other of others) expect(other.received).toEqual(plain!.received);
}

describe('when the others get updates', () => {
  const alone = [leads];
  const two = seats.filter((seat) => seat !== SECRETIVE);
  const share = STEP / 3;
  test.each<[string, readonly Seat[], number, number, number?]>([
    ['one person and bots', alone, 0, A_THOUGHT],
    ['one person and bots on a busy machine, who are not done in the time of a hidden question', alone, share + 10, A_THOUGHT],
    ['two people and a bot, a window in between', two, 0, A_THOUGHT],
    ['two people and a bot on a busy machine', two, share + 10, A_THOUGHT],
    ['two people and a bot who takes anything up to the whole window', two, 0, A_THOUGHT, WINDOW],
  ])('%s: the times depend on no bot’s hand', async (_name, people, least, spread, spreadInRound = spread) => {
    const found: Timed[] = [];
    for (const dealt of deals) found.push(await timed(dealt, people, layAndWait, thinkersOf(least, spread, spreadInRound)));
    expect(new Set(found.map(({ secret }) => secret)).size).toBe(deals.length);
    // the thinking times differed, otherwise the test would prove nothing
    expect(new Set(found.map(({ thought }) => thought)).size).toBeGreaterThan(1);
    expectAlike(found);
  });

  test('people only: the times depend neither on cards nor on answers, replies or silence', async () => {
    const [first, second] = deals;
    const nothing = layAndWait;
    const replies = (race: OpenRace): Promise<void> =>
      layAndWait(race, async (at, after) => {
        await pass(205);
        await at.reply(SECRETIVE, 'pass', after);
      });
    const never = async (race: OpenRace): Promise<void> => {
      expect(await race.answerInAdvance(SECRETIVE, { hill: 'never' })).toEqual([]);
      await layAndWait(race);
    };
    const found: Timed[] = [];
    for (const [dealt, does] of [
      [first!, nothing],
      [second!, nothing],
      [first!, replies],
      [first!, never],
    ] as const)
      found.push(await timed(dealt, seats, does));
    expectAlike(found);
  });

  test('people only, who all reply before the time is over: the times depend on no cards', async () => {
    const all = (race: OpenRace): Promise<void> =>
      layAndWait(race, async (at, after) => {
        for (const seat of seats) await at.reply(seat, 'pass', after);
      });
    const found: Timed[] = [];
    for (const dealt of deals) found.push(await timed(dealt, seats, all));
    expectAlike(found);
  });
});
