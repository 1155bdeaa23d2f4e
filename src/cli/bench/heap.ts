import process from 'node:process';
import { countRaces, createCheapRandom, measuredGame, randomRaces, shortRandomRaces } from './races.ts';

/**
 * A program of its own. Run it with --expose-gc, a young generation large enough for all garbage, the id of a game and a number of actions, of which about a third are
 * moves. It prints two numbers: how many bytes the heap grows per million moves after garbage collection, and how many bytes a move of unchecked play allocates. The
 * first actions do not count, because they fill caches (compiled code, lists of options).
 */
const ACTIONS = Number(process.argv[3]);
const WARM_UP = Math.ceil(ACTIONS / 3);
const SEED = 7;
const SHORT_ACTIONS = 200_000;

const { gc } = globalThis as { gc?: () => void };
if (gc === undefined) throw new Error('run with --expose-gc');

const measured = measuredGame(process.argv[2] ?? '', process.argv[4] ?? '');
if (measured === null) throw new Error('nothing to measure');
const races = randomRaces(measured, createCheapRandom(SEED), null);
const act = (times: number): void => {
  for (let i = 0; i < times; i++) races.act();
};
const inUse = (): number => {
  for (let i = 0; i < 4; i++) gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
};

act(WARM_UP);
const before = inUse();
act(ACTIONS);
const grown = inUse() - before;
const { moves } = countRaces(measured, createCheapRandom(SEED), ACTIONS);

const short = shortRandomRaces(measured, createCheapRandom(SEED));
for (let i = 0; i < WARM_UP; i++) short.act();
inUse();
const taken = process.memoryUsage().heapUsed;
for (let i = 0; i < SHORT_ACTIONS; i++) short.act();
const bytes = process.memoryUsage().heapUsed - taken;
const shortMoves = countRaces(measured, createCheapRandom(SEED), SHORT_ACTIONS).moves;
process.stdout.write(`${Math.round((grown / moves) * 1_000_000)} ${Math.round(bytes / shortMoves)}\n`);
