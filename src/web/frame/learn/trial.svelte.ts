import { drawOutcome, NO_SEAT, type Game, type GameNames, type Refusal, type Seat } from '../../../kit/index.ts';
import { createMatch, nameEvents, type LogEvent, type Onlooker, type Match } from '../../../table/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import type { RaceOnScreen } from '../../session/race-on-screen.ts';

interface Options<State, Action, Event> {
  /** Whether the reader decides for a seat with these options; if omitted, for all seats. */
  readonly decides?: (seat: Seat, choices: readonly Action[]) => boolean;
  /** The seat whose view is shown; if omitted, the deciding seat. */
  readonly eyes?: Seat;
  /** The answer of chance; if omitted, drawn by the weights of its outcomes. */
  readonly chance?: (state: State) => Action;
  /** Receives every action with the position before it. */
  readonly acting?: (before: State) => void;
  /** Receives the events of every action when they are shown. */
  readonly onEvents?: (events: readonly LogEvent<Event>[]) => void;
  readonly look?: Onlooker<State, Event>;
}

/** The answer of chance where the script has none. */
export const drawn = <C, S, A, E, V, N extends GameNames>(game: Game<C, S, A, E, V, N>, state: S): A =>
  drawOutcome(game.outcomes(state), (n) => Math.floor(Math.random() * n));

/** A position to try out: a match that is stored nowhere, with immediate answers of chance. */
export class Trial<C, S, A, E, V, N extends GameNames> implements RaceOnScreen<C, S, A, E, V, N> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly #keptNames: readonly string[];
  /** One person plays all seats, so the screen is not handed on. */
  readonly people = [0];
  /** Several seats are never asked at once. */
  readonly together = null;

  step = $state(0);
  view: V = $state.raw()!;
  pending: N['pending'] = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  recent = $state.raw<readonly LogEvent<E, N['event']>[]>([]);
  thinking = false;
  /** Actions take effect at once. */
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
    this.#options = { decides: () => true, chance: (at) => drawn(game, at), acting: nothing, onEvents: nothing, look: nothing, ...options };
    this.#match = this.#matchFrom(state);
    this.#show([]);
  }

  /** Events in the reader's language. */
  get names(): readonly string[] {
    return this.#keptNames.map(showName);
  }

  get over(): boolean {
    return this.pending.seat === NO_SEAT;
  }

  get hasQuestion(): boolean {
    return this.pending.seat >= 0 && this.#options.decides(this.pending.seat, this.choices);
  }

  /** The seat whose view is shown. */
  get viewer(): Seat {
    return this.#options.eyes ?? Math.max(0, this.pending.seat);
  }

  whyNot(action: A): Refusal | null {
    return this.game.whyNot(this.state, this.pending.seat, action);
  }

  /** Plays an action and chance's answers to it. An action that is not allowed has no effect. */
  act(action: A): void {
    this.#options.acting(this.state);
    const result = this.#match.act({ seat: this.pending.seat, action });
    if (!result.ok) return;
    let state = this.game.copy(this.state);
    const events = result.entries.flatMap(({ seat, events }) => {
      const named = nameEvents(this.game, state, { n: ++this.#acts, seat, events }, this.#options.look);
      state = named.state;
      return named.events;
    });
    const { eyes } = this.#options;
    // events that this seat may not see are left out
    const seen =
      eyes === undefined || this.game.perfectInformation ? events : events.filter(({ event }) => this.game.see(event, eyes) === event);
    this.#show(seen);
    this.#options.onEvents(seen);
  }

  /** Shows another position, with the events that led to it. */
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
