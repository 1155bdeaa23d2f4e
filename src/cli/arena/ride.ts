import { rideBlock, type BlockResult } from '../../bots/index.ts';
import { gameById } from '../shelf.ts';
import { createRandom, NOBODY } from '../../kit/index.ts';
import { createMatch } from '../../table/index.ts';
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
          const match = createMatch(game, config.value, { sealed: { seed } });
          // By entrant, not by seat: whoever rides there, his own numbers are his own.
          const numbers = bots.map((_, entrant) => createRandom(seed, entrant));
          for (let seat = game.turn(match.state); seat !== NOBODY; seat = game.turn(match.state)) {
            const seen = match.stateFor(seat);
            const entrant = entrants[seat]!;
            const action = bots[entrant]!.choose(seen, game.choices(seen), numbers[entrant]!);
            const acted = match.act({ seat, action });
            if (!acted.ok)
              throw new Error(`block ${block}: ${bots[entrant]!.name} chose what is not allowed: ${JSON.stringify(acted.refusal)}`);
          }
          return game.standings(match.state);
        }),
      );
    },
  };
}
