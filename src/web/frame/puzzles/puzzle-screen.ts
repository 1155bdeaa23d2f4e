import type { Game, GameNames } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import type { Telling } from '../race/telling.ts';
import type { Solving } from './solving.svelte.ts';

/** What a game gives to the puzzle screens, besides its pictures and questions. */
export interface PuzzleScreen<C, S, A, E, V, N extends GameNames, Model> {
  readonly game: Game<C, S, A, E, V, N>;
  /** The name of the game. */
  title(): string;
  readonly telling: Telling;
  /** Where the panel lies. A road is wide, and a board needs height. */
  readonly layout: 'beside' | 'below';
  /** The puzzle book and its pages by path; each is loaded on demand. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
  /** @param open creates the position that is shown; `look` receives every visible event with the state before it */
  model(open: (look?: Onlooker<S, E>) => Solving<C, S, A, E, V, N>): Model;
  /** Called when a new position is shown. */
  rest(model: Model): void;
  /**
   * A selector of the element that gets the keyboard focus before `[data-first]` and the main button; null for
   * none.
   */
  first(model: Model): string | null;
  /**
   * The difference between the best choice and another one with the same immediate effect, where the reason alone
   * does not tell it. Null if there is none.
   * @param other its name
   */
  alike?(seen: S, best: A, instead: A, other: string): string | null;
}
