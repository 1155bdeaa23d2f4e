import type { BlockResult, EntrantResult } from './blocks.ts';
import { estimateMean, estimateShare, type Estimate } from './statistics.ts';

/** All entrants of one name together. */
export interface BotFigures {
  readonly bot: string;
  readonly entrants: number;
  /** Points of a team. */
  readonly points: Estimate;
  /** Share of the races that one entrant of this name wins. */
  readonly wins: Estimate;
}

export interface ArenaFigures {
  readonly blocks: number;
  readonly races: number;
  readonly bots: readonly BotFigures[];
  /** Points of the first entrant less the mean of all others, block by block. */
  readonly difference: Estimate;
}

/** @param bots names of the entrants; @param results in any order */
export function arenaFigures(bots: readonly string[], results: readonly BlockResult[]): ArenaFigures {
  // Sums in one order, whoever was done first: the last digits too are the same for any number of workers.
  const blocks = [...results].sort((a, b) => a.block - b.block);
  const mean = (block: BlockResult, who: (entrant: number) => boolean, what: (result: EntrantResult) => number): number => {
    const values = block.entrants.flatMap((result, entrant) => (who(entrant) ? [what(result)] : []));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return {
    blocks: blocks.length,
    races: blocks.length * bots.length,
    bots: [...new Set(bots)].map((bot) => {
      const own = (entrant: number): boolean => bots[entrant] === bot;
      return {
        bot,
        entrants: bots.filter((name) => name === bot).length,
        points: estimateMean(blocks.map((block) => mean(block, own, ({ points }) => points))),
        wins: estimateShare(blocks.map((block) => mean(block, own, ({ wins }) => wins))),
      };
    }),
    difference: estimateMean(
      blocks.map(
        (block) =>
          block.entrants[0]!.points -
          mean(
            block,
            (entrant) => entrant !== 0,
            ({ points }) => points,
          ),
      ),
    ),
  };
}
