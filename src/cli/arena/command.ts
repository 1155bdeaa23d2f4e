import { availableParallelism } from 'node:os';
import { arenaFigures, type ArenaFigures, type Interval } from '../../bots/index.ts';
import { wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT } from '../failure.ts';
import { programsJson, printPrograms } from '../programs/report.ts';
import { startProgress } from '../simulate/command.ts';
import type { Job } from '../simulate/job.ts';
import { playAll } from '../simulate/pool.ts';
import { helpOfGames, RACE_OPTIONS, readJob } from '../simulate/read-job.ts';
import { sideOfJob } from '../registry.ts';
import { formatTable } from '../table.ts';

/** Plays bots against each other with the same luck, and reports which is better with what confidence. */
export const arena: Command = {
  name: 'arena',
  args: '',
  options: { ...RACE_OPTIONS, blocks: 'N', workers: 'N', json: null },
  helpFor: helpOfGames,
  async run(call) {
    const job = await readJob(call, 'block');
    const blocks = wholeNumber(call, 'blocks', { least: 1, most: 1_000_000, otherwise: 40 });
    const workers = wholeNumber(call, 'workers', { least: 1, most: 256, otherwise: Math.min(availableParallelism(), blocks) });
    const progress = startProgress(call, blocks);
    const counted = await playAll(job, blocks, Math.min(workers, blocks), {
      onPlayed: progress.step,
      onSilence: (bot) => {
        call.io.note(call.words.text('program-silent', { bot }));
      },
    });
    progress.stop();
    const figures = arenaFigures(job.bots, counted.blocks);
    if (call.flag('json')) call.io.json({ ...figuresJson(job, figures), ...programsJson(counted.programs) });
    else {
      printFigures(job, figures, call);
      if (counted.programs.length > 0) call.io.say();
      printPrograms(counted.programs, call);
    }
    return EXIT.ok;
  },
};

/** Follows docs/schema/arena.schema.json. Four decimal places, so that the same races give the same text everywhere; null: one block has no spread. */
function figuresJson(job: Job, { blocks, races, bots, difference }: ArenaFigures): Readonly<Record<string, unknown>> {
  return {
    format: 'windschatten-arena',
    version: 1,
    game: job.game,
    setup: job.setup,
    bots: job.bots,
    seed: job.seed,
    blocks,
    races,
    perBot: bots.map(({ bot, entrants, points, wins, ahead }) => ({
      bot,
      entrants,
      points: rounded(points),
      wins: rounded(wins),
      ahead: ahead === null ? null : rounded(ahead),
    })),
    difference: rounded(difference),
  };
}

const rounded = ({ mean, low, high }: Interval): Readonly<Record<keyof Interval, number | null>> => ({
  mean: toPlaces(mean),
  low: toPlaces(low),
  high: toPlaces(high),
});

const toPlaces = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null);

function printFigures(job: Job, { blocks, races, bots, difference }: ArenaFigures, { io, words }: Call): void {
  const about = sideOfJob(job.game).about(job.setup);
  io.say(io.colours.bold(words.own(job.game, 'arena-head', { ...about, blocks, races, seed: job.seed })));
  io.say();
  const heads = [words.text('arena-bot'), words.own(job.game, 'arena-points'), words.text('arena-ahead'), words.text('arena-wins')];
  const rows = bots.map(({ bot, entrants, points, wins, ahead }) => {
    const name = entrants === 1 ? bot : `${entrants} ${bot}`;
    return [name, formatInterval(points, 1), ahead === null ? '' : formatInterval(ahead, 2), formatInterval(percent(wins), 1)];
  });
  io.say(formatTable(heads, rows, io));
  io.say();
  io.say(words.own(job.game, 'arena-difference', { bot: job.bots[0]!, difference: formatInterval(difference, 2) }));
}

const percent = ({ mean, low, high }: Interval): Interval => ({ mean: 100 * mean, low: 100 * low, high: 100 * high });

/** `12.3 [9.8, 14.8]` */
function formatInterval({ mean, low, high }: Interval, places: number): string {
  const format = (value: number): string => (Number.isFinite(value) ? value.toFixed(places) : '…');
  return `${format(mean)} [${format(low)}, ${format(high)}]`;
}
