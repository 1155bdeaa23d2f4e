import process from 'node:process';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { botByName, botNames, gameById, gameIds } from '../shelf.ts';
import { courseNames, PRESET_NAMES } from '../../games/reifenbreite/index.ts';
import { needed, wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT, Failure, usage } from '../failure.ts';
import { makeFolder } from '../files.ts';
import type { Io } from '../io.ts';
import type { Job } from './job.ts';
import { rideAll } from './pool.ts';
import { reportJson, tellReport } from './report.ts';
import { setupFrom } from './setup.ts';
import { talliesOf } from './task.ts';

/** Bots race each other, many times over. */
export const simulate: Command = {
  name: 'simulate',
  args: '',
  options: {
    game: 'GAME',
    course: 'NAME',
    rules: 'PRESET',
    bots: 'BOT,BOT,...',
    teams: '1|2',
    races: 'N',
    seed: 'TEXT',
    workers: 'N',
    records: 'FOLDER',
    json: null,
  },
  async run(call) {
    const job = readJob(call, 'race');
    const races = wholeNumber(call, 'races', { least: 1, most: 10_000_000, otherwise: 1 });
    const workers = wholeNumber(call, 'workers', {
      least: 1,
      most: 256,
      otherwise: Math.min(availableParallelism(), Math.ceil(races / 16)),
    });
    if (job.records !== null) makeFolder(job.records);
    const progress = startProgress(call, races);
    const parts = await rideAll(job, races, Math.min(workers, races), () => {
      progress.step();
    });
    progress.stop();
    const tally = talliesOf(parts);
    if (call.flag('json')) call.io.json(reportJson(job, tally));
    else tellReport(job, tally, call);
    return EXIT.ok;
  },
};

/** Game, course, rules, bots and seed of a call. */
export function readJob(call: Call, unit: Job['unit']): Job {
  const gameId = call.value('game') ?? gameIds[0]!;
  const game = gameById(gameId);
  if (game === undefined) throw usage('game-unknown', { game: gameId, known: gameIds.join(', ') });
  const rules = call.value('rules') ?? 'classic';
  if (!PRESET_NAMES.some((name) => name === rules)) throw usage('preset-unknown', { preset: rules, known: PRESET_NAMES.join(', ') });
  const courses = needed(call, 'course').split(',');
  for (const course of courses) {
    const known = courseNames(call.content);
    if (!known.includes(course)) throw usage('course-unknown', { course, known: known.join(', ') });
  }
  const bots = needed(call, 'bots').split(',');
  if (bots.length < 2 || bots.length > 4) throw usage('bots-two-to-four', { found: bots.length });
  for (const bot of bots)
    if (botByName(gameId, bot) === undefined) throw usage('bot-unknown', { bot, game: gameId, known: botNames(gameId).join(', ') });
  const teams = wholeNumber(call, 'teams', { least: 1, most: 2, otherwise: 1 });
  const setup = setupFrom({ courses, rules, bots, teams: teams === 2 ? 2 : 1 });
  const config = game.configure(setup, call.content);
  if (!config.ok) throw new Failure(EXIT.usage, null, ...config.error);
  return {
    unit,
    game: gameId,
    setup: game.setupOf(config.value),
    bots,
    seed: call.value('seed') ?? '1',
    records: call.value('records') ?? null,
  };
}

interface Progress {
  step(): void;
  stop(): void;
}

/** A bar on standard error, if somebody is watching. */
export function startProgress({ io, words }: { io: Io; words: Call['words'] }, races: number): Progress {
  if (!io.watched) return { step: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: words.text('simulate-progress'),
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 30,
  });
  bar.start(races, 0);
  return {
    step: () => {
      bar.increment();
    },
    stop: () => {
      bar.stop();
    },
  };
}
