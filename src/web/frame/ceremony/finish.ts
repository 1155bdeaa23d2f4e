/** How the first riders came in. */
export interface Finish {
  /** In the order in which they finished, the winner first. */
  readonly riders: readonly {
    /** The game's number of the rider. */
    readonly rider: number;
    /** How far behind the winner, in spaces or minutes. */
    readonly behind: number;
    /** The same in words. */
    readonly gap: string;
    readonly name: string;
  }[];
  /** The second came in right behind the winner. */
  readonly isClose: boolean;
}

/** More do not fit beside one another. */
export const MAX_IN_PICTURE = 5;
