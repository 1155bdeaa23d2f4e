import type { BlockResult, EntrantResult } from './blocks.ts';
import { estimateMean, estimateShare, type Interval } from './statistics.ts';

/** The figures of all entrants of one name. */
export interface BotFigures {
  readonly bot: string;
  readonly entrants: number;
  /** Points of one entrant. */
  readonly points: Interval;
  /** Share of the races that one entrant of this name wins. */
  readonly wins: Interval;
  /** Points above the mean of all entrants of other names, block by block; null if there are none. */
  readonly ahead: Interval | null;
}

/** The figures of a comparison of bots, with intervals of 95 %. */
export interface ArenaFigures {
  readonly blocks: number;
  readonly races: number;
  readonly bots: readonly BotFigures[];
  /** Points of the first entrant above the mean of all others, block by block. */
  readonly difference: Interval;
}

/** Means and intervals of the results of blocks. @param bots names of the entrants; @param results in any order */
export function arenaFigures(bots: readonly string[], results: readonly BlockResult[]): ArenaFigures {
  // Summed in one order, so that the last digits are the same for any number of workers.
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
      const other = (entrant: number): boolean => bots[entrant] !== bot;
      const points = ({ points }: EntrantResult): number => points;
      return {
        bot,
        entrants: bots.filter((name) => name === bot).length,
        points: estimateMean(blocks.map((block) => mean(block, own, points))),
        wins: estimateShare(blocks.map((block) => mean(block, own, ({ wins }) => wins))),
        ahead: bots.every((name) => name === bot)
          ? null
          : estimateMean(blocks.map((block) => mean(block, own, points) - mean(block, other, points))),
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
