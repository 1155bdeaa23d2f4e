import type { Setup, TeamName } from '../../games/reifenbreite/index.ts';
import { text } from '../lib/words.svelte.ts';

/** The names on the box (UR 4), which stand beside the colours if the table wants them. They are the same in every language. */
const PRINTED: Readonly<Record<TeamName, string>> = { red: 'Stunt', blue: 'Iron', black: 'Kicking', green: 'Racketeer' };

const colourOf = (team: TeamName): string => text('nouns', `team-${team}`) ?? team;

/** Which names of the teams are shown. */
export type TeamNames = 'colours' | 'colours-and-printed';

export const teamLabel = (team: TeamName, names: TeamNames): string =>
  names === 'colours' ? colourOf(team) : `${colourOf(team)} (${PRINTED[team]})`;

/** A team by its colour, and by its printed name where the set-up asks for it. */
export const teamTitle = (team: TeamName, setup: Pick<Setup, 'rules'>): string =>
  teamLabel(team, setup.rules.printedNames ? 'colours-and-printed' : 'colours');
