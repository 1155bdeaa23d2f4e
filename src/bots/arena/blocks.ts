import type { FinalRank } from '../../kit/index.ts';

/**
 * Paired races. A block is one draw of the dealer's dice, played once for every rotation of the bots round the table, so that every bot has
 * every seat and its dice once. All bots share the luck of the dice, so few races give narrow intervals.
 */
export interface ArenaRace {
  /** From 1. */
  readonly block: number;
  /** 0 .. bots - 1. */
  readonly rotation: number;
  /** The dealer's seed, the same for all rotations of a block. */
  readonly seed: string;
  /** By seat, the index of its bot in the list of bots. */
  readonly entrants: readonly number[];
}

/** The races of a block. `SEED/3` is the third block's seed. */
export function racesOfBlock(seed: string, block: number, bots: number): readonly ArenaRace[] {
  return Array.from({ length: bots }, (_, rotation) => ({
    block,
    rotation,
    seed: `${seed}/${block}`,
    entrants: Array.from({ length: bots }, (_seat, seat) => (seat + rotation) % bots),
  }));
}

/** An entrant's results in a block, averaged over its races. */
export interface EntrantResult {
  readonly points: number;
  /** Share of the races won; a shared first place counts in part. */
  readonly wins: number;
}

/** Plain data, because it is sent between workers. */
export interface BlockResult {
  readonly block: number;
  /** [entrant] */
  readonly entrants: readonly EntrantResult[];
}

/** Plays all races of a block. @param play plays one race and returns its final table, one line a seat */
export const playBlock = (seed: string, block: number, bots: number, play: (race: ArenaRace) => readonly FinalRank[]): BlockResult =>
  blockResult(
    block,
    racesOfBlock(seed, block, bots).map((race) => ({ race, table: play(race) })),
  );

/** The means of each entrant over the races of a block. @param races all of them, with their final tables, one line a seat */
export function blockResult(
  block: number,
  races: readonly { readonly race: ArenaRace; readonly table: readonly FinalRank[] }[],
): BlockResult {
  const bots = races.length;
  const points = new Array<number>(bots).fill(0);
  const wins = new Array<number>(bots).fill(0);
  for (const { race, table } of races) {
    const winners = table.filter(({ rank }) => rank === 1).length;
    for (const final of table) {
      const entrant = race.entrants[final.seat]!;
      points[entrant]! += final.points / bots;
      if (final.rank === 1) wins[entrant]! += 1 / winners / bots;
    }
  }
  return { block, entrants: points.map((sum, entrant) => ({ points: sum, wins: wins[entrant]! })) };
}
