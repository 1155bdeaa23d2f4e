import process from 'node:process';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT, usage } from '../failure.ts';
import { STDIN } from '../files.ts';
import { reportsToErrors, type Io } from '../io.ts';
import { playAll } from './pool.ts';
import { helpOfGames, RACE_OPTIONS, readJob } from './read-job.ts';
import { prepareRecords, type RecordsFolder } from './records.ts';
import { reportJson, printReport } from './report.ts';

/** Plays many races between bots. */
export const simulate: Command = {
  name: 'simulate',
  args: '',
  options: { ...RACE_OPTIONS, races: 'N', workers: 'N', records: 'FOLDER', force: null, resume: null, json: null },
  helpFor: helpOfGames,
  async run(call) {
    const records = recordsOf(call);
    const job = { ...(await readJob(call, 'race')), records };
    const races = wholeNumber(call, 'races', { least: 1, most: 10_000_000, otherwise: 1 });
    const workers = wholeNumber(call, 'workers', {
      least: 1,
      most: 256,
      otherwise: Math.min(availableParallelism(), Math.ceil(races / 16)),
    });
    if (records !== null) prepareRecords(records, races);
    const progress = startProgress(call, races);
    const counted = await playAll(job, races, Math.min(workers, races), {
      onPlayed: progress.step,
      onSilence: (bot) => {
        call.io.note(call.words.text('program-silent', { bot }));
      },
    });
    progress.stop();
    // the record is on standard output
    const io = records?.folder === STDIN ? reportsToErrors(call.io) : call.io;
    if (call.flag('json') && io === call.io) io.json(reportJson(job, counted));
    else printReport(job, counted, { ...call, io });
    return EXIT.ok;
  },
};

function recordsOf(call: Call): RecordsFolder | null {
  const folder = call.value('records');
  if (call.flag('resume') && folder === undefined) throw usage('option-missing', { option: 'records' });
  if (call.flag('resume') && call.flag('force')) throw usage('option-not-together', { option: 'resume', other: 'force' });
  return folder === undefined ? null : { folder, existing: call.flag('force') ? 'replaced' : call.flag('resume') ? 'resumed' : 'kept' };
}

interface Progress {
  readonly step: (more: number) => void;
  stop(): void;
}

/** A progress bar on standard error, if that is a terminal. */
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
    step: (more) => {
      bar.increment(more);
    },
    stop: () => {
      bar.stop();
    },
  };
}
