import { rideAtOnce } from '../../../../src/web/frame/setup/start-race.ts';
import { toyGame } from '../../../kit/toy-game.ts';
import { titlesOf } from '../titles.ts';

/** A race to ride at once: a person against a bot. */
export const quickRace = (): Promise<string> =>
  rideAtOnce({ game: toyGame, titles: titlesOf, setup: { names: ['Anna', 'Bot'] }, drivers: ['human', 'easy'] });
