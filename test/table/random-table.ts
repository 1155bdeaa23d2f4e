import { expect } from 'vitest';
import { createRandom, NO_SEAT, type Game } from '../../src/kit/index.ts';
import { createSeat, formatSeatText, type Host } from '../../src/table/index.ts';
import { expectSame } from '../expect-same.ts';
import { testJournal, hostIn, settled, joinSeat, type HostAt } from './host-kit.ts';

/**
 * Plays a race in which people and bots act at random, answer in advance, take back, leave and return. After each news every seat and a spectator
 * know exactly what they may know (`joinSeat` compares).
 * @returns the number of entries
 */
export async function playAtRandom<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  { seed, steps, begun = () => undefined }: { readonly seed: number; readonly steps: number; readonly begun?: (at: HostAt<A, E>) => void },
): Promise<number> {
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
  begun(at);
  const players = [...seats, NO_SEAT].map((eyes) => joinSeat(game, config, at.host, eyes));
  const kinds = game.advance?.questions(config) ?? [];
  void at.host.run();
  await settled();
  for (let step = 0; step < steps; step++) {
    const player = any(players);
    const { seat, link } = player;
    const asked = players.find((each) => each.seat.situation.asked);
    const { together, holding } = players[0]!.seat.situation;
    const wish = random.below(20);
    if (wish === 0 && seat.situation.takeBack !== null) await link.takeBack();
    else if (wish === 1 && kinds.length > 0 && seat.viewer >= 0)
      await link.answerInAdvance({ [any(kinds).kind]: any(['never', 'ask', { from: any(kinds).least }]) });
    else if (wish === 2) await at.host.setDriver(any(seats), any(['human', 'bot']));
    else if (wish === 3) await at.host.setAway(any(seats), random.below(2) === 0);
    else if (wish === 4) at.host.skip();
    else if (wish === 5) await player.act(seat.choices()[0]!).catch(() => null);
    else if (holding) at.host.releaseHold();
    else if (together) at.host.closeRound(new Map([[any(together.seats), 'ask']]));
    else if (asked) expect(await asked.act(any(asked.seat.choices()))).toBeNull();
    await settled();
    if (game.turn(seat.state) === NO_SEAT) break;
  }
  expect(players[0]!.seat.situation.broken).toBeNull();
  const entryCounts = players.map(({ seat }) => seat.entries.length);
  expect(new Set(entryCounts)).toEqual(new Set([at.host.race('sealed').entries.length]));
  // A seat that followed step by step equals one that joins now, also at a restarted host.
  const again = hostIn({ game, config, journal: testJournal(at.journal.rows), sealed: { seed: `seats ${seed}` } });
  expect(again.reader.damage).toBeNull();
  for (const { seat } of players) {
    const late = createSeat(game, config, seat.viewer, again.host.link(seat.viewer).news(0));
    expect(game.formatState(late.state)).toBe(game.formatState(seat.state));
    const withoutReasons = (log: readonly object[]): unknown => log.map((line) => ({ ...line, reason: null }));
    expectSame(withoutReasons(late.log), withoutReasons(seat.log));
  }
  expectSeatTextsAsWritten(game, config, again.host);
  // A host that opened the race half-way and has caught up.
  const journal = testJournal(at.journal.rows.slice(0, at.journal.rows.length >> 1));
  const behind = hostIn({ game, config, journal, sealed: { seed: `seats ${seed}` }, role: 'reader' });
  journal.rows.push(...at.journal.rows.slice(journal.rows.length));
  await behind.host.catchUp();
  expectSeatTextsAsWritten(game, config, behind.host);
  return entryCounts[0]!;
}

/** The seat texts that a host builds from its stored lines and position equal those formatted from every entry. */
function expectSeatTextsAsWritten<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, host: Host<A, E>): void {
  const race = { ...host.race('sealed'), config };
  const written = race.entries.filter(({ n }) => host.entryText(n) !== undefined);
  expect(written.length).toBeGreaterThan(0);
  for (const eyes of [...game.seats(config).keys(), NO_SEAT]) {
    const news = host.link(eyes).news(0);
    const followed = createSeat(game, config, eyes, news, { log: 'none' });
    const fromPosition = createSeat(game, config, eyes, news, { log: 'none', reached: host.stateFor(eyes) as S });
    expect(formatSeatText(game, race, fromPosition, (n) => host.entryText(n))).toBe(formatSeatText(game, race, followed));
  }
}
