import { courseNames, PRESET_NAMES, currentStandings, type State } from '../../../games/reifenbreite/index.ts';
import type { SeededRace } from '../../game-on-screen.ts';
import { content } from '../../lib/content.ts';
import { courseTitle } from '../titles.ts';
import { setupFor } from './quick.ts';
import { tSetup } from '../t.ts';

/** Um Reifenbreite as a race that is the same for all: one course, rules of a preset, four teams. */
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
      // a word should not lead to half a game
      byWord: ['classic', 'professional'],
    },
  ],
  setup: ({ course = '', rules = '' }, bot) => {
    const { setup, drivers } = setupFor(course, (seat) => (seat === 0 ? 'human' : bot));
    return { setup: { ...(setup as object), rules }, drivers };
  },
  standingsNow: (state) => currentStandings(state as State),
  formatPoints: String,
};
