import { GAMES, MAX_RIDERS, MAX_STAGES, MIN_RIDERS, currentStandings, type State } from '../../../games/ausreisser/index.ts';
import type { SeededRace } from '../../game-on-screen.ts';
import { signed } from '../nouns.ts';
import { tScreen } from '../t.ts';
import { setupFor } from './quick.ts';

const numbers = (least: number, most: number): readonly string[] => Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Der Ausreißer as a seeded race: the same riders, stages and cards for all. */
export const seededRace: SeededRace = {
  choices: () => [
    { name: 'riders', label: tScreen('setup.riders'), options: plain(numbers(MIN_RIDERS, MAX_RIDERS)), byWord: ['3', '4', '5'] },
    { name: 'stages', label: tScreen('setup.stages'), options: plain(numbers(1, MAX_STAGES)), byWord: ['2', '3'] },
    {
      name: 'game',
      label: tScreen('setup.cards'),
      options: GAMES.map((game) => ({ value: game, label: tScreen(`setup.${game}`) })),
      byWord: ['full'],
    },
  ],
  setup: ({ riders = '', stages = '', game = '' }, bot) => {
    const drivers = Array.from({ length: Number(riders) }, (_, seat) => (seat === 0 ? 'human' : bot));
    const { setup } = setupFor(drivers);
    return { setup: { ...(setup as object), stages: Number(stages), game }, drivers };
  },
  turn: 'lay',
  currentStandings: (state) => currentStandings(state as State),
  formatPoints: signed,
};
