import { TEAMS, type TeamName } from '../../../games/reifenbreite/index.ts';
import { text } from '../../lib/words.svelte.ts';

export const TEAM_NAMES = TEAMS;
export const teamName = (team: TeamName): string => text('nouns', `team-${team}`) ?? team;
