import type { Facts } from '../../kit/index.ts';
import type { ReportTable } from '../command-side.ts';
import type { Call } from '../command.ts';
import { sideOfJob } from '../registry.ts';
import { formatTable } from '../table.ts';
import { programsJson, printPrograms } from '../programs/report.ts';
import type { Job } from './job.ts';
import type { JobCount } from './task.ts';

/** Follows docs/schema/simulation.schema.json: fields of every game, then the figures of this one. */
export function reportJson({ game, setup, bots, seed }: Job, { tally, programs }: JobCount): Readonly<Record<string, unknown>> {
  const figures = sideOfJob(game).counting.figures({ tally, setup, bots });
  return {
    format: 'windschatten-simulation',
    version: 1,
    game,
    setup,
    bots,
    seed,
    races: tally.races,
    ...figures,
    ...programsJson(programs),
  };
}

/** Rounds numbers to two decimal places. */
const rounded = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value * 100) / 100 : value]),
  );

export function printReport({ game, setup, bots, seed }: Job, { tally, programs }: JobCount, call: Call): void {
  const { io, words } = call;
  const side = sideOfJob(game);
  const report = side.counting.report({ tally, setup, bots });
  io.say(io.colours.bold(words.own(game, 'simulate-head', { ...side.about(setup), races: tally.races, seed })));
  for (const { key, facts } of report.lines) io.say(words.own(game, key, rounded(facts)));
  io.say();
  for (const { heads, rows } of report.tables) {
    const titles = heads.map((key) => words.own(game, `column-${key}`));
    const cells = rows.map((row) => row.map(cellText));
    io.say(formatTable(titles, cells, io));
    io.say();
  }
  printPrograms(programs, call);

  function cellText(cell: ReportTable['rows'][number][number]): string {
    if (typeof cell === 'number') return cell.toFixed(2);
    return typeof cell === 'string' ? cell : words.noun(cell.noun);
  }
}
