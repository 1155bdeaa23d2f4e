import type { Component } from 'svelte';
import type { OwnWords } from './lib/sentences.ts';
import type { BookPages } from './rules/load-book.ts';

/** A screen is given what stands behind its name in the address. */
export type Screen = Component<{ id: string }>;

export interface GameScreens {
  /** What a list of saved races calls a race of this set-up, a title a stage. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  /** `race` and `result` for a race, and the game's own pages; each with the words it needs. */
  readonly screens: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  /** Its sentences for what happens, questions, refusals and problems. */
  readonly words: OwnWords;
  readonly rulebook: BookPages;
  /** Boards or scenes that illustrate a page of the rulebook, by name. */
  readonly gallery?: () => Promise<{ default: Component<{ names: readonly string[] }> }>;
}
