import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { formatCalendar } from '../../src/web/season/calendar.ts';
import { formatResults, formatStandings, parseResults } from '../../src/web/season/csv.ts';
import {
  FIRST_SETTINGS,
  mergeOperations,
  seasonOf,
  type SeasonChange,
  type SeasonOperation,
  type SeasonSettings,
} from '../../src/table/index.ts';
import { formatSeason, parseSeason } from '../../src/table/index.ts';
import { curveOf, memberStandings, teamStandings, wearersOf } from '../../src/table/index.ts';

/** A season of six evenings with eight members, substitutes and one evening on paper. */
const MEMBERS = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans'];
const row = (member: string, place: number, points: number, more: object = {}) => ({
  ...{ member: member.toLowerCase(), place, points, for: '', sprints: 0, climbs: 0, breakaways: 0 },
  ...more,
});
const EVENINGS = [
  [row('Anna', 1, 161, { sprints: 11 }), row('Ben', 2, 120), row('Cleo', 3, 90), row('Dora', 4, 70)],
  [row('Ben', 1, 150), row('Anna', 2, 99, { breakaways: 2 }), row('Emil', 3, 80), row('Fritz', 4, 60)],
  // Hans rides for Cleo
  [row('Hans', 1, 140, { for: 'cleo' }), row('Anna', 2, 130), row('Gerda', 3, 70), row('Ben', 4, 40)],
  // on paper, with a shared second place
  [row('Dora', 1, 110), row('Anna', 2, 90), row('Emil', 2, 90), row('Ben', 4, 20)],
  [row('Cleo', 1, 5), row('Fritz', 2, -3), row('Gerda', 3, -7), row('Hans', 4, -9)],
  [row('Anna', 1, 8), row('Cleo', 2, 2), row('Emil', 3, 0), row('Dora', 4, -4)],
];

let count = 0;
const operation = (change: SeasonChange): SeasonOperation => ({ ...change, id: `o${++count}`, at: count });
function operations(settings: Partial<SeasonSettings> = {}): SeasonOperation[] {
  const teams = ['Rot', 'Blau'];
  return [
    operation({ op: 'settings', settings: { ...FIRST_SETTINGS, name: 'Winter', ...settings } }),
    ...MEMBERS.map((name, i) => operation({ op: 'member', member: name.toLowerCase(), name, team: teams[i % 2]! })),
    ...EVENINGS.flatMap((rows, i) => [
      operation({ op: 'race', race: `r${i}`, date: `2026-11-${10 + i}`, title: `Evening ${i + 1}`, game: i < 4 ? 'toy' : '' }),
      operation({ op: 'result', race: `r${i}`, source: '', rows }),
    ]),
  ];
}
const totals = (settings: Partial<SeasonSettings> = {}) =>
  Object.fromEntries(memberStandings(seasonOf(operations(settings))).map(({ member, total }) => [member.name, total]));

