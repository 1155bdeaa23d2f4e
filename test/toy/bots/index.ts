import type { Bot } from '../../../src/bots/index.ts';
import type { ToyAction, ToyState } from '../../kit/toy-game.ts';

/** Lays its highest number and never a wall. */
const easy: Bot<ToyState, ToyAction> = {
  name: 'easy',
  game: 'toy',
  choose: (_seen, choices) => choices.at(-1)!,
};

export const bots = [easy];
