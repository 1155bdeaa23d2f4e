import { CHANCE, NOBODY, type Game, type Pending, type Refusal, type Seat } from '../../kit/index.ts';
import { createMatch, type Contributions, type Entry, type Match, type Race } from '../../table/index.ts';
import { createThinker, type Thinker } from './bots.ts';
import { Chronicle, type Happening } from './chronicle.ts';
import { Keeper, RiddenElsewhere } from './keeper.ts';
import { PACES, type Pace } from './pace.ts';
import type { Driver, RaceNote } from './saved.ts';

/** `elsewhere`: another tab rides this race on; this one only shows it. */
export type Saving = 'kept' | 'full' | 'forbidden' | 'elsewhere';

export interface Start<C, S, A, E, V> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  readonly note: RaceNote;
  readonly entries: readonly Entry<A, E>[];
  readonly rulesVersion: number;
  /** What the players added to the seed. */
  readonly contributions: Contributions;
  readonly pace: Pace;
  /** Is shown every event with the state before it. */
  readonly look: (before: S, event: E) => void;
}

/**
 * A race being ridden on this screen: people by `act`, bots and dealer by themselves. Every entry is written to the browser's memory before it takes
 * effect. What components read is replaced, never changed, so that they see it.
 */
export class Session<C, S, A, E, V> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  readonly drivers: readonly Driver[];
  readonly names: readonly string[];
  readonly seal: string;
  /** How many actions were read from the browser's memory. */
  readonly kept: number;

  /** Counts what was shown; everything below belongs together. */
  step = $state(0);
  view: V = $state.raw()!;
  pending: Pending = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  /** What happened since the screen last rested. */
  recent = $state.raw<readonly Happening<E>[]>([]);
  refused = $state.raw<Refusal | null>(null);
  saving = $state<Saving>('kept');
  thinking = $state(false);
  skipping = $state(false);
  pace = $state<Pace>('normal');
  broken = $state<string | null>(null);

  readonly #match: Match<S, A, E>;
  readonly #chronicle: Chronicle<C, S, A, E, V>;
  readonly #thinker: Thinker;
  readonly #setup: string;
  readonly #keeper: Keeper;
  #finished: boolean;
  #round = -1;
  #told = 0;
  #running = false;
  #ended = false;
  #wake: () => void = () => undefined;

  constructor(start: Start<C, S, A, E, V>) {
    const { game, config, note, entries, rulesVersion, contributions } = start;
    this.id = start.id;
    this.game = game;
    this.config = config;
    this.drivers = note.drivers;
    this.names = game.seats(config).map(({ name }) => name);
    this.kept = entries.length;
    this.pace = start.pace;
    this.#finished = note.over;
    this.#setup = JSON.stringify(game.setupOf(config));
    this.#chronicle = new Chronicle(game, config, start.look);
    this.#thinker = createThinker();
    this.#keeper = new Keeper(start.id, note, { game, rulesVersion, config, contributions }, () => (this.saving = 'elsewhere'));
    this.seal = this.#keeper.seal;
    for (const entry of entries) {
      this.#keeper.recall(entry, this.#chronicle.state);
      this.#chronicle.add(entry);
    }
    // written first, then it takes effect: what another tab forbids is not done; where there is no room the race goes on unkept
    const store = (entry: Entry<A, E>, before: S): void => {
      this.saving = this.#keeper.keep(entry, before);
      this.#chronicle.add(entry);
    };
    this.#match = createMatch<C, S, A, E, V>(game, config, { sealed: { seed: note.seed, contributions }, entries, rulesVersion, store });
    this.#told = entries.length === 0 ? 0 : this.#chronicle.happenings.length;
    this.#show();
  }

  // ---- for the screens ----

  /** Everything that happened, in order; grows with `step`. */
  get happenings(): readonly Happening<E>[] {
    return this.#chronicle.happenings;
  }

  /** The position; not to be changed. Read it together with `step`. */
  get state(): S {
    return this.#match.state;
  }

  get over(): boolean {
    return this.pending.seat === NOBODY;
  }

  isHuman(seat: Seat): boolean {
    return this.drivers[seat] === 'human';
  }

  /** Whether somebody at this screen is asked. */
  get asked(): boolean {
    return this.saving !== 'elsewhere' && this.isHuman(this.pending.seat);
  }

  /** The race as a record; the envelope is opened when it is over. */
  race(envelope: 'sealed' | 'opened'): Race {
    return this.#match.race(envelope);
  }

  whyNot(action: A): Refusal | null {
    return this.game.whyNot(this.#match.state, this.pending.seat, action);
  }

  /** What the person who is asked does. */
  act(action: A): void {
    if (!this.asked) return;
    this.#told = this.#chronicle.happenings.length;
    this.#carryOut(this.pending.seat, action);
    this.#show();
    void this.run();
  }

  /** Lets bots act until a person is asked, the race is over, or `end`. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#ended && !this.over && !this.asked && this.saving !== 'elsewhere') await this.#botStep();
    } catch (error) {
      this.broken = error instanceof Error ? error.message : String(error);
    } finally {
      this.#running = false;
      this.thinking = false;
      if (this.skipping) {
        this.skipping = false;
        this.#show();
      }
    }
  }

  /** Shows nothing more until a person is asked. */
  skip(): void {
    this.skipping = true;
    this.#wake();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
    this.#keeper.end();
    this.#thinker.end();
  }

  // ---- inside ----

  async #botStep(): Promise<void> {
    const { game, pending } = this;
    const seat = game.turn(this.#match.state);
    this.thinking = true;
    const began = performance.now();
    const seen = this.#match.stateFor(seat);
    const text = await this.#thinker.choose({
      game: game.id,
      setup: this.#setup,
      state: game.formatState(seen),
      seat,
      bot: this.drivers[seat] ?? 'easy',
      stream: [this.#match.log.length, seat],
    });
    if (!this.skipping) await this.#pause(PACES[this.pace] - (performance.now() - began));
    if (this.#ended || this.#keeper.lost) {
      this.saving = this.#ended ? this.saving : 'elsewhere';
      return;
    }
    const action = game.actions.parse(this.#match.state, text);
    if (!action.ok) throw new Error(`bot ${this.drivers[seat]} in ${pending.kind}: ${text}`);
    if (!this.skipping) this.#told = this.#chronicle.happenings.length;
    this.#carryOut(seat, action.value);
    if (this.refused) throw new Error(`bot ${this.drivers[seat]}: ${this.refused.code}`);
    const next = game.turn(this.#match.state);
    if (!this.skipping || next === NOBODY || this.isHuman(next)) this.#show();
  }

  #carryOut(seat: Seat, action: A): void {
    try {
      const acted = this.#match.act({ seat, action, after: this.#match.log.length });
      this.refused = acted.ok ? null : acted.refusal;
    } catch (error) {
      if (!(error instanceof RiddenElsewhere)) throw error;
      this.saving = 'elsewhere';
    }
  }

  #show(): void {
    const { game } = this;
    const { state } = this.#match;
    this.pending = game.pending(state);
    const viewer = this.isHuman(this.pending.seat) ? this.pending.seat : Math.max(0, this.drivers.indexOf('human'));
    this.view = game.view(state, viewer);
    this.choices = this.pending.seat === NOBODY || this.pending.seat === CHANCE ? [] : game.choices(state);
    this.recent = this.#chronicle.happenings.slice(this.#told);
    this.step++;
    this.#mark();
  }

  /** Notes every new round, and the end with the opened envelope. A race that came here finished is left as it came. */
  #mark(): void {
    const { round = 0 } = this.view as { round?: number };
    if (this.#finished || this.saving === 'elsewhere') return;
    if (this.#round !== round) {
      this.#round = round;
      const kept = this.#keeper.mark(round);
      if (kept !== 'kept') this.saving = kept;
    }
    if (!this.over) return;
    this.#finished = true;
    this.saving = this.#keeper.finish(this.race('opened'));
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A session whose game the holder does not know: what the screens' shared parts are given. */
export type AnySession = Session<unknown, unknown, unknown, unknown, unknown>;
