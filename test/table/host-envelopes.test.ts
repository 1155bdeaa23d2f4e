import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { commitmentOf, formatRecord, sealOf, verifyRecord, type Row } from '../../src/table/index.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost, type TestJournal, type HostAt } from './host-kit.ts';
import { readToy } from './toy-match.ts';
import type { ToyAction, ToyEvent } from '../kit/toy-game.ts';

const SEED = 'the operator’s seed';
const SEAL = sealOf(SEED);
const SALTS = ['00112233445566778899aabbccddeeff', 'ffffffffffffffffffffffffffffffff', '0123456789abcdef0123456789abcdef'];
const WORDS = ['may the wind be with us', '', 'rückenwind \u2028 "x"'];

const closed = (journal: TestJournal = testJournal()): HostAt<ToyAction, ToyEvent> =>
  toyHost({ journal, sealed: { seed: SEED, contributions: null }, drivers: ['human', 'human', 'bot'] });
const envelope = (seat: number): string => commitmentOf({ seal: SEAL, seat, salt: SALTS[seat]!, words: WORDS[seat]! });
const commit = ({ host }: HostAt<ToyAction, ToyEvent>, seat: number): Promise<unknown> => host.commitWords(seat, envelope(seat));
const open = ({ host }: HostAt<ToyAction, ToyEvent>, seat: number): Promise<unknown> => host.openWords(seat, SALTS[seat]!, WORDS[seat]!);

describe('a race with envelopes', () => {
  test('begins once all are shown and opened; the words stay hidden until all are open', async () => {
    const at = closed();
    const players = [0, 1, NO_SEAT].map((eyes) => joinToySeat(at, eyes));
    await at.host.run();
    expect(at.journal.rows).toEqual([]);
    expect(await commit(at, 1)).toBeNull();
    expect(await commit(at, 0)).toBeNull();
    expect(players[2]!.seat.situation.envelopes).toEqual({
      commitments: [envelope(0), envelope(1), null],
      allShown: false,
      opened: [],
      contents: null,
      calledOff: null,
    });
    expect(await at.host.showEnvelopes()).toBeNull();
    expect(await open(at, 0)).toBeNull();
    expect(players.map(({ seat }) => seat.situation.envelopes!.opened)).toEqual([[0], [0], [0]]);
    expect(players.map(({ newsTexts }) => newsTexts.join()).join()).not.toMatch(/wind|00112233/);
    expect(at.host.race('sealed').entries).toEqual([]);
    expect(await open(at, 1)).toBeNull();
    await settled();
    const [anna] = players;
    expect(anna!.seat.situation.envelopes!.contents).toEqual([{ salt: SALTS[0], words: WORDS[0] }, { salt: SALTS[1], words: '' }, null]);
    expect([anna!.seat.entries.length, anna!.seat.situation.asked]).toEqual([10, true]);
  });

  test('has a record that shows the envelopes and verifies, and other words give other dice', async () => {
    const recordWith = async (words: readonly string[]): Promise<string> => {
      const at = toyHost({ sealed: { seed: SEED, contributions: null }, drivers: ['bot', 'bot', 'bot'] });
      for (const [seat, text] of words.entries())
        await at.host.commitWords(seat, commitmentOf({ seal: SEAL, seat, salt: SALTS[seat]!, words: text }));
      await at.host.showEnvelopes();
      for (const [seat, text] of words.entries()) await at.host.openWords(seat, SALTS[seat]!, text);
      await at.host.run();
      return formatRecord(at.host.race('opened'));
    };
    const text = await recordWith(['a', 'b']);
    expect(text).toContain(`\nenvelope 1 ${commitmentOf({ seal: SEAL, seat: 1, salt: SALTS[1]!, words: 'b' })} ${SALTS[1]!} "b"\n`);
    const { race, problems } = readToy(text);
    expect([problems, verifyRecord(race!)]).toMatchObject([[], { ok: true }]);
    const without = (record: string): string => record.slice(record.indexOf('actions'));
    expect(without(await recordWith(['a', 'c']))).not.toBe(without(text));
    expect(without(await recordWith(['a', 'b']))).toBe(without(text));
  });

  test('begins without any when the host declares that all are shown', async () => {
    const at = closed();
    const anna = joinToySeat(at, 0);
    expect(await at.host.showEnvelopes()).toBeNull();
    await settled();
    expect(anna.seat.entries).toHaveLength(10);
  });

  test('continues after a restart at any step with the envelopes shown and opened so far', async () => {
    const steps: ((at: HostAt<ToyAction, ToyEvent>) => Promise<unknown>)[] = [
      (at) => commit(at, 0),
      (at) => commit(at, 2),
      ({ host }) => host.showEnvelopes(),
      (at) => open(at, 2),
      (at) => open(at, 0),
      ({ host }) => host.run(),
    ];
    const whole = closed();
    for (const step of steps) await step(whole);
    await settled();
    let rows: readonly Row[] = [];
    for (const step of steps) {
      const at = closed(testJournal(rows));
      expect(await step(at)).toBeFalsy();
      at.host.end();
      await settled();
      ({ rows } = at.journal);
    }
    const last = closed(testJournal(rows));
    await last.host.run();
    expect(positionOf(last)).toBe(positionOf(whole));
    expect(last.host.race('opened')).toEqual(whole.host.race('opened'));
    expect(last.host.link(1).news(0).situation).toEqual(whole.host.link(1).news(0).situation);
  });

  test('accepts a repeated request without a change', async () => {
    const at = closed();
    const twice = async (step: () => Promise<unknown>): Promise<void> => {
      expect([await step(), await step()]).toEqual([null, null]);
    };
    await twice(() => commit(at, 0));
    await twice(() => at.host.showEnvelopes());
    expect(await commit(at, 0)).toBeNull();
    await twice(() => open(at, 0));
    expect(at.journal.rows.filter(({ kind }) => kind === 'table')).toHaveLength(3);
  });
});

