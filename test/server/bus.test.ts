import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEvents, type AnyGame } from '../../src/kit/index.ts';
import { BOTS_SUBJECT } from '../../src/server/races/bot-wire.ts';
import { decide } from '../../src/server/races/bot-worker.ts';
import { inProcessBots, type BotRunner } from '../../src/server/races/bot-runner.ts';
import { startBotService } from '../../src/server/races/bot-service.ts';
import { createRemoteBots } from '../../src/server/races/remote-bots.ts';
import { withBusNotices } from '../../src/server/store/bus-notices.ts';
import type { RaceChanges } from '../../src/server/store/change-notice.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { createDealer, type BotRequest, type Row } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { createFakeBus } from './fake-bus.ts';
import { AUSREISSER, REIFENBREITE } from './remote-player.ts';

/** Notices and bots over a bus between processes. The bus is a fake; `bus.slow.test.ts` has a real one. */

const CONTENT = join(resolve(import.meta.dirname, '../..'), 'content');

describe('notices', () => {
  async function setUp() {
    const bus = createFakeBus();
    const [mine, other] = await Promise.all([0, 1].map(async () => withBusNotices(await openSqlite(':memory:'), bus.connect())));
    const changes: (RaceChanges | null)[] = [];
    other!.listen((races) => void changes.push(races));
    return { bus, mine: mine!, other: other!, changes };
  }
  const row = (n: number): Row => ({ n, kind: 'acts', text: 'x'.repeat(150_000) });

  test('reach other processes with their rows, changes of one moment together, and large ones without rows', async () => {
    const { mine, changes } = await setUp();
    mine.listen(() => {
      throw new Error('its own notice');
    });
    const small: Row = { n: 7, kind: 'table', text: '{}' };
    mine.announce([{ race: 'a', rows: [small] }]);
    mine.announce([{ race: 'b' }, { race: 'c', rows: [row(1)] }, { race: 'd', rows: [row(1)] }]);
    expect(changes).toEqual([]);
    await Promise.resolve();
    expect(changes).toEqual([
      new Map([
        ['a', [small]],
        ['b', []],
        ['c', [row(1)]],
        ['d', []],
      ]),
    ]);
  });

  test('lost ones and unreadable ones mean that any race may have changed', async () => {
    const { bus, mine, changes } = await setUp();
    bus.inject('windschatten.races', 'someone\n[{"no": "rows"}]');
    expect(changes).toEqual([null]);
    bus.setUp(false);
    mine.announce([{ race: 'a' }]);
    await Promise.resolve();
    expect(changes).toEqual([null]);
  });

  test('a bus that is back leads to a look at every race', async () => {
    const bus = createFakeBus();
    const sql = withBusNotices(await openSqlite(':memory:'), bus.connect());
    const changes: unknown[] = [];
    sql.listen((races) => changes.push(races));
    bus.setUp(false);
    bus.setUp(true);
    expect(changes).toEqual([null]);
    await sql.close();
    bus.setUp(true);
    expect(changes).toEqual([null]);
  });
});

