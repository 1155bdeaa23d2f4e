import type { TeamName } from '../../../games/reifenbreite/index.ts';
import { nameCode } from '../../../words/index.ts';

/** The code of a manager's default name: the team, and the bot that plays it. */
export const defaultName = (team: TeamName, driver: string): string => nameCode(`team-${team}`, driver === 'human' ? undefined : driver);
