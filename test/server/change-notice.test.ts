import { expect, test } from 'vitest';
import { nextNotice, readNotice } from '../../src/server/store/change-notice.ts';
import type { Row } from '../../src/table/index.ts';

/** Notices between processes: ids of changed races, and their new rows as far as they fit. */

const row = (n: number, text = `row ${n}`): Row => ({ n, kind: 'acts', text, id: `0 ${n}`, at: 1_700_000_000_000 });
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i).padStart(22, '_'));

test('races by id with their rows; a process ignores its own notice', () => {
  const changes = new Map([
    ['a', [row(3), row(4)]],
    ['b', []],
    ['c', [row(1, 'Ančka')]],
  ]);
  const notice = nextNotice('me', changes);
  expect(changes.size).toBe(0);
  expect(readNotice('me', notice)).toBe('own');
  expect(readNotice('he', notice)).toEqual(
    new Map([
      ['a', [row(3), row(4)]],
      ['b', []],
      ['c', [row(1, 'Ančka')]],
    ]),
  );
});

test('rows with gaps are left out, but the race is named', () => {
  const received = readNotice('he', nextNotice('me', new Map([['a', [row(3), row(5)]]])));
  expect(received).toEqual(new Map([['a', []]]));
});

test('no notice exceeds the limit of PostgreSQL, and every race is in one', () => {
  const all = ids(700);
  const changes = new Map(all.map((id, i) => [id, [row(1, 'ž'.repeat((i * 37) % 6_000))]]));
  const received: string[] = [];
  let rows = 0;
  while (changes.size > 0) {
    const notice = nextNotice('0123456789-0123456789-0123456789-0123', changes);
    expect(Buffer.byteLength(notice)).toBeLessThan(8_000);
    const notified = readNotice('he', notice);
    if (notified === 'own' || notified === null) throw new Error('not read');
    received.push(...notified.keys());
    for (const [id, some] of notified) {
      rows += some.length;
      for (const one of some) expect(one).toEqual(row(1, 'ž'.repeat((all.indexOf(id) * 37) % 6_000)));
    }
  }
  expect(received).toEqual(all);
  expect(rows).toBeGreaterThan(0);
});

test('a notice without rows is understood', () => {
  expect(readNotice('me', 'he a b')).toEqual(
    new Map([
      ['a', []],
      ['b', []],
    ]),
  );
});

test('a notice from outside that is not one of ours is no change that is known', () => {
  for (const rows of ['', '{', '{}', '[1]', '[["r", 5]]', '[["r", [{"n": "1"}]]]']) expect(readNotice('me', `he r\n${rows}`)).toBeNull();
});
