import type { Game, GameNames, Pending, Seat } from '../../../kit/index.ts';
import type { CommonStep, OpenScenario, GameStep, ScenarioAdapter } from '../../../scenario/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import { text, type GameCatalogue } from '../../lib/words.svelte.ts';
import type { Telling } from '../race/telling.ts';
import type { GuideProgress } from './progress.ts';
import type { Trial } from './trial.svelte.ts';

/** What a game gives to the screens of its guide, beside the pictures and questions that it puts into them. */

/** The reader's seat in every step. */
export const READER: Seat = 0;

/** Where a step has come to. */
export interface Reached {
  readonly pending: Pending;
  /** All that its script wants has happened. */
  readonly reached: boolean;
  /** The script still has something for others than the reader. */
  readonly othersLeft: boolean;
}

export interface GuideScreen<C, S, A, E, V, N extends GameNames, Model, P = unknown, Step extends GameStep = CommonStep> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly side: ScenarioAdapter<C, S, A, E, P, Step>;
  /** Its address; a step is `page/name`. */
  readonly page: string;
  /** Of its words: `title`, `lead`, `board`, `end`, `end-lead`, `end-ride`, `end-again`, and `name.STEP`, `goal.STEP`, `meant.STEP`, `missed.STEP` of every step. */
  readonly catalogue: GameCatalogue;
  readonly progress: GuideProgress;
  /** The page of the rulebook that goes on from here; '' for its first page. */
  readonly rules: string;
  readonly telling: Telling;
  /** Where the panel lies: a road is wide, a board wants height. */
  readonly layout: 'beside' | 'below';
  open(step: string): OpenScenario<C, S, P, CommonStep | Step>;
  /** @param open makes the position that is shown; `look` is told every event that is, with the state it meets */
  model(step: string, open: (look?: Onlooker<S, E>) => Trial<C, S, A, E, V, N>): Model;
  /** A new position is shown. */
  rest(model: Model, step: string): void;
  /** The element, as a selector, that the keyboard is led to before `[data-first]` and the main button; null: none. */
  first(model: Model): string | null;
  /** Whether the reader is asked where he may do this and nothing else. */
  asksFor?(only: A): boolean;
  /** What somebody else does where the script has nothing for him. */
  others(choices: readonly A[]): A | undefined;
  /** What chance answers where the script has nothing. */
  chance(state: S): A;
  /** Whether it is seen by now what came of a step. */
  settled(reached: Reached): boolean;
  /** Starts a race and answers its id. */
  quickRace(): Promise<string>;
}

/** A sentence of a game's guide. */
export const sayGuide = ({ catalogue }: { readonly catalogue: GameCatalogue }, key: string): string => text(catalogue, key) ?? key;
