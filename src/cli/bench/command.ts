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

/** Measures the speed of every game in one run. Figures have flat names with their units. */
export const bench: Command = {
  name: 'bench',
  args: '',
  options: { json: null, seconds: 'N', board: 'FILE' },
  run(call) {
    const { io, words } = call;
    const seconds = wholeNumber(call, 'seconds', { least: 1, most: 600, otherwise: 10 });
    const board = call.value('board') ?? '';
    if (io.watched) io.note(words.text('bench-measuring', { seconds }));
    // one after another, because the code of the game measured first is compiled for that game alone
    const games = gameIds.flatMap((id) => {
      const measured = measuredGame(id, board);
      if (measured === null) return [];
      const { about: usual, names, aboutOn } = measured.side;
      const about = board === '' || aboutOn === undefined ? usual : aboutOn(measured.setup);
      const figures = measure(measured, seconds);
      return [{ about, figures: { ...figures, ...memory(id, seconds, names, board), ...stepping(id, seconds, names, figures, board) } }];
    });
    const about = Object.assign({}, ...games.map((game) => game.about)) as Values;
    const machine = { random: RANDOM, node: process.version, processor: cpus()[0]?.model ?? '' };
    const figures = Object.assign({}, ...games.map((game) => game.figures)) as Values;
    if (call.flag('json')) io.json({ format: 'windschatten-bench', version: 1, ...about, ...machine, ...figures });
    else print({ ...about, ...machine, ...figures }, call);
    return EXIT.ok;
  },
};

type Values = Readonly<Record<string, string | number>>;

function print(values: Values, { io }: Call): void {
  const width = Math.max(...Object.keys(values).map((name) => name.length)) + 2;
  for (const [name, value] of Object.entries(values)) io.say(`${name.padEnd(width)}${value}`);
}

/** A leak shows within a million moves. A short bench plays fewer. */
const MAX_ACTIONS = 3_000_000;
const ACTIONS_PER_SECOND = 1_200_000;

/** Measures memory in a separate process that can collect garbage on request, and whose young generation is large enough not to before. */
function memory(game: string, seconds: number, names: BenchNames, board: string): Values {
  const actions = Math.min(MAX_ACTIONS, seconds * ACTIONS_PER_SECOND);
  const flags = ['--expose-gc', '--max-semi-space-size=128', '--min-semi-space-size=128'];
  const [growth, bytes] = numbersOf([...flags, fileURLToPath(new URL('./heap.js', import.meta.url)), game, String(actions), board]);
  return { [names.heapGrowth]: growth!, [names.shortBytesPerMove]: bytes! };
}

/** Measures unchecked play by requests from another process, in turn with unchecked play itself. It takes as long as all other measurements together. */
function stepping(game: string, seconds: number, names: BenchNames, figures: Readonly<Record<string, number>>, board: string): Values {
  const [stepping, walking, withNumbers] = numbersOf([
    fileURLToPath(new URL('./ride-speed.js', import.meta.url)),
    game,
    String(seconds),
    board,
  ]);
  return {
    [names.rideMovesPerSecond]: tidy(stepping! * figures[names.shortMovesPerSecond]!),
    [names.rideMovesPerShortMove]: tidy(stepping!),
    [names.walkMovesPerSecond]: tidy(walking! * figures[names.shortMovesPerSecond]!),
    [names.walkMovesPerShortMove]: tidy(walking!),
    [names.numbersMovesPerRideMove]: tidy(withNumbers!),
  };
}

function numbersOf(args: readonly string[]): readonly number[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split(' ').map(Number);
}
