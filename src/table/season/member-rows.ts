import type { SeasonMember } from './season.ts';

/** A rider of a race who is a member, with his place among the members. */
export interface FoundRow {
  readonly member: string;
  readonly place: number;
  readonly points: number;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** Bots and guests take no place. */
export function rowsOf(
  standings: readonly { readonly seat: number; readonly rank: number; readonly points: number }[],
  names: readonly string[],
  members: readonly SeasonMember[],
): readonly FoundRow[] {
  const known = standings.flatMap(({ seat, rank, points }) => {
    const rider = folded(names[seat] ?? '');
    const member = rider === '' ? undefined : members.find(({ name }) => folded(name) === rider);
    return member === undefined ? [] : [{ member: member.id, rank, points }];
  });
  return known.map(({ member, rank, points }) => ({ member, place: 1 + known.filter((other) => other.rank < rank).length, points }));
}
