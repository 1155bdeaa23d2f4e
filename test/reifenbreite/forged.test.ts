import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { expectRefused, readRecord } from '../games/forged-event.ts';
import { verifyRecord } from '../../src/table/index.ts';

const textOf = (name: string): string => readFileSync(new URL(`../../records/reifenbreite/${name}.record`, import.meta.url), 'utf8');
const rowsOf = (name: string): readonly string[] => textOf(name).split('\n');
const text = textOf('023-everything-classic-two');
const rows = text.split('\n');
/** With chance cards, and photos to the very end. */
const professional = rowsOf('034-everything-professional-two');

const noPoints = Array.from({ length: 15 }, () => 0);
const turn = /^ {2}turn-began rider=(\d\d)/;
const first = turn.exec(rows.find((row) => turn.test(row))!)![1]!;
const own = rows.flatMap((row) => /^ {2}placed rider=(\d\d) at=(\S+)/.exec(row)?.slice(1, 3) ?? []);
const spaceOf = (rider: string): string => own[own.indexOf(rider) + 1]!;
const other = own.find((word) => /^\d\d$/.test(word) && word !== first)!;
const stranger = ['21', '31', '41', '51'].find((rider) => !own.includes(rider))!;

describe('an impossible event is a problem with line and column', () => {
  test.each([
    ['two riders on one space', `moved rider=${first} from=${spaceOf(first)} to=${spaceOf(other)} length=1`, 'to'],
    ['to no space at all', `moved rider=${first} from=${spaceOf(first)} to=- length=1`, 'to'],
    ['from where he does not stand', `moved rider=${first} from=${spaceOf(other)} to=- length=1`, 'from'],
    ['no rider', 'moved rider=- from=- to=- length=1', 'rider'],
    ['a team that does not ride', `turn-began rider=${stranger}`, 'rider'],
    ['placed, of a team that does not ride', `placed rider=${stranger} at=${spaceOf(other)}`, 'rider'],
    ['a card more than was dealt', `card-taken rider=${first} card=J-5`, 'card'],
    ['cards that are not in hand', `played-cards rider=${first} cards=${first[0]!}2-6M,${first[0]!}2-6M breakaway=no`, 'cards'],
    ['more than a chase car gives', `held-car rider=${first} dice=0 worth=999999999 photos=1`, 'worth'],
    ['more points than there are', `total rider=${first} total=999999999 change=0 points=1 alone=no`, 'total'],
    ['a round beyond all rounds', 'round-began round=999999999', 'round'],
    ['an impossible rank', `finished rider=${first} rank=9 points=1`, 'rank'],
    ['back without having dismounted', `returned rider=${first} to=${spaceOf(first)}`, 'rider'],
    ['off the road before the finish', `taken-off rider=${first}`, 'rider'],
    ['a chance card asked by none', `due what=extra rider=${first} asked=- to=- length=0`, 'what'],
    ['no rider asked', `due what=follow rider=${first} asked=- to=- length=0`, 'asked'],
    ['points of a few riders', 'race-ended stage=1 points=1,2', 'points'],
    ['the jersey taken from one who does not wear it', `jersey from=${other} to=${first}`, 'from'],
  ])('%s', (_, event, field) => {
    expect(expectRefused(rows, turn, event, field).entries.length).toBeGreaterThan(0);
  });

  // behind the first matching row; red and green race there
  test.each([
    // the start
    ['rolled by a manager there is none of', /^ {2}start-rolled /, 'start-rolled manager=3 dice=1,2', 'manager'],
    ['a die alone for the start', /^ {2}start-rolled /, 'start-rolled manager=1 dice=3', 'dice'],
    ['level with no other manager', /^ {2}start-rolled /, 'start-tied managers=1', 'managers'],
    ['level with a manager there is none of', /^ {2}start-rolled /, 'start-tied managers=1,4', 'managers'],
    ['the start won by a manager there is none of', /^ {2}start-rolled /, 'start-won manager=4 team=red', 'manager'],
    ['the start won by another’s team', /^ {2}start-rolled /, 'start-won manager=1 team=green', 'team'],
    ['to be rolled by a manager there is none of', /^ {2}start-rolled /, 'due what=start-roll rider=- asked=3 to=- length=0', 'asked'],
    ['a rider who rolls for the start', /^ {2}start-rolled /, 'due what=start-roll rider=21 asked=1 to=- length=0', 'rider'],
    ['to be placed by a team that does not ride', /^ {2}due what=place /, 'due what=place rider=- asked=blue to=- length=0', 'asked'],
    ['placed twice', /^ {2}placed rider=21 /, 'placed rider=21 at=L1.1', 'rider'],
    ['placed on an occupied dot', /^ {2}placed rider=21 /, 'placed rider=22 at=L20.1', 'at'],
    ['to be placed when all stand', /^ {2}round-began round=1/, 'due what=place rider=- asked=red to=- length=0', 'asked'],
    ['placed on no space', /^ {2}placed rider=21 /, 'placed rider=22 at=-', 'at'],
    ['a round before all stand', /^ {2}placed rider=21 /, 'round-began round=1', 'round'],
    // whose turn it is
    ['a turn before the first round', /^ {2}placed rider=24 /, 'turn-began rider=24', 'rider'],
    ['a turn of one who does not ride', /^ {2}round-began round=2/, 'turn-began rider=31', 'rider'],
    ['a turn of a rider who has moved', /^ {2}moved rider=21 /, 'turn-began rider=21', 'rider'],
    ['no rider’s turn', /^ {2}round-began round=2/, 'due what=turn rider=- asked=- to=- length=0', 'rider'],
    ['over, and a rider is asked', /^ {2}round-began round=2/, 'due what=over rider=21 asked=- to=- length=0', 'rider'],
    // changes of the lead
    ['asked for the lead, himself', /^ {2}lead-changed /, 'lead-offered rider=24 asked=24', 'asked'],
    ['the lead refused by one who does not ride', /^ {2}lead-changed /, 'lead-refused rider=24 asked=31', 'asked'],
    ['asked himself', /^ {2}lead-changed /, 'due what=answer rider=24 asked=24 to=- length=0', 'asked'],
    ['the lead taken from himself', /^ {2}lead-changed /, 'lead-changed rider=24 leader=24 riderTo=L1.1 leaderTo=L1.2', 'leader'],
    ['changed for a taken space', /^ {2}lead-changed /, 'lead-changed rider=24 leader=21 riderTo=B6.3 leaderTo=L1.2', 'riderTo'],
    ['changed to lead from a taken space', /^ {2}lead-changed /, 'lead-changed rider=24 leader=21 riderTo=L1.2 leaderTo=B6.3', 'leaderTo'],
    ['two who change for one space', /^ {2}lead-changed /, 'lead-changed rider=24 leader=21 riderTo=L1.2 leaderTo=L1.2', 'leaderTo'],
    // the sources of points
    ['more dice than a chase car leaves', /^ {2}held-car /, 'held-car rider=52 dice=2 worth=12 photos=2', 'dice'],
    ['more photos than are taken', /^ {2}held-car /, 'held-car rider=52 dice=0 worth=12 photos=3', 'photos'],
    ['more points by dice than there are', /^ {2}held-car /, 'rolled rider=52 dice=1,2 total=99', 'total'],
    ['a surface that changes more than all points', /^ {2}held-car /, 'total rider=52 total=1 change=99 points=1 alone=no', 'change'],
    ['more points to ride than there are', /^ {2}held-car /, 'total rider=52 total=1 change=0 points=99 alone=no', 'points'],
    // chance cards
    ['a chance card that is in the stack no more', /card=plus-4-lose/, 'chance-drawn rider=51 card=plus-4-lose photos=0 dice=0', 'card'],
    ['more photos than a chance card has', /card=plus-4-lose/, 'chance-drawn rider=51 card=gain photos=2 dice=0', 'photos'],
    ['more dice than a chance card has', /card=plus-4-lose/, 'chance-drawn rider=51 card=gain photos=0 dice=2', 'dice'],
    ['a card lost that is not in hand', /^ {2}card-lost /, 'card-lost rider=51 card=51-6M', 'card'],
    ['fallen by one who does not ride', /card=plus-4-lose/, 'fell rider=51 by=31', 'by'],
    // on the road
    ['behind himself', /card=plus-4-lose/, 'stayed rider=51 leader=51', 'leader'],
    ['following himself', /card=plus-4-lose/, 'followed rider=51 leader=51 from=L1.1 to=L1.2 length=1', 'leader'],
    ['farther than any move', /card=plus-4-lose/, 'moved rider=51 from=P3.3 to=L1.1 length=99', 'length'],
    ['rolled without a die', /card=plus-4-lose/, 'rolled rider=51 dice=- total=3', 'dice'],
    ['asked to follow onto a taken space', /^ {2}due what=follow /, 'due what=follow rider=21 asked=54 to=P3.1 length=1', 'to'],
    ['asked to follow farther than any move', /^ {2}due what=follow /, 'due what=follow rider=21 asked=54 to=L1.1 length=99', 'length'],
    ['a line crossed twice', /^ {2}crossed rider=21 line=1:R/, 'crossed rider=21 line=1:R', 'line'],
    // points
    ['a rank beyond the third', /^ {2}sprinted /, 'sprinted rider=21 line=1:R rank=4 points=1', 'rank'],
    ['a rank that another has', /^ {2}sprinted /, 'sprinted rider=21 line=1:R rank=1 points=1', 'rank'],
    ['more points than a line has', /^ {2}sprinted /, 'sprinted rider=21 line=1:R rank=2 points=999', 'points'],
    ['the jersey to one who does not ride', /^ {2}jersey /, 'jersey from=21 to=31', 'to'],
    ['the jersey scores for one who does not ride', /^ {2}jersey-scored /, 'jersey-scored rider=31 points=2', 'rider'],
    ['more points than the jersey has', /^ {2}jersey-scored /, 'jersey-scored rider=21 points=999', 'points'],
    ['finished twice', /^ {2}finished rider=22 /, 'finished rider=22 rank=2 points=1', 'rider'],
    ['finished for more points than there are', /^ {2}finished /, 'finished rider=21 rank=2 points=999', 'points'],
    // the end
    ['the same photo twice (UR 14)', /^ {2}verdict /, 'verdict photo=2', 'photo'],
    ['a third photo (UR 14)', /^ {2}verdict photo=3/, 'verdict photo=1', 'photo'],
    ['a third photo to be drawn (UR 14)', /^ {2}verdict photo=3/, 'due what=verdict rider=- asked=- to=- length=0', 'what'],
    ['disqualified without riding', /^ {2}verdict photo=3/, 'disqualified rider=31 photo=3', 'rider'],
    ['points beyond all points', /^ {2}verdict photo=3/, `race-ended stage=1 points=${[10_000, ...noPoints].join(',')}`, 'points'],
  ])('further on: %s', (_, behind, event, field) => {
    expectRefused(professional, behind, event, field);
  });

  test.each([
    ['begun', 'race-began stage=1'],
    ['ended', `race-ended stage=1 points=${[0, ...noPoints].join(',')}`],
  ])('in the second race the first is %s', (_, event) => {
    expectRefused(rowsOf('stages-1'), /^ {2}race-began stage=2/, event, 'stage');
  });

  test('the record without the forged event is valid', () => {
    for (const of of [rows, professional, rowsOf('stages-1')]) expect(readRecord(of).problems).toEqual([]);
  });
});

