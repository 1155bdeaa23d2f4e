/** A number that changes over a race: values at `AT`, linear between them. */
export type Curve = readonly number[];

/**
 * The parts of the race, from 0 to 1, at which curves have values; they are denser towards the end, where races
 * are decided.
 */
export const AT = [0, 0.25, 0.5, 0.75, 0.9, 1] as const;

/** The value of a curve at `part` of the race. */
export function valueAt(curve: Curve, part: number): number {
  let i = 0;
  while (i < AT.length - 2 && part >= AT[i + 1]!) i++;
  const share = Math.max(0, Math.min(1, (part - AT[i]!) / (AT[i + 1]! - AT[i]!)));
  return curve[i]! + share * (curve[i + 1]! - curve[i]!);
}
