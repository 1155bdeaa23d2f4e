import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { createLedger, formatRecord, ONLY_CHOICE_ORDER, rideOrder, type AdvanceAnswers, type Terms } from '../../src/table/index.ts';
import { answersAfterStage, answersAfterSurprise, answersAfterTakeBack } from '../../src/table/match/finish-order.ts';
import { testJournal, hostIn, settled, joinSeat, type TestJournal } from './host-kit.ts';
import { config, game, TERMS } from './short-race.ts';

/** The order "finish for me" (docs/decisions/0015), which the host carries out once the game has proved that the result is settled. */

const finishForMe = game.finishForMe!;
const ORDER = { home: { always: 0 } };

function openTable(journal: TestJournal = testJournal(), far: Partial<{ terms: Terms }> = { terms: TERMS }) {
  const table = hostIn({ game, config, journal, ...far, now: () => 1, sealed: { seed: 'home 2' } });
  const players = [0, 1].map((seat) => joinSeat(game, config, table.host, seat));
  const onlooker = joinSeat(game, config, table.host, NO_SEAT);
  /** Acts by hand for the player who is asked, as the order would. @returns how often a player was asked after the result was settled */
  async function playByHand(stop = (): boolean => false): Promise<number> {
    let asked = 0;
    await table.host.run();
    for (let i = 0; i < 900 && !stop() && game.turn(onlooker.seat.state) !== NO_SEAT; i++) {
      const player = players.find(({ seat }) => seat.situation.asked);
      if (player === undefined) throw new Error('no player is asked');
      if (finishForMe.isSettled(player.seat.state)) asked++;
      expect(
        await player.act(finishForMe.simplestAction(player.seat.state), `${player.seat.viewer} ${player.seat.entries.length}`),
      ).toBeNull();
      await settled();
    }
    return asked;
  }
  return { ...table, players, onlooker, playByHand };
}
type Table = ReturnType<typeof openTable>;
const isSettled = ({ onlooker }: Table): boolean => finishForMe.isSettled(onlooker.seat.state);
const carriedOut = (table: Table, seat: number) => table.players[seat]!.seat.situation.agreed!.carriedOut;

/** The seat whose riders finish last. */
async function findLastSeat(): Promise<number> {
  const table = openTable();
  await table.playByHand(() => isSettled(table));
  const { seat } = game.pending(table.onlooker.seat.state);
  expect([0, 1]).toContain(seat);
  return seat;
}

