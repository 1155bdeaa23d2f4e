import { racesOfBlock } from '../../bots/index.ts';
import type { AnyCommandSide } from '../command-side.ts';
import { requiredValue, wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT, Failure, usage } from '../failure.ts';
import { readText } from '../files.ts';
import { isProgram, programCall, seatNamesOf } from '../programs/command-line.ts';
import { botByName, botNames, gameById, loadModuleBots, racedIds, sideOf } from '../registry.ts';
import type { Words } from '../words.ts';
import type { Job } from './job.ts';

/** What `simulate` and `arena` have in common: the game, its bots, its own options, the seed. */

/** The value of an option that names a file. */
const FILE = 'FILE';

const optionsOf = (id: string): AnyCommandSide['options'] => sideOf(id)?.options ?? {};
const optionsOfGames = Object.fromEntries(racedIds.flatMap((id) => Object.entries(optionsOf(id))));

/** In the order of the help text. */
export const RACE_OPTIONS: Command['options'] = { game: 'GAME', bots: 'BOT,BOT,...', ...optionsOfGames, seed: 'TEXT', clock: 'MS' };

/** Milliseconds for an answer of a program. */
const CLOCK_MS = { least: 10, most: 600_000, otherwise: 1000 };

/** The help for `--game`, `--bots` and the options of single games, which has a part for each game. Undefined for other options. */
export function helpOfGames(option: string, words: Words): string | undefined {
  if (option === 'game') return words.text('help-game', { games: racedIds.join(', '), first: racedIds[0]! });
  const having = racedIds.filter((id) => option === 'bots' || Object.hasOwn(optionsOf(id), option));
  if (option !== 'bots' && !Object.hasOwn(optionsOfGames, option)) return undefined;
  const lines = having.map((id) => `${id}: ${words.own(id, `option-${option}`, { bots: ridersOf(id) })}`);
  return lines.join('; ');
}

const ridersOf = (id: string): string => [...botNames(id), 'exec:PROGRAM', 'module:FILE'].join(', ');

/** Throws a Failure if the call cannot set up a race. */
export async function readJob(call: Call, unit: Job['unit']): Promise<Job> {
  const id = call.value('game') ?? racedIds[0]!;
  const game = gameById(id);
  if (game === undefined) throw usage('game-unknown', { game: id, known: racedIds.join(', ') });
  const side = sideOf(id);
  if (side === undefined) throw usage('game-not-raced', { game: id, known: racedIds.join(', ') });
  for (const option of Object.keys(optionsOfGames))
    if (call.value(option) !== undefined && !Object.hasOwn(side.options, option))
      throw usage('option-of-another-game', { option, game: id, known: Object.keys(side.options).join(', --') });
  const botNames = requiredValue(call, 'bots').split(',');
  await loadModuleBots(botNames);
  for (const bot of botNames)
    if (isProgram(bot)) programCall(bot);
    else if (botByName(id, bot) === undefined) throw usage('bot-unknown', { bot, game: id, known: ridersOf(id) });
  const names = seatNamesOf(botNames);
  /** Read once, because standard input can be read only once. */
  const texts = new Map(
    Object.entries(side.options).flatMap(([option, value]) => {
      const file = value === FILE ? call.value(option) : undefined;
      return file === undefined ? [] : [[option, readText(file)] as const];
    }),
  );
  /** @param riders bots by seat */
  const setUp = (riders: readonly string[]): Pick<Job, 'setup' | 'bots'> => {
    const named = riders.map((bot) => names.get(bot)!);
    const plan = side.setUp({ value: (option) => call.value(option), fileText: (option) => texts.get(option), bots: named }, call.content);
    if (!plan.ok) throw new Failure(EXIT.usage, null, ...plan.error);
    const config = game.configure(plan.value.setup, call.content);
    if (!config.ok) throw new Failure(EXIT.usage, null, ...config.error);
    const bots = plan.value.bots.map((name) => botNames.find((bot) => names.get(bot) === name)!);
    return { setup: game.setupOf(config.value), bots };
  };
  const { setup, bots } = setUp(botNames);
  const rotations = unit === 'block' && bots.some(isProgram) ? racesOfBlock('', 1, bots.length) : [];
  return {
    unit,
    game: id,
    setup,
    setups: rotations.length === 0 ? [setup] : rotations.map(({ entrants }) => setUp(entrants.map((entrant) => bots[entrant]!)).setup),
    bots,
    clock: wholeNumber(call, 'clock', CLOCK_MS),
    seed: call.value('seed') ?? '1',
    records: null,
  };
}
