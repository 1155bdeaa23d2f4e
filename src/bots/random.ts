import type { AnyBot } from './bot.ts';

/** Any option, each equally likely: for tests and as the yardstick of every other bot. */
export const random: AnyBot = {
  name: 'random',
  game: 'any',
  choose: (_, choices, numbers) => choices[numbers.below(choices.length)]!,
};
