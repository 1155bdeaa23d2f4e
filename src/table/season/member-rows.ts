import type { Deeds, FinalRank } from '../../kit/index.ts';
import type { ResultRow, SeasonAbsence, SeasonMember } from './season.ts';

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** What a season takes from a finished race. */
export interface RaceEnd {
  readonly standings: readonly FinalRank[];
  /** Empty in a game that counts none. */
  readonly deeds: readonly Deeds[];
  /** By seat; '' for a seat without a person. */
  readonly names: readonly string[];
}

/** The lines of the members among the riders, who are found by their names. Bots and guests take no place. */
export function rowsOf(
  { standings, deeds, names }: RaceEnd,
  members: readonly SeasonMember[],
  absences: readonly SeasonAbsence[],
): readonly ResultRow[] {
  const known = standings.flatMap(({ seat, rank, points }) => {
    const rider = folded(names[seat] ?? '');
    const member = rider === '' ? undefined : members.find(({ name }) => folded(name) === rider);
    return member === undefined ? [] : [{ member: member.id, rank, points, seat }];
  });
  return known.map(({ member, rank, points, seat }) => {
    const { sprints = 0, climbs = 0, breakaways = 0 } = deeds.find((each) => each.seat === seat) ?? {};
    const replaced = absences.find(({ substitute }) => substitute === member)?.member ?? '';
    const place = 1 + known.filter((other) => other.rank < rank).length;
    return { member, place, points, for: replaced, sprints, climbs, breakaways };
  });
}
