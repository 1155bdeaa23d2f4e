import { performance } from 'node:perf_hooks';
import { setImmediate as afterPromises } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame, Seat } from '../../src/kit/index.ts';
import { formatHead, sealOf, type Race } from '../../src/table/index.ts';
import { createAnswerWindow, MAX_ROUND_TRIP_MS } from '../../src/server/races/answer-window.ts';
import { createFairBots } from '../../src/server/races/fair-bots.ts';
import { openRace } from '../../src/server/races/open-race.ts';
import { readRoom } from '../../src/server/races/room.ts';
import type { SeatClient } from '../../src/server/races/seat-clients.ts';
import { openStore } from '../../src/server/store/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { configured } from './leak-kit.ts';

/** How long questions put to several seats at once stay open, by a simulated clock. */

const WINDOW_MS = 2_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 1_700_000_000_000 });
  // windows and hosts use performance.now, which the fake timers do not replace
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A client that answers a ping after its round trip; null: never. */
const clientAfter = (roundTripMs: number | null): SeatClient => ({
  onHandOver: () => undefined,
  ping: (onPong) => void (roundTripMs !== null && setTimeout(() => onPong(roundTripMs), roundTripMs)),
});

describe('a window', () => {
  /** Opens one and returns when it closed, in milliseconds after it opened. */
  async function closedAfter({
    clients = [] as readonly SeatClient[],
    elsewhereMs = null as number | null,
    present = [0, 1] as readonly Seat[],
    replied = [] as readonly Seat[],
    windowMs = WINDOW_MS,
    during = (_window: ReturnType<typeof createAnswerWindow>): void => undefined,
    rounds = 1,
  }): Promise<readonly number[]> {
    const lengths: number[] = [];
    let openedAt = Date.now();
    const window = createAnswerWindow({
      ...{ windowMs, retryMs: 1_000, isAsking: () => true, startOfRound: () => lengths.length },
      present: () => present,
      readReplied: () => Promise.resolve(replied),
      clients: () => clients,
      roundTripElsewhere: () => Promise.resolve(elsewhereMs),
      closeReplies: () => Promise.resolve([]),
      onReplies: () => void lengths.push(Date.now() - openedAt),
      ...{ onOver: () => undefined, report: (error: unknown) => expect(error).toBeUndefined() },
    });
    for (let round = 0; round < rounds; round++) {
      openedAt = Date.now();
      window.open();
      during(window);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    window.close();
    return lengths;
  }

  test.each([
    ['no player is connected', [], WINDOW_MS, WINDOW_MS],
    ['fast lines', [clientAfter(20), clientAfter(60)], WINDOW_MS + 60, WINDOW_MS + 150],
    ['a line with a round trip of 6 seconds', [clientAfter(20), clientAfter(6_000)], WINDOW_MS + 6_000, WINDOW_MS + 8_000],
    ['a line that answers nothing', [clientAfter(20), clientAfter(null)], WINDOW_MS + MAX_ROUND_TRIP_MS, WINDOW_MS + MAX_ROUND_TRIP_MS],
  ])('%s', async (_name, clients, least, most) => {
    const [length] = await closedAfter({ clients });
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  test('waits only once for a client that answers nothing', async () => {
    expect(await closedAfter({ clients: [clientAfter(null)], rounds: 3 })).toEqual([WINDOW_MS + MAX_ROUND_TRIP_MS, WINDOW_MS, WINDOW_MS]);
  });

  test('waits for clients of other processes as long as they take', async () => {
    const [length] = await closedAfter({ elsewhereMs: 3_000 });
    expect(length).toBeGreaterThanOrEqual(WINDOW_MS + 3_000);
    expect(length).toBeLessThanOrEqual(WINDOW_MS + 4_500);
  });

  test('a client that connects meanwhile has the whole time, and one that leaves is not waited for', async () => {
    const joins = clientAfter(100);
    const clients: SeatClient[] = [];
    const [joined] = await closedAfter({
      clients,
      during: (window) =>
        void setTimeout(() => {
          clients.push(joins);
          window.join(joins);
        }, 1_500),
    });
    expect(joined).toBeGreaterThanOrEqual(1_500 + 100 + WINDOW_MS);
    const leaves = clientAfter(null);
    const [left] = await closedAfter({ clients: [leaves], during: (window) => void setTimeout(() => window.leave(leaves), 500) });
    expect(left).toBe(WINDOW_MS);
  });

  test('ends at once when everyone is missing or has replied, when the answers still missing change nothing, and in a race without windows', async () => {
    // a timer takes at least one millisecond
    expect((await closedAfter({ present: [] }))[0]).toBeLessThanOrEqual(1);
    expect((await closedAfter({ windowMs: 0 }))[0]).toBeLessThanOrEqual(1);
    expect((await closedAfter({ during: (window) => void setTimeout(() => window.settle(), 300) }))[0]).toBeLessThanOrEqual(301);
    const check = (window: ReturnType<typeof createAnswerWindow>): void => void setTimeout(() => window.checkReplies(), 300);
    expect((await closedAfter({ replied: [1, 0], during: check }))[0]).toBeLessThanOrEqual(301);
    expect(await closedAfter({ replied: [1], during: check })).toEqual([WINDOW_MS]);
  });
});

describe('a race', () => {
  const game: AnyGame = gameById('ausreisser')!;
  const SEED = 'windows';
  const STEP_MS = 700;
  const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

  /** A race of these people against bots that decide at once, on the server's defaults. */
  async function openWith(people: readonly Seat[]) {
    const setup = { riders: NAMES, stages: 1 };
    const config = configured(game, setup);
    const store = await openStore(':memory:');
    const seats = NAMES.map((name, seat) => ({
      ...{ open: people.includes(seat), bot: 'medium', ready: true, name: people.includes(seat) ? name : null },
    }));
    const room = JSON.stringify({ setup, seats, names: NAMES, window: WINDOW_MS, step: STEP_MS });
    const race: Race = {
      ...{ game, rulesVersion: game.rulesVersion, config, entries: [], standings: [], lines: [] },
      chance: { kind: 'sealed', seal: sealOf(SEED), contributions: [], seed: null },
    };
    await store.addRace({ id: 'r', game: game.id, listed: false, room }, []);
    await store.changeRoom('r', 1, { room, begun: { head: formatHead(race), seed: SEED } });
    const opened = await openRace({
      ...{ store, content, game, role: 'leader', missingAfterMs: 1e9, turnNoticeAfterMs: 1e9, now: () => Date.now() },
      ...{ race: (await store.findRace('r'))!, room: readRoom(room) },
      bots: createFairBots({
        threads: 8,
        decide: (_game, _config, { state }) => Promise.resolve({ action: firstOf(state), reason: null }),
        close: () => Promise.resolve(),
      }),
      onActionHere: () => undefined,
      report: (error) => expect(error).toBeUndefined(),
      onPresence: () => undefined,
      onRoundTrip: () => undefined,
      onTurn: () => Promise.resolve(),
      onTimeRunningOut: () => undefined,
    });
    return { opened, store };
  }
  /** The first card, or no hill. */
  const firstOf = (state: unknown): unknown =>
    game.pending(state).kind === 'hill' ? game.advance!.decline(state) : game.choices(state)[0]!;

  async function pass(milliseconds: number): Promise<void> {
    for (let n = 0; n < milliseconds; n += TICK_MS) {
      await vi.advanceTimersByTimeAsync(TICK_MS);
      for (let turn = 0; turn < 6; turn++) await afterPromises();
    }
  }
  const TICK_MS = 10;

  /** All people decline at once what they are asked together, whatever they hold. */
  async function declineAtOnce({ opened }: Awaited<ReturnType<typeof openWith>>): Promise<void> {
    const { together, entries } = opened.feedOf(0).seat.situation;
    if (together === null) return;
    for (const seat of together.seats) await opened.reply(seat, 'pass', entries);
  }

  /** The person whose turn it is acts at once. Returns whether one did. */
  async function actAtOnce({ opened }: Awaited<ReturnType<typeof openWith>>): Promise<boolean> {
    const turn = opened.openTurn();
    if (turn === null) return false;
    const { seat } = opened.feedOf(turn.seat);
    const action = game.actions.format(seat.state, firstOf(seat.state));
    const done = opened.act(turn.seat, action, { id: `a${seat.entries.length}`, after: seat.entries.length });
    await pass(TICK_MS);
    expect(await done).toBeNull();
    return true;
  }

  test('a round of two people and two bots who answer at once takes less than 8 seconds', async () => {
    const at = await openWith([0, 2]);
    for (const seat of [0, 2]) {
      at.opened.feedOf(seat).subscribe(() => undefined);
      at.opened.sit(seat, clientAfter(40));
    }
    const { seat } = at.opened.feedOf(0);
    const laid = (): number =>
      seat.entries.filter(({ events }) => events.some((event) => (event as { type: string }).type === 'laid')).length;
    let beganAt = 0;
    for (const began = Date.now(); laid() < 13 && Date.now() - began < 200_000;) {
      if (laid() === 1 && beganAt === 0) beganAt = Date.now();
      await declineAtOnce(at);
      if (!(await actAtOnce(at))) await pass(TICK_MS);
    }
    const rounds = (laid() - 1) / NAMES.length;
    expect(rounds).toBe(3);
    expect((Date.now() - beganAt) / rounds).toBeLessThan(8_000);
    at.opened.close();
    await at.store.close();
  });

  test('an answer given in time over a line with a round trip of 6 seconds counts', async () => {
    const roundTripMs = 6_000;
    const people = [0, 1, 2, 3];
    const at = await openWith(people);
    for (const seat of people) at.opened.sit(seat, clientAfter(seat === 1 ? roundTripMs : 30));
    while (at.opened.feedOf(1).seat.situation.together === null) if (!(await actAtOnce(at))) await pass(TICK_MS);
    const { seat } = at.opened.feedOf(1);
    // the question takes half a round trip to the player, who thinks almost all the time, and the answer the other half
    await pass(roundTripMs + WINDOW_MS - 100);
    const replied = at.opened.reply(1, 'pass', seat.entries.length);
    await pass(TICK_MS);
    expect(await replied).toBeNull();
    await pass(3_000);
    expect(at.opened.feedOf(1).seat.situation.together).toBeNull();
    at.opened.close();
    await at.store.close();
  });
});
