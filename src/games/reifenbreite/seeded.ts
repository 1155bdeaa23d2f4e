import type { Content } from '../../kit/index.ts';
import { courseNames } from './courses.ts';
import { TEAMS } from './riders.ts';
import { PRESET_NAMES } from './setup.ts';

/** Um Reifenbreite as a seeded race: the same course, preset and four teams for all. */
export const seeded = {
  /** The settings, in the order in which the word draws them. */
  choices: (content: Content) => [
    { name: 'course', values: courseNames(content) },
    // a race named by a word has one of the complete rule sets
    { name: 'rules', values: PRESET_NAMES, byWord: ['classic', 'professional'] },
  ],
  /** How many seats a race with these values has. */
  seats: (): number => TEAMS.length,
  /** The set-up for these values. Each team has a manager of its own. @param names of the managers, by seat */
  setup: ({ course = '', rules = '' }: Readonly<Record<string, string>>, names: readonly string[]): unknown => ({
    ...{ stages: [course], rules },
    managers: TEAMS.map((team, seat) => ({ name: names[seat] ?? '', teams: [team] })),
  }),
};
