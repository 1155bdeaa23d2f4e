import { reifenbreite, type Action, type Config, type Event, type State, type View } from '../../../games/reifenbreite/index.ts';
import { drawOutcome, NOBODY, type Pending, type Refusal, type Seat } from '../../../kit/index.ts';
import { createMatch, tellEvents, type LogEvent, type Match } from '../../../table/index.ts';
import type { Journeys } from '../draw/journeys.ts';
import type { ShownRace } from '../race-session.ts';

interface Options {
  /** Whether the reader decides for a seat; left out: for all. */
  readonly mine?: (seat: Seat) => boolean;
  readonly chance?: (state: State) => Action;
  /** Is told of every action, with the position it meets. */
  readonly acting?: (before: State) => void;
  /** Is told what every action brought about, when it is shown. */
  readonly acted?: (told: readonly LogEvent<Event>[]) => void;
}

/** What chance answers where nobody has written it down: by the weights of its outcomes. */
export const drawn = (state: State): Action => drawOutcome(reifenbreite.outcomes(state), (n) => Math.floor(Math.random() * n));

/** A position to be tried out: a match that is kept nowhere, in which chance answers at once. */
export class Trial implements ShownRace {
  readonly game = reifenbreite;
  readonly config: Config;
  readonly names: readonly string[];
  /** One person, whoever's rider it is: the screen need not be handed on. */
  readonly people = [0];

  step = $state(0);
  view: View = $state.raw()!;
  pending: Pending = $state.raw()!;
  choices = $state.raw<readonly Action[]>([]);
  recent = $state.raw<readonly LogEvent<Event>[]>([]);
  thinking = false;
  state: State = $state.raw()!;

  readonly #journeys: Journeys;
  /** Whether the reader decides for a seat. */
  readonly #mine: (seat: Seat) => boolean;
  readonly #chance: (state: State) => Action;
  readonly #acting: NonNullable<Options['acting']>;
  readonly #acted: NonNullable<Options['acted']>;
  #match: Match<State, Action, Event>;
  #acts = 0;

  constructor(
    config: Config,
    state: State,
    journeys: Journeys,
    { mine = () => true, chance = drawn, acting = () => undefined, acted = () => undefined }: Options = {},
  ) {
    this.config = config;
    this.names = reifenbreite.seats(config).map(({ name }) => name);
    this.#journeys = journeys;
    this.#mine = mine;
    this.#chance = chance;
    this.#acting = acting;
    this.#acted = acted;
    this.#match = this.#matchFrom(state);
    this.#show([]);
  }

  get over(): boolean {
    return this.pending.seat === NOBODY;
  }

  get asked(): boolean {
    return this.pending.seat >= 0 && this.#mine(this.pending.seat);
  }

  whyNot(action: Action): Refusal | null {
    return reifenbreite.whyNot(this.state, this.pending.seat, action);
  }

  /** Somebody's action, with chance's answers to it; what is not allowed does nothing. */
  act(action: Action): void {
    this.#acting(this.state);
    const acted = this.#match.act({ seat: this.pending.seat, action });
    if (!acted.ok) return;
    let state = reifenbreite.copy(this.state);
    const told = acted.entries.flatMap(({ seat, events }) => {
      const named = tellEvents(reifenbreite, state, { n: ++this.#acts, seat, events }, this.#journeys.look);
      state = named.state;
      return named.told;
    });
    this.#show(told);
    this.#acted(told);
  }

  /** Another position, with what led to it. */
  put(state: State, happened: readonly LogEvent<Event>[]): void {
    this.#match = this.#matchFrom(state);
    this.#show(happened);
  }

  #matchFrom(state: State): Match<State, Action, Event> {
    return createMatch<Config, State, Action, Event, View>(reifenbreite, this.config, { from: state, dealer: this.#chance });
  }

  #show(happened: readonly LogEvent<Event>[]): void {
    this.state = reifenbreite.copy(this.#match.state);
    this.pending = reifenbreite.pending(this.state);
    this.view = reifenbreite.view(this.state, Math.max(0, this.pending.seat));
    this.choices = reifenbreite.choices(this.state);
    this.recent = happened;
    this.step++;
  }
}
