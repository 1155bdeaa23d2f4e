import { rideAtOnce } from '../../../../src/web/frame/setup/start-race.ts';
import { toyGame } from '../../../kit/toy-game.ts';
import { titlesOf } from '../titles.ts';

/** Walls, ones, twos, threes. */
export const DECK = [2, 6, 5, 5];

/** A race to ride at once: a person against a bot. */
export const quickRace = (): Promise<string> =>
  rideAtOnce({ game: toyGame, titles: titlesOf, setup: { names: ['Anna', 'Bot'], deck: DECK }, drivers: ['human', 'easy'] });
