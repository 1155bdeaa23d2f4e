import type { TeamName } from '../../../games/reifenbreite/index.ts';
import { defaultNameCode } from '../../../words/index.ts';

/** The code of a manager's default name: the team, and the bot that plays it. */
export const defaultName = (team: TeamName, driver: string): string =>
  defaultNameCode(`team-${team}`, driver === 'human' ? undefined : driver);
