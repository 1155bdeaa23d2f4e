import { GAMES, MAX_RIDERS, USUAL_STAGES, MIN_RIDERS } from './setup.ts';

const numbers = (least: number, most: number): readonly string[] => Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
type Chosen = Readonly<Record<string, string>>;

/** Der Ausreißer as a seeded race: the same riders, stages and cards for all. */
export const seeded = {
  /** The settings, in the order in which the word draws them. */
  choices: () => [
    { name: 'riders', values: numbers(MIN_RIDERS, MAX_RIDERS), byWord: ['3', '4', '5'] },
    { name: 'stages', values: numbers(1, USUAL_STAGES), byWord: ['2', '3'] },
    { name: 'game', values: GAMES, byWord: ['full'] },
  ],
  /** How many seats a race with these values has. */
  seats: ({ riders = '' }: Chosen): number => Number(riders),
  /** The set-up for these values. @param names of the riders, by seat */
  setup: ({ stages = '', game = '' }: Chosen, names: readonly string[]): unknown => ({ riders: names, stages: Number(stages), game }),
};
