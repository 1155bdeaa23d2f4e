import type { SeasonMember, ResultRow, Season, SeasonRace, SeasonSettings } from './season.ts';

/** The table of a season, from its results. */

export interface MemberLine {
  readonly member: SeasonMember;
  readonly rank: number;
  /** Points for each race; null for one that is not ridden, or does not count because others were better. */
  readonly races: readonly (number | null)[];
  readonly total: number;
  /** Races ridden, won, and finished among the first three, by himself. */
  readonly ridden: number;
  readonly wins: number;
  readonly podiums: number;
  readonly sprints: number;
  readonly climbs: number;
  readonly breakaways: number;
}

export interface TeamLine {
  readonly team: string;
  readonly rank: number;
  /** The sum of its members. */
  readonly points: number;
  /** The total of its best member. */
  readonly best: number;
  readonly score: number;
}

/** Points of a row for the season. */
function scoreOf({ scoring, table }: SeasonSettings, { place, points }: ResultRow, rows: readonly ResultRow[]): number {
  switch (scoring) {
    case 'points':
      return points;
    case 'table':
      return table[place - 1] ?? 0;
    case 'places':
      return rows.filter((other) => other.place > place).length + 1;
  }
}

/** The member who gets the points of a row; '' if no one does. */
function ownerOf({ substitutes }: SeasonSettings, { member, for: replaced }: ResultRow): string {
  if (replaced === '') return member;
  return substitutes === 'member' ? replaced : substitutes === 'self' ? member : '';
}

/** A member's points of a race; null before it is ridden. */
function pointsOf(settings: SeasonSettings, { result }: SeasonRace, member: string): number | null {
  if (result === null) return null;
  const { rows } = result;
  const own = rows.filter((row) => ownerOf(settings, row) === member);
  if (own.length > 0) return own.reduce((sum, row) => sum + scoreOf(settings, row, rows), 0);
  const [last] = [...rows].sort((a, b) => b.place - a.place);
  return settings.absence === 'last' && last ? scoreOf(settings, last, rows) : 0;
}

/** Keeps the best `best` values, and sets the others to null. 0 keeps all. */
function bestOf(values: readonly (number | null)[], best: number): readonly (number | null)[] {
  if (best === 0) return values;
  const order = values.flatMap((value, i) => (value === null ? [] : [{ value, i }])).sort((a, b) => b.value - a.value || a.i - b.i);
  const kept = new Set(order.slice(0, best).map(({ i }) => i));
  return values.map((value, i) => (kept.has(i) ? value : null));
}

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, value) => all + (value ?? 0), 0);
const rankIn = <Line>(all: readonly Line[], isBefore: (a: Line, b: Line) => boolean, line: Line): number =>
  1 + all.filter((other) => isBefore(other, line)).length;

/** The members, first the one with most points. Level members are parted by wins, and otherwise share the rank. */
export function memberStandings({ settings, members, races }: Season): readonly MemberLine[] {
  const lines = members.map((member) => {
    const counted = bestOf(
      races.map((race) => pointsOf(settings, race, member.id)),
      settings.best,
    );
    const own = races.flatMap(({ result }) => result?.rows.filter((row) => row.member === member.id) ?? []);
    const all = (of: 'sprints' | 'climbs' | 'breakaways'): number => sum(own.map((row) => row[of]));
    return {
      ...{ member, rank: 0, races: counted, total: sum(counted), ridden: own.length },
      ...{ wins: own.filter(({ place }) => place === 1).length, podiums: own.filter(({ place }) => place <= 3).length },
      ...{ sprints: all('sprints'), climbs: all('climbs'), breakaways: all('breakaways') },
    };
  });
  const isBefore = (a: MemberLine, b: MemberLine): boolean => a.total > b.total || (a.total === b.total && a.wins > b.wins);
  return lines
    .map((line) => ({ ...line, rank: rankIn(lines, isBefore, line) }))
    .sort((a, b) => a.rank - b.rank || (a.member.name < b.member.name ? -1 : 1));
}

/** The teams, first the one with the highest score; UR 17 where the season has its bonus. */
export function teamStandings(season: Season): readonly TeamLine[] {
  const members = memberStandings(season);
  const ridden = season.races.filter(({ result }) => result !== null).length;
  const teams = [...new Set(members.map(({ member }) => member.team))].filter((team) => team !== '');
  const lines = teams.map((team) => {
    const totals = members.filter(({ member }) => member.team === team).map(({ total }) => total);
    const [points, best] = [sum(totals), Math.max(...totals)];
    return { team, rank: 0, points, best, score: season.settings.bonus ? ridden * best + points : points };
  });
  return lines
    .map((line) => ({ ...line, rank: rankIn(lines, (a, b) => a.score > b.score, line) }))
    .sort((a, b) => a.rank - b.rank || (a.team < b.team ? -1 : 1));
}

/** The jerseys of the season. */
export const SEASON_JERSEYS = ['yellow', 'points', 'mountains', 'combativity'] as const;
export type SeasonJersey = (typeof SEASON_JERSEYS)[number];
const VALUE: Readonly<Record<SeasonJersey, (line: MemberLine) => number>> = {
  yellow: ({ total }) => total,
  points: ({ sprints }) => sprints,
  mountains: ({ climbs }) => climbs,
  combativity: ({ breakaways }) => breakaways,
};

/** Who wears a jersey, with what he has; empty while no one has anything. Level members share it, and the ranks part them in yellow. */
export function wearersOf(
  jersey: SeasonJersey,
  lines: readonly MemberLine[],
): readonly { readonly name: string; readonly value: number }[] {
  const most = Math.max(0, ...lines.map(VALUE[jersey]));
  if (most === 0) return [];
  return lines
    .filter((line) => VALUE[jersey](line) === most && (jersey !== 'yellow' || line.rank === 1))
    .map(({ member }) => ({ name: member.name, value: most }));
}

/** A member's total after each race that is ridden. All races count here, the worse ones too. */
export function curveOf({ settings, races }: Season, member: string): readonly number[] {
  let total = 0;
  return races.filter(({ result }) => result !== null).map((race) => (total += pointsOf(settings, race, member) ?? 0));
}
