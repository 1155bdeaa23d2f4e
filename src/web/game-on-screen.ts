import type { Component } from 'svelte';
import type { FinalRank } from '../kit/index.ts';
import type { OwnWords } from './lib/sentences.ts';
import type { BookPages } from './rulebook/load-book.ts';

/** A screen is given what stands behind its name in the address; that of a race also whether it is ridden or watched. */
export type Screen = Component<{ id: string; how?: 'ride' | 'watch' }>;

/** What is chosen of a race that is the same for all; nothing chosen: its word decides. */
export interface SeededRaceChoice {
  /** A plain word, as it stands in an address. */
  readonly name: string;
  readonly label: string;
  /** At least one; of these the word chooses, where `byWord` does not say of which fewer. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly byWord?: readonly string[];
}

/** What a game gives to races that are the same for all. */
export interface SeededRace {
  /** In the reader's language. */
  readonly choices: () => readonly SeededRaceChoice[];
  /** A set-up in which the first seat is a person's and all others are this bot's. @param chosen a value for every choice, by name */
  readonly setup: (
    chosen: Readonly<Record<string, string>>,
    bot: string,
  ) => { readonly setup: unknown; readonly drivers: readonly string[] };
  /** The question that a turn is counted by, in a game without rounds; left out: each counts. */
  readonly turn?: string;
  /** The table if the race ended there; null where nobody can say. */
  readonly currentStandings: (state: unknown) => readonly FinalRank[] | null;
  readonly formatPoints: (points: number) => string;
}

/** What a game's own screens bring with them, fetched when somebody goes there. */
export interface GameScreens {
  /** What a list of saved races calls a race of this set-up, a title a stage. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  /** `race` and `result` for a race, and the game's own pages; each with the words it needs. */
  readonly screens: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  /** Its sentences for what happens, questions, refusals and problems; left out where it has none. */
  readonly words?: OwnWords;
  /** The same race for all, and rides of it side by side; fetched where somebody looks at them. */
  readonly seededRace: () => Promise<SeededRace>;
  readonly rulebook: BookPages;
  /** Boards or scenes that illustrate a page of the rulebook, by name; `page` is the address of all of them. */
  readonly gallery?: { readonly page: string; title(): string; load(): Promise<{ default: Component<{ names: readonly string[] }> }> };
}

/** What the page knows of a game before anybody has gone to it: its name and its pages. */
export interface GameOnScreen {
  readonly id: string;
  /** What its sections of the rules begin with: `UR`. */
  readonly sections: string;
  /** Addresses that belong to it alone. */
  readonly pages: readonly string[];
  /** Those of them that the bar at the top leads to; labels are keys of its `card.json`. */
  readonly bar: readonly { readonly page: string; readonly label: string }[];
  /** How it presents itself on the home page. */
  card(): Promise<{ default: Component }>;
  /** A race that people can open online without filling anything in: every seat is for a person. */
  quickTable(): Promise<{ readonly setup: unknown; readonly drivers: readonly string[] }>;
  /** Everything else. */
  load(): Promise<GameScreens>;
}
