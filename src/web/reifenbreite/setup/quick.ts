import { reifenbreite, TEAMS } from '../../../games/reifenbreite/index.ts';
import { nameCode } from '../../../words/index.ts';
import { titlesOf } from '../titles.ts';
import { rideAtOnce } from '../../frame/setup/start-race.ts';

const FAVOURITE = 'paris-roubaix';

/** The code of what a team's manager is called until somebody gives a name: after the team, and the bot that runs it. */
export const defaultName = (team: (typeof TEAMS)[number], driver: string): string =>
  nameCode(`team-${team}`, driver === 'human' ? undefined : driver);

/** A race to ride at once: one person against three easy bots, by the classic rules. */
export function quickRace(course: string = FAVOURITE): Promise<string> {
  const drivers = ['human', 'easy', 'easy', 'easy'];
  const managers = TEAMS.map((team, i) => ({ name: defaultName(team, drivers[i]!), teams: [team] }));
  return rideAtOnce({ game: reifenbreite, titles: titlesOf, setup: { stages: [course], rules: 'classic', managers }, drivers });
}
