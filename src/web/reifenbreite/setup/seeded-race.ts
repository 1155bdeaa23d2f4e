import { PRESET_NAMES, currentStandings, seeded, TEAMS, type State } from '../../../games/reifenbreite/index.ts';
import type { SeededRace, SeededRaceChoice } from '../../game-on-screen.ts';
import { content } from '../../lib/content.ts';
import { tSetup } from '../t.ts';
import { courseTitle } from '../titles.ts';
import { defaultName } from './default-name.ts';

const LABELS: Readonly<Record<string, { readonly label: () => string; readonly of: (value: string) => string }>> = {
  course: { label: () => tSetup('setup.course'), of: (course) => courseTitle({ course }) },
  rules: {
    label: () => tSetup('setup.rules'),
    of: (value) => tSetup(`setup.preset-${PRESET_NAMES.find((name) => name === value)!}`),
  },
};

/** Um Reifenbreite as a seeded race, with labels. */
export const seededRace: SeededRace = {
  choices: () =>
    seeded.choices(content).map(({ name, values, byWord }): SeededRaceChoice => {
      const { label, of } = LABELS[name]!;
      const options = values.map((value) => ({ value, label: of(value) }));
      return { name, label: label(), options, ...(byWord === undefined ? {} : { byWord }) };
    }),
  setup(chosen, bot) {
    const drivers = TEAMS.map((_, seat) => (seat === 0 ? 'human' : bot));
    const names = TEAMS.map((team, seat) => defaultName(team, drivers[seat]!));
    return { setup: seeded.setup(chosen, names), drivers };
  },
  currentStandings: (state) => currentStandings(state as State),
  formatPoints: String,
};
