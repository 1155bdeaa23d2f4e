import type { Snippet } from 'svelte';

/** A table or chart of a game's result, behind a tab. */
export interface ResultTab<Result> {
  readonly name: string;
  readonly title: string;
  readonly body: Snippet<[Result]>;
}
