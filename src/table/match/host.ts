import type { Game, Problem, Reason, Refusal, Seat } from '../../kit/index.ts';
import { NOBODY, refusal } from '../../kit/index.ts';
import type { Entry, Race, Sealed } from '../race/race.ts';
import type { AdvanceAnswers } from './advance.ts';
import { parseAdvance } from './advance.ts';
import type { Journal, NotKept, Row, Summary } from './journal.ts';
import { notKept } from './journal.ts';
import type { Act, Prepared, Told } from './match.ts';
import { createMatch } from './match.ts';
import type { Question, Questions, Reply } from './questions.ts';
import { createQuestions, isHidden, stillToWait } from './questions.ts';
import type { RowReader } from './rows.ts';
import { actsRow, factRow } from './rows.ts';
import type { TableFact, TableState } from './table-fact.ts';
import { HUMAN, withFact } from './table-fact.ts';

/** What a bot answers. */
export interface Thought<Action> {
  readonly action: Action;
  readonly reason: Reason | null;
}

/** What a bot is asked: the position as its seat may know it. */
export interface ToThink<State> {
  readonly seat: Seat;
  /** The bot's name. */
  readonly driver: string;
  readonly state: State;
  /** The entries before this decision: with the seat, the name of the bot's own random numbers. */
  readonly entries: number;
}

/** Time, handed in: this floor has none. Milliseconds. */
export interface Clock {
  now(): number;
  /** Answers after so long (`Infinity`: not by itself), or when it is woken. */
  wait(milliseconds: number): { readonly over: Promise<void>; wake(): void };
}

/** How long things stay on screen, in milliseconds. */
export interface Timing {
  /** A step of a bot. */
  readonly step: number;
  /** After a person's answer, while it may be taken back; `Infinity`: until it is said. */
  readonly hold: number;
}

export interface HostOptions<State, Action> {
  readonly sealed: Sealed;
  readonly rulesVersion?: number;
  /** The rows read so far: the entries, and who sits where. */
  readonly rows: RowReader;
  readonly journal: Journal;
  readonly think: (wish: ToThink<State>) => Promise<Thought<Action>>;
  readonly clock: Clock;
  readonly timing: Timing;
  /** `ride`: it decides, drives bots and answers for the table. `follow`: another host does, this one reads what it keeps (`catchUp`). */
  readonly role: 'ride' | 'follow';
}

/** How things stand at the table, for the eyes of one seat. Plain data; the next replaces it. */
export interface Situation {
  /** Entries so far. */
  readonly entries: number;
  /** This seat is asked, by hand, now. */
  readonly asked: boolean;
  /** A question put to several seats at once, and whether it concerns this one: it has a real choice and has not answered it in advance. */
  readonly together: { readonly kind: string; readonly seats: readonly Seat[]; readonly concerned: boolean } | null;
  readonly drivers: readonly string[];
  readonly away: readonly Seat[];
  /** What this seat has answered in advance. */
  readonly answers: AdvanceAnswers;
  /** The number of the entry that this seat may take back. */
  readonly takeBack: number | null;
  /** The others wait while an answer may be taken back. */
  readonly holding: boolean;
  readonly thinking: boolean;
  /** Whether the host goes on by itself: else it waits for somebody, or the race is over. */
  readonly going: boolean;
  readonly role: 'ride' | 'follow';
  /** Why the last row was not kept: what it told of has not happened. */
  readonly notKept: NotKept | null;
  /** Something is wrong with the host itself, in its own words. */
  readonly broken: string | null;
}

/** All that a seat has to be told to be where the host is. */
export interface News<Action, Event> {
  /** The seat keeps so many of its entries: fewer than it has where something was taken back. */
  readonly keep: number;
  /** Those from there on. */
  readonly entries: readonly Told<Action, Event>[];
  readonly situation: Situation;
}

/** What a seat holds of its host: here, in another tab, or far away. */
export interface Link<Action, Event> {
  /** Whose eyes: a seat, or NOBODY for a spectator. */
  readonly eyes: Seat;
  /** Everything after the first `entries` entries. */
  news(entries: number): News<Action, Event>;
  /** Is told everything from now on; the answer ends that. */
  watch(listener: (news: News<Action, Event>) => void): () => void;
  /** null: done and kept. `id`: sent again it counts once. `after`: the entries known when it was decided. */
  act(action: Action, sent: { readonly id?: string; readonly after?: number }): Promise<Refusal | null>;
  /** Empty: taken and kept. */
  answerInAdvance(answers: unknown): Promise<readonly Problem[]>;
  takeBack(): Promise<Refusal | null>;
}

