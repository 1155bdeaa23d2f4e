import type { TeamName } from '../../../games/reifenbreite/index.ts';
import { defaultNameCode } from '../../../words/index.ts';

/** The code of what a team's manager is called until somebody gives a name: after the team, and the bot that runs it. */
export const defaultName = (team: TeamName, driver: string): string =>
  defaultNameCode(`team-${team}`, driver === 'human' ? undefined : driver);
