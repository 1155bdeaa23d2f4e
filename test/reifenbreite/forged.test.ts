import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { gameById } from '../games/all.ts';
import { parseRecord, verifyRecord } from '../../src/table/index.ts';
import { content } from '../games/content.ts';

const text = readFileSync(new URL('../../records/reifenbreite/023-everything-classic-two.record', import.meta.url), 'utf8');
const rows = text.split('\n');
const read = (of: readonly string[] | string) => parseRecord(typeof of === 'string' ? of : of.join('\n'), { game: gameById, content });

/** The record with an event put behind the first one that begins so; the action's own are kept. */
function with_(event: string, behind: RegExp): { readonly rows: readonly string[]; readonly line: number } {
  const at = rows.findIndex((row) => behind.test(row));
  return { rows: rows.toSpliced(at + 1, 0, `  ${event}`), line: at + 2 };
}

const turn = /^ {2}turn-began rider=(\d\d)/;
const first = turn.exec(rows.find((row) => turn.test(row))!)![1]!;
const own = rows.flatMap((row) => /^ {2}placed rider=(\d\d) at=(\S+)/.exec(row)?.slice(1, 3) ?? []);
const spaceOf = (rider: string): string => own[own.indexOf(rider) + 1]!;
const other = own.find((word) => /^\d\d$/.test(word) && word !== first)!;
const stranger = ['21', '31', '41', '51'].find((rider) => !own.includes(rider))!;

describe('an event that cannot have happened there is a problem with line and column', () => {
  test.each([
    ['two riders on one space', `moved rider=${first} from=${spaceOf(first)} to=${spaceOf(other)} length=1`, 'to'],
    ['to no space at all', `moved rider=${first} from=${spaceOf(first)} to=- length=1`, 'to'],
    ['from where he does not stand', `moved rider=${first} from=${spaceOf(other)} to=- length=1`, 'from'],
    ['nobody rides', 'moved rider=- from=- to=- length=1', 'rider'],
    ['a team that does not ride', `turn-began rider=${stranger}`, 'rider'],
    ['placed, of a team that does not ride', `placed rider=${stranger} at=${spaceOf(other)}`, 'rider'],
    ['a card more than was dealt', `card-taken rider=${first} card=J-5`, 'card'],
    ['cards that are not in hand', `played-cards rider=${first} cards=${first[0]!}2-6M,${first[0]!}2-6M breakaway=no`, 'cards'],
    ['more than a chase car gives', `held-car rider=${first} dice=0 worth=999999999 photos=1`, 'worth'],
    ['more points than there are', `total rider=${first} total=999999999 change=0 points=1 alone=no`, 'total'],
    ['a round beyond all rounds', 'round-began round=999999999', 'round'],
    ['a rank nobody can have', `finished rider=${first} rank=9 points=1`, 'rank'],
    ['back without having dismounted', `returned rider=${first} to=${spaceOf(first)}`, 'rider'],
    ['off the road before the finish', `taken-off rider=${first}`, 'rider'],
    ['a chance card asked by none', `due what=extra rider=${first} asked=- to=- length=0`, 'what'],
    ['asked is nobody', `due what=follow rider=${first} asked=- to=- length=0`, 'asked'],
    ['points of a few riders', 'race-ended stage=1 points=1,2', 'points'],
    ['the jersey taken from one who does not wear it', `jersey from=${other} to=${first}`, 'from'],
  ])('%s', (_, event, field) => {
    const forged = with_(event, turn);
    const { race, problems } = read(forged.rows);
    const column = 3 + event.indexOf(` ${field}=`) + field.length + 2;
    expect(problems).toEqual([
      expect.objectContaining({ code: 'event-field', line: forged.line, column, facts: expect.objectContaining({ field }) as unknown }),
    ]);
    // the valid beginning: everything before the action that the event was put under
    expect(race!.lines.every((line) => line < forged.line)).toBe(true);
    expect(race!.entries.length).toBeGreaterThan(0);
  });

  test('without it the record is whole', () => {
    expect(read(rows).problems).toEqual([]);
  });
});

describe('the final table of a record', () => {
  const at = rows.findIndex((row) => row.startsWith('standing '));
  test.each([
    ['a seat there is none of', (row: string) => row.replace(/^standing \d/, 'standing 7'), 'record-seat'],
    ['a seat twice', () => rows[at + 1]!, 'record-expected'],
  ])('%s', (_, change, code) => {
    const { problems } = read(rows.with(at, change(rows[at]!)));
    expect(problems[0]).toMatchObject({ code });
  });
  test('a seat left out', () => {
    expect(read(rows.toSpliced(at, 1)).problems[0]).toMatchObject({ code: 'record-expected', line: at + 2 });
  });
});

describe('a record by other hands', () => {
  test.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('lines end with %s', (_, end) => {
    const { race, problems } = read(rows.join(end));
    expect(problems).toEqual([]);
    expect(verifyRecord(race!).ok).toBe(true);
  });
  test('a byte order mark is forgiven', () => {
    expect(read(`\uFEFF${text}`).problems).toEqual([]);
  });
  test('UTF-16 read as UTF-8 is not a record', () => {
    expect(read(Buffer.from(text, 'utf16le').toString('utf8')).problems[0]).toMatchObject({ code: 'record-not-one', line: 1, column: 1 });
  });
});
