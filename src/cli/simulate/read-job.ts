import { racesOfBlock } from '../../bots/index.ts';
import type { AnyCommandSide } from '../command-side.ts';
import { needed, wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT, Failure, usage } from '../failure.ts';
import { isProgram, programCall, seatNamesOf } from '../programs/command-line.ts';
import { botByName, botNames, gameById, racedIds, sideOf } from '../registry.ts';
import type { Words } from '../words.ts';
import type { Job } from './job.ts';

/** What the commands that let bots race have in common: the game, its bots, its own options, the seed. */

const optionsOf = (id: string): AnyCommandSide['options'] => sideOf(id)?.options ?? {};
const optionsOfGames = Object.fromEntries(racedIds.flatMap((id) => Object.entries(optionsOf(id))));

/** In the order in which help tells them. */
export const RACE_OPTIONS: Command['options'] = { game: 'GAME', bots: 'BOT,BOT,...', ...optionsOfGames, seed: 'TEXT', clock: 'MS' };

/** Milliseconds for an answer of a program, unless told otherwise. */
const CLOCK = { least: 10, most: 600_000, otherwise: 1000 };

/** The help to options that hang on the games: which there are; of one that means something else in each, or belongs to some only, what each says of it. */
export function helpOfGames(option: string, words: Words): string | undefined {
  if (option === 'game') return words.text('help-game', { games: racedIds.join(', '), first: racedIds[0]! });
  const having = racedIds.filter((id) => option === 'bots' || Object.hasOwn(optionsOf(id), option));
  if (option !== 'bots' && !Object.hasOwn(optionsOfGames, option)) return undefined;
  const lines = having.map((id) => `${id}: ${words.own(id, `option-${option}`, { bots: ridersOf(id) })}`);
  return lines.join('; ');
}

const ridersOf = (id: string): string => [...botNames(id), 'exec:PROGRAM'].join(', ');

/** Throws a Failure on a call from which no race can be set up. */
export function readJob(call: Call, unit: Job['unit']): Job {
  const id = call.value('game') ?? racedIds[0]!;
  const game = gameById(id);
  if (game === undefined) throw usage('game-unknown', { game: id, known: racedIds.join(', ') });
  const side = sideOf(id);
  if (side === undefined) throw usage('game-not-raced', { game: id, known: racedIds.join(', ') });
  for (const option of Object.keys(optionsOfGames))
    if (call.value(option) !== undefined && !Object.hasOwn(side.options, option))
      throw usage('option-of-another-game', { option, game: id, known: Object.keys(side.options).join(', --') });
  const asked = needed(call, 'bots').split(',');
  for (const bot of asked)
    if (isProgram(bot)) programCall(bot);
    else if (botByName(id, bot) === undefined) throw usage('bot-unknown', { bot, game: id, known: ridersOf(id) });
  const names = seatNamesOf(asked);
  /** @param riding by seat */
  const setUp = (riding: readonly string[]): Pick<Job, 'setup' | 'bots'> => {
    const plan = side.setUp({ value: (option) => call.value(option), bots: riding.map((bot) => names.get(bot)!) }, call.content);
    if (!plan.ok) throw new Failure(EXIT.usage, null, ...plan.error);
    const config = game.configure(plan.value.setup, call.content);
    if (!config.ok) throw new Failure(EXIT.usage, null, ...config.error);
    const bots = plan.value.bots.map((name) => asked.find((bot) => names.get(bot) === name)!);
    return { setup: game.setupOf(config.value), bots };
  };
  const { setup, bots } = setUp(asked);
  const rotations = unit === 'block' && bots.some(isProgram) ? racesOfBlock('', 1, bots.length) : [];
  return {
    unit,
    game: id,
    setup,
    setups: rotations.length === 0 ? [setup] : rotations.map(({ entrants }) => setUp(entrants.map((entrant) => bots[entrant]!)).setup),
    bots,
    clock: wholeNumber(call, 'clock', CLOCK),
    seed: call.value('seed') ?? '1',
    records: null,
  };
}