describe('the standings of a season', () => {
  test('places: one point for each member beaten, and one for riding; the substitute rides for the member', () => {
    expect(totals()).toEqual({ Anna: 16, Cleo: 13, Ben: 9, Dora: 6, Emil: 6, Fritz: 4, Gerda: 4, Hans: 1 });
  });

  test('points of the races, and the points of a substitute by what the club chose', () => {
    expect(totals({ scoring: 'points' })).toMatchObject({ Anna: 488, Cleo: 237, Hans: -9 });
    expect(totals({ scoring: 'points', substitutes: 'self' })).toMatchObject({ Cleo: 97, Hans: 131 });
    expect(totals({ scoring: 'points', substitutes: 'none' })).toMatchObject({ Cleo: 97, Hans: -9 });
  });

  test('an own table, the best three races, and an absence that counts as the last place', () => {
    expect(totals({ scoring: 'table', table: [10, 6, 3, 1] })).toMatchObject({ Anna: 38, Ben: 18, Gerda: 6 });
    expect(totals({ scoring: 'table', table: [10, 6, 3, 1], best: 3 })).toMatchObject({ Anna: 26, Ben: 17 });
    expect(totals({ absence: 'last' })).toMatchObject({ Anna: 17, Gerda: 8 });
    const [anna] = memberStandings(seasonOf(operations({ best: 3 })));
    expect(anna!.races).toEqual([4, 3, null, null, null, 4]);
  });

  test('ranks are shared, wins part level members, and each has his record and curve', () => {
    const season = seasonOf(operations());
    const lines = memberStandings(season);
    expect(lines.map(({ member, rank }) => [rank, member.name])).toEqual([
      [1, 'Anna'],
      [2, 'Cleo'],
      [3, 'Ben'],
      [4, 'Dora'],
      [5, 'Emil'],
      [6, 'Fritz'],
      [6, 'Gerda'],
      [8, 'Hans'],
    ]);
    expect(lines[0]).toMatchObject({ ridden: 5, wins: 2, podiums: 5, sprints: 11, breakaways: 2 });
    expect(curveOf(season, 'anna')).toEqual([4, 7, 10, 12, 12, 16]);
    expect(wearersOf('yellow', lines)).toEqual([{ name: 'Anna', value: 16 }]);
    expect(wearersOf('points', lines)).toEqual([{ name: 'Anna', value: 11 }]);
    expect(wearersOf('mountains', lines)).toEqual([]);
  });

  test('UR 17: a team gets the number of races times the total of its best member', () => {
    const plain = teamStandings(seasonOf(operations()));
    expect(plain.map(({ team, score }) => [team, score])).toEqual([
      ['Rot', 39],
      ['Blau', 20],
    ]);
    const bonus = teamStandings(seasonOf(operations({ bonus: true })));
    expect(bonus.map(({ team, score, best }) => [team, score, best])).toEqual([
      ['Rot', 6 * 16 + 39, 16],
      ['Blau', 6 * 9 + 20, 9],
    ]);
  });
});

describe('the operations of a season', () => {
  test('two organisers at once lose nothing, whatever the order', () => {
    const all = operations();
    const shared = all.slice(0, 9);
    const random = createRandom('two organisers');
    const [one, other] = [all.slice(9), all.slice(9)].map((list, side) => list.filter(() => random.below(2) === side));
    const rest = all.filter((each) => !shared.includes(each) && !one!.includes(each) && !other!.includes(each));
    const merged = mergeOperations([...shared, ...one!], [...other!, ...shared], rest);
    expect(merged).toEqual(all);
    expect(mergeOperations(rest, [...shared, ...other!], [...one!, ...shared])).toEqual(merged);
  });

  test('results are replaced and removed, races moved', () => {
    const all = [
      ...operations(),
      operation({ op: 'race', race: 'r0', date: '2026-12-24', title: 'Evening 1', game: '' }),
      operation({ op: 'remove', what: 'result', of: 'r1' }),
      operation({ op: 'remove', what: 'race', of: 'r2' }),
      operation({ op: 'remove', what: 'member', of: 'hans' }),
    ];
    const season = seasonOf(all);
    expect(season.races.map(({ id, result }) => [id, result !== null])).toEqual([
      ['r1', false],
      ['r3', true],
      ['r4', true],
      ['r5', true],
      ['r0', true],
    ]);
    expect(season.members).toHaveLength(7);
  });

  test('the text is read as it was written, and other texts are refused', () => {
    const text = { season: 'winter', operations: operations() };
    expect(parseSeason(formatSeason(text))).toEqual({ ok: true, value: text });
    const wrong = (change: (data: { operations: Record<string, unknown>[]; form: number }) => void): string => {
      const data = JSON.parse(formatSeason(text)) as { operations: Record<string, unknown>[]; form: number };
      change(data);
      return JSON.stringify(data);
    };
    for (const other of [
      '{',
      '[]',
      wrong((data) => (data.form = 2)),
      wrong((data) => (data.operations[1]!['name'] = 7)),
      wrong((data) => (data.operations[1]!['op'] = 'drop')),
      wrong((data) => (data.operations.at(-2)!['date'] = 'tomorrow')),
    ])
      expect(parseSeason(other)).toEqual({ ok: false, error: 'unreadable' });
  });
});

