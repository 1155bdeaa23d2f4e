import type { SeededRace } from '../../../../src/web/game-on-screen.ts';
import { quickTable } from './quick.ts';

/** The toy game's seeded race, which has no choices. */
export const seededRace: SeededRace = {
  choices: () => [],
  setup: (_chosen, bot) => ({ setup: quickTable().setup, drivers: ['human', bot] }),
  currentStandings: () => null,
  formatPoints: String,
};
