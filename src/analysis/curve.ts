/** A number that changes over a race: values at `AT`, straight between them. */
export type Curve = readonly number[];

/** How much of the race is ridden, from 0 to 1, where curves have their values: more of them towards the end, where things are decided. */
export const AT = [0, 0.25, 0.5, 0.75, 0.9, 1] as const;

/** What a curve says at `part` of the race. */
export function valueAt(curve: Curve, part: number): number {
  let i = 0;
  while (i < AT.length - 2 && part >= AT[i + 1]!) i++;
  const share = Math.max(0, Math.min(1, (part - AT[i]!) / (AT[i + 1]! - AT[i]!)));
  return curve[i]! + share * (curve[i + 1]! - curve[i]!);
}
