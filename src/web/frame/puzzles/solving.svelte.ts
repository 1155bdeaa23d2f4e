import type { Game, GameNames, Refusal, Seat } from '../../../kit/index.ts';
import { openPuzzle, type OpenPuzzle } from '../../../puzzles/index.ts';
import { nameEvents, type LogEvent, type Onlooker } from '../../../table/index.ts';
import { content } from '../../lib/content.ts';
import { showName } from '../../lib/words.svelte.ts';
import type { RaceOnScreen } from '../../session/race-on-screen.ts';
import type { ShelfPuzzle } from './shelf.ts';

interface Opened<C, S, A> extends OpenPuzzle {
  readonly config: C;
  readonly seen: S;
  readonly choices: readonly A[];
}

/** A puzzle of a game, ready to be solved; null if it cannot be opened. */
export const opened = <C, S, A, E, V, N extends GameNames>(game: Game<C, S, A, E, V, N>, puzzle: ShelfPuzzle): Opened<C, S, A> | null =>
  openPuzzle(game, content, puzzle) as Opened<C, S, A> | null;

/**
 * A position with one decision, and the states that follow from it by the rules alone, without chance and without
 * moves of other seats.
 */
export class Solving<C, S, A, E, V, N extends GameNames> implements RaceOnScreen<C, S, A, E, V, N> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly people = [0];
  /** A puzzle never asks several seats at once. */
  readonly together = null;
  readonly thinking = false;
  readonly acting = false;
  readonly over = false;
  /** The deciding seat, whose view is shown. */
  readonly viewer: Seat;
  readonly #keptNames: readonly string[];
  readonly #begin: S;
  readonly #all: readonly A[];
  readonly #look: Onlooker<S, E> | undefined;

  step = $state(0);
  state: S = $state.raw()!;
  view: V = $state.raw()!;
  pending: N['pending'] = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  recent = $state.raw<readonly LogEvent<E, N['event']>[]>([]);
  /** The chosen option; null before the answer. */
  answer = $state<number | null>(null);

  /** @param seen the deciding seat's view */
  constructor(game: Game<C, S, A, E, V, N>, config: C, seen: S, look?: Onlooker<S, E>) {
    this.game = game;
    this.config = config;
    this.viewer = game.turn(seen);
    this.#keptNames = game.seats(config).map(({ name }) => name);
    this.#begin = seen;
    this.#look = look;
    this.#all = game.choices(seen);
    this.#show(seen, []);
  }

  /** The options in the reader's language. */
  get names(): readonly string[] {
    return this.#keptNames.map(showName);
  }

  get hasQuestion(): boolean {
    return this.answer === null;
  }

  whyNot(action: A): Refusal | null {
    return this.game.whyNot(this.state, this.viewer, action);
  }

  /** Answers the puzzle. An action that is not allowed has no effect. */
  act(action: A): void {
    if (this.answer !== null) return;
    const decided = this.game.decide(this.#begin, this.viewer, action);
    if (!decided.ok) return;
    // asked for anew, because a game may make its list once for each question
    const at = this.game.choices(this.#begin).indexOf(decided.action);
    if (at < 0) return;
    this.answer = at;
    this.after(at);
  }

  /** Shows the position after one of the options. */
  after(at: number): void {
    const option = this.#all[at];
    if (option === undefined) return;
    const decided = this.game.decide(this.#begin, this.viewer, option);
    if (!decided.ok) return;
    const { state, events } = nameEvents(
      this.game,
      this.game.copy(this.#begin),
      { n: 1, seat: this.viewer, events: decided.events },
      this.#look,
    );
    this.#show(state, events);
  }

  /** Asks the question again. */
  again(): void {
    this.answer = null;
    this.#show(this.#begin, []);
  }

  #show(state: S, happened: readonly LogEvent<E, N['event']>[]): void {
    this.state = this.game.copy(state);
    this.pending = this.game.pending(this.state);
    this.view = this.game.view(this.state, this.viewer);
    this.choices = this.answer === null ? this.#all : [];
    this.recent = happened;
    this.step++;
  }
}
