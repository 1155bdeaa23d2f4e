import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { median, timed } from './measure.ts';
import { root } from '../files.ts';
import { createCheapRandom, measuredGame, shortRandomRaces } from './races.ts';

/**
 * A program of its own. Run it with the id of a game and a number of seconds. It compares the speed of races through `ride --stdio`, a process that reads and writes lines,
 * with that of unchecked play in one process, both with random choices and in batches, measured in turn by their processor time. It prints three ratios of actions per
 * second, as medians of the rounds: one question at a time (`step`) and many questions in a line (`walk`) to unchecked play, and steps with positions as numbers to steps
 * without.
 */
const RACES = 512;
const BATCHES = 2;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 6;
const SEED = 20261123;
const ACTIONS_PER_READING = 400;
const STEPS = 16;
/** Questions in a walk. */
const WALK_LENGTH = 32;
/** Numbers of a walk are below this one, which is divisible by nearly every number of options. */
const MAX_CHOICE = 5040;

interface Answer {
  readonly count: readonly number[];
  readonly played: number;
  readonly cpuMicroseconds: number;
}

const [id = '', seconds = '5', boardFile = ''] = process.argv.slice(2);
const measured = measuredGame(id, boardFile);
if (measured === null) throw new Error('nothing to measure');
const slice = (Number(seconds) * 1000) / (ROUNDS + WARM_UP_ROUNDS) / 4;

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
/** The batches from this one on tell positions as numbers. */
const WITH_NUMBERS = BATCHES;
for (let batch = 0; batch < 2 * BATCHES; batch++) {
  const seed = `${SEED}/${batch}`;
  send({
    do: 'open',
    game: id,
    setup: measured.setup,
    races: RACES,
    seed,
    again: true,
    tell: batch < WITH_NUMBERS ? [] : ['numbers'],
  });
}
/** The option counts of each batch. While one batch is read the others are in progress, so that neither process waits. */
const counts: (readonly number[])[] = [];
for (let batch = 0; batch < 2 * BATCHES; batch++) counts.push((await answer()).count);

type Line = (batch: number) => object;
const step: Line = (batch) => ({ do: 'step', batch, choose: counts[batch]!.map((options) => below(options)) });
const walk: Line = (batch) => ({
  do: 'walk',
  batch,
  choose: counts[batch]!.map(() => Array.from({ length: WALK_LENGTH }, () => below(MAX_CHOICE))),
});

/** Actions per second of the other process's time. @param rounds lines for each batch between two readings of its clock @param first batch */
async function remoteRate(line: Line, rounds: number, first = 0): Promise<number> {
  const before = await readCount();
  for (;;) {
    for (let batch = 0; batch < BATCHES; batch++) send(line(first + batch));
    for (let i = 0; i < rounds * BATCHES; i++) {
      const batch = first + (i % BATCHES);
      counts[batch] = (await answer()).count;
      if (i < (rounds - 1) * BATCHES) send(line(batch));
    }
    const now = await readCount();
    const spent = now.cpuMicroseconds - before.cpuMicroseconds;
    if (spent >= slice * 1000) return ((now.played - before.played) / spent) * 1e6;
  }
}

function readCount(): Promise<Answer> {
  send({ do: 'count' });
  return answer();
}

/** Actions per second of unchecked play in this process. */
function localRate(): number {
  const { times, seconds: spent } = timed(slice, () => {
    for (let i = 0; i < ACTIONS_PER_READING; i++) short.act();
  });
  return (times * ACTIONS_PER_READING) / spent;
}

const stepRatios: number[] = [];
const walkRatios: number[] = [];
const numbersRatios: number[] = [];
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  const stepRate = await remoteRate(step, STEPS);
  // measured between the two that are compared with it
  const local = localRate();
  const walkRate = await remoteRate(walk, 1);
  const numbersRate = await remoteRate(step, STEPS, WITH_NUMBERS);
  if (round < WARM_UP_ROUNDS) continue;
  stepRatios.push(stepRate / local);
  walkRatios.push(walkRate / local);
  numbersRatios.push(numbersRate / stepRate);
}
program.stdin.end();
process.stdout.write(`${median(stepRatios)} ${median(walkRatios)} ${median(numbersRatios)}\n`);
