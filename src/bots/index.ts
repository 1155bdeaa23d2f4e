import { easy as easyAusreisser } from './ausreisser/easy.ts';
import { medium as mediumAusreisser } from './ausreisser/medium/medium.ts';
import type { AnyBot } from './bot.ts';
import { random } from './random.ts';
import { easy } from './reifenbreite/easy.ts';
import { medium, mediumSolo } from './reifenbreite/medium/medium.ts';

export {
  arenaFigures,
  racesOfBlock,
  rideBlock,
  type ArenaFigures,
  type ArenaRace,
  type BlockResult,
  type Estimate,
} from './arena/index.ts';
export { chooseAndSay, type AnyBot, type Bot, type Choice, type Reason } from './bot.ts';
export { REASON_CODES, type ReasonCode } from './reifenbreite/reasons.ts';

/** Weakest first. */
const bots: readonly AnyBot[] = [random, easy, medium, easyAusreisser, mediumAusreisser];
/** For measurements: found by name, offered to nobody. */
const yardsticks: readonly AnyBot[] = [mediumSolo];

const plays = (bot: AnyBot, game: string): boolean => bot.game === 'any' || bot.game === game;

/** The names of all bots that play a game (by its id), weakest first. */
export const botNames = (game: string): readonly string[] => bots.filter((bot) => plays(bot, game)).map(({ name }) => name);

export const botByName = (game: string, name: string): AnyBot | undefined =>
  [...bots, ...yardsticks].find((bot) => bot.name === name && plays(bot, game));
