import { currentStandings, seeded, type State } from '../../../games/ausreisser/index.ts';
import type { SeededRace } from '../../game-on-screen.ts';
import { signed } from '../nouns.ts';
import { tScreen } from '../t.ts';
import { defaultName } from './default-name.ts';

const LABELS: Readonly<Record<string, () => string>> = {
  riders: () => tScreen('setup.riders'),
  stages: () => tScreen('setup.stages'),
  game: () => tScreen('setup.cards'),
};

/** Der Ausreißer as a seeded race, with labels. */
export const seededRace: SeededRace = {
  choices: () =>
    seeded.choices().map(({ name, values, byWord }) => ({
      ...{ name, label: LABELS[name]!(), byWord },
      options: values.map((value) => ({
        value,
        label: value === 'full' || value === 'simple' ? tScreen(`setup.${value}`) : value,
      })),
    })),
  setup(chosen, bot) {
    const drivers = Array.from({ length: seeded.seats(chosen) }, (_, seat) => (seat === 0 ? 'human' : bot));
    return {
      setup: seeded.setup(
        chosen,
        drivers.map((driver, seat) => defaultName(seat, driver)),
      ),
      drivers,
    };
  },
  turn: 'lay',
  currentStandings: (state) => currentStandings(state as State),
  formatPoints: signed,
};
