import { expect, test } from 'vitest';
import { CHANCE } from '../../src/kit/index.ts';
import {
  auditRecord,
  createLedger,
  formatRecord,
  formatShort,
  hintCounts,
  parseRecord,
  parseShort,
  playBack,
  replayJson,
  rowsOfRace,
  verifyRecord,
  type Race,
} from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { recordedRace } from '../games/recorded.ts';

/** Hints, which are requests for the best options. A record has a line for each, before the entry that it was requested for. */

const reader = { game: gameById, content };
const plain = recordedRace('ausreisser/four-mixed');
const n = plain.entries.findIndex(({ seat }) => seat !== CHANCE) + 1;
const { seat } = plain.entries[n - 1]!;
const hinted: Race = { ...plain, hints: [{ seat, n }] };
const open: Race = {
  ...plain,
  entries: plain.entries.slice(0, n - 1),
  standings: [],
  hints: [{ seat, n }],
};

test('a record with a hint has version 3 and a line for it, and parses to the same race', () => {
  const text = formatRecord(hinted);
  expect(text.split('\n')[0]).toBe('windschatten-record 3');
  expect(text).toContain(`hint seat ${seat}\n${n} seat ${seat}: `);
  const read = parseRecord(text, reader);
  expect(read.problems).toEqual([]);
  expect(read.race?.hints).toEqual(hinted.hints);
  expect(formatRecord(read.race!)).toBe(text);
  expect([auditRecord(read.race!).ok, verifyRecord(read.race!).ok]).toEqual([true, true]);
  expect(hintCounts(hinted.hints!, 4)[seat]).toBe(1);
  expect(replayJson(read.race!, { to: 0 })['hints']).toEqual([{ seat, n }]);
});

test('a record without hints has version 1, in which such a line is refused', () => {
  const text = formatRecord(plain);
  expect(text.startsWith('windschatten-record 1\n')).toBe(true);
  const forged = text.replace(`\n${n} seat`, `\nhint seat ${seat}\n${n} seat`);
  expect(parseRecord(forged, reader).problems[0]?.code).toBe('record-expected');
  const unknownSeat = formatRecord(hinted).replace(`hint seat ${seat}`, 'hint seat 9');
  expect(parseRecord(unknownSeat, reader).problems[0]).toMatchObject({ code: 'record-seat', column: 6 });
  const odd = formatRecord(hinted).replace(`hint seat ${seat}`, 'hint seat red');
  expect(parseRecord(odd, reader).problems[0]?.code).toBe('record-expected');
});

test('a hint before the next decision stands after all entries', () => {
  const read = parseRecord(formatRecord(open), reader);
  expect(read.problems).toEqual([]);
  expect(read.race?.hints).toEqual(open.hints);
});

test('rows store a hint as a table fact, and a short record contains it', () => {
  for (const race of [hinted, open]) {
    const { race: read, problems } = parseRecord(formatRecord(race), reader);
    expect(problems).toEqual([]);
    const { rows } = rowsOfRace(read!);
    const ledger = createLedger(race.game, race.config, []);
    for (const row of rows) expect(ledger.apply(row).ok).toBe(true);
    expect(ledger.entries.length).toBe(race.entries.length);
    expect(ledger.table.hints).toEqual(race.hints);
  }
  const short = formatShort(hinted, content)!;
  const again = parseShort(short, reader);
  expect(again.ok && again.value.hints).toEqual(hinted.hints);
});

test.each([
  ['hinted', hinted],
  ['asked last', open],
  ['with chance first', recordedRace('reifenbreite/criterium')],
  ['with senders’ names', { ...plain, entries: plain.entries.map((entry) => ({ ...entry, id: `sent ${entry.n}` })) }],
  ['hints all over', { ...plain, hints: plain.entries.map((entry) => ({ seat, n: entry.n })) }],
])('a race makes the same rows as its record: %s', (_, race: Race) => {
  const { rows, state } = rowsOfRace(race);
  expect(race.game.formatState(state)).toBe(race.game.formatState(playBack(race)));
  const ledger = createLedger(race.game, race.config, []);
  for (const row of rows) expect(ledger.apply(row).ok).toBe(true);
  expect(ledger.entries).toEqual(race.entries.map(({ n, seat, action, events }) => ({ n, seat, action, events })));
  expect(ledger.table.hints).toEqual(race.hints ?? []);
});

test('a hint still counts after its entry is taken back', () => {
  const { rows } = rowsOfRace({
    ...hinted,
    hints: [
      { seat, n },
      { seat, n: n + 5 },
    ],
  });
  const ledger = createLedger(plain.game, plain.config, []);
  for (const row of rows) ledger.apply(row);
  expect(ledger.table.hints).toHaveLength(2);
  const back = { fact: 'taken-back', seat, to: n - 1 };
  expect(ledger.apply({ n: rows.length + 1, kind: 'table', text: JSON.stringify(back) }).ok).toBe(true);
  expect(ledger.table.hints).toEqual([{ seat, n }]);
});