describe('the final table of a record', () => {
  const at = rows.findIndex((row) => row.startsWith('standing '));
  test.each([
    ['a seat there is none of', (row: string) => row.replace(/^standing \d/, 'standing 7'), 'record-seat'],
    ['a seat twice', () => rows[at + 1]!, 'record-expected'],
  ])('%s', (_, change, code) => {
    const { problems } = readRecord(rows.with(at, change(rows[at]!)));
    expect(problems[0]).toMatchObject({ code });
  });
  test('a seat left out', () => {
    expect(readRecord(rows.toSpliced(at, 1)).problems[0]).toMatchObject({ code: 'record-expected', line: at + 2 });
  });
});

describe('a record from another program', () => {
  test.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('lines end with %s', (_, end) => {
    const { race, problems } = readRecord(rows.join(end));
    expect(problems).toEqual([]);
    expect(verifyRecord(race!).ok).toBe(true);
  });
  test('a byte order mark is accepted', () => {
    expect(readRecord(`\uFEFF${text}`).problems).toEqual([]);
  });
  test('UTF-16 read as UTF-8 is not a record', () => {
    expect(readRecord(Buffer.from(text, 'utf16le').toString('utf8')).problems[0]).toMatchObject({
      code: 'record-not-one',
      line: 1,
      column: 1,
    });
  });
});
