import type { Game, GameNames, Pending, Seat } from '../../../kit/index.ts';
import type { CommonStep, OpenScenario, GameStep, ScenarioAdapter } from '../../../scenario/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import { text, type GameCatalogue } from '../../lib/words.svelte.ts';
import type { Telling } from '../race/telling.ts';
import type { GuideProgress } from './progress.ts';
import type { Trial } from './trial.svelte.ts';

/** What a game gives to the screens of its guide, besides its pictures and questions. */

/** The reader's seat in every step. */
export const READER: Seat = 0;

/** The progress of a step. */
export interface Reached {
  readonly pending: Pending;
  /** Whether everything that the script expects has happened. */
  readonly reached: boolean;
  /** Whether the script still has actions of other seats. */
  readonly othersLeft: boolean;
}

export interface GuideScreen<C, S, A, E, V, N extends GameNames, Model, P = unknown, Step extends GameStep = CommonStep> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly side: ScenarioAdapter<C, S, A, E, P, Step>;
  /** Its address; a step is `page/name`. */
  readonly page: string;
  /**
   * The namespace of its texts: `title`, `lead`, `board`, `start`, `start-lead`, `start-how`, `start-go`, `end`,
   * `end-lead`, `end-ride`, `end-learnt`, `end-again`, and `name.STEP`, `goal.STEP`, `meant.STEP`, `missed.STEP` of every step.
   */
  readonly catalogue: GameCatalogue;
  readonly progress: GuideProgress;
  /** The page of the rulebook to read next; '' for the first page. */
  readonly rules: string;
  /** The address of the game's set-up. */
  readonly setup: string;
  readonly telling: Telling;
  /** Where the panel lies. A road is wide, and a board needs height. */
  readonly layout: 'beside' | 'below';
  open(step: string): OpenScenario<C, S, P, CommonStep | Step>;
  /** @param open creates the position that is shown; `look` receives every visible event with the state before it */
  model(step: string, open: (look?: Onlooker<S, E>) => Trial<C, S, A, E, V, N>): Model;
  /** Called when a new position is shown. */
  rest(model: Model, step: string): void;
  /**
   * A selector of the element that gets the keyboard focus before `[data-first]` and the main button; null for
   * none.
   */
  first(model: Model): string | null;
  /** Whether the reader decides where this is the only option. */
  asksFor?(only: A): boolean;
  /** The action of another seat where the script has none. */
  others(choices: readonly A[]): A | undefined;
  /** The answer of chance where the script has none. */
  chance(state: S): A;
  /** Whether the result of a step can be seen by now. */
  settled(reached: Reached): boolean;
  /** Starts a race and returns its id. */
  quickRace(): Promise<string>;
}

/** A sentence of a game's guide. */
export const sayGuide = ({ catalogue }: { readonly catalogue: GameCatalogue }, key: string): string => text(catalogue, key) ?? key;
