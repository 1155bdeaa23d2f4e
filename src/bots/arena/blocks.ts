import type { FinalRank } from '../../kit/index.ts';

/**
 * Paired races. A block is one draw of the dealer's dice, ridden once for every rotation of the bots round the table: everybody has every seat
 * and everybody's dice once. What luck the dice bring is the same for all, so that few races tell much.
 */
export interface ArenaRace {
  /** From 1. */
  readonly block: number;
  /** 0 .. bots - 1. */
  readonly rotation: number;
  /** Sealed seed of the dealer; the same for all rotations of a block. */
  readonly seed: string;
  /** For each seat, the index of its bot in the list of bots. */
  readonly entrants: readonly number[];
}

/** The races of a block. `SEED/3` is the third block's, whoever rides it and whenever. */
export function racesOfBlock(seed: string, block: number, bots: number): readonly ArenaRace[] {
  return Array.from({ length: bots }, (_, rotation) => ({
    block,
    rotation,
    seed: `${seed}/${block}`,
    entrants: Array.from({ length: bots }, (_seat, seat) => (seat + rotation) % bots),
  }));
}

/** What an entrant got in a block: means over its races. */
export interface EntrantResult {
  readonly points: number;
  /** Share of the races won; a shared first place is shared. */
  readonly wins: number;
}

/** Plain data, since it travels between workers. */
export interface BlockResult {
  readonly block: number;
  /** [entrant] */
  readonly entrants: readonly EntrantResult[];
}

/** @param ride rides one race and gives its final table, one line a seat */
export const rideBlock = (seed: string, block: number, bots: number, ride: (race: ArenaRace) => readonly FinalRank[]): BlockResult =>
  blockResult(
    block,
    racesOfBlock(seed, block, bots).map((race) => ({ race, table: ride(race) })),
  );

/** @param ridden all races of the block with their final tables, one line a seat */
export function blockResult(
  block: number,
  ridden: readonly { readonly race: ArenaRace; readonly table: readonly FinalRank[] }[],
): BlockResult {
  const bots = ridden.length;
  const points = new Array<number>(bots).fill(0);
  const wins = new Array<number>(bots).fill(0);
  for (const { race, table } of ridden) {
    const winners = table.filter(({ rank }) => rank === 1).length;
    for (const final of table) {
      const entrant = race.entrants[final.seat]!;
      points[entrant]! += final.points / bots;
      if (final.rank === 1) wins[entrant]! += 1 / winners / bots;
    }
  }
  return { block, entrants: points.map((sum, entrant) => ({ points: sum, wins: wins[entrant]! })) };
}
