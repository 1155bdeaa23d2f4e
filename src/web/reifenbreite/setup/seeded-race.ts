import { courseNames, PRESET_NAMES, currentStandings, type State } from '../../../games/reifenbreite/index.ts';
import type { SeededRace } from '../../game-on-screen.ts';
import { content } from '../../lib/content.ts';
import { courseTitle } from '../titles.ts';
import { setupFor } from './quick.ts';
import { tSetup } from '../t.ts';

/** Um Reifenbreite as a seeded race: the same course, preset and four teams for all. */
export const seededRace: SeededRace = {
  choices: () => [
    {
      name: 'course',
      label: tSetup('setup.course'),
      options: courseNames(content).map((course) => ({ value: course, label: courseTitle({ course }) })),
    },
    {
      name: 'rules',
      label: tSetup('setup.rules'),
      options: PRESET_NAMES.map((name) => ({ value: name, label: tSetup(`setup.preset-${name}`) })),
      // a race named by a word has one of the complete rule sets
      byWord: ['classic', 'professional'],
    },
  ],
  setup: ({ course = '', rules = '' }, bot) => {
    const { setup, drivers } = setupFor(course, (seat) => (seat === 0 ? 'human' : bot));
    return { setup: { ...(setup as object), rules }, drivers };
  },
  currentStandings: (state) => currentStandings(state as State),
  formatPoints: String,
};
