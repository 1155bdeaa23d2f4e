import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { CHANCE, createRandom, follow, NOBODY, type Game, type Seat } from '../../src/kit/index.ts';
import { createSeat, logOf, type Look } from '../../src/table/index.ts';
import { configOf } from '../games/ausreisser/setups.ts';
import { setUp } from '../games/setups.ts';
import { toyGame, type ToyEvent, type ToyState } from '../kit/toy-game.ts';
import { heldJournal, hostIn, settled, sitAt, sitDown, toyHost } from './host-kit.ts';
import { TOY } from './toy-match.ts';

/**
 * A race in which people and bots do anything, answer in advance, take back, come and go; every seat and a spectator listen, and after each news each of them
 * knows exactly what its eyes may know (`sitAt` compares).
 */
async function rideAtRandom<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, seed: number, steps: number): Promise<number> {
  const random = createRandom(`seats ${game.id}`, seed);
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const seats = game.seats(config).map((_, seat) => seat);
  const at = hostIn({
    game,
    config,
    drivers: seats.map(() => any(['human', 'human', 'bot'])),
    sealed: { seed: `seats ${seed}` },
    timing: { step: 300, hold: any([0, Infinity]) },
  });
  const sitters = [...seats, NOBODY].map((eyes) => sitAt(game, config, at.host, eyes));
  const kinds = game.advance?.questions(config) ?? [];
  void at.host.run();
  await settled();
  for (let step = 0; step < steps; step++) {
    const { seat, link, act } = any(sitters);
    const asked = sitters.find((each) => each.seat.situation.asked);
    const { together, holding } = sitters[0]!.seat.situation;
    const wish = random.below(20);
    if (wish === 0 && seat.situation.takeBack !== null) await link.takeBack();
    else if (wish === 1 && kinds.length > 0 && seat.eyes >= 0)
      await link.answerInAdvance({ [any(kinds).kind]: any(['never', 'ask', { from: any(kinds).least }]) });
    else if (wish === 2) await at.host.setDriver(any(seats), any(['human', 'bot']));
    else if (wish === 3) await at.host.setAway(any(seats), random.below(2) === 0);
    else if (wish === 4) at.host.skip();
    else if (wish === 5) await act(seat.choices()[0]!).catch(() => null);
    else if (holding) at.host.goOn();
    else if (together) at.host.closeRound(new Map([[any(together.seats), 'ask']]));
    else if (asked) expect(await asked.act(any(asked.seat.choices()))).toBeNull();
    await settled();
    if (game.turn(seat.state) === NOBODY) break;
  }
  expect(sitters[0]!.seat.situation.broken).toBeNull();
  const told = sitters.map(({ seat }) => seat.told.length);
  expect(new Set(told)).toEqual(new Set([at.host.race('sealed').entries.length]));
  // what a seat has told step by step is what it is told at once, also by a host that begins anew
  const again = hostIn({ game, config, journal: heldJournal(at.journal.rows), sealed: { seed: `seats ${seed}` } });
  expect(again.reader.damage).toBeNull();
  for (const { seat } of sitters) {
    const late = createSeat(game, config, seat.eyes, again.host.link(seat.eyes).news(0));
    expect(game.formatState(late.state)).toBe(game.formatState(seat.state));
    expect(late.log.map((line) => ({ ...line, reason: null }))).toEqual(seat.log.map((line) => ({ ...line, reason: null })));
  }
  return told[0]!;
}

describe('every seat knows after each news exactly what its eyes may know', () => {
  test.each([1, 2, 3, 4, 5])('the toy game, %i', async (seed) => {
    expect(await rideAtRandom(toyGame, TOY, seed, 250)).toBeGreaterThan(15);
  });

  test.each([1, 3])('Der Ausreißer, %i', async (seed) => {
    expect(await rideAtRandom(ausreisser, configOf(2 + seed), seed, 150)).toBeGreaterThan(40);
  });

  test.each([1, 2])('Um Reifenbreite, %i', async (seed) => {
    const { config } = setUp('criterium', 'professional', seed === 1 ? 'two teams' : 'three teams');
    expect(await rideAtRandom(reifenbreite, config, seed, 120)).toBeGreaterThan(60);
  });
});

