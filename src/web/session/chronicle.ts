import type { Reason } from '../../bots/index.ts';
import { NOBODY, type Game, type Seat } from '../../kit/index.ts';
import type { Entry } from '../../table/index.ts';

/** One event as the page tells it: as those before the screen may see it, data with names, and where it stands. */
export interface Happening<E = unknown> {
  /** The entry it belongs to, from 1, and its place in it, from 0. */
  readonly n: number;
  readonly index: number;
  readonly seat: Seat;
  readonly event: E;
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly section: string;
  /** Why a bot did what the entry tells: said when it happened, kept in no record. */
  readonly reason?: Reason | null;
}

/** Is shown every event, as those before the screen may see it, with the whole state before it (live: copy what you keep). */
interface Witness<S, E> {
  look(before: S, event: E): void;
}

/**
 * A race as it is told: plays every entry along and names what happened in it, since names belong to the state an event met.
 * @param look is shown every event with the state before it (live: copy what you keep)
 * @param eyes the seat before the screen; NOBODY where there are several, or none
 */
export class Chronicle<C, S, A, E, V> {
  readonly happenings: Happening<E>[] = [];
  readonly #game: Game<C, S, A, E, V>;
  readonly #eyes: Seat;
  readonly #witness: Witness<S, E>;
  #state: S;

  constructor(game: Game<C, S, A, E, V>, config: C, look: (before: S, event: E) => void, eyes: Seat = NOBODY) {
    this.#game = game;
    this.#eyes = eyes;
    this.#witness = { look };
    this.#state = game.start(config);
  }

  /** The position after the last entry; not to be changed. */
  get state(): S {
    return this.#state;
  }

  add(entry: Entry<A, E>, reason: Reason | null = null): void {
    const game = this.#game;
    entry.events.forEach((whole, index) => {
      const event = game.see(whole, this.#eyes);
      const facts = game.events.toJson(this.#state, event);
      const type = String(facts['type']);
      this.happenings.push({
        n: entry.n,
        index,
        seat: entry.seat,
        event,
        type,
        facts,
        section: game.sectionOf(this.#state, event),
        reason,
      });
      this.#witness.look(this.#state, event);
      this.#state = game.evolve(this.#state, whole);
    });
  }
}
