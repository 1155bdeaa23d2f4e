import { createRandom, type AnyGame } from '../../kit/index.ts';
import { blockResult, racesOfBlock } from '../../bots/index.ts';
import { rideSealedInTime, type Race } from '../../table/index.ts';
import { EXIT, Failure } from '../failure.ts';
import { botByName } from '../registry.ts';
import { openJob, countRaces } from '../simulate/ride.ts';
import { seedOfRace, type Job } from '../simulate/job.ts';
import { addPart, nothingCounted, type JobCount } from '../simulate/task.ts';
import { isProgram, programCall } from './command-line.ts';
import { addConduct, newConduct, type ProgramReport } from './conduct.ts';
import { VERSION } from './messages.ts';
import { createProgram, type Program } from './program.ts';
import { askProgram } from './rider.ts';

/**
 * Rides a job in which programs ride (`exec:`): on this thread, which can wait for them, end them, and sees to it that none is left behind. So many races at once as there would be threads otherwise, each of these
 * lanes with processes of its own (docs/decisions/0020-programs-that-ride.md).
 */
export async function rideWithPrograms(job: Job, count: number, most: number, ridden: (more: number) => void): Promise<JobCount> {
  const counted = nothingCounted();
  const lanes = Array.from({ length: Math.min(most, count) }, () => createLane(job));
  let next = 1;
  const keepBusy = async (lane: Lane): Promise<void> => {
    while (next <= count) {
      await lane.ride(next++);
      ridden(1);
    }
  };
  try {
    await lanes[0]!.tryOut();
    const ends = await Promise.allSettled(
      lanes.map((lane) =>
        keepBusy(lane).catch((error: unknown) => {
          next = count + 1;
          throw error;
        }),
      ),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()));
  }
  for (const lane of lanes) {
    addPart(counted, lane.take());
    addReports(counted.programs, lane.reports);
  }
  return counted;
}

/** Races one after another, with processes of their own. */
interface Lane {
  readonly reports: readonly ProgramReport[];
  /** Starts every program once; throws a Failure where one does not come to the start. */
  tryOut(): Promise<void>;
  ride(n: number): Promise<void>;
  take(): Parameters<typeof addPart>[1];
  end(): Promise<void>;
}

function createLane(job: Job): Lane {
  const { game, config } = openJob(job);
  const reports = job.bots.flatMap((bot, seat): ProgramReport[] =>
    isProgram(bot) ? [{ seat, bot, conduct: newConduct(), lastWords: '' }] : [],
  );
  const programs = new Map(reports.map((report) => [report.seat, programOf(job, game, report)] as const));

  /** @param entrants [seat]: whose place in the list of bots */
  async function race(seed: string, entrants: readonly number[]): Promise<Race> {
    const numbers = job.bots.map((_, entrant) => createRandom(seed, entrant));
    for (const [entrant, program] of programs) await program.begin({ seat: entrants.indexOf(entrant), random: numbers[entrant]!.word() });
    const ridden = await rideSealedInTime(game, config, seed, (asked) => {
      const entrant = entrants[asked.seat]!;
      const program = programs.get(entrant);
      if (program !== undefined) return askProgram(game, program, asked);
      return botByName(job.game, job.bots[entrant]!)!.choose(asked.seen, asked.choices, numbers[entrant]!);
    });
    for (const program of programs.values()) program.tellResult(ridden.standings);
    return ridden;
  }

  return {
    reports,
    async tryOut() {
      for (const report of reports) {
        const program = programs.get(report.seat)!;
        await program.start();
        const reason = program.whyNot();
        const facts = { bot: report.bot, reason: reason ?? '', said: report.lastWords };
        if (reason !== null) throw new Failure(EXIT.usage, null, { code: 'program-not-ready', at: '--bots', facts });
      }
    },
    ...(job.unit === 'race' ? raceByRace(job, race) : blockByBlock(job, race)),
    async end() {
      await Promise.all([...programs.values()].map((program) => program.end()));
    },
  };
}

function programOf(job: Job, game: AnyGame, report: ProgramReport): Program {
  const { setup, clock } = job;
  return createProgram({
    call: programCall(report.bot),
    report,
    hello: { type: 'hello', protocol: 'windschatten-bot', version: VERSION, game: game.id, rulesVersion: game.rulesVersion, setup, clock },
  });
}

type RideRace = (seed: string, entrants: readonly number[]) => Promise<Race>;

function raceByRace(job: Job, race: RideRace): Pick<Lane, 'ride' | 'take'> {
  const counting = countRaces(job);
  const seats = job.bots.map((_, seat) => seat);
  return {
    async ride(n) {
      counting.add(n, await race(seedOfRace(job, n), seats));
    },
    take: () => ({ unit: 'race', tally: counting.take() }),
  };
}

function blockByBlock(job: Job, race: RideRace): Pick<Lane, 'ride' | 'take'> {
  const blocks: ReturnType<typeof blockResult>[] = [];
  return {
    async ride(block) {
      const ridden: Parameters<typeof blockResult>[1][number][] = [];
      for (const one of racesOfBlock(job.seed, block, job.bots.length))
        ridden.push({ race: one, table: (await race(one.seed, one.entrants)).standings });
      blocks.push(blockResult(block, ridden));
    },
    take: () => ({ unit: 'block', blocks }),
  };
}

function addReports(into: ProgramReport[], reports: readonly ProgramReport[]): void {
  reports.forEach((report, i) => {
    const sum = (into[i] ??= { ...report, conduct: newConduct(), lastWords: '' });
    addConduct(sum.conduct, report.conduct);
    sum.lastWords ||= report.lastWords;
  });
}
