import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { median, timed } from './measure.ts';
import { root } from '../files.ts';
import { createCheapRandom, measuredGame, shortRandomRaces } from './races.ts';

/**
 * A program of its own. Run it with the id of a game and a number of seconds. It compares the speed of races through `ride --stdio`, a process that reads and writes lines,
 * with that of unchecked play in one process, both with random choices and in batches, measured in turn by their processor time. It prints two ratios of actions per
 * second, as medians of the rounds: one question at a time (`step`), and many questions without a view in between (`walk`).
 */
const RACES = 512;
const BATCHES = 2;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 6;
const SEED = 20261123;
const ACTS = 400;
const STEPS = 16;
/** Questions of a walk; its numbers are below one that nearly every number of options divides. */
const WALK = 32;
const EVENLY = 5040;

interface Answer {
  readonly count: readonly number[];
  readonly played: number;
  readonly cpuMicroseconds: number;
}

const [id = '', seconds = '5'] = process.argv.slice(2);
const measured = measuredGame(id);
if (measured === null) throw new Error('nothing to measure');
const slice = (Number(seconds) * 1000) / (ROUNDS + WARM_UP_ROUNDS) / 3;

const program = spawn(process.execPath, [`${root}bin/windschatten.mjs`, 'ride', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
const send = (request: object): void => void program.stdin.write(`${JSON.stringify(request)}\n`);
async function answer(): Promise<Answer> {
  const { value } = (await lines.next()) as { value: string };
  return JSON.parse(value) as Answer;
}

const short = shortRandomRaces(measured, createCheapRandom(SEED));
const below = createCheapRandom(SEED);
await answer();
for (let batch = 0; batch < BATCHES; batch++) {
  const seed = `${SEED}/${batch}`;
  send({ do: 'open', game: id, setup: measured.side.setup, races: RACES, seed, again: true });
}
/** The other batches are in progress while one is read, so that neither process waits. */
const counts: (readonly number[])[] = [];
for (let batch = 0; batch < BATCHES; batch++) counts.push((await answer()).count);

type Line = (batch: number) => object;
const step: Line = (batch) => ({ do: 'step', batch, choose: counts[batch]!.map((options) => below(options)) });
const walk: Line = (batch) => ({ do: 'walk', batch, choose: counts[batch]!.map(() => Array.from({ length: WALK }, () => below(EVENLY))) });

/** Played a second of the other process's time. @param rounds lines for each batch between two looks at its clock */
async function riding(line: Line, rounds: number): Promise<number> {
  const before = await countedSoFar();
  for (;;) {
    for (let batch = 0; batch < BATCHES; batch++) send(line(batch));
    for (let i = 0; i < rounds * BATCHES; i++) {
      counts[i % BATCHES] = (await answer()).count;
      if (i < (rounds - 1) * BATCHES) send(line(i % BATCHES));
    }
    const now = await countedSoFar();
    const spent = now.cpuMicroseconds - before.cpuMicroseconds;
    if (spent >= slice * 1000) return ((now.played - before.played) / spent) * 1e6;
  }
}

function countedSoFar(): Promise<Answer> {
  send({ do: 'count' });
  return answer();
}

function playing(): number {
  const { times, seconds: spent } = timed(slice, () => {
    for (let i = 0; i < ACTS; i++) short.act();
  });
  return (times * ACTS) / spent;
}

const stepped: number[] = [];
const walked: number[] = [];
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  const ridden = await riding(step, STEPS);
  // in the middle of the two it is compared with
  const played = playing();
  const further = await riding(walk, 1);
  if (round < WARM_UP_ROUNDS) continue;
  stepped.push(ridden / played);
  walked.push(further / played);
}
program.stdin.end();
process.stdout.write(`${median(stepped)} ${median(walked)}\n`);
