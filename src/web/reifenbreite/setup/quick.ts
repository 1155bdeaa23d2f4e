import type { Seat } from '../../../kit/index.ts';
import { reifenbreite, TEAMS } from '../../../games/reifenbreite/index.ts';
import { titlesOf } from '../titles.ts';
import { rideAtOnce, type QuickSetup } from '../../frame/setup/start-race.ts';
import { defaultName } from './default-name.ts';

const FAVOURITE = 'paris-roubaix';

/** One course by the classic rules, each team with a manager of its own. */
export function setupFor(course: string, driverOf: (seat: Seat) => string): QuickSetup {
  const drivers = TEAMS.map((_, seat) => driverOf(seat));
  const managers = TEAMS.map((team, seat) => ({ name: defaultName(team, drivers[seat]!), teams: [team] }));
  return { setup: { stages: [course], rules: 'classic', managers }, drivers };
}

/** A race against three easy bots. */
export const quickRace = (course: string = FAVOURITE): Promise<string> =>
  rideAtOnce({ game: reifenbreite, titles: titlesOf, ...setupFor(course, (seat) => (seat === 0 ? 'human' : 'easy')) });

/** An online race with a person on every seat. */
export const quickTable = (): QuickSetup => setupFor(FAVOURITE, () => 'human');
