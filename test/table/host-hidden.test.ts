import { describe, expect, test } from 'vitest';
import { CHANCE, NO_SEAT, type Seat } from '../../src/kit/index.ts';
import { actionRow, formatEntries, sendSeatTexts, type Driver, type Row } from '../../src/table/index.ts';
import { toyGame, WALL, type ToyAction } from '../kit/toy-game.ts';
import { testJournal, settled, joinToySeat, toyHost, type TestClock, type TestJournal, type ToyPlayer } from './host-kit.ts';
import { TOY, toyMatch } from './toy-match.ts';

/** The rows of a race in which Anna has laid a two. Ben, who is asked first, and Cleo hold a wall or not. */
function rowsWith(walls: readonly [ben: boolean, cleo: boolean]): Row[] {
  const match = toyMatch({});
  const hands = [
    [2, 1, 2],
    [walls[0] ? WALL : 3, 1, 2],
    [walls[1] ? WALL : 3, 2, 2],
  ];
  for (let i = 0; i < 9; i++) match.act({ seat: CHANCE, action: { type: 'draw', card: hands[i % 3]![Math.floor(i / 3)]! } });
  match.act({ seat: CHANCE, action: { type: 'draw', card: 3 } });
  match.act({ seat: 0, action: { type: 'lay', card: 2 } });
  const start = toyGame.start({ names: match.state.config.names, deck: match.state.config.deck });
  return [actionRow({ n: 1, entries: match.log, texts: formatEntries(toyGame, start, match.log), author: null })];
}

interface Observation {
  /** The texts that go over the wire, each with its time. */
  readonly news: readonly (readonly [at: number, text: string])[];
  readonly log: string;
}

interface Scenario {
  readonly drivers: readonly Driver[];
  readonly walls: readonly [boolean, boolean];
  /** Ben’s answer in advance, and what he does when asked. */
  readonly ben: (ben: ToyPlayer, clock: TestClock, journal: TestJournal) => Promise<void>;
  readonly close?: ReadonlyMap<Seat, 'ask' | { readonly action: ToyAction }>;
}

/** The news that all viewers except Ben get until Ben is to lay, with times by a clock that only the host’s waits move. */
async function observe({ drivers, walls, ben: does, close }: Scenario): Promise<readonly Observation[]> {
  const at = toyHost({ journal: testJournal(rowsWith(walls)), drivers, timing: { step: 300, hold: 500 } });
  const ben = joinToySeat(at, 1);
  const others = [0, 2, NO_SEAT].map((seat) => joinToySeat(at, seat));
  const news = others.map((): [number, string][] => []);
  const { rulesVersion, chance } = at.host.race('sealed');
  others.forEach(({ link }, i) => {
    sendSeatTexts(toyGame, { rulesVersion, chance, config: TOY }, link, (text) => news[i]!.push([at.clock.now(), text]));
  });
  void at.host.run();
  await settled();
  if (close) at.host.closeRound(close);
  await does(ben, at.clock, at.journal);
  for (let i = 0; i < 5; i++) await settled();
  expect(ben.seat.situation).toMatchObject({ asked: true });
  expect(ben.seat.pending().kind).toBe('lay');
  return others.map(({ seat }, i) => ({ news: news[i]!, log: JSON.stringify(seat.log) }));
}

const nothing = (): Promise<void> => Promise.resolve();
const says =
  (ask: unknown) =>
  async (ben: ToyPlayer): Promise<void> => {
    expect(await ben.link.answerInAdvance({ ask })).toEqual([]);
  };
/** Passes by hand, some time after the question. */
const passes = async (ben: ToyPlayer, clock: TestClock): Promise<void> => {
  expect(ben.seat.situation.asked).toBe(true);
  await clock.advance(100);
  expect(await ben.act({ type: 'pass' })).toBeNull();
};

describe('news for a seat are the same, byte by byte, where only hidden things differ', () => {
  const ONE = ['bot', 'human', 'bot'];

  test('one person who cannot wall, said never, said from three, or passes by hand', async () => {
    const cannot = await observe({ drivers: ONE, walls: [false, false], ben: nothing });
    expect(cannot[0]!.news.length).toBeGreaterThan(3);
    const never = await observe({ drivers: ONE, walls: [true, false], ben: says('never') });
    const from = await observe({ drivers: ONE, walls: [true, false], ben: says({ from: 3 }) });
    const byHand = await observe({ drivers: ONE, walls: [true, false], ben: passes });
    expect(never).toEqual(cannot);
    expect(from).toEqual(cannot);
    // After an answer by hand the others wait until it can no longer be taken back, without a reason; everything else is the same.
    const untimed = (observations: readonly Observation[]): unknown =>
      observations.map(({ news, log }) => [news.map(([, text]) => text), log]);
    expect(untimed(byHand)).toEqual(untimed(cannot));
  });

  test('several people asked together, whatever they hold, said in advance and reply', async () => {
    const drivers = ['human', 'human', 'human'];
    const none = new Map<Seat, 'ask'>();
    const base = await observe({ drivers, walls: [false, true], ben: nothing, close: none });
    for (const [walls, ben, close] of [
      [[true, true], nothing, none],
      [[true, true], says('never'), none],
      [[true, true], nothing, new Map([[1, { action: { type: 'pass' as const } }]])],
      [[false, true], nothing, new Map([[1, { action: { type: 'wall' as const } }]])],
    ] as const) {
      const [anna, cleo, spectator] = await observe({ drivers, walls, ben, close });
      expect(anna).toEqual(base[0]);
      expect(cleo).toEqual(base[1]);
      expect(spectator).toEqual(base[2]);
    }
  });

  test('bots, whatever they hold, and without a bot’s reason for a hidden answer', async () => {
    const bots = (walls: readonly [boolean, boolean]): Promise<readonly Observation[]> =>
      observe({ drivers: ONE, walls, ben: says('never') });
    const text = (await bots([false, false])).flatMap(({ news }) => news.map(([, text]) => text)).join('\n');
    expect(text).not.toContain('because');
  });

  test('others get no message when a seat answers in advance', async () => {
    const at = toyHost({ drivers: ['human', 'human', 'human'] });
    const [anna, ben, cleo, all] = [0, 1, 2, NO_SEAT].map((seat) => joinToySeat(at, seat));
    await at.host.run();
    const before = [anna, cleo, all].map((each) => each!.newsTexts.length);
    await ben!.link.answerInAdvance({ ask: 'never' });
    await ben!.link.answerInAdvance({ ask: { from: 2 } });
    await settled();
    expect([anna, cleo, all].map((each) => each!.newsTexts.length)).toEqual(before);
    expect(ben!.seat.situation.answers).toEqual({ ask: { from: 2 } });
    for (const each of [anna, cleo, all]) expect(each!.newsTexts.join()).not.toContain('"from":2');
  });
});
