import type { BlockResult } from './blocks.ts';
import { estimateMean, estimateShare, type Interval } from './statistics.ts';

/** A block with what luck its draws brought each entrant, in points: the mean over its races. */
export interface LuckyBlock {
  readonly block: BlockResult;
  readonly luck: readonly number[];
}

/** The first entrant against the mean of all others, block by block. */
export interface LessLuck {
  readonly blocks: number;
  readonly plain: Interval;
  /** All of the luck taken off, as it was settled before anything was ridden: no share of it is fitted to the blocks. */
  readonly lessLuck: Interval;
  readonly luck: Interval;
  readonly wins: Interval;
  /** Standard deviations of a block. */
  readonly deviation: number;
  readonly deviationLessLuck: number;
}

export function lessLuck(blocks: readonly LuckyBlock[]): LessLuck {
  const plain = blocks.map(({ block }) => ahead(block.entrants.map(({ points }) => points)));
  const luck = blocks.map((one) => ahead(one.luck));
  const rest = plain.map((points, i) => points - luck[i]!);
  return {
    blocks: blocks.length,
    plain: estimateMean(plain),
    lessLuck: estimateMean(rest),
    luck: estimateMean(luck),
    wins: estimateShare(blocks.map(({ block }) => block.entrants[0]!.wins)),
    deviation: deviation(plain),
    deviationLessLuck: deviation(rest),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function ahead([first, ...others]: readonly number[]): number {
  return first! - sum(others) / others.length;
}

function deviation(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) * (value - mean))) / (values.length - 1));
}
