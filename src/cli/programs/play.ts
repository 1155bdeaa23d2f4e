import { availableParallelism } from 'node:os';
import { createRandom } from '../../kit/index.ts';
import { blockResult, racesOfBlock, type ArenaRace } from '../../bots/index.ts';
import { playSealedAsync, type Race } from '../../table/index.ts';
import { EXIT, Failure } from '../failure.ts';
import { createContent } from '../files.ts';
import { botByName, sideOfJob } from '../registry.ts';
import { openJob, countRaces } from '../simulate/play.ts';
import { seedOfRace, type Job } from '../simulate/job.ts';
import { recordedRace } from '../simulate/records.ts';
import { addPart, newJobCount, type JobCount } from '../simulate/task.ts';
import { isProgram, programCall } from './command-line.ts';
import { addConduct, newConduct, type ProgramReport } from './conduct.ts';
import { VERSION } from './messages.ts';
import { createProgram, type Program } from './program.ts';
import { askProgram } from './ask-program.ts';

/**
 * Plays a job with programs (`exec:`) among the bots. This thread waits for the programs and ends them all. It plays up to `maxLanes` races at once, each lane with its own
 * processes (docs/decisions/0020-external-bots.md).
 */
export async function playWithPrograms(job: Job, count: number, maxLanes: number, { onPlayed, onSilence }: PlayEvents): Promise<JobCount> {
  const counted = newJobCount();
  const silent = new Set<string>();
  /** Once for each program, although it runs several times. */
  const hint = (bot: string): void => {
    if (!silent.has(bot)) onSilence(bot);
    silent.add(bot);
  };
  const lanes = Array.from({ length: Math.min(maxLanes, count) }, () => createLane(job, hint));
  let next = 1;
  const keepBusy = async (lane: Lane): Promise<void> => {
    while (next <= count) {
      await lane.play(next++);
      onPlayed(1);
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

/** What the caller of a job wants to know meanwhile. */
export interface PlayEvents {
  /** Called with the number of races or blocks played since the last call. */
  readonly onPlayed: (more: number) => void;
  /** A program has written nothing for some seconds after its start. */
  readonly onSilence: (bot: string) => void;
}

interface LaneProgram {
  readonly program: Program;
  readonly report: ProgramReport;
}

/** Starts all programs before the first race, so that a slow start costs no race. Starts as many at once as there are processors, because each has its own timeout. Throws a Failure if one does not start. */
async function startAll(programs: readonly LaneProgram[]): Promise<void> {
  let next = 0;
  const startThem = async (): Promise<void> => {
    while (next < programs.length) {
      const { program, report } = programs[next++]!;
      await program.start();
      const reason = program.whyNot();
      if (reason === null) continue;
      next = programs.length;
      const facts = { bot: report.bot, reason, said: report.lastErrorLine };
      throw new Failure(EXIT.usage, null, { code: 'program-not-ready', at: '--bots', facts });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, startThem));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Plays races one after another, with its own processes. */
interface Lane {
  readonly reports: readonly ProgramReport[];
  readonly programs: readonly LaneProgram[];
  play(n: number): Promise<void>;
  take(): Parameters<typeof addPart>[1];
  end(): Promise<void>;
}

function createLane(job: Job, onSilence: PlayEvents['onSilence']): Lane {
  const reports = job.bots.flatMap((bot, seat): ProgramReport[] =>
    isProgram(bot) ? [{ seat, bot, conduct: newConduct(), lastErrorLine: '' }] : [],
  );
  /** [rotation] Each has its own processes, because the races of a block share a deal, so a program that played one would know the cards of the others. */
  const rotations = job.setups.map((setup) => {
    const opened = openJob({ ...job, setup });
    const programs = new Map(reports.map((report) => [report.seat, programOf({ ...job, setup }, opened, report, onSilence)] as const));
    return { ...opened, programs };
  });

  async function race({ seed, entrants, rotation }: RaceToPlay): Promise<Race> {
    const { game, config, programs } = rotations[rotation]!;
    const numbers = job.bots.map((_, entrant) => createRandom(seed, entrant));
    for (const [entrant, program] of programs)
      await program.begin({ seat: entrants.indexOf(entrant), random: createRandom(seed, entrant, rotation).word() });
    const played = await playSealedAsync(game, config, seed, (question) => {
      const entrant = entrants[question.seat]!;
      const program = programs.get(entrant);
      if (program !== undefined) return askProgram(game, program, question);
      return botByName(job.game, job.bots[entrant]!)!.choose(question.seen, question.choices, numbers[entrant]!);
    });
    for (const program of programs.values()) program.sendResult(played.standings);
    return played;
  }

  const programs = rotations.flatMap((rotation) => reports.map((report) => ({ report, program: rotation.programs.get(report.seat)! })));
  return {
    reports,
    programs,
    ...(job.unit === 'race' ? raceByRace(job, race, rotations[0]!) : blockByBlock(job, race)),
    async end() {
      await Promise.all(programs.map(({ program }) => program.end()));
    },
  };
}

function programOf(
  job: Job,
  { game, config }: ReturnType<typeof openJob>,
  report: ProgramReport,
  onSilence: PlayEvents['onSilence'],
): Program {
  const { setup, clock } = job;
  const courses = sideOfJob(job.game).courses?.(config);
  return createProgram({
    call: programCall(report.bot),
    report,
    hello: {
      type: 'hello',
      protocol: 'windschatten-bot',
      version: VERSION,
      game: game.id,
      rulesVersion: game.rulesVersion,
      setup,
      clock,
      ...(courses === undefined ? {} : { courses }),
    },
    onSilence: () => {
      onSilence(report.bot);
    },
  });
}

/** `entrants`: [seat] the index of its bot in the list. */
type RaceToPlay = Pick<ArenaRace, 'seed' | 'entrants' | 'rotation'>;
type PlayRace = (race: RaceToPlay) => Promise<Race>;

function raceByRace(job: Job, race: PlayRace, opened: Pick<ReturnType<typeof openJob>, 'game' | 'config'>): Pick<Lane, 'play' | 'take'> {
  const counting = countRaces(job);
  const content = createContent();
  const seats = job.bots.map((_, seat) => seat);
  return {
    async play(n) {
      const seed = seedOfRace(job, n);
      const recorded = recordedRace(job.records, n, { ...opened, seed }, content);
      counting.add(n, recorded ?? (await race({ seed, entrants: seats, rotation: 0 })));
    },
    take: () => ({ unit: 'race', tally: counting.take() }),
  };
}

function blockByBlock(job: Job, race: PlayRace): Pick<Lane, 'play' | 'take'> {
  const blocks: ReturnType<typeof blockResult>[] = [];
  return {
    async play(block) {
      const results: Parameters<typeof blockResult>[1][number][] = [];
      for (const one of racesOfBlock(job.seed, block, job.bots.length)) results.push({ race: one, table: (await race(one)).standings });
      blocks.push(blockResult(block, results));
    },
    take: () => ({ unit: 'block', blocks }),
  };
}

function addReports(into: ProgramReport[], reports: readonly ProgramReport[]): void {
  reports.forEach((report, i) => {
    const sum = (into[i] ??= { ...report, conduct: newConduct(), lastErrorLine: '' });
    addConduct(sum.conduct, report.conduct);
    sum.lastErrorLine ||= report.lastErrorLine;
  });
}