export interface Host<Action, Event> {
  link(eyes: Seat): Link<Action, Event>;
  /** Lets bots and the table act until a person is asked or the race is over. */
  run(): Promise<void>;
  /** Shows nothing more until a person is asked. */
  skip(): void;
  /** The others need not wait any longer. */
  goOn(): void;
  setTiming(timing: Timing): void;
  /** What was replied to a question put to several seats together. */
  closeRound(replies: ReadonlyMap<Seat, Reply<Action>>): void;
  /** These seats do nothing out of turn until one of them is to ride. */
  rest(seats: readonly Seat[]): void;
  setDriver(seat: Seat, driver: string): Promise<Refusal | null>;
  setAway(seat: Seat, away: boolean): Promise<Refusal | null>;
  /** Where a row could not be read the race goes on from the last entry before it; what stands after it is void, and kept. */
  mend(): Promise<Refusal | null>;
  /** Reads on what another host has kept. */
  catchUp(): Promise<void>;
  setRole(role: 'ride' | 'follow'): Promise<void>;
  race(envelope: 'sealed' | 'opened'): Race;
  end(): void;
}

/** A question put to every seat after every turn is answered in a third of a step, or a race of six would be spent waiting. */
const SHARE_OF_A_STEP = 1 / 3;

/**
 * Runs one race: decides, keeps, and then tells (docs/decisions/0008-host-and-seat.md). What the journal refuses has not happened.
 */
