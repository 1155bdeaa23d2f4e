import type { Look } from '../draw/looks.ts';

/** How a race or a stage went, over time, as `LinesChart.svelte` draws it. */
export interface LinesOfRace {
  /** From left to right, at least two. `said`: put before the name where it is read aloud. */
  readonly columns: readonly { readonly name: string; readonly said?: string }[];
  readonly lines: readonly RiderLine[];
  /** The value at the top, and the one at the bottom. */
  readonly from: number;
  readonly to: number;
  /** Values that are named at the side. */
  readonly ticks: readonly { readonly value: number; readonly name: string }[];
}

export interface RiderLine {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  readonly number: number;
  /** A star on the jersey. */
  readonly star?: boolean;
  /** A value a column. */
  readonly values: readonly number[];
  /** Whether he wore yellow then, a column each. */
  readonly yellow?: readonly boolean[];
}
