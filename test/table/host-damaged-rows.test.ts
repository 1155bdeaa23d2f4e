import { describe, expect, test } from 'vitest';
import { createLedger, factRow, type Row } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { testJournal, positionOf, joinToySeat, toyHost } from './host-kit.ts';
import { TOY } from './toy-match.ts';

const BOTS = ['human', 'bot', 'bot'];

/** The rows of a race in progress. Anna has answered in advance before her first action, and is away after the last. */
async function someRows(): Promise<Row[]> {
  const at = toyHost({ drivers: BOTS });
  const anna = joinToySeat(at, 0);
  await at.host.run();
  await anna.link.answerInAdvance({ ask: 'never' });
  await anna.act(anna.seat.choices()[0]!, 'a1');
  await at.host.run();
  await anna.act(anna.seat.choices()[0]!);
  await at.host.run();
  await at.host.setAway(0, true);
  expect(at.journal.rows.length).toBeGreaterThan(8);
  return at.journal.rows;
}

const readerOf = (rows: readonly Row[]): { reader: ReturnType<typeof createLedger>; problems: unknown[] } => {
  const reader = createLedger(toyGame, TOY, BOTS);
  const problems = rows.flatMap((row) => {
    const read = reader.apply(row);
    return read.ok ? [] : [[read.error.code, read.error.at]];
  });
  return { reader, problems };
};

