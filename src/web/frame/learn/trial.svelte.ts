import { drawOutcome, NOBODY, type Game, type GameNames, type Refusal, type Seat } from '../../../kit/index.ts';
import { createMatch, nameEvents, type LogEvent, type Onlooker, type Match } from '../../../table/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import type { RaceOnScreen } from '../../session/race-on-screen.ts';

interface Options<State, Action, Event> {
  /** Whether the reader decides for a seat that may do this; left out: for all. */
  readonly mine?: (seat: Seat, choices: readonly Action[]) => boolean;
  /** Whose eyes see the position; left out: those of whoever is asked. */
  readonly eyes?: Seat;
  /** What chance answers; left out: drawn by the weights of its outcomes. */
  readonly chance?: (state: State) => Action;
  /** Is told of every action, with the position it meets. */
  readonly acting?: (before: State) => void;
  /** Is told what every action brought about, when it is shown. */
  readonly acted?: (told: readonly LogEvent<Event>[]) => void;
  readonly look?: Onlooker<State, Event>;
}

/** What chance answers where nobody has written it down. */
export const drawn = <C, S, A, E, V, N extends GameNames>(game: Game<C, S, A, E, V, N>, state: S): A =>
  drawOutcome(game.outcomes(state), (n) => Math.floor(Math.random() * n));

/** A position to be tried out: a match that is kept nowhere, in which chance answers at once. */
export class Trial<C, S, A, E, V, N extends GameNames> implements RaceOnScreen<C, S, A, E, V, N> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly #keptNames: readonly string[];
  /** One person, whoever's rider it is: the screen need not be handed on. */
  readonly people = [0];
  /** Nothing is asked of several at once. */
  readonly together = null;

  step = $state(0);
  view: V = $state.raw()!;
  pending: N['pending'] = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  recent = $state.raw<readonly LogEvent<E, N['event']>[]>([]);
  thinking = false;
  /** What is done here has happened at once. */
  readonly acting = false;
  state: S = $state.raw()!;

  readonly #options: Required<Omit<Options<S, A, E>, 'eyes'>> & Pick<Options<S, A, E>, 'eyes'>;
  #match: Match<S, A, E>;
  #acts = 0;

  constructor(game: Game<C, S, A, E, V, N>, config: C, state: S, options: Options<S, A, E> = {}) {
    this.game = game;
    this.config = config;
    this.#keptNames = game.seats(config).map(({ name }) => name);
    const nothing = (): void => undefined;
    this.#options = { mine: () => true, chance: (at) => drawn(game, at), acting: nothing, acted: nothing, look: nothing, ...options };
    this.#match = this.#matchFrom(state);
    this.#show([]);
  }

  /** As the reader sees them, in his language. */
  get names(): readonly string[] {
    return this.#keptNames.map(showName);
  }

  get over(): boolean {
    return this.pending.seat === NOBODY;
  }

  get asked(): boolean {
    return this.pending.seat >= 0 && this.#options.mine(this.pending.seat, this.choices);
  }

  /** Whose eyes see the position. */
  get viewer(): Seat {
    return this.#options.eyes ?? Math.max(0, this.pending.seat);
  }

  whyNot(action: A): Refusal | null {
    return this.game.whyNot(this.state, this.pending.seat, action);
  }

  /** Somebody's action, with chance's answers to it; what is not allowed does nothing. */
  act(action: A): void {
    this.#options.acting(this.state);
    const acted = this.#match.act({ seat: this.pending.seat, action });
    if (!acted.ok) return;
    let state = this.game.copy(this.state);
    const told = acted.entries.flatMap(({ seat, events }) => {
      const named = nameEvents(this.game, state, { n: ++this.#acts, seat, events }, this.#options.look);
      state = named.state;
      return named.events;
    });
    const { eyes } = this.#options;
    // what these eyes may not see is not told them
    const seen =
      eyes === undefined || this.game.perfectInformation ? told : told.filter(({ event }) => this.game.see(event, eyes) === event);
    this.#show(seen);
    this.#options.acted(seen);
  }

  /** Another position, with what led to it. */
  put(state: S, happened: readonly LogEvent<E, N['event']>[]): void {
    this.#match = this.#matchFrom(state);
    this.#show(happened);
  }

  #matchFrom(state: S): Match<S, A, E> {
    return createMatch(this.game, this.config, { from: state, dealer: this.#options.chance });
  }

  #show(happened: readonly LogEvent<E, N['event']>[]): void {
    this.state = this.game.copy(this.#match.state);
    this.pending = this.game.pending(this.state);
    this.view = this.game.view(this.state, this.viewer);
    this.choices = this.game.choices(this.state);
    this.recent = happened;
    this.step++;
  }
}
