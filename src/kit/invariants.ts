/** What a position, or an event that meets one, must keep to: a game lists its laws one by one, and the first that is broken is told. */

/** Of which number or field it speaks, and whether that may be what it is. Later laws rely on earlier ones. */
export type Invariant<Where> = readonly [where: Where, holds: boolean];

/** @returns of what the first broken law speaks; null where all hold. Asks no further law then. */
export function firstViolation<Where>(laws: Iterable<Invariant<Where>>): Where | null {
  for (const [where, holds] of laws) if (!holds) return where;
  return null;
}

/** Both bounds are allowed. */
export const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;