describe('bots', () => {
  function setUp({ own = inProcessBots }: { own?: BotRunner } = {}) {
    const bus = createFakeBus();
    const reports: string[] = [];
    const report = (error: unknown, doing: string): void => void reports.push(`${doing}: ${String(error)}`);
    const service = (think: Parameters<typeof startBotService>[0]['think'], threads = 2) =>
      startBotService({ bus: bus.connect(), threads, think, report });
    const bots = createRemoteBots({ bus: bus.connect(), own, report, answerTimeoutMs: 5_000, lostRestMs: 60_000, awayRestMs: 0 });
    return { bus, reports, service, bots };
  }
  const think: Parameters<typeof startBotService>[0]['think'] = (question) => decide({ content: CONTENT, ...question });
  const firstQuestion = (wish: typeof REIFENBREITE | typeof AUSREISSER, driver: string) => {
    const game = gameById(wish.game)!;
    const config = game.configure(wish.setup, content);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    return { game, config: config.value, driver };
  };

  type Decide = (...question: Parameters<BotRunner['decide']>) => Promise<unknown>;
  async function play(game: AnyGame, config: unknown, driver: string, most: number, decideOne: Decide): Promise<void> {
    const dealer = createDealer('00'.repeat(32));
    let state = game.start(config);
    let asked = 0;
    for (let entries = 0; asked < most && game.turn(state) !== -2; entries++) {
      const seat = game.turn(state);
      let action: unknown;
      if (seat < 0) action = dealer.deal(game.chanceKey(state), game.outcomes(state));
      else {
        const request: BotRequest<unknown> = { seat, driver, state: game.hide(state, seat), entries };
        action = await decideOne(game, config, request);
        asked++;
      }
      const decided = game.decide(state, seat, action);
      if (!decided.ok) throw new Error(decided.refusal.code);
      state = applyEvents(game, state, decided.events);
    }
    expect(asked).toBe(most);
  }
  /** Expects the decisions of this thread. */
  const compare = (game: AnyGame, config: unknown, driver: string, most: number, bots: BotRunner): Promise<void> =>
    play(game, config, driver, most, async (...question) => {
      const answer = await inProcessBots.decide(...question);
      expect(await bots.decide(...question)).toEqual(answer);
      return answer.action;
    });

  test.each([
    { wish: REIFENBREITE, driver: 'medium' },
    { wish: AUSREISSER, driver: 'easy' },
  ])('$wish.game: another process decides the same', async ({ wish, driver }) => {
    const { bots, service, reports } = setUp({ own: { ...inProcessBots, decide: () => Promise.reject(new Error('not asked')) } });
    service(think);
    service(think);
    const { game, config } = firstQuestion(wish, driver);
    await compare(game, config, driver, 40, bots);
    expect([bots.counts(), reports]).toEqual([{ bots_remote: 40, bots_lost: 0 }, []]);
  });

  test('a lost question is asked again; after two lost ones this process decides, and for a while it does not ask', async () => {
    const { bus, bots, service } = setUp();
    const stop = service(think);
    const { game, config, driver } = firstQuestion(REIFENBREITE, 'easy');
    bus.losing = 1;
    await compare(game, config, driver, 1, bots);
    expect([bus.asked.length, bots.counts()]).toEqual([2, { bots_remote: 1, bots_lost: 1 }]);
    bus.losing = 2;
    await compare(game, config, driver, 3, bots);
    expect([bus.asked.length, bots.counts()]).toEqual([4, { bots_remote: 1, bots_lost: 3 }]);
    await stop();
  });

  test('without a bus, or where no process answers, this process decides at once', async () => {
    const { bus, bots, service } = setUp();
    const { game, config, driver } = firstQuestion(REIFENBREITE, 'easy');
    await compare(game, config, driver, 2, bots);
    service(think);
    bus.setUp(false);
    await compare(game, config, driver, 2, bots);
    bus.setUp(true);
    await compare(game, config, driver, 2, bots);
    expect(bots.counts()).toEqual({ bots_remote: 2, bots_lost: 0 });
  });

  test.each([
    ['unreadable', 'no json'],
    ['of another form', '{"action":1,"reason":null}'],
    ['no action', '{"action":"fly away","reason":null}'],
  ])('an answer that is %s is reported, and this process decides', async (_, text) => {
    const { bus, bots, reports } = setUp();
    bus.connect().answer(BOTS_SUBJECT, 'bots', () => Promise.resolve(text));
    const { game, config, driver } = firstQuestion(REIFENBREITE, 'easy');
    await compare(game, config, driver, 1, bots);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^asking a bot of another process/);
  });

  test('an action that the rules of this process refuse is reported, and this process decides', async () => {
    const { bus, bots, reports } = setUp();
    const { game, config, driver } = firstQuestion(REIFENBREITE, 'easy');
    // always the action of the first position
    let first: string | null = null;
    bus.connect().answer(BOTS_SUBJECT, 'bots', async (text) => {
      first ??= (await think(JSON.parse(text) as Parameters<typeof think>[0])).action;
      return JSON.stringify({ action: first, reason: null });
    });
    await play(game, config, driver, 12, async (...question) => (await bots.decide(...question)).action);
    expect(reports.length).toBeGreaterThan(0);
    for (const line of reports) expect(line).toMatch(/^asking a bot of another process: Error: easy: /);
  });

  test('a process takes four waiting questions for each thread and sends others back; late ones are not thought about', async () => {
    const { bus, service, reports } = setUp();
    const started: string[] = [];
    const finish: (() => void)[] = [];
    service(async ({ state }) => {
      started.push(state);
      await new Promise<void>((done) => void finish.push(done));
      return { action: state, reason: null };
    }, 1);
    const asker = bus.connect();
    const ask = (state: string, timeoutMs = 50_000) =>
      asker.request(BOTS_SUBJECT, JSON.stringify({ game: 'g', setup: '', state, seat: 0, bot: 'b', entries: 1, timeoutMs }), 50_000);
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((state) => ask(state, state === 'b' ? 0 : 50_000));
    expect(JSON.parse(await answers[5]!)).toEqual({ busy: true });
    for (let i = 0; i < 4; i++) {
      await expect.poll(() => finish.length).toBe(i + 1);
      finish[i]!();
    }
    expect((await Promise.all(answers)).map((text) => JSON.parse(text) as object)).toEqual([
      { action: 'a', reason: null },
      { busy: true },
      ...['c', 'd', 'e'].map((action) => ({ action, reason: null })),
      { busy: true },
    ]);
    expect([started, reports]).toEqual([['a', 'c', 'd', 'e'], []]);
  });

  test('a question that cannot be read is not answered', async () => {
    const { bus, service } = setUp();
    service(think);
    const asker = bus.connect();
    for (const text of ['', '{}', '[1]', JSON.stringify({ game: 'g', setup: '', state: '', seat: -1, bot: 'b', entries: 1, timeoutMs: 1 })])
      await expect(asker.request(BOTS_SUBJECT, text, 1_000)).rejects.toThrow('unreadable question');
  });
});
