import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/kit/index.ts';
import { createLedger, formatRecord, type Terms } from '../../src/table/index.ts';
import { heldJournal, hostIn, settled, sitAt, type HeldJournal } from './host-kit.ts';
import { config, game, TERMS } from './short-race.ts';

/** Docs/decisions/0015: "let my riders ride home", carried out where the game has proved that nothing can change any more. */

const home = game.finishForMe!;
const ORDER = { home: { always: 0 } };

function at(journal: HeldJournal = heldJournal(), far: Partial<{ terms: Terms }> = { terms: TERMS }) {
  const table = hostIn({ game, config, journal, ...far, now: () => 1, sealed: { seed: 'home 2' } });
  const sitters = [0, 1].map((seat) => sitAt(game, config, table.host, seat));
  const onlooker = sitAt(game, config, table.host, NOBODY);
  /** By hand, whoever is asked, as the order would; answers with how often somebody was asked after all was settled. */
  async function ride(stop = (): boolean => false): Promise<number> {
    let asked = 0;
    await table.host.run();
    for (let i = 0; i < 900 && !stop() && game.turn(onlooker.seat.state) !== NOBODY; i++) {
      const sitter = sitters.find(({ seat }) => seat.situation.asked);
      if (sitter === undefined) throw new Error('nobody is asked');
      if (home.isSettled(sitter.seat.state)) asked++;
      expect(await sitter.act(home.simplestAction(sitter.seat.state), `${sitter.seat.viewer} ${sitter.seat.entries.length}`)).toBeNull();
      await settled();
    }
    return asked;
  }
  return { ...table, sitters, onlooker, ride };
}
type Table = ReturnType<typeof at>;
const isSettled = ({ onlooker }: Table): boolean => home.isSettled(onlooker.seat.state);
const carriedOut = (table: Table, seat: number) => table.sitters[seat]!.seat.situation.agreed!.carriedOut;

/** Whose riders are the last. */
async function lastOnTheRoad(): Promise<number> {
  const table = at();
  await table.ride(() => isSettled(table));
  const { seat } = game.pending(table.onlooker.seat.state);
  expect([0, 1]).toContain(seat);
  return seat;
}

describe('let my riders ride home', () => {
  test('waits until the result is settled, then asks no player; only the own seat sees it', async () => {
    const [last, table] = [await lastOnTheRoad(), at()];
    expect(await table.sitters[last]!.link.answerInAdvance(ORDER)).toEqual([]);
    expect(await table.ride()).toBe(0);
    expect(game.turn(table.onlooker.seat.state)).toBe(NOBODY);
    const own = carriedOut(table, last);
    expect(own.length).toBeGreaterThan(0);
    expect(carriedOut(table, 1 - last)).toEqual([]);
    expect([table.onlooker, table.sitters[1 - last]!].map(({ heard }) => /"carriedOut":\[\d|"home"/.test(heard.join('')))).toEqual([
      false,
      false,
    ]);
    // and the same after a restart
    expect(carriedOut(at(heldJournal(table.journal.rows)), last)).toEqual(own);
  });

  test('what others are told, and the record, is as by hand', async () => {
    const last = await lastOnTheRoad();
    const told: string[][] = [];
    for (const order of [ORDER, null]) {
      const table = at();
      if (order !== null) await table.sitters[last]!.link.answerInAdvance(order);
      expect((await table.ride()) > 0).toBe(order === null);
      const messages = (heard: readonly string[]): string => heard.join('\n');
      told.push([
        messages(table.sitters[1 - last]!.heard),
        messages(table.onlooker.heard),
        formatRecord(table.host.race('sealed')).replaceAll(/ id=\S+/g, ''),
      ]);
    }
    expect(told[0]!.map((text, i) => text === told[1]![i])).toEqual([true, true, true]);
  });

  test('can be taken back, ends with taking back, and outlives a fall', async () => {
    const last = await lastOnTheRoad();
    const table = at();
    const { seat, link } = table.sitters[last]!;
    await link.answerInAdvance(ORDER);
    await table.ride(() =>
      seat.entries.some(({ events }) => JSON.stringify(events).includes('"lead-changed"') || seat.entries.length > 60),
    );
    expect(seat.situation.answers['home']).toEqual({ always: 0 });
    await link.answerInAdvance({ home: 'ask' });
    expect(await table.ride()).toBeGreaterThan(0);

    const reader = createLedger(game, config, ['human', 'human']);
    const rows = [
      { fact: 'answers', seat: 0, answers: ORDER },
      { fact: 'taken-back', seat: 0, to: 0 },
    ];
    rows.forEach((fact, i) => expect(reader.apply({ n: i + 1, kind: 'table', text: JSON.stringify(fact) }).ok).toBe(true));
    expect(reader.table.answers[0]).toEqual({ home: 'ask' });
  });

  test('holds at one screen, too', async () => {
    const last = await lastOnTheRoad();
    const table = at(heldJournal(), {});
    await table.sitters[last]!.link.answerInAdvance(ORDER);
    expect(await table.ride()).toBe(0);
  });
});
