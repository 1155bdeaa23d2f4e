/**
 * The short way of this build against the long way of another one (an older commit, say), both in one process and by turns: what "so many times as fast as it was" means
 * (docs/decisions/0002-state-and-speed.md). With the other commit checked out and compiled in a folder of its own:
 *
 *     git worktree add ../before COMMIT && ln -s "$PWD/node_modules" ../before/ && (cd ../before && node node_modules/@typescript/native-preview/bin/tsc -b)
 *     node node_modules/@typescript/native-preview/bin/tsc -b
 *     node scripts/bench-beside.mjs ../before [GAME] [SECONDS]
 *
 * Moves a second of processor time, and the ratios of turns that came one right after another: mean and two standard errors.
 */
import { resolve } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as now from '../dist/cli/bench/races.js';

const [folder, id = 'reifenbreite', seconds = '50'] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder holds the other build?');
/** @type {typeof now} */
const before = await import(resolve(folder, 'dist/cli/bench/races.js'));

/** Milliseconds of processor time. */
const SLICE = 24;
const WARM_UP_ROUNDS = 12;
/** Actions between two looks at the clock. */
const ACTS = 400;

setFlagsFromString('--expose-gc');
/** @type {(how: { type: 'minor' }) => void} */
const gc = runInNewContext('gc');

/**
 * @param {typeof now} build
 * @param {'long' | 'short'} way
 * @returns {(seed: number) => number} moves a second
 */
function speed(build, way) {
  const measured = build.measuredGame(id);
  if (measured === null) throw new Error(`nothing to measure of ${id}`);
  return (seed) => {
    const below = build.createCheapRandom(seed);
    const races = way === 'long' ? build.randomRaces(measured, below, null) : build.shortRandomRaces(measured, below);
    // twice: the second waits for the thread that gives memory back
    gc({ type: 'minor' });
    gc({ type: 'minor' });
    const start = process.cpuUsage();
    for (let acts = ACTS; ; acts += ACTS) {
      for (let i = 0; i < ACTS; i++) races.act();
      const { user, system } = process.cpuUsage(start);
      const spent = user + system;
      if (spent >= SLICE * 1000) return (build.countRaces(measured, build.createCheapRandom(seed), acts).moves / spent) * 1e6;
    }
  };
}

const ways = { before: speed(before, 'long'), long: speed(now, 'long'), short: speed(now, 'short') };
const names = /** @type {(keyof typeof ways)[]} */ (Object.keys(ways));
/** @type {Record<keyof typeof ways, number>[]} */
const rounds = [];
for (let round = 0; process.cpuUsage().user / 1e6 < Number(seconds); round++) {
  const found = { before: 0, long: 0, short: 0 };
  for (const name of round % 2 === 0 ? names : names.toReversed()) found[name] = ways[name](1000 + round);
  if (round >= WARM_UP_ROUNDS) rounds.push(found);
}

/** @param {(round: Record<keyof typeof ways, number>) => number} of */
function mean(of) {
  const values = rounds.map(of);
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return { middle, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

console.log(`${id}, ${rounds.length} rounds`);
for (const name of names) console.log(`${name.padEnd(18)}${Math.round(mean((round) => round[name]).middle)} moves a second`);
for (const [over, under] of /** @type {const} */ ([
  ['short', 'before'],
  ['long', 'before'],
  ['short', 'long'],
])) {
  const { middle, error } = mean((round) => round[over] / round[under]);
  console.log(`${`${over} / ${under}`.padEnd(18)}${middle.toFixed(2)} +- ${(2 * error).toFixed(2)}`);
}