describe('the order “finish for me”', () => {
  test('waits until the result is settled and then asks no player; only its own seat sees it', async () => {
    const [last, table] = [await findLastSeat(), openTable()];
    expect(await table.players[last]!.link.answerInAdvance(ORDER)).toEqual([]);
    expect(await table.playByHand()).toBe(0);
    expect(game.turn(table.onlooker.seat.state)).toBe(NO_SEAT);
    const own = carriedOut(table, last);
    expect(own.length).toBeGreaterThan(0);
    expect(carriedOut(table, 1 - last)).toEqual([]);
    expect([table.onlooker, table.players[1 - last]!].map(({ newsTexts }) => /"carriedOut":\[\d|"home"/.test(newsTexts.join('')))).toEqual([
      false,
      false,
    ]);
    // and the same after a restart
    expect(carriedOut(openTable(testJournal(table.journal.rows)), last)).toEqual(own);
  });

  test('does not show in the news for others or in the record', async () => {
    const last = await findLastSeat();
    const results: string[][] = [];
    for (const order of [ORDER, null]) {
      const table = openTable();
      if (order !== null) await table.players[last]!.link.answerInAdvance(order);
      expect((await table.playByHand()) > 0).toBe(order === null);
      const messages = (texts: readonly string[]): string => texts.join('\n');
      results.push([
        messages(table.players[1 - last]!.newsTexts),
        messages(table.onlooker.newsTexts),
        formatRecord(table.host.race('sealed')).replaceAll(/ id=\S+/g, ''),
      ]);
    }
    expect(results[0]!.map((text, i) => text === results[1]![i])).toEqual([true, true, true]);
  });

  test('can be withdrawn, ends with a take-back, and survives a fall', async () => {
    const last = await findLastSeat();
    const table = openTable();
    const { seat, link } = table.players[last]!;
    await link.answerInAdvance(ORDER);
    await table.playByHand(() =>
      seat.entries.some(({ events }) => JSON.stringify(events).includes('"lead-changed"') || seat.entries.length > 60),
    );
    expect(seat.situation.answers['home']).toEqual({ always: 0 });
    await link.answerInAdvance({ home: 'ask' });
    expect(await table.playByHand()).toBeGreaterThan(0);

    const reader = createLedger(game, config, ['human', 'human']);
    const rows = [
      { fact: 'answers', seat: 0, answers: ORDER },
      { fact: 'taken-back', seat: 0, to: 0 },
    ];
    rows.forEach((fact, i) => expect(reader.apply({ n: i + 1, kind: 'table', text: JSON.stringify(fact) }).ok).toBe(true));
    expect(reader.table.answers[0]).toEqual({ home: 'ask' });
  });

  test('works at one screen too', async () => {
    const last = await findLastSeat();
    const table = openTable(testJournal(), {});
    await table.players[last]!.link.answerInAdvance(ORDER);
    expect(await table.playByHand()).toBe(0);
  });
});

describe('the orders to ride a rider, and to answer where there is no choice', () => {
  const always = { always: 0 };

  test('UR 5 a player who orders all his riders is not asked for them, and his race is that of the simplest actions', async () => {
    const byHand = openTable();
    await byHand.playByHand();
    const table = openTable();
    const riders = finishForMe.ridersOf!(config, 0);
    expect(riders).toEqual([21, 22, 23, 24]);
    await table.players[0]!.link.answerInAdvance(Object.fromEntries(riders.map((rider) => [rideOrder(rider), always])));
    const asked: string[] = [];
    table.players[0]!.link.watch(() => {
      const { seat } = table.players[0]!;
      if (seat.situation.asked) asked.push(game.pending(seat.state).kind);
    });
    await table.playByHand();
    expect(new Set(asked)).toEqual(new Set(['place']));
    const withoutIds = (race: string): string => race.replaceAll(/ id=\S+/g, '');
    expect(withoutIds(formatRecord(table.host.race('sealed')))).toBe(withoutIds(formatRecord(byHand.host.race('sealed'))));
  });

  test('an order for one rider answers for no other rider', async () => {
    const table = openTable();
    await table.players[0]!.link.answerInAdvance({ [rideOrder(22)]: always });
    const asked = new Set<unknown>();
    table.players[0]!.link.watch(() => {
      const { seat } = table.players[0]!;
      if (seat.situation.asked) asked.add(finishForMe.riderAsked!(seat.state));
    });
    await table.playByHand();
    expect([21, 22, 23, 24].map((rider) => asked.has(rider))).toEqual([true, false, true, true]);
  });

  test('a turn with two dice as its only option is played, a choice is asked', async () => {
    const table = openTable();
    await table.players[0]!.link.answerInAdvance({ [ONLY_CHOICE_ORDER]: always });
    const counts = new Set<number>();
    table.players[0]!.link.watch(() => {
      const { seat } = table.players[0]!;
      if (seat.situation.asked) counts.add(game.choices(seat.state).length);
    });
    await table.playByHand();
    expect([counts.size > 1, counts.has(1)]).toEqual([true, false]);
  });

  test('the order for a rider ends with a take-back and a stage, but not with a surprise', () => {
    const answers = { [rideOrder(21)]: always, [ONLY_CHOICE_ORDER]: always, home: always, follow: { always: 5 } };
    const left = (after: (answers: AdvanceAnswers) => AdvanceAnswers): string[] =>
      Object.entries(after(answers)).flatMap(([kind, answer]) => (answer === 'ask' ? [] : [kind]));
    expect(left(answersAfterSurprise)).toEqual([rideOrder(21), ONLY_CHOICE_ORDER, 'home']);
    expect(left(answersAfterStage)).toEqual([ONLY_CHOICE_ORDER, 'home', 'follow']);
    expect(left(answersAfterTakeBack)).toEqual([ONLY_CHOICE_ORDER, 'follow']);
  });
});
