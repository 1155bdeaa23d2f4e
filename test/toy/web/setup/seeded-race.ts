import type { SeededRace } from '../../../../src/web/game-on-screen.ts';
import { quickTable } from './quick.ts';

/** The toy game as a race that is the same for all: there is nothing to be chosen. */
export const seededRace: SeededRace = {
  choices: () => [],
  setup: (_chosen, bot) => ({ setup: quickTable().setup, drivers: ['human', bot] }),
  standingsNow: () => null,
  formatPoints: String,
};
