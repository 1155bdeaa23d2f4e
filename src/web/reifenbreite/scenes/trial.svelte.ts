import { reifenbreite, type Action, type Config, type Event, type State, type View } from '../../../games/reifenbreite/index.ts';
import { CHANCE, NOBODY, type Pending, type Refusal, type Seat } from '../../../kit/index.ts';
import type { Journeys } from '../race/journeys.ts';
import type { RaceSession } from '../race/race-session.ts';
import type { Happening } from '../../session/chronicle.ts';
import { tellEvents } from './told.ts';

/** What a board and the parts of the panel need of a race. */
type Shown = Pick<
  RaceSession,
  | 'game'
  | 'config'
  | 'names'
  | 'state'
  | 'view'
  | 'pending'
  | 'choices'
  | 'recent'
  | 'step'
  | 'asked'
  | 'over'
  | 'thinking'
  | 'whyNot'
  | 'act'
>;

interface Options {
  /** Whether the reader decides for a seat; left out: for all. */
  readonly mine?: (seat: Seat) => boolean;
  readonly chance?: (state: State) => Action;
  /** Is told of every action, with the position it meets. */
  readonly acting?: (before: State) => void;
  /** Is told what every action brought about, when it is shown. */
  readonly acted?: (told: readonly Happening<Event>[]) => void;
}

/** What chance answers where nobody has written it down: by the weights of its outcomes. */
export function drawn(state: State): Action {
  const outcomes = reifenbreite.outcomes(state);
  let left = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return (outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]!).action;
}

/**
 * A position to be tried out: nothing is kept, chance answers at once. It stands in for a race's session under the board and the panel's parts.
 */
export class Trial implements Shown {
  readonly game = reifenbreite;
  readonly config: Config;
  readonly names: readonly string[];
  /** One person, whoever's rider it is: the screen need not be handed on. */
  readonly drivers = ['human'];

  step = $state(0);
  view: View = $state.raw()!;
  pending: Pending = $state.raw()!;
  choices = $state.raw<readonly Action[]>([]);
  recent = $state.raw<readonly Happening<Event>[]>([]);
  thinking = false;
  state: State;

  readonly #journeys: Journeys;
  /** Whether the reader decides for a seat. */
  readonly #mine: (seat: Seat) => boolean;
  readonly #chance: (state: State) => Action;
  readonly #acting: NonNullable<Options['acting']>;
  readonly #acted: NonNullable<Options['acted']>;
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
    this.state = reifenbreite.copy(state);
    this.#show([]);
  }

  /** For the parts of the panel, which are written for a session and use no more of it than this has. */
  get asSession(): RaceSession {
    return this as Shown as RaceSession;
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
    const told = this.#carryOut(action);
    while (reifenbreite.turn(this.state) === CHANCE) told.push(...this.#carryOut(this.#chance(this.state)));
    this.#show(told);
    this.#acted(told);
  }

  /** Another position, with what led to it. */
  put(state: State, happened: readonly Happening<Event>[]): void {
    this.state = reifenbreite.copy(state);
    this.#show(happened);
  }

  #carryOut(action: Action): Happening<Event>[] {
    const decided = reifenbreite.decide(this.state, reifenbreite.turn(this.state), action);
    if (!decided.ok) return [];
    this.state = reifenbreite.copy(this.state);
    return tellEvents(this.state, decided.events, ++this.#acts, this.#journeys.look);
  }

  #show(happened: readonly Happening<Event>[]): void {
    this.pending = reifenbreite.pending(this.state);
    this.view = reifenbreite.view(this.state, Math.max(0, this.pending.seat));
    this.choices = reifenbreite.choices(this.state);
    this.recent = happened;
    this.step++;
  }
}
