import { CHANCE, NO_SEAT, type Game, type GameNames, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
import {
  formatRecord,
  HUMAN,
  advanceQuestions,
  type Driver,
  type LogEvent,
  type News,
  type SeatAtRace,
  type Variation,
} from '../../table/index.ts';
import { painted } from '../lib/paint.ts';
import { AdvanceAnswersOnScreen } from './advance-answers.svelte.ts';
import { Hints } from './hints.svelte.ts';
import type { RaceHost } from './race-host.ts';
import type { RaceOnScreen } from './race-on-screen.ts';
import { RemoteQuestions } from './remote-questions.ts';
import { askOnly } from './replies.ts';
import { Saving } from './saving.svelte.ts';
import { SeatsOnScreen } from './seats-on-screen.ts';
import type { SessionOptions } from './session-options.ts';
import { standstillOf, type Standstill } from './standstill.ts';
import { Timing } from './timing.svelte.ts';

/**
 * A race on this screen, shown step by step: the position, the question, and the actions of the people at it. Its host may be in this tab,
 * in another one, or on a server. Parts: `timing` (how fast), `saving` (whether it is stored), `advance` (answers before the question)
 * and `hints`.
 */
export class Session<C, S, A, E, V, N extends GameNames = GameNames> implements RaceOnScreen<C, S, A, E, V, N> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly drivers: readonly Driver[];
  readonly people: readonly Seat[];
  readonly seal: string;
  readonly timing: Timing;
  readonly saving: Saving;
  readonly advance: AdvanceAnswersOnScreen;
  readonly hints: Hints;

  step = $state(0);
  /** Whose eyes see the position: the seat that is asked, else the only person's; NO_SEAT if several people share the screen, or none. */
  viewer = $state<Seat>(NO_SEAT);
  view: V = $state.raw()!;
  state: S = $state.raw()!;
  pending: N['pending'] = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  recent = $state.raw<readonly LogEvent<E, N['event']>[]>([]);
  hasQuestion = $state(false);
  /** A question to several people at this screen, put without showing a hand: the players who want to answer it are asked one by one. */
  together = $state.raw<{ readonly kind: string; readonly seats: readonly Seat[] } | null>(null);
  /** The last question to several seats is over, and the player has said nothing. */
  missed = $state(false);
  thinking = $state(false);
  /** What is shown is the end of a part that the player skipped. */
  hasSkipped = $state(false);
  /** The players have agreed on a pause or on ending the race; null: it is being played, or over by its rules. */
  standstill = $state.raw<Standstill | null>(null);
  /** An action is on its way; until it has an answer no other one is accepted. */
  acting = $state(false);
  /** Why the last action was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** The entry that a person at this screen may take back. */
  takeBackOf = $state<number | null>(null);

  readonly #host: RaceHost<A, E>;
  readonly #seats: SeatsOnScreen<S, A, E, V, N>;
  readonly #remote: RemoteQuestions<C, S, A, E, V, N> | null;
  readonly #variation: Variation | undefined;
  readonly #storedNames: readonly string[];
  readonly #showName: (stored: string) => string;
  readonly #onEnd: () => void;
  /** Lines of the log that are not shown yet. */
  #newLines = 0;
  /** Something has happened that is not shown yet. */
  #hasMoved = true;

  constructor(options: SessionOptions<C, S, A, E, V, N>) {
    const { game, config, host, drivers } = options;
    this.id = options.id;
    this.game = game;
    this.config = config;
    this.drivers = drivers;
    this.people = options.people ?? drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
    this.seal = options.seal;
    this.#host = host;
    this.#variation = options.variation;
    this.#storedNames = game.seats(config).map(({ name }) => name);
    this.#showName = options.showName ?? ((stored) => stored);
    this.#onEnd = options.onEnd ?? (() => undefined);
    this.#remote = options.remote === undefined ? null : new RemoteQuestions(game, this.people, options.remote);
    this.#seats = new SeatsOnScreen(game, config, host, this.people, options.look);
    this.timing = new Timing(host, options.pace, options.patience ?? 'at-once', options.bots ?? 'by-themselves');
    this.saving = new Saving(host, {
      wasDamaged: options.wasDamaged ?? false,
      entriesAtOpening: this.#seats.reader.entries.length,
      takeOver: options.takeOver ?? (() => Promise.resolve()),
    });
    this.advance = new AdvanceAnswersOnScreen(this.#seats, options.watched ? [] : advanceQuestions(game, config));
    this.hints = new Hints(host);
    for (const { link, seat } of this.#seats.all) link.watch((news) => this.#receive(seat, news));
    // the entries that the race had when it was opened are no news
    this.#update();
    if (this.timing.bots === 'one-by-one') this.timing.apply();
  }

  /** Everything that happened, in order; grows with `step`. */
  get log(): readonly LogEvent<E, N['event']>[] {
    return this.#seats.reader.log;
  }

  get entries(): number {
    return this.step < 0 ? 0 : this.#seats.reader.entries.length;
  }

  /** By seat, in the reader's language. */
  get names(): readonly string[] {
    return this.#storedNames.map(this.#showName);
  }

  get over(): boolean {
    return this.pending.seat === NO_SEAT;
  }

  /** The host is on a server, which decides how fast the race goes and saves it. */
  get isRemote(): boolean {
    return this.#remote !== null;
  }

  isHuman(seat: Seat): boolean {
    return this.drivers[seat] === HUMAN;
  }

  /** The race as a record with its envelope opened, so that it can be continued elsewhere, or checked. */
  record(): string {
    if (this.#host.race === undefined) throw new Error('this host has no record to give');
    const race = this.#host.race('opened');
    return formatRecord(this.#variation === undefined ? race : { ...race, variation: this.#variation });
  }

  /** The position after an event of the log, as `eyes` may know it. */
  stateAt({ n, index }: LogEvent, eyes: Seat = this.viewer): S {
    return (this.#seats.at(eyes) ?? this.#seats.reader).at(n, index);
  }

  whyNot(action: A): Refusal | null {
    const position = this.#remote?.asking?.position ?? null;
    if (position !== null) return this.game.whyNot(position, this.pending.seat, action);
    return (this.#seats.at(this.pending.seat) ?? this.#seats.reader).whyNot(action);
  }

  act(action: A): void {
    // any person at the screen types what real dice show
    const link = this.#seats.linkOf(this.pending.seat === CHANCE ? this.people[0]! : this.pending.seat);
    if (!this.hasQuestion || this.acting || link === undefined) return;
    const after = this.#seats.reader.entries.length;
    const question = this.#remote?.asking;
    this.acting = true;
    const sent = painted().then(() => (question === undefined ? link.act(action, { after }) : question.reply(action, after)));
    void this.#settle(sent).then((isDone) => {
      if (!isDone || question === undefined) return;
      // the next seat at this screen may be asked the same
      this.#hasMoved = true;
      this.#update();
    });
  }

  /** Answers the question to several people: `seats` want to be asked, all others decline. */
  answerTogether(seats: readonly Seat[]): void {
    if (this.together === null) return;
    this.#hasMoved = true;
    if (this.#remote === null) return this.#host.closeRound(askOnly(seats));
    this.#remote.choose(seats);
    this.#update();
  }

  /** The people at this screen decline every question out of turn, the present one included, until it is the turn of one of them. */
  restUntilNextTurn(): void {
    if (this.acting) return;
    this.#remote?.asking?.leave();
    this.#hasMoved = true;
    this.acting = true;
    void this.#settle((async () => await this.#host.rest(this.people))());
  }

  /** Takes back a person's last action; false: it cannot be taken back. */
  async takeBack(): Promise<boolean> {
    const link = this.#seats.linkToTakeBack;
    return link !== undefined && (await link.takeBack()) === null;
  }

  /** Lets bots and the table act until a person is asked, the race is over, or `end`. */
  run(): Promise<void> {
    return this.#host.run();
  }

  end(): void {
    this.#host.end();
    this.#onEnd();
  }

  /** Waits for the answer to an action of the player; true: it is done. If the host fails its error is shown, and the player can try again. */
  async #settle(sent: Promise<Refusal | null>): Promise<boolean> {
    try {
      this.refusal = await sent;
      return this.refusal === null;
    } catch (error) {
      this.saving.error = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.acting = false;
    }
  }

  /** Gives a seat its news from the host. The reader's seat is the last; when it has them the screen is updated. */
  #receive(seat: SeatAtRace<S, A, E, V, N>, news: News<A, E>): void {
    if (news.keep < seat.entries.length || news.entries.length > 0) this.#hasMoved = true;
    const before = seat.log.length;
    const added = seat.receive(news);
    if (seat !== this.#seats.reader) return;
    // where lines were taken back what is left is no news
    this.#newLines = seat.log.length < before ? 0 : this.#newLines + added;
    this.#update();
  }

  /** Takes over the host's situation, and shows the position if something in it is new. */
  #update(): void {
    const { situation } = this.#seats.reader;
    this.thinking = situation.thinking;
    this.standstill = standstillOf(situation.agreed);
    this.saving.update(situation);
    this.timing.update(situation);
    this.advance.update();
    this.hints.update();
    const { situations } = this.#seats;
    this.takeBackOf = situations.find(({ takeBack }) => takeBack !== null)?.takeBack ?? null;
    const before = this.#remote?.asking;
    this.#remote?.update((seat) => this.#seats.at(seat)!);
    const asking = this.#remote?.asking;
    if (before !== undefined && asking === undefined && before.isUnanswered) this.missed = true;
    const seat = asking?.seat ?? this.people.find((_, i) => situations[i]!.asked);
    const together = this.#remote === null ? (situations.find((each) => each.together !== null)?.together ?? null) : this.#remote.together;
    // while the player skips nothing is shown until a player is asked or the race is over
    if (this.timing.skipping && situation.going && seat === undefined && together === null) return;
    const hasSkipped = this.timing.skipping;
    this.timing.skipping = false;
    if (!this.#hasMoved && (seat !== undefined) === this.hasQuestion && (together === null) === (this.together === null)) return;
    this.together = together;
    this.hasSkipped = hasSkipped;
    this.timing.linger(0);
    this.#hasMoved = false;
    this.hasQuestion = seat !== undefined;
    if (this.hasQuestion) this.missed = false;
    const isThrown = this.game.turn(this.#seats.reader.state) === CHANCE;
    this.viewer = (isThrown ? undefined : seat) ?? (this.people.length === 1 ? this.people[0]! : NO_SEAT);
    const viewed = this.#seats.at(this.viewer)!;
    const position = asking?.position ?? null;
    this.pending = position === null ? viewed.pending() : this.game.pending(position);
    this.view = viewed.view();
    this.state = position ?? viewed.state;
    this.choices = position === null ? viewed.choices() : this.game.choices(position);
    this.recent = this.#newLines === 0 ? [] : this.#seats.reader.log.slice(-this.#newLines);
    this.#newLines = 0;
    this.step++;
    this.timing.afterStep(this.recent, this.hasQuestion);
  }
}

/** A session whose game the holder does not know. */
export type AnySession = Session<unknown, unknown, unknown, unknown, unknown>;

/** An opened race, and what was wrong with how it was stored. */
export interface OpenRace<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly session: Session<C, S, A, E, V, N>;
  readonly problems: readonly Problem[];
}