describe('a row that cannot be read', () => {
  test.each<[string, (row: Row) => Row, string]>([
    ['cut', (row) => ({ ...row, text: row.text.slice(0, 40) }), 'row-cut'],
    ['another action’s number', (row) => ({ ...row, text: row.text.replace(/^\d+/m, '99') }), 'record-number'],
    ['nothing', (row) => ({ ...row, text: '' }), 'row-empty'],
    ['no action', (row) => ({ ...row, text: row.text.replace(/: .*/, ': dance') }), 'toy-unreadable'],
    ['an unknown fact', (row) => ({ ...row, kind: 'table', text: '{"fact":"rain"}' }), 'table-fact'],
    ['a fact that is no JSON', (row) => ({ ...row, kind: 'table', text: '{"fact' }), 'table-fact'],
  ])('%s: the race ends before the row, and table facts after it still count', async (_what, spoil, code) => {
    const rows = await someRows();
    const at = 2;
    const { reader, problems } = readerOf(rows.map((row, i) => (i === at ? spoil(row) : row)));
    expect(problems[0]).toEqual([code, expect.stringMatching(/^row 3/)]);
    expect(problems.slice(1).every((problem) => (problem as string[])[0] === 'row-after-damage')).toBe(true);
    expect(problems.length).toBe(rows.slice(at + 1).filter(({ kind }) => kind === 'acts').length + 1);
    expect(reader.damage).toBe(`row 3 ${code}`);
    expect(reader.entries).toEqual(readerOf(rows.slice(0, at)).reader.entries);
    expect([reader.lastRow, reader.table.answers[0], reader.table.away]).toEqual([rows.length, { ask: 'never' }, [0]]);
  });

  test('a row cut at any character is never read as an action with some of its events', async () => {
    const rows = await someRows();
    const longest = rows.reduce((most, row, i) => (row.kind === 'acts' && row.text.length > rows[most]!.text.length ? i : most), 0);
    const { text } = rows[longest]!;
    expect(text.split('\n').length).toBeGreaterThan(4);
    for (let end = 0; end < text.length; end++) {
      const { reader, problems } = readerOf(rows.map((row, i) => (i === longest ? { ...row, text: text.slice(0, end) } : row)));
      expect(problems[0], JSON.stringify(text.slice(0, end))).toMatchObject([expect.any(String), `row ${longest + 1}`]);
      expect(reader.entries).toEqual(readerOf(rows.slice(0, longest)).reader.entries);
    }
  });

  test('a changed character is found, also where the row can still be parsed', async () => {
    const rows = await someRows();
    const at = 2;
    const whole = readerOf(rows);
    const { text } = rows[at]!;
    const begin = text.indexOf('\n') + 1;
    const codes = new Set<unknown>();
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === '1' ? '2' : '1';
      const { reader, problems } = readerOf(
        rows.map((row, n) => (n === at ? { ...row, text: text.slice(0, i) + other + text.slice(i + 1) } : row)),
      );
      // a header that cannot be read is ignored, as in rows without one
      if (i < begin && problems.length === 0) expect(reader.entries).toEqual(whole.reader.entries);
      else expect(problems[0], `${i} ${text}`).toMatchObject([expect.any(String), `row ${at + 1}`]);
      codes.add((problems[0] as string[] | undefined)?.[0]);
    }
    expect(codes).toContain('row-changed');
  });

  test('rows whose header has no checksum and no author are read', async () => {
    const rows = await someRows();
    const before = rows.map((row) => ({ ...row, text: row.text.replace(/^(# lines \d+) sum [0-9a-f]+ by [a-z]+\n/, '$1\n') }));
    expect(before).not.toEqual(rows);
    const { reader, problems } = readerOf(before);
    expect(problems).toEqual([]);
    expect(reader.entries).toEqual(readerOf(rows).reader.entries);
    expect(reader.entries.every(({ n }) => reader.entryText(n) === undefined)).toBe(true);
  });

  test('rows without a header are read', async () => {
    const rows = await someRows();
    const before = rows.map((row) => ({ ...row, text: row.text.replace(/^# lines \d+ sum [0-9a-f]+ by [a-z]+\n/, '') }));
    expect(before).not.toEqual(rows);
    const { reader, problems } = readerOf(before);
    expect(problems).toEqual([]);
    expect(reader.entries).toEqual(readerOf(rows).reader.entries);
  });

  test('a missing row counts as damage, and a repeated row is skipped', async () => {
    const rows = await someRows();
    const { reader, problems } = readerOf([...rows.slice(0, 3), ...rows.slice(4)]);
    expect(problems[0]).toEqual(['row-number', 'row 5']);
    expect([reader.damage, reader.lastRow]).toEqual(['row 4 row-number', rows.length]);
    const twice = readerOf([...rows.slice(0, 4), ...rows.slice(2)]);
    expect(twice.problems).toEqual([
      ['row-number', 'row 3'],
      ['row-number', 'row 4'],
    ]);
    expect([twice.reader.damage, twice.reader.lastRow]).toEqual([null, rows.length]);
  });

  test('a damaged race accepts no action until a person repairs it, and then continues from the last readable entry', async () => {
    const rows = await someRows();
    const spoilt = rows.map((row, i) => (i === 3 ? { ...row, text: 'rubbish' } : row));
    const at = toyHost({ journal: testJournal(spoilt), drivers: BOTS });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect([at.journal.rows.length, anna.seat.situation.going]).toEqual([rows.length, false]);
    expect(anna.link.news(0).situation.broken).toBe('row 4 record-expected');
    expect(await anna.link.act({ type: 'skip' }, {})).toMatchObject({ code: 'table-damaged' });
    expect(await at.host.repair()).toBeNull();
    const repairRow = at.journal.rows.at(-1)!;
    expect(repairRow).toEqual(factRow(rows.length + 1, { fact: 'taken-back', seat: -2, to: at.host.race('sealed').entries.length }));
    await at.host.run();
    expect(anna.seat.situation).toMatchObject({ asked: true, broken: null, answers: { ask: 'never' } });
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    await at.host.run();
    // a second repair, or a repair of an undamaged race, adds nothing
    const before = at.journal.rows.length;
    expect(await at.host.repair()).toBeNull();
    expect(at.journal.rows).toHaveLength(before);
    const again = toyHost({ journal: testJournal(at.journal.rows), drivers: BOTS });
    expect([again.reader.damage, positionOf(again)]).toEqual([null, positionOf(at)]);
    // its rows hold more than its entries, and it is known to be repaired when it is opened later
    expect([again.reader.isRepaired, toyHost({ journal: testJournal(rows) }).reader.isRepaired]).toEqual([true, false]);
  });

  test('a host that catches up after its own repair does not take the repair for damage', async () => {
    const rows = await someRows();
    const journal = testJournal(rows.map((row, i) => (i === 3 ? { ...row, text: 'rubbish' } : row)));
    const at = toyHost({ journal, drivers: BOTS });
    await at.host.repair();
    await at.host.run();
    journal.unreadable = true;
    await at.host.catchUp();
    expect(at.host.link(0).news(0).situation.broken).toBeNull();
    journal.unreadable = false;
    await at.host.catchUp();
    expect(at.host.link(0).news(0).situation.broken).toBeNull();
    expect(await toyHost({ journal, drivers: BOTS }).host.repair()).toBeNull();
  });

  test('a repair that was not stored has repaired nothing', async () => {
    const rows = await someRows();
    const at = toyHost({ journal: testJournal([...rows, { n: rows.length + 1, kind: 'acts', text: 'rubbish' }]), drivers: BOTS });
    at.journal.refuse = 'full';
    expect(await at.host.repair()).toMatchObject({ code: 'table-not-kept-full' });
    expect(await at.host.link(0).act({ type: 'skip' }, {})).toMatchObject({ code: 'table-damaged' });
    at.journal.refuse = null;
    expect(await at.host.repair()).toBeNull();
    expect(await at.host.link(0).act({ type: 'skip' }, {})).not.toMatchObject({ code: 'table-damaged' });
  });
});

describe('a row of another host that this one cannot read', () => {
  test('stops the race with a message; it is not repaired automatically, because a newer version may have written it', async () => {
    const rows = await someRows();
    const journal = testJournal(rows);
    const at = toyHost({ journal, drivers: BOTS });
    const anna = joinToySeat(at, 0);
    const entryCount = anna.seat.entries.length;
    journal.rows.push({ n: rows.length + 1, kind: 'table', text: '{"fact":"of tomorrow","seat":0}' });
    await at.host.catchUp();
    expect(anna.seat.situation).toMatchObject({ broken: `row ${rows.length + 1} table-fact`, going: false });
    expect(await anna.link.act(anna.seat.choices()[0]!, {})).toMatchObject({ code: 'table-damaged' });
    expect([journal.rows.length, anna.seat.entries.length]).toEqual([rows.length + 1, entryCount]);
    expect(await at.host.repair()).toBeNull();
    expect(await anna.link.act(anna.seat.choices()[0]!, {})).toBeNull();
    expect(toyHost({ journal, drivers: BOTS }).reader.damage).toBeNull();
  });
});

test('voided entries keep their ids, and the ledger knows how far the race was taken back', async () => {
  const rows = await someRows();
  const reader = readerOf([...rows, factRow(rows.length + 1, { fact: 'taken-back', seat: -2, to: 10 })]).reader;
  expect(reader.entries).toHaveLength(10);
  expect(reader.rewinds).toEqual([10]);
  expect(reader.voided[0]).toMatchObject({ n: 11, id: 'a1' });
});
