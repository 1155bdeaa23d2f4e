/** Invariants: what every position, or every event in its position, satisfies. A game lists them one by one. */

/** The number or field that the invariant is about, and whether it holds. Later invariants may rely on earlier ones. */
export type Invariant<Where> = readonly [where: Where, holds: boolean];

/** Returns what the first violated invariant is about, or null if all hold. Evaluates no invariant after it. */
export function firstViolation<Where>(invariants: Iterable<Invariant<Where>>): Where | null {
  for (const [where, holds] of invariants) if (!holds) return where;
  return null;
}

/** Whether least <= value <= most. */
export const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;
