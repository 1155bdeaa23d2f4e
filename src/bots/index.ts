import type { AnyBot } from './bot.ts';
import { random } from './random.ts';

export {
  arenaFigures,
  blockResult,
  racesOfBlock,
  rideBlock,
  type ArenaFigures,
  type ArenaRace,
  type BlockResult,
  type Interval,
} from './arena/index.ts';
export { chooseAndSay, type Advice, type AnyBot, type Bot, type Choice, type Horizon, type RacesOf, type Trials } from './bot.ts';

interface Roster {
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** More of them, fetched when one is wanted by name. */
  readonly more?: () => Promise<readonly AnyBot[]>;
  /** For measurements: found by name, offered to nobody. */
  readonly yardsticks?: readonly AnyBot[];
}

interface Listed {
  readonly names: readonly string[];
  /** Who tells the best options, by name. */
  readonly adviser?: string;
  readonly load: () => Promise<Roster>;
}

/** In every game: the weak one, the house's measure, and those level with it, each in his own way. */
const COMMON = ['easy', 'medium', 'wheelsucker', 'attacker', 'sprinter'];

/** Who rides which game. One folder, one line; the names stand here so that they can be offered before the bots are fetched. */
const rosters: Readonly<Record<string, Listed>> = {
  reifenbreite: { names: [...COMMON, 'saver', 'hard', 'expert'], adviser: 'expert', load: () => import('./reifenbreite/index.ts') },
  ausreisser: { names: [...COMMON, 'hoarder', 'expert'], adviser: 'expert', load: () => import('./ausreisser/index.ts') },
};

const rosterOf = (game: string) => (Object.hasOwn(rosters, game) ? rosters[game] : undefined);

/** The names of all bots that play a game (by its id), weakest first. */
export const botNames = (game: string): readonly string[] => [random.name, ...(rosterOf(game)?.names ?? [])];

/** Which bot of a game (by its id) tells the best options; undefined where none does. */
export const adviserOf = (game: string): string | undefined => rosterOf(game)?.adviser;

/** Looks a bot of one game up by its name. */
export type BotByName = (name: string) => AnyBot | undefined;

/**
 * The bots of a game (by its id), those for measurements among them; the random one plays every game.
 * @param wanted by these names; left out: all there are
 */
export async function loadBots(game: string, wanted?: readonly string[]): Promise<BotByName> {
  const { bots = [], more, yardsticks = [] } = (await rosterOf(game)?.load()) ?? {};
  const there = [random, ...bots, ...yardsticks];
  const lacks = wanted?.some((name) => there.every((bot) => bot.name !== name)) ?? true;
  const all = more !== undefined && lacks ? [...there, ...(await more())] : there;
  return (name) => all.find((bot) => bot.name === name);
}
