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
export { chooseAndSay, type Advice, type AnyBot, type Bot, type Choice, type Look, type RacesOf, type Trials } from './bot.ts';

interface Roster {
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** More of them, fetched when one is wanted by name. */
  readonly more?: () => Promise<readonly AnyBot[]>;
  /** For measurements: found by name, offered to nobody. */
  readonly yardsticks?: readonly AnyBot[];
}

/** Level with medium, each in its own way. */
const CHARACTERS = ['wheelsucker', 'attacker', 'sprinter'];

/** Who rides which game. One folder, one line; the names stand here so that they can be offered before the bots are fetched. */
const rosters: Readonly<Record<string, { readonly names: readonly string[]; readonly load: () => Promise<Roster> }>> = {
  reifenbreite: { names: ['easy', 'medium', ...CHARACTERS, 'saver', 'hard', 'expert'], load: () => import('./reifenbreite/index.ts') },
  ausreisser: { names: ['easy', 'medium', ...CHARACTERS, 'hoarder', 'expert'], load: () => import('./ausreisser/index.ts') },
};

const rosterOf = (game: string) => (Object.hasOwn(rosters, game) ? rosters[game] : undefined);

/** The names of all bots that play a game (by its id), weakest first. */
export const botNames = (game: string): readonly string[] => [random.name, ...(rosterOf(game)?.names ?? [])];

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