/** A race on its way, and Ben, who listens. */
async function midway(): Promise<{ readonly at: ReturnType<typeof toyHost>; readonly ben: ReturnType<typeof sitDown> }> {
  const at = toyHost({ drivers: ['bot', 'human', 'bot'] });
  const ben = sitDown(at, 1);
  await ben.link.answerInAdvance({ ask: 'never' });
  await at.host.run();
  for (let i = 0; i < 3; i++) {
    await ben.act(ben.seat.choices()[0]!);
    await at.host.run();
  }
  return { at, ben };
}

describe('a seat', () => {
  test('its choices are those of the rules, and only while it is asked', async () => {
    const { at, ben } = await midway();
    const whole = at.host
      .race('sealed')
      .entries.reduce((state, { events }) => follow(toyGame, state, events as ToyEvent[]), toyGame.start(TOY));
    expect(ben.seat.situation.asked).toBe(true);
    expect(ben.seat.choices()).toEqual(toyGame.choices(whole));
    expect(ben.seat.pending()).toEqual(toyGame.pending(whole));
    expect(ben.seat.view()).toEqual(toyGame.view(whole, 1));
    expect(ben.seat.whyNot(ben.seat.choices()[0]!)).toBeNull();
    expect(ben.seat.whyNot({ type: 'wall' })).toMatchObject({ code: 'no-wall', section: 'TG 2' });
    const spectator = createSeat(toyGame, TOY, NOBODY, at.host.link(NOBODY).news(0));
    expect(spectator.choices()).toEqual([]);
    expect(spectator.whyNot({ type: 'skip' })).toMatchObject({ code: 'not-your-turn' });
  });

  test('the position after any event of its log', async () => {
    const { ben } = await midway();
    const seen: string[] = [];
    const look: Look<ToyState, ToyEvent> = (before, event) => seen.push(toyGame.formatState(toyGame.evolve(toyGame.copy(before), event)));
    const seat = createSeat(toyGame, TOY, 1, ben.link.news(0), { look });
    expect(seen).toHaveLength(seat.log.length);
    for (const [i, { n, index }] of seat.log.entries()) if (i % 3 === 0) expect(toyGame.formatState(seat.at(n, index))).toBe(seen[i]);
    expect(toyGame.formatState(seat.at(0, 0))).toBe(toyGame.formatState(toyGame.hide(toyGame.start(TOY), 1)));
    expect(toyGame.formatState(seat.at(1e6, 0))).toBe(toyGame.formatState(seat.state));
  });

  test('its log is the log of the record, as a spectator may read it', async () => {
    const { at } = await midway();
    const spectator = createSeat(toyGame, TOY, NOBODY, at.host.link(NOBODY).news(0));
    const log: unknown[] = [];
    logOf(at.host.race('sealed'), (line) => log.push(line));
    expect(spectator.log.map(({ reason: _, ...line }) => line)).toEqual(log);
    expect(log.length).toBeGreaterThan(40);
  });

  test('a bot’s word is with its own lines, none with chance’s or a person’s', async () => {
    const { ben } = await midway();
    const bySeat = (seat: Seat): boolean[] => ben.seat.log.filter((line) => line.seat === seat).map(({ reason }) => reason !== undefined);
    expect(bySeat(0)).toContain(true);
    expect(bySeat(CHANCE)).not.toContain(true);
    expect(bySeat(1)).not.toContain(true);
  });

  test('the state that was handed out stays as it was', async () => {
    const { at, ben } = await midway();
    const before = ben.seat.state;
    const written = toyGame.formatState(before);
    await ben.act(ben.seat.choices()[0]!);
    await at.host.run();
    expect(toyGame.formatState(before)).toBe(written);
    expect(ben.seat.state).not.toBe(before);
  });

  test('it tells how many lines are new, and refuses what begins after what it knows', async () => {
    const { ben } = await midway();
    const { keep, entries, situation } = ben.link.news(0);
    const seat = createSeat(toyGame, TOY, 1, { keep, entries: entries.slice(0, 5), situation });
    const lines = seat.log.length;
    expect(() => seat.receive({ keep: 6, entries: entries.slice(6), situation })).toThrow('6 to 6 were never told');
    expect(seat.receive({ keep: 5, entries: entries.slice(5), situation })).toBe(seat.log.length - lines);
    expect(seat.receive({ keep: 3, entries: [], situation })).toBe(0);
    expect(seat.told).toHaveLength(3);
    const before = toyGame.formatState(seat.state);
    expect(() => seat.receive({ keep: 3, entries: entries.slice(4), situation })).toThrow('entry 4 was never told');
    expect([toyGame.formatState(seat.state), seat.told.length]).toEqual([before, 3]);
  });
});
