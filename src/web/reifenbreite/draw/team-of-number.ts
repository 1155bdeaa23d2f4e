import { riderOfNumber, teamOf, TEAMS, type TeamName, type RiderNumber } from '../../../games/reifenbreite/index.ts';

/** The team of the rider with a number on his jersey; a number that no rider wears is a mistake of ours. */
export function teamOfNumber(number: RiderNumber): TeamName {
  const team = TEAMS[teamOf(riderOfNumber(number))];
  if (team === undefined) throw new RangeError(`no rider wears ${number}`);
  return team;
}
