import type { Season } from '../../table/index.ts';
import { tSeason } from './t.ts';

/** The season with a word for each member whose name was deleted. */
export const shownSeason = (season: Season): Season => ({
  ...season,
  members: season.members.map((member) => (member.name === '' ? { ...member, name: tSeason('forgotten') } : member)),
});
