import type { Component } from 'svelte';
import type { FinalRank, Seat } from '../kit/index.ts';
import type { OwnWords } from './lib/sentences.ts';
import type { BookPages } from './rulebook/load-book.ts';

/** A screen. `id` is the part of the address after its name. A race is also told whether it is played or watched. */
export type Screen = Component<{ id: string; how?: 'ride' | 'watch' }>;

/** A setting of a seeded race. The word of the race decides it if the player does not. */
export interface SeededRaceChoice {
  /** A word for the address. */
  readonly name: string;
  readonly label: string;
  /** At least one. The race's word chooses among all of them, or only among `byWord`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly byWord?: readonly string[];
}

/** What a game provides for seeded races. */
export interface SeededRace {
  /** In the reader's language. */
  readonly choices: () => readonly SeededRaceChoice[];
  /** A set-up in which the first seat is a person's and all others are this bot's. @param chosen a value for every choice, by name */
  readonly setup: (
    chosen: Readonly<Record<string, string>>,
    bot: string,
  ) => { readonly setup: unknown; readonly drivers: readonly string[] };
  /** The question that counts turns, in a game without rounds; left out: every question counts. */
  readonly turn?: string;
  /** The standings if the race ended now; null if they cannot be determined. */
  readonly currentStandings: (state: unknown) => readonly FinalRank[] | null;
  readonly formatPoints: (points: number) => string;
}

/** Draws scenarios beside the sentences of the rulebook that they show. */
export interface Figures {
  titleOf(name: string): string;
  /** A scenario as a small picture; the name `board` is everything on the table, with the numbers of its legend. */
  picture(): Promise<{ default: Component<{ name: string }> }>;
  /** The same scenario, step by step and to try out. */
  play(): Promise<{ default: Component<{ name: string }> }>;
}

/** What the room of an online race shows of its game before the start. The server has checked the set-up. */
export interface RoomParts {
  /** The courses and rules. */
  readonly Plan: Component<{ setup: unknown }>;
  /** The course as a small picture; left out: the position at the start is shown. */
  readonly Picture?: Component<{ setup: unknown }>;
  /** The jerseys of a seat. */
  readonly SeatJersey: Component<{ setup: unknown; seat: Seat }>;
  /** The name of these jerseys, as in "you are Red". */
  readonly look: (setup: unknown, seat: Seat) => string;
}

/** A game's screens, loaded when the player goes to one of them. */
export interface GameScreens {
  /** The titles of a race in lists, one for each stage, from its set-up. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  /** `race` and `result`, and the game's own pages, each with the texts it needs. */
  readonly screens: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  /** The game's sentences for events, questions, refusals and problems. */
  readonly words?: OwnWords;
  /** The settings of seeded races, loaded when needed. */
  readonly seededRace: () => Promise<SeededRace>;
  readonly rulebook: BookPages;
  /** A small picture of a position, as everyone may see it. Left out: lists of races and puzzles have no pictures. */
  readonly snapshot?: () => Promise<{ default: Component<{ state: unknown }> }>;
  /** The boards of this browser and where a new one begins, for the workshop's page. Left out in a game without `builder`. */
  readonly boards?: () => Promise<{ default: Component }>;
  /** Left out: the room shows names only. */
  readonly room?: () => Promise<{ readonly parts: RoomParts }>;
  /** The puzzle of a day with its position, for its picture; null if there is none. Left out in a game without puzzles. */
  readonly dailyPuzzle?: (time: number) => Promise<{ readonly theme: string; readonly state: unknown } | null>;
  /** Its race with explanations, where a reader of the rules can learn them by playing. */
  readonly firstRace?: { readonly page: string; title(): string };
  /** Scenes inside a page of the rulebook. */
  readonly figures?: Figures;
  /** Boards or scenes that illustrate pages of the rulebook, by name. `page`: the address that shows all of them. */
  readonly gallery?: { readonly page: string; title(): string; load(): Promise<{ default: Component<{ names: readonly string[] }> }> };
}

/** A link to a page of a game. `label`: a key of its `card.json`. */
export interface PageLink {
  readonly page: string;
  readonly label: string;
}

/** What the page knows of a game before its screens are loaded. */
export interface GameOnScreen {
  readonly id: string;
  /** The prefix of its sections of the rules: `UR`. */
  readonly sections: string;
  /** Its own addresses. */
  readonly pages: readonly string[];
  /** Its pages under Learn, the guide first. */
  readonly learn: readonly PageLink[];
  /** Its pages in the workshop. */
  readonly workshop: readonly PageLink[];
  /** Its page where a board is built, which the workshop's page leads to. */
  readonly builder?: string;
  /** Whether `companion` is among its screens: the score of a game at a real table. */
  readonly companion?: true;
  /** How long each step of a bot stays on screen online, in milliseconds, in a game with many steps a round. Left out: the server's default. */
  readonly botStepMs?: number;
  /** Its picture, wider than high. */
  poster?(): Promise<{ default: Component }>;
  /** Its card on the home page. */
  card(): Promise<{ default: Component }>;
  /** The set-up of a race that can be opened online at once, with a person on every seat. */
  quickTable(): Promise<{ readonly setup: unknown; readonly drivers: readonly string[] }>;
  /** Loads everything else. */
  load(): Promise<GameScreens>;
}
