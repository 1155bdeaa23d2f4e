import type { Game, GameNames } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import type { Telling } from '../race/telling.ts';
import type { Solving } from './solving.svelte.ts';

/** What a game gives to the screens of its puzzles, beside the pictures and questions that it puts into them. */
export interface PuzzleScreen<C, S, A, E, V, N extends GameNames, Model> {
  readonly game: Game<C, S, A, E, V, N>;
  /** What the game is called. */
  title(): string;
  readonly telling: Telling;
  /** Where the panel lies: a road is wide, a board wants height. */
  readonly layout: 'beside' | 'below';
  /** The book and its pages, by path; each fetched when somebody asks for it. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
  /** @param open makes the position that is shown; `look` is told every event that is, with the state it meets */
  model(open: (look?: Onlooker<S, E>) => Solving<C, S, A, E, V, N>): Model;
  /** A new position is shown. */
  rest(model: Model): void;
  /** The element, as a selector, that the keyboard is led to before `[data-first]` and the main button; null: none. */
  first(model: Model): string | null;
  /** Where another choice comes to the same at once, which the reason alone does not tell: what makes the difference. Null: it does not. @param other as people call it */
  alike?(seen: S, best: A, instead: A, other: string): string | null;
}
