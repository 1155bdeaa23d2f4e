import type { Reason } from '../../bots/index.ts';
import { NOBODY, type AdvanceQuestion, type Game, type Pending, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
import {
  createDesk,
  createMatch,
  stillToWait,
  type AdvanceAnswers,
  type Entry,
  type Match,
  type Question,
  type Race,
} from '../../table/index.ts';
import { afterPaint } from '../lib/paint.ts';
import { createThinker, type Thinker } from './bots.ts';
import { Chronicle, type Happening } from './chronicle.ts';
import { Keeper, RiddenElsewhere } from './keeper.ts';
import { waitOf, type Pace, type Patience } from './pace.ts';
import { withRest, type RestingDesk } from './resting.ts';
import type { Thought } from './think.ts';
import type { Driver } from './saved.ts';
import type { Start } from './start.ts';
import { isHidden, lengthOf, recallAnswers, rememberAnswers, spokenUp } from './standing.ts';

/** `elsewhere`: another tab rides this race on; this one only shows it. */
export type Saving = 'kept' | 'full' | 'forbidden' | 'elsewhere';

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
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];

  /** Counts what was shown; everything below belongs together. */
  step = $state(0);
  /** Whose eyes everything here is for: who is asked, else the only person; NOBODY where several share the screen, or none sits before it. */
  viewer = $state<Seat>(NOBODY);
  view: V = $state.raw()!;
  /** The position as the viewer may know it; not to be changed. */
  state: S = $state.raw()!;
  /** The question of the rules, whoever answers it. */
  pending: Pending = $state.raw()!;
  /** Of the person who is asked; empty where none is. */
  choices = $state.raw<readonly A[]>([]);
  /** What happened since the screen last rested. */
  recent = $state.raw<readonly Happening<E>[]>([]);
  refused = $state.raw<Refusal | null>(null);
  saving = $state<Saving>('kept');
  thinking = $state(false);
  /** An answer was given and is about to take effect: a second tap on it is none. */
  acting = $state(false);
  skipping = $state(false);
  pace = $state<Pace>('normal');
  patience = $state<Patience>('at-once');
  /** The others wait while a person may take back what he did. */
  holding = $state(false);
  broken = $state<string | null>(null);

  #question: Question<A> = $state.raw({ to: 'nobody' });
  /** By seat, as last changed here. */
  #answers = $state.raw<readonly AdvanceAnswers[]>([]);

  readonly #match: Match<S, A, E>;
  readonly #desk: RestingDesk<A>;
  readonly #chronicle: Chronicle<C, S, A, E, V>;
  readonly #thinker: Thinker;
  readonly #setup: string;
  readonly #keeper: Keeper;
  #finished: boolean;
  #round = -1;
  #told = 0;
  /** Why a bot does what it is just doing. */
  #reason: Reason | null = null;
  /** The last entry that the table answered for a person. */
  #tabled = 0;
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
    this.patience = start.patience ?? 'at-once';
    this.#finished = note.over;
    this.#setup = JSON.stringify(game.setupOf(config));
    this.people = note.drivers.flatMap((driver, seat) => (driver === 'human' ? [seat] : []));
    this.#chronicle = new Chronicle(game, config, start.look, this.#alone);
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
      // chance's answer to it needs no reason
      this.#chronicle.add(entry, entry.seat >= 0 ? this.#reason : null);
    };
    this.#match = createMatch<C, S, A, E, V>(game, config, { sealed: { seed: note.seed, contributions }, entries, rulesVersion, store });
    this.#desk = withRest(createDesk(game, config, this.#match, this.people), game, this.#match, this.people);
    recallAnswers(start.id, this.people, this.#desk);
    this.#told = entries.length === 0 ? 0 : this.#chronicle.happenings.length;
    this.#show();
  }

  // ---- for the screens ----

  /** Everything that happened, in order; grows with `step`. */
  get happenings(): readonly Happening<E>[] {
    return this.#chronicle.happenings;
  }

  get over(): boolean {
    return this.pending.seat === NOBODY;
  }

  isHuman(seat: Seat): boolean {
    return this.drivers[seat] === 'human';
  }

  /** Whether somebody at this screen is asked, and has a choice. */
  get asked(): boolean {
    return this.saving !== 'elsewhere' && this.#question.to === 'seat' && this.isHuman(this.#question.seat);
  }

  /** The question put to several people at this screen at once, with no hand in sight: who speaks up is asked when the rules come to him. */
  get common(): { readonly kind: string; readonly seats: readonly Seat[] } | null {
    return this.saving !== 'elsewhere' && this.#question.to === 'together' ? this.#question : null;
  }

  /** Answers the common question: these want to be asked, all others say no. */
  speakUp(seats: readonly Seat[]): void {
    if (this.common === null) return;
    this.#desk.settle(spokenUp(seats));
    this.#told = this.#chronicle.happenings.length;
    this.#show();
    void this.run();
  }

  /** The kinds of questions that people at this screen may answer in advance. Hidden ones where one sits alone: several are asked them together. */
  get inAdvance(): readonly AdvanceQuestion[] {
    return this.#desk.questions.filter(({ asks }) => asks === 'one-seat' || this.#alone !== undefined);
  }

  /** What a person has answered in advance, by kind of question; `ask` for every kind left out. */
  answers(seat: Seat): AdvanceAnswers {
    return this.#answers[seat] ?? this.#desk.answers(seat);
  }

  /** A person answers in advance, for the kinds named. Empty: taken; else nothing has changed. */
  answerInAdvance(seat: Seat, answers: unknown): readonly Problem[] {
    const problems = this.#desk.answer(seat, answers);
    if (problems.length > 0) return problems;
    this.#answers = this.drivers.map((_, each) => this.#desk.answers(each));
    rememberAnswers(this.id, this.people, this.#desk);
    this.#askAgain();
    return problems;
  }

  /** The people at this screen do nothing out of turn, what they are asked now included, until one of them is to ride. */
  restUntilNextTurn(): void {
    this.#desk.rest();
    if (this.common === null) this.#askAgain();
    else this.speakUp([]);
  }

  /** Whether a person did it by hand; what the table answered for him he cannot take back. */
  isByHand({ n, seat }: { readonly n: number; readonly seat: Seat }): boolean {
    return this.isHuman(seat) && n !== this.#tabled;
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
    if (!this.asked || this.acting) return;
    this.acting = true;
    afterPaint(() => {
      this.acting = false;
      if (this.#ended || !this.asked) return;
      this.#told = this.#chronicle.happenings.length;
      const before = this.#match.log.length;
      this.#carryOut(this.pending.seat, action);
      // where chance has spoken there is nothing to take back
      this.holding = this.#match.log.length === before + 1 && waitOf(this.patience, this.pace) > 0 && !this.#halts(this.#desk.question());
      this.#show();
      void this.run();
    });
  }

  /** The person lets the others go on. */
  goOn(): void {
    this.holding = false;
    this.#wake();
  }

  /** Lets bots and the table act until a person is asked, the race is over, or `end`. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      if (this.holding) await this.#pause(waitOf(this.patience, this.pace));
      this.holding = false;
      for (let question = this.#desk.question(); !this.#halts(question); question = this.#desk.question()) await this.#oneStep();
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

  setPatience(patience: Patience): void {
    this.patience = patience;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
    this.#keeper.end();
    this.#thinker.end();
  }

  // ---- inside ----

  /** Goes on where what a person has said answers what he is just being asked. */
  #askAgain(): void {
    if (this.#running || !this.asked || this.#rests(this.#desk.question())) return;
    this.#question = this.#desk.question();
    void this.run();
  }

  /** The seat of the only person at this screen. */
  get #alone(): Seat | undefined {
    return this.people.length === 1 ? this.people[0] : undefined;
  }

  /** Whether it waits for somebody at this screen, or for nobody. */
  #rests(question: Question<A>): boolean {
    return question.to === 'seat' ? this.isHuman(question.seat) : question.to !== 'table';
  }

  #halts(question: Question<A>): boolean {
    return this.#ended || this.saving === 'elsewhere' || this.#rests(question);
  }

  /**
   * One answer that is not given here by hand. A bot is asked whatever the table would answer for it, so that all of its answers take the same way; how long an answer stays
   * away hangs on the question alone.
   */
  async #oneStep(): Promise<void> {
    const { game } = this;
    const seat = game.turn(this.#match.state);
    const { kind } = game.pending(this.#match.state);
    const began = performance.now();
    const thought = this.isHuman(seat) ? null : await this.#think(seat);
    if (!this.skipping) await this.#pause(stillToWait(lengthOf(this.#desk.questions, kind, this.pace), performance.now() - began));
    if (this.#ended || this.#keeper.lost) {
      this.saving = this.#ended ? this.saving : 'elsewhere';
      return;
    }
    // a person may have changed what he had said
    const action = thought === null ? this.#tableSays() : this.#read(seat, thought.action);
    if (!this.skipping) this.#told = this.#chronicle.happenings.length;
    if (action !== null) {
      // a word on a hidden question would tell what the hand holds
      this.#reason = isHidden(this.#desk.questions, kind) ? null : (thought?.reason ?? null);
      if (thought === null) this.#tabled = this.#match.log.length + 1;
      this.#carryOut(seat, action);
      this.#reason = null;
      if (this.refused) throw new Error(`${this.drivers[seat]} in ${kind}: ${this.refused.code}`);
    }
    if (!this.skipping || this.#rests(this.#desk.question())) this.#show();
  }

  #tableSays(): A | null {
    const question = this.#desk.question();
    return question.to === 'table' ? question.action : null;
  }

  async #think(seat: Seat): Promise<Thought> {
    const { game } = this;
    this.thinking = true;
    return this.#thinker.choose({
      game: game.id,
      setup: this.#setup,
      state: game.formatState(this.#match.stateFor(seat)),
      seat,
      bot: this.drivers[seat] ?? 'easy',
      stream: [this.#match.log.length, seat],
    });
  }

  #read(seat: Seat, text: string): A {
    const action = this.game.actions.parse(this.#match.state, text);
    if (!action.ok) throw new Error(`bot ${this.drivers[seat]}: ${text}`);
    return action.value;
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
    this.#question = this.#desk.question();
    const { asked } = this;
    this.viewer = asked ? this.pending.seat : (this.#alone ?? NOBODY);
    this.view = game.view(state, this.viewer);
    this.state = this.#match.stateFor(this.viewer);
    this.choices = asked ? game.choices(this.state) : [];
    this.recent = this.#chronicle.happenings.slice(this.#told);
    this.step++;
    this.#mark();
  }

  /** Notes every new round (or stage, in a game without rounds), and the end with the opened envelope. A race that came here finished is left as it came. */
  #mark(): void {
    const { stage = 0, round = stage } = this.view as { readonly round?: number; readonly stage?: number };
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
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A session whose game the holder does not know: what the screens' shared parts are given. */
export type AnySession = Session<unknown, unknown, unknown, unknown, unknown>;
