import process from 'node:process';
import { benchConfig, createCheapRandom, randomRaces } from './races.ts';

/**
 * Run by itself with --expose-gc: how much more memory is in use after a million moves than before, everything thrown away collected. Prints one number. The first
 * moves do not count: they fill what is made once (compiled code, lists of options).
 */
const WARM_UP = 300_000;
const MOVES = 1_000_000;

const { gc } = globalThis as { gc?: () => void };
if (gc === undefined) throw new Error('run with --expose-gc');

const races = randomRaces(benchConfig(), createCheapRandom(7));
const rideTo = (moves: number): void => {
  while (races.moves < moves) races.act();
};
const inUse = (): number => {
  for (let i = 0; i < 4; i++) gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
};

rideTo(WARM_UP);
const before = inUse();
rideTo(WARM_UP + MOVES);
process.stdout.write(`${inUse() - before}\n`);
