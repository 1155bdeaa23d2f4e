import type { Setup, TeamName } from '../../games/reifenbreite/index.ts';
import { text } from '../lib/words.svelte.ts';

/** The names on the box (UR 4), which stand beside the colours if the table wants them. They are the same in every language. */
const PRINTED: Readonly<Record<TeamName, string>> = { red: 'Stunt', blue: 'Iron', black: 'Kicking', green: 'Racketeer' };

const colourOf = (team: TeamName): string => text('nouns', `team-${team}`) ?? team;

/** A team by its colour, and by its printed name where the set-up asks for it. */
export const teamTitle = (team: TeamName, { rules }: Pick<Setup, 'rules'>): string => teamLabel(team, rules.printedNames === true);

/** @param printed whether the printed name stands beside the colour */
export const teamLabel = (team: TeamName, printed: boolean): string => (printed ? `${colourOf(team)} (${PRINTED[team]})` : colourOf(team));
