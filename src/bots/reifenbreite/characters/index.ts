import type { AnyBot } from '../../bot.ts';
import { characterOf } from './character.ts';
import { attacker, saver, sprinter, wheelSucker } from './tastes.ts';

/** About as strong as Medium, each in his own way (docs/decisions/0021-bots-that-look-ahead.md). */
export const characters: readonly AnyBot[] = [
  characterOf('wheelsucker', 'likes-wheels', wheelSucker),
  characterOf('attacker', 'likes-attacks', attacker),
  characterOf('sprinter', 'likes-lines', sprinter),
  characterOf('saver', 'likes-cards', saver),
];
