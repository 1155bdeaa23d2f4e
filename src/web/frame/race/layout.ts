import type { Snippet } from 'svelte';

/** What a layout of the race screen puts in its places. */
export interface LayoutParts {
  /** How many actions there were, and how many positions were shown. */
  readonly entries: number;
  readonly step: number;
  /** What is asked, in a word. */
  readonly asked: string;
  /** Somebody looks at a moment that was. */
  readonly looksBack: boolean;
  /** An answer was given and is about to take effect. */
  readonly acting: boolean;
  /** The end of a stage stands beside what is asked. */
  readonly stageBeside: boolean;
  readonly picture: Snippet;
  readonly strip: Snippet;
  readonly foot: Snippet;
  readonly notices: Snippet;
  readonly news: Snippet;
  readonly undo: Snippet;
  /** What is met for the first time. */
  readonly meeting: Snippet;
  readonly decision: Snippet;
  readonly moment: Snippet;
  readonly more: Snippet;
}
