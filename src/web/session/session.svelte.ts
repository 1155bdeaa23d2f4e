import {
  NOBODY,
  refusal,
  type AdvanceQuestion,
  type Game,
  type GameNames,
  type Problem,
  type Refusal,
  type Seat,
} from '../../kit/index.ts';
import {
  createSeat,
  formatRecord,
  HUMAN,
  advanceQuestions,
  roundFrom,
  type AdvanceAnswers,
  type Driver,
  type Hint,
  type Link,
  type LogEvent,
  type News,
  type SeatAtRace,
  type Situation,
  type Variation,
} from '../../table/index.ts';
import { afterPaint } from '../lib/paint.ts';
import { damageOf } from './damage.ts';
import type { RaceHost } from './race-host.ts';
import { askThese } from './replies.ts';
import type { RaceOnScreen } from './race-on-screen.ts';
import type { Far, SessionOptions } from './session-options.ts';
import { standstillOf, type Standstill } from './standstill.ts';
import { Timing } from './timing.svelte.ts';

/** `elsewhere`: another tab rides this race on; this one follows it. `deleted`: it is in this page's memory alone, deleted in whichever tab. */
export type Saving = 'kept' | 'full' | 'forbidden' | 'elsewhere' | 'deleted';

/** Somebody before the screen, or a spectator: what he knows, and how he speaks with the host. */
interface Sitter<S, A, E, V, N extends GameNames> {
  readonly link: Link<A, E>;
  readonly seat: SeatAtRace<S, A, E, V, N>;
}

/**
 * A race on this screen: the seats of the people before it, and that of a spectator where they are several or none. It knows what their host has told them, and shows it
 * step by step. Its host may be in this tab, in another, or far away.
 */
