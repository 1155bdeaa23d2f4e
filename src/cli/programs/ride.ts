import { availableParallelism } from 'node:os';
import { createRandom, type AnyGame } from '../../kit/index.ts';
import { blockResult, racesOfBlock, type ArenaRace } from '../../bots/index.ts';
import { playSealedAsync, type Race } from '../../table/index.ts';
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
 * lanes with processes of its own (docs/decisions/0020-external-bots.md).
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
    await startAll(lanes.flatMap((lane) => lane.programs));
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

interface Started {
  readonly program: Program;
  readonly report: ProgramReport;
}

/** All are there before the first race, so that no race is given away by a slow start. As many at once as there are processors: each has to be ready in a time of its own. Throws a Failure where one does not come to the start. */
async function startAll(programs: readonly Started[]): Promise<void> {
  let next = 0;
  const startThem = async (): Promise<void> => {
    while (next < programs.length) {
      const { program, report } = programs[next++]!;
      await program.start();
      const reason = program.whyNot();
      if (reason === null) continue;
      next = programs.length;
      const facts = { bot: report.bot, reason, said: report.lastWords };
      throw new Failure(EXIT.usage, null, { code: 'program-not-ready', at: '--bots', facts });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, startThem));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Races one after another, with processes of their own. */
interface Lane {
  readonly reports: readonly ProgramReport[];
  readonly programs: readonly Started[];
  ride(n: number): Promise<void>;
  take(): Parameters<typeof addPart>[1];
  end(): Promise<void>;
}

function createLane(job: Job): Lane {
  const reports = job.bots.flatMap((bot, seat): ProgramReport[] =>
    isProgram(bot) ? [{ seat, bot, conduct: newConduct(), lastWords: '' }] : [],
  );
  /** [rotation] Each has processes of its own: the races of a block share a deal, and who had ridden one of them would know the cards of the others. */
  const rotations = job.setups.map((setup) => {
    const opened = openJob({ ...job, setup });
    const programs = new Map(reports.map((report) => [report.seat, programOf({ ...job, setup }, opened.game, report)] as const));
    return { ...opened, programs };
  });

  async function race({ seed, entrants, rotation }: RaceToRide): Promise<Race> {
    const { game, config, programs } = rotations[rotation]!;
    const numbers = job.bots.map((_, entrant) => createRandom(seed, entrant));
    for (const [entrant, program] of programs)
      await program.begin({ seat: entrants.indexOf(entrant), random: createRandom(seed, entrant, rotation).word() });
    const ridden = await playSealedAsync(game, config, seed, (asked) => {
      const entrant = entrants[asked.seat]!;
      const program = programs.get(entrant);
      if (program !== undefined) return askProgram(game, program, asked);
      return botByName(job.game, job.bots[entrant]!)!.choose(asked.seen, asked.choices, numbers[entrant]!);
    });
    for (const program of programs.values()) program.tellResult(ridden.standings);
    return ridden;
  }

  const programs = rotations.flatMap((rotation) => reports.map((report) => ({ report, program: rotation.programs.get(report.seat)! })));
  return {
    reports,
    programs,
    ...(job.unit === 'race' ? raceByRace(job, race) : blockByBlock(job, race)),
    async end() {
      await Promise.all(programs.map(({ program }) => program.end()));
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

/** `entrants`: [seat] whose place in the list of bots. */
type RaceToRide = Pick<ArenaRace, 'seed' | 'entrants' | 'rotation'>;
type RideRace = (race: RaceToRide) => Promise<Race>;

function raceByRace(job: Job, race: RideRace): Pick<Lane, 'ride' | 'take'> {
  const counting = countRaces(job);
  const seats = job.bots.map((_, seat) => seat);
  return {
    async ride(n) {
      counting.add(n, await race({ seed: seedOfRace(job, n), entrants: seats, rotation: 0 }));
    },
    take: () => ({ unit: 'race', tally: counting.take() }),
  };
}

function blockByBlock(job: Job, race: RideRace): Pick<Lane, 'ride' | 'take'> {
  const blocks: ReturnType<typeof blockResult>[] = [];
  return {
    async ride(block) {
      const ridden: Parameters<typeof blockResult>[1][number][] = [];
      for (const one of racesOfBlock(job.seed, block, job.bots.length)) ridden.push({ race: one, table: (await race(one)).standings });
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
