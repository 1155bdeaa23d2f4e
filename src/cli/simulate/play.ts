import type { AnyBot } from '../../bots/index.ts';
import { botByName, gameById, sideOfJob } from '../registry.ts';
import { createRandom, type AnyGame } from '../../kit/index.ts';
import { newTally, type Tally } from '../tally.ts';
import { playSealed, type Race } from '../../table/index.ts';
import { createContent } from '../files.ts';
import { seedOfRace, type Job } from './job.ts';
import { recordedRace, writeRecord } from './records.ts';

/** Plays races of a job, one by one. */
export interface RaceRunner {
  /** Plays race `n`, counts it, and writes its record if the job wants one. */
  play(n: number): void;
  /** The counts since the last call. */
  take(): Tally;
}

/** Loads the game of a job and compiles its set-up. Throws on an invalid job, which the command has ruled out. */
export function openJob(job: Pick<Job, 'game' | 'setup'>): { readonly game: AnyGame; readonly config: unknown } {
  const game = gameById(job.game);
  if (game === undefined) throw new Error(`no game ${job.game}`);
  const config = game.configure(job.setup, createContent());
  if (!config.ok) throw new Error(`the set-up is refused: ${JSON.stringify(config.error)}`);
  return { game, config: config.value };
}

/** Counts races, and writes their records if the job wants them. */
export function countRaces(job: Job): { add(n: number, race: Race): void; take(): Tally } {
  const { counting } = sideOfJob(job.game);
  let tally = newTally();
  return {
    take() {
      const counted = tally;
      tally = newTally();
      return counted;
    },
    add(n, race) {
      tally.races++;
      counting.add(tally, race);
      if (job.records !== null) writeRecord(job.records, n, race);
    },
  };
}

export function startRaces(job: Job): RaceRunner {
  const { game, config } = openJob(job);
  const bots = job.bots.map((name) => botOrThrow(job.game, name));
  const content = createContent();
  const counting = countRaces(job);
  return {
    take: () => counting.take(),
    play(n) {
      const seed = seedOfRace(job, n);
      counting.add(n, recordedRace(job.records, n, { game, config, seed }, content) ?? playRace(game, config, bots, { seed }));
    },
  };
}

export function botOrThrow(game: string, name: string): AnyBot {
  const bot = botByName(game, name);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

/** Plays one race with the keyed dealer, from the start roll to the final table. Every bot sees only what its seat may see, and has its own random numbers. */
export function playRace(game: AnyGame, config: unknown, bots: readonly AnyBot[], race: { readonly seed: string }): Race {
  const numbers = bots.map((_, seat) => createRandom(race.seed, seat));
  return playSealed(game, config, race.seed, (seat, seen, choices) => bots[seat]!.choose(seen, choices, numbers[seat]!));
}
