import { fail, ok, type Result } from '../../kit/index.ts';
import { type ResultRow, type Season, type SeasonChange, isDay, memberStandings } from '../../table/index.ts';

/** Results as comma-separated values (RFC 4180), for spreadsheets. */

const COLUMNS = ['date', 'race', 'game', 'member', 'team', 'place', 'points', 'for', 'sprints', 'climbs', 'breakaways'] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['date', 'race', 'member', 'place'];
const MAX_ROWS = 5000;

const cell = (value: string | number): string =>
  /[",;\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
const asText = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** All results, a line for each rider of each race. `parseResults` reads it. */
export function formatResults({ members, races }: Season): string {
  const member = (id: string) => members.find((each) => each.id === id);
  const rows = races.flatMap(({ date, title, game, result }) =>
    (result?.rows ?? []).map((row) => [
      ...[date, title, game, member(row.member)?.name ?? '', member(row.member)?.team ?? '', row.place, row.points],
      ...[member(row.for)?.name ?? '', row.sprints, row.climbs, row.breakaways],
    ]),
  );
  return asText([COLUMNS, ...rows]);
}

/** The standings of the members, with their points of each race. */
export function formatStandings(season: Season): string {
  const lines = memberStandings(season);
  const head = ['rank', 'member', 'team', 'sum', 'ridden', 'wins', ...season.races.map(({ date, title }) => `${date} ${title}`)];
  return asText([
    head,
    ...lines.map(({ rank, member, total, ridden, wins, races }) => [
      ...[rank, member.name, member.team, total, ridden, wins],
      ...races.map((points) => points ?? ''),
    ]),
  ]);
}

/** Splits a text into its cells. Commas and semicolons part them, whichever the first line has. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const [first = ''] = plain.split(/\r?\n/, 1);
  const comma = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let value = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)!.push(value);
    value = '';
  };
  for (let i = 0; i < plain.length; i++) {
    const sign = plain[i]!;
    if (isQuoted && sign === '"' && plain[i + 1] === '"') value += plain[++i]!;
    else if (sign === '"' && (isQuoted || value === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === comma) endCell();
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (sign === '\r' && plain[i + 1] === '\n') i++;
      endCell();
      rows.push([]);
    } else value += sign;
  }
  endCell();
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}

/** Why a table of results cannot be read. `line` counts from 1. */
export interface CsvProblem {
  readonly code: 'csv-columns' | 'csv-date' | 'csv-name' | 'csv-number' | 'csv-long';
  readonly line: number;
}

/**
 * Reads results and says what to change in the season. Members and races that it does not know by name are added.
 * @param newId a new name for a member or a race
 */
export function parseResults(text: string, season: Season, newId: () => string): Result<readonly SeasonChange[], CsvProblem> {
  const [head = [], ...rows] = cellsOf(text);
  const names = head.map((each) => each.trim().toLowerCase());
  if (NEEDED.some((column) => !names.includes(column))) return fail({ code: 'csv-columns', line: 1 });
  if (rows.length > MAX_ROWS) return fail({ code: 'csv-long', line: MAX_ROWS + 1 });
  const changes: SeasonChange[] = [];
  const members = new Map(season.members.map(({ id, name }) => [name, id]));
  const races = new Map(season.races.map(({ id, date, title }) => [`${date} ${title}`, id]));
  const results = new Map<string, ResultRow[]>();
  const memberOf = (name: string, team: string): string => {
    const known = members.get(name);
    if (known !== undefined) return known;
    const member = newId();
    members.set(name, member);
    changes.push({ op: 'member', member, name, team });
    return member;
  };
  for (const [i, row] of rows.entries()) {
    const line = i + 2;
    const of = (column: Column): string => (row[names.indexOf(column)] ?? '').trim();
    const number = (column: Column): number => (of(column) === '' ? 0 : Number(of(column)));
    if (!isDay(of('date'))) return fail({ code: 'csv-date', line });
    if (of('member') === '' || of('race') === '') return fail({ code: 'csv-name', line });
    const [place, points, sprints, climbs, breakaways] = (['place', 'points', 'sprints', 'climbs', 'breakaways'] as const).map(number) as [
      ...[number, number, number, number, number],
    ];
    if (![place, points, sprints, climbs, breakaways].every(Number.isInteger) || place < 1) return fail({ code: 'csv-number', line });
    const key = `${of('date')} ${of('race')}`;
    const race = races.get(key) ?? newId();
    if (!races.has(key)) changes.push({ op: 'race', race, date: of('date'), title: of('race'), game: of('game') });
    races.set(key, race);
    const member = memberOf(of('member'), of('team'));
    const replaced = of('for') === '' ? '' : memberOf(of('for'), of('team'));
    results.set(race, [...(results.get(race) ?? []), { member, place, points, for: replaced, sprints, climbs, breakaways }]);
  }
  for (const [race, list] of results) changes.push({ op: 'result', race, source: '', rows: list });
  return ok(changes);
}