describe('a request about envelopes is refused', () => {
  test('to open before all are shown, to show after that, or to exchange', async () => {
    const at = closed();
    await commit(at, 0);
    expect(await open(at, 0)).toMatchObject({ code: 'table-envelopes-not-shown' });
    expect(await at.host.commitWords(0, envelope(1))).toMatchObject({ code: 'table-envelope-shown' });
    expect(await at.host.commitWords(1, 'abc')).toMatchObject({ code: 'table-commitment' });
    expect(await at.host.commitWords(7, envelope(1))).toMatchObject({ code: 'table-no-seat' });
    expect(await at.host.commitWords(NO_SEAT, envelope(1))).toMatchObject({ code: 'table-no-seat' });
    await at.host.showEnvelopes();
    expect(await commit(at, 1)).toMatchObject({ code: 'table-envelopes-shown' });
    expect(await open(at, 1)).toMatchObject({ code: 'table-no-envelope' });
    expect(await at.host.openWords(0, SALTS[0]!, 'other words')).toMatchObject({ code: 'envelope-other' });
    expect(await at.host.openWords(0, SALTS[1]!, WORDS[0]!)).toMatchObject({ code: 'envelope-other' });
    expect(await at.host.openWords(0, 'salt', WORDS[0]!)).toMatchObject({ code: 'envelope-salt' });
    expect(await at.host.openWords(0, SALTS[0]!, 'two\nlines')).toMatchObject({ code: 'envelope-words' });
    expect(at.journal.rows).toHaveLength(2);
  });

  test('as is any action before the race has begun', async () => {
    const at = closed();
    await commit(at, 0);
    expect(await at.host.link(0).act({ type: 'skip' }, {})).toMatchObject({ code: 'table-sealed-words' });
    await at.host.callOff('host');
    expect(await at.host.link(0).act({ type: 'skip' }, {})).toMatchObject({ code: 'table-called-off' });
  });

  test('in a race without envelopes, or one in progress', async () => {
    const at = toyHost();
    expect(at.host.link(0).news(0).situation.envelopes).toBeNull();
    expect(await commit(at, 0)).toMatchObject({ code: 'table-no-envelopes' });
    expect(await at.host.callOff('host')).toMatchObject({ code: 'table-no-envelopes' });
    const begun = closed();
    await begun.host.showEnvelopes();
    expect(await commit(begun, 0)).toMatchObject({ code: 'table-envelopes-shown' });
    expect(await begun.host.callOff('host')).toMatchObject({ code: 'table-begun' });
  });

  test('or accepted at all hosts alike if it comes while the host declares that all are shown', async () => {
    const at = closed();
    at.journal.mode = 'by-hand';
    const [shown, late] = [at.host.showEnvelopes(), commit(at, 0)];
    await settled();
    expect(at.journal.waiting).toHaveLength(1);
    at.journal.mode = 'at-once';
    await at.journal.answer();
    expect([await shown, await late]).toMatchObject([null, { code: 'table-envelopes-shown' }]);
  });

  test('with regard to rows that another host has stored', async () => {
    const journal = testJournal();
    const [left, right] = [closed(journal), closed(journal)];
    await commit(left, 0);
    await left.host.showEnvelopes();
    expect(await commit(right, 1)).toMatchObject({ code: 'table-envelopes-shown' });
    expect(await open(right, 0)).toBeNull();
    await right.host.run();
    await left.host.catchUp();
    await left.host.run();
    expect(positionOf(left)).toBe(positionOf(right));
  });

  test('if its row cannot be stored, and then nothing was shown', async () => {
    const at = closed();
    at.journal.refuse = 'full';
    expect(await commit(at, 0)).toMatchObject({ code: 'table-not-kept-full' });
    expect(at.host.link(0).news(0).situation.envelopes!.commitments[0]).toBeNull();
  });
});

