import type { TeamName } from '../../../games/reifenbreite/index.ts';
import { nameCode } from '../../../words/index.ts';

/** The code of what a team's manager is called until somebody gives a name: after the team, and the bot that runs it. */
export const defaultName = (team: TeamName, driver: string): string => nameCode(`team-${team}`, driver === 'human' ? undefined : driver);
