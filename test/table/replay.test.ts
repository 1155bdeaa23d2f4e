import { beforeEach, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { createClock, createReplay, createSeat, type Race, type Replay, type SeatAtRace } from '../../src/table/index.ts';
import { toyGame, type ToyAction, type ToyEvent, type ToyState } from '../kit/toy-game.ts';
import { play, TOY, toyMatch } from './toy-match.ts';

/** A replay shows a seat at every moment what it saw during the race. */

const match = play(toyMatch());
const race = {
  ...{
    game: toyGame,
    rulesVersion: 1,
    config: TOY,
    dice: { kind: 'typed' },
    entries: match.log,
    standings: toyGame.standings(match.state),
  },
  lines: [],
} as unknown as Race;
const length = match.log.length;

/** The position after `n` entries, as that viewer saw it then. */
const seenAfter = (n: number, eyes: number): unknown => {
  const then = toyMatch({ entries: match.log.slice(0, n) });
  return toyGame.view(toyGame.hide(then.state, eyes), eyes);
};

let rings: (() => void)[] = [];
/** A clock that the test advances. */
const clock = createClock(
  () => 0,
  (ring) => {
    rings.push(ring);
    return () => (rings = rings.filter((each) => each !== ring));
  },
);
const tick = async (): Promise<void> => {
  for (const ring of rings.splice(0)) ring();
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

let replay: Replay<ToyAction, ToyEvent>;
let seats: SeatAtRace<ToyState, ToyAction, ToyEvent, unknown>[];
let entryCounts: number[];
function open(from = 0, stops: readonly number[] = match.log.map(({ n }) => n)): void {
  rings = [];
  entryCounts = [];
  replay = createReplay(toyGame, race, { clock, timing: { step: 100, hold: 0 }, stops, from });
  seats = [0, NO_SEAT].map((eyes) => {
    const link = replay.link(eyes);
    const seat = createSeat(toyGame, TOY, eyes, link.news(0));
    link.watch((news) => {
      seat.receive(news);
      if (eyes === NO_SEAT) entryCounts.push(seat.entries.length);
    });
    return seat;
  });
}
const expectAt = (n: number): void => {
  expect(replay.at).toBe(n);
  for (const seat of seats) {
    expect(seat.entries.map((entry) => entry.n)).toEqual(match.log.slice(0, n).map((entry) => entry.n));
    expect(seat.view()).toEqual(seenAfter(n, seat.viewer));
  }
};
beforeEach(() => open());

test('forward, back and to any entry: every viewer sees what it saw then', () => {
  expectAt(0);
  for (const n of [1, length, 3, 2, length - 1, 0, 5, 5]) {
    replay.seek(n);
    expectAt(n);
  }
  replay.seek(length + 20);
  expectAt(length);
  for (const wild of [-3, NaN]) {
    replay.seek(wild);
    expectAt(0);
  }
});

test('seeking sends news of one entry, whatever the viewer saw before', () => {
  replay.seek(6);
  expect(entryCounts).toEqual([5, 6]);
  replay.seek(2);
  expect(entryCounts.slice(2)).toEqual([1, 2]);
});

test('plays from stop to stop up to the end', async () => {
  open(0, [2, 5]);
  replay.play();
  expect(replay.playing).toBe(true);
  expectAt(2);
  await tick();
  expectAt(5);
  await tick();
  expectAt(length);
  await tick();
  expect(replay.playing).toBe(false);
  replay.play();
  expect(replay.playing).toBe(false);
  expect(entryCounts).toEqual([2, 5, length]);
});

test('waits the linger time after an entry', async () => {
  const asked: number[] = [];
  const slow = createReplay(toyGame, race, {
    clock: { ...clock, wait: (milliseconds) => (asked.push(milliseconds), clock.wait(milliseconds)) },
    ...{ timing: { step: 100, hold: 0 }, stops: [1, 2, 3], from: 0 },
  });
  slow.play();
  slow.setTiming({ step: 100, hold: 0, linger: 2000 });
  await tick();
  slow.setTiming({ step: 100, hold: 0 });
  slow.end();
  expect(asked.slice(0, 2)).toEqual([100, 2000]);
});

test('stays where it is when paused, and plays on from there', async () => {
  replay.play();
  await tick();
  replay.pause();
  await tick();
  await tick();
  expectAt(2);
  expect(replay.playing).toBe(false);
  replay.play();
  expectAt(3);
  // paused and played again before the wait is over: it plays once, not twice as fast
  replay.pause();
  replay.play();
  await tick();
  await tick();
  const { at } = replay;
  await tick();
  expect(replay.at).toBe(at + 1);
});

test('can begin anywhere, and accepts no action', async () => {
  open(4);
  expectAt(4);
  const link = replay.link(0);
  expect(await link.act({} as ToyAction, {})).toMatchObject({ code: 'table-not-here' });
  expect(await link.takeBack()).toMatchObject({ code: 'table-not-here' });
  expectAt(4);
  expect(seats[0]!.choices()).toEqual([]);
});
