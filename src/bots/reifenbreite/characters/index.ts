import type { AnyBot } from '../../bot.ts';
import { characterOf } from './character.ts';
import { attacker, saver, sprinter, wheelSucker } from './tastes.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export { WEIGHTS, type Weights } from './weights.ts';

/** @param weights the strength of each taste */
export const charactersWith = (weights: Weights): readonly AnyBot[] => [
  characterOf('wheelsucker', 'likes-wheels', wheelSucker(weights.wheelsucker)),
  characterOf('attacker', 'likes-attacks', attacker(weights.attacker)),
  characterOf('sprinter', 'likes-lines', sprinter(weights.sprinter)),
  characterOf('saver', 'likes-cards', saver(weights.saver)),
];

/** About as strong as Medium, each with its own style (docs/decisions/0021-hard-and-expert.md). */
export const characters: readonly AnyBot[] = charactersWith(WEIGHTS);
