import type { AnyBot } from './bot.ts';
import { random } from './random.ts';

export {
  arenaFigures,
  blockResult,
  racesOfBlock,
  playBlock,
  type ArenaFigures,
  type ArenaRace,
  type BlockResult,
  type Interval,
} from './arena/index.ts';
export { chooseAndSay, type Advice, type AnyBot, type Bot, type Choice, type Horizon, type RacesOf, type Trials } from './bot.ts';

interface Roster {
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** More bots, loaded when one is requested by name. */
  readonly more?: () => Promise<readonly AnyBot[]>;
  /** For measurements only: available by name, not offered to players. */
  readonly yardsticks?: readonly AnyBot[];
}

interface Listed {
  readonly names: readonly string[];
  /** The name of the bot that advises. */
  readonly adviser?: string;
  readonly load: () => Promise<Roster>;
}

/** In every game: a weak bot, a solid one, and characters as strong as the solid one. */
const COMMON = ['easy', 'medium', 'wheelsucker', 'attacker', 'sprinter'];

/** The bots of each game, one line a game. Names stand here so that they can be listed before the bots are loaded. */
const rosters: Readonly<Record<string, Listed>> = {
  reifenbreite: { names: [...COMMON, 'saver', 'hard', 'expert'], adviser: 'expert', load: () => import('./reifenbreite/index.ts') },
  ausreisser: { names: [...COMMON, 'hoarder', 'expert'], adviser: 'expert', load: () => import('./ausreisser/index.ts') },
};

const rosterOf = (game: string) => (Object.hasOwn(rosters, game) ? rosters[game] : undefined);

/** The names of all bots of a game (by its id), weakest first. */
export const botNames = (game: string): readonly string[] => [random.name, ...(rosterOf(game)?.names ?? [])];

/** The bot of a game (by its id) that advises; undefined if there is none. */
export const adviserOf = (game: string): string | undefined => rosterOf(game)?.adviser;

/** Finds a bot of one game by its name. */
export type BotByName = (name: string) => AnyBot | undefined;

/**
 * The bots of a game (by its id), including those for measurements; the random bot plays every game.
 * @param names of the bots to load; if omitted, all bots
 */
export async function loadBots(game: string, names?: readonly string[]): Promise<BotByName> {
  const { bots = [], more, yardsticks = [] } = (await rosterOf(game)?.load()) ?? {};
  const available = [random, ...bots, ...yardsticks];
  const lacks = names?.some((name) => available.every((bot) => bot.name !== name)) ?? true;
  const all = more !== undefined && lacks ? [...available, ...(await more())] : available;
  return (name) => all.find((bot) => bot.name === name);
}
