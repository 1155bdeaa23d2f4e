import type { AnyBot } from './bot.ts';

/** Chooses each option with equal probability, for tests and as a baseline. */
export const random: AnyBot = {
  name: 'random',
  game: 'any',
  choose: (_, choices, numbers) => choices[numbers.below(choices.length)]!,
};
