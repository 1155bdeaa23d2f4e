import type { Look } from '../draw/looks.ts';

/** A value of each rider over a race or a stage, as `LinesChart.svelte` draws it. */
export interface LinesOfRace {
  /** From left to right, at least two. `said`: text that a screen reader reads before the name. */
  readonly columns: readonly { readonly name: string; readonly spoken?: string }[];
  readonly lines: readonly RiderLine[];
  /** The values at the top and at the bottom. */
  readonly from: number;
  readonly to: number;
  /** Values with a label at the side. */
  readonly ticks: readonly { readonly value: number; readonly name: string }[];
}

export interface RiderLine {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  readonly number: number;
  /** A star on the jersey. */
  readonly star?: boolean;
  /** One value for each column. */
  readonly values: readonly number[];
  /** For each column, whether the rider wore yellow. */
  readonly yellow?: readonly boolean[];
}