describe('files of a season', () => {
  let made = 0;
  const newId = (): string => `new${++made}`;

  test('results come back from their own CSV, also with semicolons and quotes', () => {
    const season = seasonOf(operations());
    const empty = seasonOf([]);
    const read = (text: string) => {
      const changes = parseResults(text, empty, newId);
      if (!changes.ok) throw new Error(changes.error.code);
      return seasonOf(changes.value.map(operation));
    };
    const text = formatResults(season);
    expect(formatResults(read(text))).toBe(text);
    expect(formatResults(read(text.replaceAll(',', ';')))).toBe(text);
    const quoted = 'date,race,member,place\n2026-11-27,"Giro, ""short""",Anna,1\n';
    expect(read(quoted).races[0]!.title).toBe('Giro, "short"');
    expect(formatStandings(season).split('\r\n')[1]).toBe('1,Anna,Rot,16,5,2,4,3,3,2,0,4');
  });

  test.each([
    ['a,b\n', { code: 'csv-columns', line: 1 }],
    ['date,race,member,place\n27.11.2026,x,Anna,1\n', { code: 'csv-date', line: 2 }],
    ['date,race,member,place\n2026-02-29,x,Anna,1\n', { code: 'csv-date', line: 2 }],
    ['date,race,member,place\n2026-11-27,x,,1\n', { code: 'csv-name', line: 2 }],
    ['date,race,member,place\n2026-11-27,x,Anna,first\n', { code: 'csv-number', line: 2 }],
  ])('%j is refused', (text, error) => {
    expect(parseResults(text, seasonOf([]), newId)).toEqual({ ok: false, error });
  });

  test('the calendar has an all-day event for each race, in lines of 75 octets', () => {
    const title = 'Rund um Köln; Sprint, "kurz" \\ 🚴 Žižkov';
    const more = [
      operation({ op: 'race', race: 'leap', date: '2028-02-28', title, game: '' }),
      operation({ op: 'race', race: 'year', date: '2026-12-31', title: 'Silvester', game: '' }),
    ];
    const season = seasonOf([...operations({ name: 'Wínter, 2026' }), ...more]);
    const text = formatCalendar(season, Date.UTC(2026, 10, 1, 9, 5, 7), (race) => `${race.title} ${'ä'.repeat(60)}`);
    const lines = text.split('\r\n');
    // RFC 5545, 3.1: CRLF after every line and nowhere else a line break, at most 75 octets, folds begin with one blank
    expect(lines.pop()).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).toMatch(/^(?: |[A-Z-]+(?:;VALUE=DATE)?:)/);
      // no sign is cut in two
      expect(Buffer.from(line).toString()).toBe(line);
    }
    const whole = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    expect(whole.slice(0, 4)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Windschatten//Season//EN', 'X-WR-CALNAME:Wínter\\, 2026'],
    ]);
    expect(whole.at(-1)).toBe('END:VCALENDAR');
    const events = whole.slice(4, -1).join('\n').split('END:VEVENT').slice(0, -1);
    expect(events).toHaveLength(8);
    for (const event of events)
      expect(
        event
          .trim()
          .split('\n')
          .map((line) => line.split(/[;:]/, 1)[0]),
      ).toEqual([...['BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']]);
    const of = (name: string): readonly string[] => whole.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
    expect(new Set(of('UID:')).size).toBe(8);
    expect(of('UID:')[0]).toBe('r0@windschatten');
    expect(new Set(of('DTSTAMP:'))).toEqual(new Set(['20261101T090507Z']));
    expect(of('DTSTART;VALUE=DATE:').slice(5)).toEqual(['20261115', '20261231', '20280228']);
    // the day after the last one, as the end is not part of the event
    expect(of('DTEND;VALUE=DATE:').slice(5)).toEqual(['20261116', '20270101', '20280229']);
    expect(of('SUMMARY:')[7]).toBe(`Rund um Köln\\; Sprint\\, "kurz" \\\\ 🚴 Žižkov ${'ä'.repeat(60)}`);
  });
});
