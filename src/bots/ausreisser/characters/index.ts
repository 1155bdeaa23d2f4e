import type { AnyBot } from '../../bot.ts';
import { characterOf } from './character.ts';
import { attacker, hillHoarder, sprinter, wheelSucker } from './tastes.ts';

/** About as strong as Medium, each with its own style (docs/decisions/0022-expert-of-der-ausreisser.md). */
export const characters: readonly AnyBot[] = [
  characterOf('wheelsucker', wheelSucker),
  characterOf('attacker', attacker),
  characterOf('sprinter', sprinter),
  characterOf('hoarder', hillHoarder),
];
