import type { LogEvent } from '../../../table/index.ts';

/** The points of a race that a viewer may look for: its parts, crashes, sprints, and the like. */
export interface Landmarks {
  /** Codes, in the order in which they are offered. The parts of a race come first: rounds, stages. */
  readonly kinds: readonly string[];
  /** Null: the event is no landmark. */
  kindOf(event: LogEvent): string | null;
  label(kind: string): string;
  /** The riders that a viewer can follow. */
  riders(names: readonly string[]): readonly { readonly id: number; readonly name: string }[];
  isAbout(event: LogEvent, rider: number): boolean;
}
