import type { Snippet } from 'svelte';

/** What a layout of the race screen is given to arrange. */
export interface LayoutParts {
  readonly entries: number;
  /** Counts the positions shown. */
  readonly step: number;
  /** As `panelKind`. */
  readonly panel: string;
  /** The player looks at an earlier moment. */
  readonly looksBack: boolean;
  /** An action is on its way. */
  readonly acting: boolean;
  /** The end of a stage stands above what goes on. Below a question it is one line. */
  readonly stageBeside: boolean;
  readonly picture: Snippet;
  readonly strip: Snippet;
  readonly foot: Snippet;
  readonly notices: Snippet;
  readonly news: Snippet;
  readonly undo: Snippet;
  /** Explains what a new player sees for the first time. */
  readonly meeting: Snippet;
  readonly decision: Snippet;
  readonly moment: Snippet;
  readonly more: Snippet;
}
