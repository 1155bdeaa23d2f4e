import { playBlock, type BlockResult } from '../../bots/index.ts';
import { createRandom } from '../../kit/index.ts';
import { playSealed } from '../../table/index.ts';
import type { Job } from '../simulate/job.ts';
import { botOrThrow, openJob } from '../simulate/play.ts';

/** Plays blocks of the arena, one by one. */
export interface BlockRunner {
  play(block: number): void;
  /** The results since the last call. */
  take(): readonly BlockResult[];
}

export function startBlocks(job: Job): BlockRunner {
  const { game, config } = openJob(job);
  const bots = job.bots.map((name) => botOrThrow(job.game, name));
  const blocks: BlockResult[] = [];
  return {
    take: () => blocks.splice(0),
    play(block) {
      blocks.push(
        playBlock(job.seed, block, bots.length, ({ seed, entrants }) => {
          // by entrant, not by seat, so that an entrant has the same random numbers on every seat
          const numbers = bots.map((_, entrant) => createRandom(seed, entrant));
          return playSealed(game, config, seed, (seat, seen, choices) => {
            const entrant = entrants[seat]!;
            return bots[entrant]!.choose(seen, choices, numbers[entrant]!);
          }).standings;
        }),
      );
    },
  };
}
