import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { CHANCE, applyEvents, NO_SEAT, type Seat } from '../../src/kit/index.ts';
import { createSeat, logOf, type Onlooker } from '../../src/table/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { setUp } from '../reifenbreite/setups.ts';
import { toyGame, type ToyEvent, type ToyState } from '../kit/toy-game.ts';
import { joinToySeat, toyHost } from './host-kit.ts';
import { playAtRandom } from './random-table.ts';
import { TOY } from './toy-match.ts';

describe('every seat knows after each news exactly what it may know', () => {
  test.each([1, 2, 3, 4, 5])('the toy game, %i', async (seed) => {
    expect(await playAtRandom(toyGame, TOY, { seed, steps: 250 })).toBeGreaterThan(15);
  });

  test.each([1, 3])('Der Ausreißer, %i', async (seed) => {
    expect(await playAtRandom(ausreisser, configOf(2 + seed), { seed, steps: 150 })).toBeGreaterThan(40);
  });

  test.each([1, 2])('Um Reifenbreite, %i', async (seed) => {
    const { config } = setUp('criterium', 'professional', seed === 1 ? 'two teams' : 'three teams');
    expect(await playAtRandom(reifenbreite, config, { seed, steps: 120 })).toBeGreaterThan(60);
  });
});

/** A race on its way, and Ben, who listens. */
async function midway(): Promise<{ readonly at: ReturnType<typeof toyHost>; readonly ben: ReturnType<typeof joinToySeat> }> {
  const at = toyHost({ drivers: ['bot', 'human', 'bot'] });
  const ben = joinToySeat(at, 1);
  await ben.link.answerInAdvance({ ask: 'never' });
  await at.host.run();
  for (let i = 0; i < 3; i++) {
    await ben.act(ben.seat.choices()[0]!);
    await at.host.run();
  }
  return { at, ben };
}

describe('a seat', () => {
  test('has the choices of the rules, and only while it must decide', async () => {
    const { at, ben } = await midway();
    const whole = at.host
      .race('sealed')
      .entries.reduce((state, { events }) => applyEvents(toyGame, state, events as ToyEvent[]), toyGame.start(TOY));
    expect(ben.seat.situation.asked).toBe(true);
    expect(ben.seat.choices()).toEqual(toyGame.choices(whole));
    expect(ben.seat.pending()).toEqual(toyGame.pending(whole));
    expect(ben.seat.view()).toEqual(toyGame.view(whole, 1));
    expect(ben.seat.whyNot(ben.seat.choices()[0]!)).toBeNull();
    expect(ben.seat.whyNot({ type: 'wall' })).toMatchObject({ code: 'no-wall', section: 'TG 2' });
    const spectator = createSeat(toyGame, TOY, NO_SEAT, at.host.link(NO_SEAT).news(0));
    expect(spectator.choices()).toEqual([]);
    expect(spectator.whyNot({ type: 'skip' })).toMatchObject({ code: 'not-your-turn' });
  });

  test('can show the position after any event of its log', async () => {
    const { ben } = await midway();
    const seen: string[] = [];
    const look: Onlooker<ToyState, ToyEvent> = (before, event) =>
      seen.push(toyGame.formatState(toyGame.evolve(toyGame.copy(before), event)));
    const seat = createSeat(toyGame, TOY, 1, ben.link.news(0), { look });
    expect(seen).toHaveLength(seat.log.length);
    for (const [i, { n, index }] of seat.log.entries()) if (i % 3 === 0) expect(toyGame.formatState(seat.at(n, index))).toBe(seen[i]);
    expect(toyGame.formatState(seat.at(0, 0))).toBe(toyGame.formatState(toyGame.hide(toyGame.start(TOY), 1)));
    expect(toyGame.formatState(seat.at(1e6, 0))).toBe(toyGame.formatState(seat.state));
  });

  test('of a spectator has the log of the record', async () => {
    const { at } = await midway();
    const spectator = createSeat(toyGame, TOY, NO_SEAT, at.host.link(NO_SEAT).news(0));
    const log: unknown[] = [];
    logOf(at.host.race('sealed'), (line) => log.push(line));
    expect(spectator.log.map(({ reason: _, ...line }) => line)).toEqual(log);
    expect(log.length).toBeGreaterThan(40);
  });

  test('has a bot’s reason in the bot’s own lines only', async () => {
    const { ben } = await midway();
    const bySeat = (seat: Seat): boolean[] => ben.seat.log.filter((line) => line.seat === seat).map(({ reason }) => reason !== undefined);
    expect(bySeat(0)).toContain(true);
    expect(bySeat(CHANCE)).not.toContain(true);
    expect(bySeat(1)).not.toContain(true);
  });

  test('has a bot’s reason with a “yes”, but not with a “no” that could reveal a hand', async () => {
    const at = toyHost({ drivers: ['bot', 'bot', 'bot'] });
    await at.host.run();
    const { log } = createSeat(toyGame, TOY, NO_SEAT, at.host.link(NO_SEAT).news(0));
    const wordsWith = (of: string): boolean[] => log.filter(({ named }) => named.type === of).map(({ reason }) => reason !== undefined);
    expect(new Set(wordsWith('passed'))).toEqual(new Set([false]));
    expect(new Set(wordsWith('walled'))).toEqual(new Set([true]));
  });

  test('does not change a state that it has returned', async () => {
    const { at, ben } = await midway();
    const before = ben.seat.state;
    const written = toyGame.formatState(before);
    await ben.act(ben.seat.choices()[0]!);
    await at.host.run();
    expect(toyGame.formatState(before)).toBe(written);
    expect(ben.seat.state).not.toBe(before);
  });

  test('returns the number of new lines, and refuses news that leave a gap', async () => {
    const { ben } = await midway();
    const { keep, entries, situation } = ben.link.news(0);
    const seat = createSeat(toyGame, TOY, 1, { keep, entries: entries.slice(0, 5), situation });
    const lines = seat.log.length;
    expect(() => seat.receive({ keep: 6, entries: entries.slice(6), situation })).toThrow('6 to 6 were never received');
    expect(seat.receive({ keep: 5, entries: entries.slice(5), situation })).toBe(seat.log.length - lines);
    expect(seat.receive({ keep: 3, entries: [], situation })).toBe(0);
    expect(seat.entries).toHaveLength(3);
    const before = toyGame.formatState(seat.state);
    expect(() => seat.receive({ keep: 3, entries: entries.slice(4), situation })).toThrow('entry 4 was never received');
    expect([toyGame.formatState(seat.state), seat.entries.length]).toEqual([before, 3]);
  });
});
