import { rideAtOnce, type QuickSetup } from '../../../../src/web/frame/setup/start-race.ts';
import { toyGame } from '../../../kit/toy-game.ts';
import { titlesOf } from '../titles.ts';

/** Walls, ones, twos, threes. */
export const DECK = [2, 6, 5, 5];

const setup = { names: ['Anna', 'Bot'], deck: DECK };

/** A race to start at once: a person against a bot. */
export const quickRace = (): Promise<string> => rideAtOnce({ game: toyGame, titles: titlesOf, setup, drivers: ['human', 'easy'] });

/** A race to open at once, for two people. */
export const quickTable = (): QuickSetup => ({ setup, drivers: ['human', 'human'] });