describe('a race that is called off', () => {
  test('names the seats that did not open, and never begins', async () => {
    const at = closed();
    await commit(at, 0);
    await commit(at, 1);
    expect(await at.host.callOff('not-opened')).toMatchObject({ code: 'table-all-opened' });
    await at.host.showEnvelopes();
    await open(at, 0);
    expect(await at.host.callOff('not-opened')).toBeNull();
    expect(await open(at, 1)).toMatchObject({ code: 'table-called-off' });
    expect(await commit(at, 2)).toMatchObject({ code: 'table-called-off' });
    expect(await at.host.showEnvelopes()).toMatchObject({ code: 'table-called-off' });
    expect(await at.host.callOff('host')).toBeNull();
    const again = closed(at.journal);
    await again.host.run();
    expect(again.host.link(0).news(0).situation.envelopes).toMatchObject({ calledOff: [1], opened: [0], contents: null });
    expect(again.host.race('sealed').entries).toEqual([]);
  });

  test('by the host itself names no seat', async () => {
    const at = closed();
    await commit(at, 0);
    await at.host.callOff('host');
    expect(at.host.link(0).news(0).situation.envelopes!.calledOff).toEqual([]);
  });
});

describe('rows about envelopes that were tampered with', () => {
  test('are reported if the words do not fit the envelope, and deal no dice', async () => {
    const at = closed();
    await commit(at, 0);
    await at.host.showEnvelopes();
    await open(at, 0);
    const forged = at.journal.rows
      .filter(({ kind }) => kind === 'table')
      .map((row) => ({ ...row, text: row.text.replace('may the wind', 'may the rain') }));
    const again = closed(testJournal(forged));
    const anna = joinToySeat(again, 0);
    await again.host.run();
    expect(anna.link.news(0)).toMatchObject({ entries: [], situation: { broken: 'envelope-other seat 0' } });
  });

  test.each([
    '{"fact":"commitment","seat":0,"commitment":"zz"}',
    '{"fact":"commitment","seat":-2,"commitment":"00"}',
    '{"fact":"all-shown","seat":0}',
    '{"fact":"opening","seat":0,"salt":"00"}',
    '{"fact":"opening","seat":0,"salt":"00","words":"a"}',
    '{"fact":"called-off","seat":-2,"notOpened":[3]}',
    '{"fact":"called-off","seat":-2,"notOpened":[1,0]}',
    '{"fact":"called-off","seat":-2,"notOpened":"0"}',
    '{"fact":"called-off","seat":-2}',
  ])('%s cannot be read', (text) => {
    expect(closed(testJournal([{ n: 1, kind: 'table', text }])).reader.damage).toBe('row 1 table-fact');
  });

  test('change nothing if they do not follow from one another', async () => {
    const at = closed();
    await commit(at, 0);
    const [shown] = at.journal.rows;
    const opening = JSON.stringify({ fact: 'opening', seat: 1, salt: SALTS[1], words: '' });
    const rows: Row[] = [
      { n: 1, kind: 'table', text: opening },
      { n: 2, kind: 'table', text: '{"fact":"all-shown","seat":-2}' },
      { ...shown!, n: 3 },
    ];
    const again = closed(testJournal(rows));
    expect(again.host.link(0).news(0).situation.envelopes).toMatchObject({ commitments: [null, null, null], opened: [] });
  });
});
