import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BenchNames } from '../command-side.ts';
import { wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT } from '../failure.ts';
import { gameIds } from '../registry.ts';
import { measure, tidy } from './measure.ts';
import { measuredGame, RANDOM } from './races.ts';

/** How fast the engines are, every game in one run: flat names with their units. */
export const bench: Command = {
  name: 'bench',
  args: '',
  options: { json: null, seconds: 'N' },
  run(call) {
    const { io, words } = call;
    const seconds = wholeNumber(call, 'seconds', { least: 1, most: 600, otherwise: 10 });
    if (io.watched) io.say(words.text('bench-measuring', { seconds }));
    // one after another: the code of a game measured first knows no other yet
    const games = gameIds.flatMap((id) => {
      const measured = measuredGame(id);
      if (measured === null) return [];
      const { about, names } = measured.side;
      const figures = measure(measured, seconds);
      return [{ about, figures: { ...figures, ...memory(id, seconds, names), ...stepping(id, seconds, names, figures) } }];
    });
    const about = Object.assign({}, ...games.map((game) => game.about)) as Values;
    const machine = { random: RANDOM, node: process.version, processor: cpus()[0]?.model ?? '' };
    const figures = Object.assign({}, ...games.map((game) => game.figures)) as Values;
    if (call.flag('json')) io.json({ format: 'windschatten-bench', version: 1, ...about, ...machine, ...figures });
    else tell({ ...about, ...machine, ...figures }, call);
    return EXIT.ok;
  },
};

type Values = Readonly<Record<string, string | number>>;

function tell(values: Values, { io }: Call): void {
  const width = Math.max(...Object.keys(values).map((name) => name.length)) + 2;
  for (const [name, value] of Object.entries(values)) io.say(`${name.padEnd(width)}${value}`);
}

/** What grows shows within a million moves, which take longer than a short bench wishes to: then it is less. */
const MOST_ACTIONS = 3_000_000;
const ACTIONS_A_SECOND = 1_200_000;

/** In a process of its own, which may ask for its rubbish to be collected, and has room not to until then. */
function memory(game: string, seconds: number, names: BenchNames): Values {
  const actions = Math.min(MOST_ACTIONS, seconds * ACTIONS_A_SECOND);
  const room = ['--expose-gc', '--max-semi-space-size=128', '--min-semi-space-size=128'];
  const [growth, bytes] = numbersOf([...room, fileURLToPath(new URL('./heap.js', import.meta.url)), game, String(actions)]);
  return { [names.heapGrowth]: growth!, [names.shortBytesPerMove]: bytes! };
}

/** Measures unchecked play by requests from another process, in turn with unchecked play itself, for as long as all the rest. */
function stepping(game: string, seconds: number, names: BenchNames, figures: Readonly<Record<string, number>>): Values {
  const [stepping, walking] = numbersOf([fileURLToPath(new URL('./ride-speed.js', import.meta.url)), game, String(seconds)]);
  return {
    [names.rideMovesPerSecond]: tidy(stepping! * figures[names.shortMovesPerSecond]!),
    [names.rideMovesPerShortMove]: tidy(stepping!),
    [names.walkMovesPerSecond]: tidy(walking! * figures[names.shortMovesPerSecond]!),
    [names.walkMovesPerShortMove]: tidy(walking!),
  };
}

function numbersOf(args: readonly string[]): readonly number[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split(' ').map(Number);
}