export function createHost<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: HostOptions<S, A>): Host<A, E> {
  const { journal, clock, rows: read } = options;
  const { sealed, rulesVersion = game.rulesVersion } = options;
  const entries = read.entries as readonly Entry<A, E>[];
  const match = createMatch(game, config, { sealed, rulesVersion, entries, chance: 'prepared' });
  let table: TableState = read.table;
  const people = (): Seat[] => table.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  const questions: Questions<S, A> = createQuestions(game, config, people);
  table.answers.forEach((answers, seat) => questions.answer(seat, answers));

  let { timing, role } = options;
  /** Rows kept for good, and rows on their way. */
  let kept = read.rows;
  let sent = read.rows;
  /** Everything decided after a row that was not kept is void: what was decided before belongs to another run. */
  let epoch = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let failure: NotKept | null = null;
  let broken: string | null = null;
  let holding = false;
  let thinking = false;
  let skipping = false;
  let running = false;
  let ended = false;
  let wake: () => void = () => undefined;
  const reasons = new Map<number, Reason>();
  /** Entries that the table answered for a person: he cannot take them back. */
  const tabled = new Set<number>();
  const listeners = new Map<(news: News<A, E>) => void, { readonly eyes: Seat; entries: number }>();

  const questionNow = (): Question<A> => questions.question(match.state);
  const questionAhead = (): Question<A> => questions.question(match.ahead.state);
  const isPerson = (seat: Seat): boolean => table.drivers[seat] === HUMAN;
  /** Whether it waits for somebody, or for nobody. */
  const rests = (question: Question<A>): boolean => (question.to === 'seat' ? isPerson(question.seat) : question.to !== 'table');
  const halts = (): boolean => ended || role !== 'ride' || failure !== null || broken !== null || rests(questionAhead());

  // ---- telling ----

  function takeableBy(seat: Seat): number | null {
    const last = match.log.at(-1);
    if (last?.seat !== seat || !isPerson(seat) || tabled.has(last.n) || role !== 'ride') return null;
    return game.turn(match.state) === NOBODY || match.ahead.entries > match.log.length ? null : last.n;
  }

  function situationFor(eyes: Seat): Situation {
    const question = questionNow();
    const mine = role === 'ride' && match.ahead.entries === match.log.length;
    return {
      entries: match.log.length,
      asked: mine && question.to === 'seat' && question.seat === eyes && isPerson(eyes),
      together:
        mine && question.to === 'together'
          ? { kind: question.kind, seats: question.seats, concerned: eyes >= 0 && questions.concerns(match.state, eyes) }
          : null,
      drivers: table.drivers,
      away: table.away,
      answers: questions.answers(eyes),
      takeBack: takeableBy(eyes),
      holding,
      thinking,
      going: running && !holding,
      role,
      notKept: failure,
      broken,
    };
  }

  function newsFor(eyes: Seat, known: number): News<A, E> {
    const keep = Math.min(known, match.log.length);
    const told = match.toldFrom(eyes, keep + 1).map((entry) => {
      const reason = reasons.get(entry.n);
      return reason === undefined ? entry : { ...entry, reason };
    });
    return { keep, entries: told, situation: situationFor(eyes) };
  }

  function publish(): void {
    for (const [listener, watcher] of [...listeners]) {
      const news = newsFor(watcher.eyes, watcher.entries);
      watcher.entries = news.situation.entries;
      listener(news);
    }
  }

  // ---- keeping ----

  function summary(): Summary {
    const { state, entries: count } = match.ahead;
    const { stage, round } = game.progress(state);
    const turn = game.turn(state);
    return { entries: count, stage, round, over: turn === NOBODY, turn };
  }

  /** Sends a row on its way; when it is kept, and everything before it, `done` makes it so. Answers why not, where it was not. */
  function keep(row: Row, prepared: Prepared<A, E> | null, done: () => void): Promise<NotKept | null> {
    const began = epoch;
    sent = row.n;
    const appended = journal.append([row], summary()).catch((): NotKept => 'lost');
    const outcome = tail.then(async () => {
      const why = await appended;
      if (began !== epoch) return failure ?? 'lost';
      if (why !== null) {
        epoch++;
        failure = why;
        prepared?.drop();
        sent = kept;
        publish();
        return why;
      }
      kept = row.n;
      failure = null;
      prepared?.commit();
      done();
      return null;
    });
    tail = outcome;
    return outcome;
  }

  function keepActs(
    before: S,
    prepared: Prepared<A, E>,
    how: { readonly reason?: Reason | null; readonly tabled?: boolean; readonly done?: () => void } = {},
  ): Promise<NotKept | null> {
    const first = prepared.entries[0]!;
    if (how.reason) reasons.set(first.n, how.reason);
    if (how.tabled) tabled.add(first.n);
    else tabled.delete(first.n);
    questions.passed(match.ahead.state);
    return keep(actsRow(game, before, sent + 1, prepared.entries), prepared, how.done ?? (() => undefined));
  }

  /** Something about the table. What was decided ahead goes first. */
  async function keepFact(fact: TableFact, done: () => void = () => undefined): Promise<Refusal | null> {
    const why = await keep(factRow(sent + 1, fact), null, () => {
      table = withFact(table, fact);
      done();
    });
    publish();
    return why === null ? null : notKept(why);
  }

  /** What another host wrote in the meantime. */
  async function catchUp(): Promise<void> {
    const outcome = tail.then(async () => {
      // the reader goes through this host's own rows, too: they bring it to where the match is
      for (const row of await journal.read(read.rows + 1)) {
        const found = read.read(row);
        if (row.n <= kept) continue;
        if (!found.ok) throw new Error(`${found.error.at ?? ''} ${found.error.code}`);
        kept = sent = row.n;
        if (found.value.kind === 'entries') match.join(found.value.entries as readonly Entry<A, E>[]);
        else hearFact(found.value.fact);
        questions.passed(match.state);
      }
      failure = null;
    });
    tail = outcome.catch(() => undefined);
    await outcome;
    publish();
  }

  function hearFact(fact: TableFact): void {
    table = withFact(table, fact);
    if (fact.fact === 'answers') questions.answer(fact.seat, fact.answers);
    if (fact.fact === 'taken-back') rewind(fact.to);
  }

  function rewind(to: number): void {
    match.rewind(to);
    for (const n of [...reasons.keys()]) if (n > to) reasons.delete(n);
    for (const watcher of listeners.values()) watcher.entries = Math.min(watcher.entries, to);
    questions.passed(match.state);
  }

  // ---- going on ----

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const waiting = clock.wait(milliseconds);
    wake = () => waiting.wake();
    await waiting.over;
  }

  /** One answer that is not given by hand. A bot is asked whatever the table would answer for it, so that all of its answers take the same way and time. */
  async function oneStep(): Promise<void> {
    const { state, entries: count } = match.ahead;
    const seat = game.turn(state);
    const { kind } = game.pending(state);
    const began = clock.now();
    const run = epoch;
    let thought: Thought<A> | null = null;
    if (!isPerson(seat)) {
      thinking = true;
      if (!skipping) publish();
      thought = await options.think({ seat, driver: table.drivers[seat]!, state: game.hide(state, seat), entries: count });
    }
    thinking = false;
    const length = timing.step * (isHidden(questions.kinds, kind) ? SHARE_OF_A_STEP : 1);
    if (!skipping) await pause(stillToWait(length, clock.now() - began));
    if (ended || role !== 'ride' || run !== epoch || match.ahead.entries !== count) return;
    // a person may have changed what he had said
    const question = questionAhead();
    const action = thought?.action ?? (question.to === 'table' ? question.action : undefined);
    if (action === undefined) return;
    const before = match.ahead.state;
    const preparing = match.prepare({ seat, action });
    if (preparing.kind !== 'prepared')
      throw new Error(`${table.drivers[seat]} in ${kind}: ${preparing.kind === 'refused' ? preparing.refusal.code : preparing.kind}`);
    // a word on a hidden question would tell what the hand holds
    const reason = isHidden(questions.kinds, kind) ? null : (thought?.reason ?? null);
    const outcome = keepActs(before, preparing.prepared, { reason, tabled: thought === null });
    if (skipping) return;
    await outcome;
    publish();
  }

  async function run(): Promise<void> {
    if (running || ended) return;
    running = true;
    failure = null;
    try {
      await startChance();
      for (;;) {
        if (holding) await pause(timing.hold);
        holding = false;
        if (!halts()) {
          await oneStep();
          continue;
        }
        // somebody may act while the last rows are being written
        const last = tail;
        await last;
        if (tail === last && !holding && halts()) break;
      }
    } catch (error) {
      broken = error instanceof Error ? error.message : String(error);
    } finally {
      running = thinking = skipping = false;
      if (!ended) publish();
    }
  }

  /** Chance's answers before anybody has acted, and those that a dead host left open. */
  async function startChance(): Promise<void> {
    if (role !== 'ride') return;
    const before = match.ahead.state;
    const prepared = match.prepareChance();
    if (prepared !== null) await keepActs(before, prepared);
  }

  async function act(wish: Act<A>): Promise<Refusal | null> {
    if (role !== 'ride' || ended) return refusal('table-not-here', '');
    await startChance();
    const before = match.ahead.state;
    const question = questionAhead();
    if (!match.knows(wish.id) && (question.to !== 'seat' || question.seat !== wish.seat))
      return game.whyNot(before, wish.seat, wish.action) ?? refusal('table-not-asked', '');
    const preparing = match.prepare(wish);
    if (preparing.kind === 'refused') return preparing.refusal;
    if (preparing.kind === 'answered') {
      // still on its way to the store, perhaps
      await tail;
      return failure === null ? null : notKept(failure);
    }
    const done = (): void => {
      // where chance has spoken there is nothing to take back
      holding = preparing.prepared.entries.length === 1 && timing.hold > 0 && !halts();
    };
    const why = await keepActs(before, preparing.prepared, { done });
    if (why === 'taken') await catchUp();
    if (why !== null) return notKept(why);
    publish();
    void run();
    return null;
  }

  async function takeBack(seat: Seat): Promise<Refusal | null> {
    const n = takeableBy(seat);
    if (n === null) return refusal('table-no-taking-back', '');
    epoch++;
    return keepFact({ fact: 'taken-back', seat, to: n - 1 }, () => {
      rewind(n - 1);
      holding = false;
      wake();
    });
  }

  async function answerInAdvance(seat: Seat, input: unknown): Promise<readonly Problem[]> {
    const parsed = parseAdvance(questions.kinds, input);
    if (!parsed.ok) return parsed.error;
    const why = await keepFact({ fact: 'answers', seat, answers: parsed.value }, () => questions.answer(seat, parsed.value));
    void run();
    return why === null ? [] : [{ code: why.code, facts: why.facts }];
  }

  return {
    link: (eyes) => ({
      eyes,
      news: (known) => newsFor(eyes, known),
      watch(listener) {
        listeners.set(listener, { eyes, entries: match.log.length });
        return () => void listeners.delete(listener);
      },
      act: (action, { id, after }) =>
        act({ seat: eyes, action, ...(id === undefined ? {} : { id }), ...(after === undefined ? {} : { after }) }),
      answerInAdvance: (answers) => answerInAdvance(eyes, answers),
      takeBack: () => takeBack(eyes),
    }),
    run,
    skip() {
      skipping = running;
      wake();
    },
    goOn() {
      holding = false;
      wake();
    },
    setTiming(next) {
      timing = next;
      wake();
    },
    closeRound(replies) {
      questions.closeRound(match.state, replies);
      publish();
      void run();
    },
    rest(seats) {
      questions.rest(seats);
      publish();
      void run();
    },
    setDriver: (seat, driver) => keepFact({ fact: 'driver', seat, driver }),
    setAway: (seat, away) => keepFact({ fact: 'away', seat, away }),
    mend: () => keepFact({ fact: 'taken-back', seat: NOBODY, to: match.log.length }),
    catchUp,
    async setRole(next) {
      role = next;
      if (next === 'ride') await catchUp();
      wake();
      publish();
    },
    race: (envelope) => match.race(envelope),
    end() {
      ended = true;
      listeners.clear();
      wake();
    },
  };
}
