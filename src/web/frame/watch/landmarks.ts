import type { LogEvent } from '../../../table/index.ts';

/** What somebody who watches a race may want to find in it: its parts, falls, sprints, and the like. */
export interface Landmarks {
  /** Codes, in the order in which they are offered; the first are the parts of a race: rounds, stages. */
  readonly kinds: readonly string[];
  /** Null: nothing of the kind. */
  kindOf(event: LogEvent): string | null;
  label(kind: string): string;
  /** Whom one may look for. */
  riders(names: readonly string[]): readonly { readonly id: number; readonly name: string }[];
  isAbout(event: LogEvent, rider: number): boolean;
}