export class Session<C, S, A, E, V, N extends GameNames = GameNames> implements RaceOnScreen<C, S, A, E, V, N> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly drivers: readonly Driver[];
  readonly seal: string;
  /** Its kept text holds more than its record: what became void when it was mended, at an earlier opening. */
  readonly wasDamaged: boolean;
  /** How many actions there were when it was opened. */
  readonly kept: number;
  readonly people: readonly Seat[];
  readonly timing: Timing;

  step = $state(0);
  /** Whose eyes everything here is for: who is asked, else the only person; NOBODY where several share the screen, or none sits before it. */
  viewer = $state<Seat>(NOBODY);
  view: V = $state.raw()!;
  state: S = $state.raw()!;
  pending: N['pending'] = $state.raw()!;
  choices = $state.raw<readonly A[]>([]);
  recent = $state.raw<readonly LogEvent<E, N['event']>[]>([]);
  asked = $state(false);
  refused = $state.raw<Refusal | null>(null);
  thinking = $state(false);
  /** Its people have agreed not to ride now; null: it is ridden, or over by its rules. */
  standstill = $state.raw<Standstill | null>(null);
  /** An answer was given and is about to take effect: a second tap on it is none. */
  acting = $state(false);
  skipping = $state(false);
  /** The others wait while a person may take back what he did. */
  holding = $state(false);
  /** What is shown is the end of a stretch that was skipped. */
  leapt = $state(false);
  /** Why it stands still, as its host says it: a code of `APPEND_FAILURES`, a damaged row (`damage`), an error's own words; or what of the host's news cannot be read here. */
  broken = $state.raw<string | Problem | null>(null);
  /** How the race is kept, as its keeper tells it. */
  keptness = $state<Exclude<Saving, 'elsewhere'>>('kept');
  /** The entry that somebody at this screen may take back. */
  takeBackOf = $state<number | null>(null);

  /** Those that were taken at this race, where its host knows them. */
  hints = $state.raw<readonly Hint[]>([]);

  #common = $state.raw<{ readonly kind: string; readonly seats: readonly Seat[] } | null>(null);
  #follows = $state(false);
  /** By seat, as last told. */
  #answers = $state.raw<readonly AdvanceAnswers[]>([]);

  readonly #host: RaceHost<A, E>;
  readonly #variation: Variation | undefined;
  readonly #far: Far<A> | null;
  /** The position in which it asks the one before this screen, where he is asked together with others: as if all before him had said no. */
  #imagined: S | null = null;
  /** The number of entries at which he has replied. */
  #repliedAt = -1;
  readonly #sitters: readonly Sitter<S, A, E, V, N>[];
  readonly #questions: readonly AdvanceQuestion[];
  readonly #keptNames: readonly string[];
  readonly #showName: (kept: string) => string;
  readonly #ended: () => void;
  readonly #rideHere: () => Promise<void>;
  /** Lines of the log that are new since something was last shown. */
  #fresh = 0;
  #moved = true;

  constructor(options: SessionOptions<C, S, A, E, V, N>) {
    const { game, config, host, drivers } = options;
    this.id = options.id;
    this.game = game;
    this.config = config;
    this.drivers = drivers;
    this.#keptNames = game.seats(config).map(({ name }) => name);
    this.#showName = options.showName ?? ((kept) => kept);
    this.seal = options.seal;
    this.wasDamaged = options.wasDamaged ?? false;
    this.people = options.people ?? drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
    this.#host = host;
    this.#variation = options.variation;
    this.timing = new Timing(host, options.pace, options.patience ?? 'at-once', options.bots ?? 'by-themselves');
    this.#far = options.far ?? null;
    this.#questions = options.watched ? [] : advanceQuestions(game, config);
    this.#ended = options.ended ?? (() => undefined);
    this.#rideHere = options.rideHere ?? (() => Promise.resolve());
    const eyes = this.people.length === 1 ? this.people : [...this.people, NOBODY];
    // whose log is read: the only person's, else a spectator's
    const last = eyes.at(-1)!;
    this.#sitters = eyes.map((each) => {
      const link = host.link(each);
      const seat = createSeat(game, config, each, link.news(0), each === last && options.look ? { look: options.look } : {});
      return { link, seat };
    });
    for (const { link, seat } of this.#sitters) link.watch((news) => this.#hear(seat, news, seat.viewer === last));
    this.kept = this.#reader.entries.length;
    // what was there when the race was opened is no news
    this.#update(this.#reader.situation);
    if (this.timing.bots === 'one-by-one') this.timing.tell();
  }

  // ---- for the screens ----

  /** Everything that happened, in order; grows with `step`. */
  get log(): readonly LogEvent<E, N['event']>[] {
    return this.#reader.log;
  }

  /** How many actions there were so far. */
  get entries(): number {
    return this.step < 0 ? 0 : this.#reader.entries.length;
  }

  /** As the reader sees them, in his language. */
  get names(): readonly string[] {
    return this.#keptNames.map(this.#showName);
  }

  get over(): boolean {
    return this.pending.seat === NOBODY;
  }

  get saving(): Saving {
    return this.#follows && this.keptness !== 'deleted' ? 'elsewhere' : this.keptness;
  }

  /** What of the race as it is kept cannot be read, while it stands still for that. */
  get damage(): Problem | null {
    return damageOf(this.broken);
  }

  /** Whether `mend` can be asked for here. */
  get mendable(): boolean {
    return this.damage !== null && this.#host.repair !== undefined && !this.#follows;
  }

  isHuman(seat: Seat): boolean {
    return this.drivers[seat] === HUMAN;
  }

  /** The question put to several people at this screen at once, with no hand in sight: who speaks up is asked when the rules come to him. */
  get common(): { readonly kind: string; readonly seats: readonly Seat[] } | null {
    return this.#common;
  }

  /** Answers the common question: these want to be asked, all others say no. */
  speakUp(seats: readonly Seat[]): void {
    if (this.common === null) return;
    this.#moved = true;
    this.#host.closeRound(askThese(seats));
  }

  /** Whether whoever is asked may be told the best options: never online, and where there is nothing to choose there is nothing to tell. */
  get mayHint(): boolean {
    return this.asked && this.#host.recordHint !== undefined && this.choices.length > 1;
  }

  /** Keeps that whoever is asked is told them; null: it is kept, and he may be. */
  async keepHint(): Promise<Refusal | null> {
    return (await this.#host.recordHint?.(this.pending.seat)) ?? null;
  }

  /** The kinds of questions that people at this screen may answer in advance. Hidden ones where one sits alone: several are asked them together. */
  get inAdvance(): readonly AdvanceQuestion[] {
    return this.#questions.filter(({ asks }) => asks === 'one-seat' || this.people.length === 1);
  }

  /** What a person has answered in advance, by kind of question; `ask` for every kind left out. */
  answers(seat: Seat): AdvanceAnswers {
    return this.#answers[seat] ?? {};
  }

  /** A person answers in advance, for the kinds named. Empty: taken and kept; else nothing has changed. */
  async answerInAdvance(seat: Seat, answers: unknown): Promise<readonly Problem[]> {
    return (await this.#at(seat)?.link.answerInAdvance(answers)) ?? [];
  }

  /** The people at this screen do nothing out of turn, what they are asked now included, until one of them is to ride. */
  restUntilNextTurn(): void {
    if (this.acting) return;
    this.#moved = true;
    this.acting = true;
    void this.#host.rest(this.people).then((refused) => {
      this.acting = false;
      this.refused = refused;
    });
  }

  /** The race as a record with its envelope opened, so that it can be ridden on elsewhere, or checked. */
  record(): string {
    if (this.#host.race === undefined) throw new Error('the host keeps the record to itself');
    const race = this.#host.race('opened');
    return formatRecord(this.#variation === undefined ? race : { ...race, variation: this.#variation });
  }

  /** Its host is far away: how fast it goes on, and what is kept, is the host's business. */
  get far(): boolean {
    return this.#far !== null;
  }

  /** The position after an event of the log, as those eyes may know it. */
  stateAt({ n, index }: LogEvent, eyes: Seat = this.viewer): S {
    return (this.#at(eyes)?.seat ?? this.#reader).at(n, index);
  }

  whyNot(action: A): Refusal | null {
    if (this.#imagined !== null) return this.game.whyNot(this.#imagined, this.pending.seat, action);
    return (this.#at(this.pending.seat)?.seat ?? this.#reader).whyNot(action);
  }

  act(action: A): void {
    const { seat } = this.pending;
    const link = this.#at(seat)?.link;
    if (!this.asked || this.acting || link === undefined) return;
    this.acting = true;
    const after = this.#reader.entries.length;
    const far = this.#imagined === null ? null : this.#far;
    afterPaint(() => {
      void (far === null ? link.act(action, { after }) : far.reply(action)).then((refused) => {
        this.acting = false;
        this.refused = refused;
        if (far === null || refused !== null) return;
        this.#repliedAt = after;
        this.#update(this.#reader.situation);
      });
    });
  }

  /** Takes back what a person at this screen did last; false where it cannot be. */
  async takeBack(): Promise<boolean> {
    const sitter = this.#sitters.find(({ seat }) => seat.situation.takeBack !== null);
    return sitter !== undefined && (await sitter.link.takeBack()) === null;
  }

  /** The others wait, and a person may let them go on. */
  get waits(): boolean {
    return this.holding || this.timing.lingering;
  }

  /** Nobody moves before a person has said so. */
  get restsForMe(): boolean {
    return this.waits || this.timing.bots === 'one-by-one';
  }

  /** Another tab has ridden this race so far; this one does from now on. */
  async rideHere(): Promise<void> {
    await this.#rideHere();
    await this.run();
  }

  /** A person wants it to go on from the last action before the damage; what stands behind it is void, and stays kept. Null: so it is. */
  async mend(): Promise<Refusal | null> {
    const refused = this.#host.repair === undefined ? refusal('table-not-here', '') : await this.#host.repair();
    if (refused === null) void this.run();
    return refused;
  }

  /** Lets bots and the table act until a person is asked, the race is over, or `end`. */
  run(): Promise<void> {
    return this.#host.run();
  }

  /** Shows nothing more until a person is asked. */
  skip(): void {
    const { going, holding } = this.#reader.situation;
    this.skipping = going || holding;
    this.#host.skip();
    this.timing.linger(0);
  }

  end(): void {
    this.#host.end();
    this.#ended();
  }

  // ---- inside ----

  /** The seat whose log is read. */
  get #reader(): SeatAtRace<S, A, E, V, N> {
    return this.#sitters.at(-1)!.seat;
  }

  #at(eyes: Seat): Sitter<S, A, E, V, N> | undefined {
    return this.#sitters.find(({ seat }) => seat.viewer === eyes);
  }

  /** Every seat at this screen hears the same; when the last one has, it is shown. */
  #hear(seat: SeatAtRace<S, A, E, V, N>, news: News<A, E>, last: boolean): void {
    const before = seat.log.length;
    if (news.keep < seat.entries.length || news.entries.length > 0) this.#moved = true;
    const added = seat.receive(news);
    if (!last) return;
    // what was taken back is no news
    this.#fresh = seat.log.length < before ? 0 : this.#fresh + added;
    this.#update(seat.situation);
  }

  #update(situation: Situation): void {
    const { going, thinking, holding, broken, role } = situation;
    this.thinking = thinking;
    this.hints = this.#host.hints ?? [];
    this.holding = holding;
    this.broken = broken ?? situation.notKept;
    this.standstill = standstillOf(situation.agreed);
    this.#follows = role === 'reader';
    const situations = this.people.map((seat) => this.#at(seat)!.seat.situation);
    this.#answers = this.drivers.map((_, seat) => this.#at(seat)?.seat.situation.answers ?? {});
    this.takeBackOf = situations.find(({ takeBack }) => takeBack !== null)?.takeBack ?? null;
    this.#imagined = this.#imagine(situations[0]);
    const seat = this.#imagined === null ? this.people.find((_, i) => situations[i]!.asked) : this.people[0];
    const together = this.#far === null ? (situations.find((each) => each.together !== null)?.together ?? null) : null;
    // what comes while it skips is shown when somebody is asked, or the race is over
    if (this.skipping && going && seat === undefined && together === null) return;
    const leaps = this.skipping;
    this.skipping = false;
    if (!this.#moved && (seat !== undefined) === this.asked && (together === null) === (this.#common === null)) return;
    this.#common = together;
    this.leapt = leaps;
    this.timing.linger(0);
    this.#show(seat);
  }

  /** Where he is asked together with others who sit elsewhere, and has not replied yet. */
  #imagine(situation: Situation | undefined): S | null {
    if (this.#far === null || !situation?.together?.concerned || this.#repliedAt === situation.entries) return null;
    for (const asking of roundFrom(this.game, this.#reader.state)) if (this.game.turn(asking) === this.people[0]) return asking;
    return null;
  }

  #show(asked: Seat | undefined): void {
    this.#moved = false;
    this.asked = asked !== undefined;
    this.viewer = asked ?? (this.people.length === 1 ? this.people[0]! : NOBODY);
    const { seat } = this.#at(this.viewer)!;
    const imagined = this.#imagined;
    this.pending = imagined === null ? seat.pending() : this.game.pending(imagined);
    this.view = seat.view();
    this.state = imagined ?? seat.state;
    this.choices = imagined === null ? seat.choices() : this.game.choices(imagined);
    this.recent = this.#fresh === 0 ? [] : this.#reader.log.slice(-this.#fresh);
    this.#fresh = 0;
    this.step++;
    this.timing.shown(this.recent, this.asked);
  }
}

/** A session whose game the holder does not know: what the screens' shared parts are given. */
export type AnySession = Session<unknown, unknown, unknown, unknown, unknown>;

/** A race taken up where it stands, and what was found wrong with how it was kept. */
export interface OpenRace<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly session: Session<C, S, A, E, V, N>;
  readonly problems: readonly Problem[];
}
