import { rideBlock, type BlockResult } from '../../bots/index.ts';
import { gameById } from '../registry.ts';
import { createRandom } from '../../kit/index.ts';
import { rideSealed } from '../../table/index.ts';
import { createContent } from '../files.ts';
import type { Job } from '../simulate/job.ts';
import { botOrThrow } from '../simulate/ride.ts';

/** Rides blocks of the arena, one by one. */
export interface Blocks {
  ride(block: number): void;
  /** Those ridden since the last time. */
  take(): readonly BlockResult[];
}

/** Throws on a job that makes no sense: the command checks before. */
export function startBlocks(job: Job): Blocks {
  const game = gameById(job.game);
  if (game === undefined) throw new Error(`no game ${job.game}`);
  const bots = job.bots.map((name) => botOrThrow(job.game, name));
  const config = game.configure(job.setup, createContent());
  if (!config.ok) throw new Error(`the set-up is refused: ${JSON.stringify(config.error)}`);
  const blocks: BlockResult[] = [];
  return {
    take: () => blocks.splice(0),
    ride(block) {
      blocks.push(
        rideBlock(job.seed, block, bots.length, ({ seed, entrants }) => {
          // By entrant, not by seat: whoever rides there, his own numbers are his own.
          const numbers = bots.map((_, entrant) => createRandom(seed, entrant));
          return rideSealed(game, config.value, seed, (seat, seen, choices) => {
            const entrant = entrants[seat]!;
            return bots[entrant]!.choose(seen, choices, numbers[entrant]!);
          }).standings;
        }),
      );
    },
  };
}
