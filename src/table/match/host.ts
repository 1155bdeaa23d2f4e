import type { Game, Problem, Reason, Refusal, Seat } from '../../kit/index.ts';
import { NOBODY, follow, refusal } from '../../kit/index.ts';
import type { Entry } from '../race/race.ts';
import { parseAdvance } from './advance.ts';
import type { Host, HostOptions, Thought } from './host-options.ts';
import type { NotKept, Row, Summary } from './journal.ts';
import { notKept } from './journal.ts';
import type { News, Situation } from './link.ts';
import type { Act, Prepared } from './match.ts';
import { createMatch } from './match.ts';
import type { Question, Questions } from './questions.ts';
import { createQuestions, isHidden, stillToWait } from './questions.ts';
import { createRowLine } from './row-line.ts';
import { actsRow, factRow } from './rows.ts';
import { sameData } from './same-data.ts';
import type { TableFact, TableState } from './table-fact.ts';
import { HUMAN, formatFact, parseFact, withFact } from './table-fact.ts';
import { createTelling } from './telling.ts';

/** A question put to every seat after every turn is answered in a third of a step, or a race of six would be spent waiting. */
const SHARE_OF_A_STEP = 1 / 3;
/** The sender's name for an action: printable ASCII. */
const ID = /^[ -~]{1,64}$/;

/** How an action came about, and what is to be done when it is kept. */
interface How {
  readonly reason?: Reason | null;
  readonly byHand?: boolean;
  readonly kept?: () => void;
}

/** Where nobody hears of our own mistakes they are told as any program's are. */
function thrownLater(error: unknown): void {
  void Promise.reject(error instanceof Error ? error : new Error(String(error)));
}

/**
 * Runs one race: decides, keeps, and then tells (docs/decisions/0008-host-and-seat.md). What the journal refuses has not happened.
 */
export function createHost<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: HostOptions<S, A>): Host<A, E> {
  const { journal, clock, rows: read } = options;
  const { sealed, rulesVersion = game.rulesVersion, report = thrownLater } = options;
  const entries = read.entries as readonly Entry<A, E>[];
  const voided = read.voided as readonly Entry<A, E>[];
  const match = createMatch(game, config, { sealed, rulesVersion, entries, voided, chance: 'prepared' });
  const seats = game.seats(config).length;
  let table: TableState = read.table;
  const people = (): Seat[] => table.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  const questions: Questions<S, A> = createQuestions(game, config, people);
  table.answers.forEach((answers, seat) => questions.answer(seat, answers));

  let { timing, role } = options;
  /** The row that could not be read, in words; nothing is decided on what stands before it until it is mended. */
  let damage = read.damage;
  /** How many entries each taking back has left. */
  const takings = [...read.takings];
  let broken: string | null = null;
  /** Whose answer may still be taken back while the others wait, and whether it is one to a question that nobody may know he was asked. */
  let holding: { readonly seat: Seat; readonly hidden: boolean } | null = null;
  let thinking = false;
  let skipping = false;
  /** Resolves when the race rests; null while it does. */
  let riding: Promise<void> | null = null;
  let ended = false;
  let wake: () => void = () => undefined;
  /** Counts whatever makes void what a bot is thinking about. */
  let turns = 0;
  const reasons = new Map<number, Reason>();
  /** Entries that a person did by hand: no others may be taken back. */
  const byHand = new Set<number>(entries.flatMap(({ n, id }) => (id === undefined ? [] : [n])));
  /** Actions on their way, by the sender's name for them. */
  const acting = new Map<string, { readonly wish: Act<A>; readonly answer: Promise<Refusal | null> }>();
  const takingBack = new Map<Seat, Promise<Refusal | null>>();
  /** Rows that the journal has refused, which it may hold all the same, and those that were found there. */
  let doubted: Row[] = [];
  const found = new WeakSet<Row>();

  const telling = createTelling<A, E>(newsFor, report);
  const publish = (): void => telling.publish();
  const line = createRowLine({
    journal,
    kept: read.rows,
    refused(row) {
      match.drop();
      doubted.push(row);
      publish();
    },
    doubt: readOn,
  });

  const questionAhead = (): Question<A> => questions.question(match.ahead.state);
  const isPerson = (seat: Seat): boolean => table.drivers[seat] === HUMAN;
  /** Whether it waits for somebody, or for nobody. */
  const rests = (question: Question<A>): boolean => (question.to === 'seat' ? isPerson(question.seat) : question.to !== 'table');
  const stands = (): boolean => ended || role !== 'ride' || line.failure !== null || broken !== null || damage !== null;
  const halts = (): boolean => stands() || rests(questionAhead());
  const quiet = (): boolean => match.ahead.entries === match.log.length;

  // ---- telling ----

  function takeableBy(seat: Seat): number | null {
    const last = match.log.at(-1);
    if (last?.seat !== seat || !isPerson(seat) || !byHand.has(last.n) || role !== 'ride' || ended) return null;
    return game.turn(match.state) === NOBODY || !quiet() ? null : last.n;
  }

  function situationFor(eyes: Seat): Situation {
    const question = questions.question(match.state);
    const mine = role === 'ride' && quiet();
    const discreet = question.to === 'seat' && question.seat !== eyes && isHidden(questions.kinds, question.kind);
    const held = holding !== null && (holding.seat === eyes || !holding.hidden);
    return {
      entries: match.log.length,
      takenBack: takings.length,
      asked: mine && question.to === 'seat' && question.seat === eyes && isPerson(eyes),
      together:
        mine && question.to === 'together'
          ? { kind: question.kind, seats: question.seats, concerned: eyes >= 0 && questions.concerns(match.state, eyes) }
          : null,
      drivers: table.drivers,
      away: table.away,
      answers: questions.answers(eyes),
      takeBack: takeableBy(eyes),
      holding: held,
      thinking,
      going: !stands() && !held && (!quiet() || discreet || !rests(question)),
      role,
      notKept: line.failure,
      broken: broken ?? damage,
    };
  }

  function newsFor(eyes: Seat, known: number, takenBack = takings.length): News<A, E> {
    const keep = Math.max(0, Math.min(Math.trunc(known) || 0, match.log.length, ...takings.slice(Math.max(0, takenBack))));
    const told = match.toldFrom(eyes, keep + 1).map((entry) => {
      const reason = reasons.get(entry.n);
      return reason === undefined ? entry : { ...entry, reason };
    });
    return { keep, entries: told, situation: situationFor(eyes) };
  }

  // ---- keeping ----

  function summaryOf(state: S, count: number): Summary {
    const { stage, round } = game.progress(state);
    const turn = game.turn(state);
    return { entries: count, stage, round, over: turn === NOBODY, turn };
  }
  const summaryAhead = (): Summary => summaryOf(match.ahead.state, match.ahead.entries);

  /** Sends a row; answers null when it is kept and has taken effect. */
  async function keep(row: Row, summary: Summary, effect: () => void): Promise<NotKept | null> {
    const why = await line.send(row, summary, () => {
      try {
        effect();
      } catch (error) {
        broken = wordsOf(error);
      }
      if (!skipping) publish();
    });
    if (why === null) return null;
    await line.ready();
    doubted = doubted.filter((other) => other !== row);
    return found.has(row) ? null : why;
  }

  function keepActs(before: S, prepared: Prepared<A, E>, { reason, byHand: hand = false, kept }: How): Promise<NotKept | null> {
    const { n } = prepared.entries[0]!;
    questions.passed(match.ahead.state);
    return keep(actsRow(game, before, line.next, prepared.entries), summaryAhead(), () => {
      prepared.commit();
      if (reason) reasons.set(n, reason);
      if (hand) byHand.add(n);
      kept?.();
    });
  }

  /** Whether another host was quicker and its rows are known by now, so that it may be tried again on top of them. */
  const overtaken = (why: NotKept): boolean => why === 'taken' && line.failure === null;

  /** Something about the table. What was decided ahead goes first. */
  async function keepFact(fact: TableFact): Promise<Refusal | null> {
    const readable = parseFact(formatFact(fact), seats, questions.kinds);
    if (!readable.ok) return refusal(readable.error.code, '', { at: readable.error.at ?? '', ...readable.error.facts });
    for (;;) {
      await line.ready();
      if (ended || role !== 'ride') return refusal('table-not-here', '');
      const why = await keep(factRow(line.next, fact), summaryAhead(), () => hear(fact));
      if (why === null) return null;
      if (!overtaken(why)) return notKept(why);
    }
  }

  /** A fact takes effect, whoever has kept it. */
  function hear(fact: TableFact): void {
    table = withFact(table, fact);
    if (fact.fact === 'answers') questions.answer(fact.seat, fact.answers);
    if (fact.fact !== 'taken-back') return;
    takings.push(fact.to);
    match.rewind(fact.to);
    for (const n of [...reasons.keys()]) if (n > fact.to) reasons.delete(n);
    for (const n of [...byHand]) if (n > fact.to) byHand.delete(n);
    questions.passed(match.state);
    holding = null;
    turns++;
    wake();
  }

  /** What another host wrote in the meantime, and what the journal holds of this one's. Alone. */
  async function readOn(): Promise<void> {
    let rows: readonly Row[];
    try {
      rows = await journal.read(read.rows + 1);
    } catch {
      // it stays unknown, and the next row that is sent will show it
      return publish();
    }
    // the reader goes through this host's own rows, too: they bring it to where the match is
    for (const row of rows) {
      const said = read.read(row);
      if (row.n <= line.kept) continue;
      line.heard(row.n);
      turns++;
      const own = doubted.find((other) => sameData(other, row));
      if (own !== undefined) found.add(own);
      if (!said.ok) continue;
      if (said.value.kind === 'fact') hear(said.value.fact);
      else join(said.value.entries as readonly Entry<A, E>[]);
    }
    ({ damage } = read);
    publish();
  }

  function join(added: readonly Entry<A, E>[]): void {
    match.join(added);
    for (const { n, id } of added) if (id !== undefined) byHand.add(n);
    questions.passed(match.state);
  }

  // ---- going on ----

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const waiting = clock.wait(milliseconds);
    wake = () => waiting.wake();
    await waiting.over;
  }

  /** The others wait while an answer may be taken back. */
  async function hold(): Promise<void> {
    const [held, length] = [holding, timing.hold];
    await pause(length);
    // another length begins anew
    if (holding === held && (length === timing.hold || timing.hold <= 0 || skipping || ended)) holding = null;
    if (!skipping) publish();
  }

  /** One answer that is not given by hand. A bot is asked whatever the table would answer for it, so that all of its answers take the same way and time. */
  async function oneStep(): Promise<void> {
    const { state, entries: count } = match.ahead;
    const seat = game.turn(state);
    const driver = table.drivers[seat]!;
    const { kind } = game.pending(state);
    const began = clock.now();
    const turn = turns;
    let thought: Thought<A> | null = null;
    if (driver !== HUMAN) {
      thinking = true;
      if (!skipping) publish();
      thought = await options.think({ seat, driver, state: game.hide(state, seat), entries: count });
    }
    thinking = false;
    const length = timing.step * (isHidden(questions.kinds, kind) ? SHARE_OF_A_STEP : 1);
    if (!skipping) await pause(stillToWait(length, clock.now() - began));
    await line.ready();
    // somebody may have taken over, or taken something back, or changed what he had said
    if (stands() || turn !== turns || match.ahead.entries !== count || table.drivers[seat] !== driver) return;
    const question = questionAhead();
    const action = thought?.action ?? (question.to === 'table' ? question.action : undefined);
    if (action === undefined) return;
    const before = match.ahead.state;
    const preparing = match.prepare({ seat, action });
    if (preparing.kind !== 'prepared')
      throw new Error(`${driver} in ${kind}: ${preparing.kind === 'refused' ? preparing.refusal.code : preparing.kind}`);
    // a word on a hidden question would tell what the hand holds
    const reason = isHidden(questions.kinds, kind) ? null : (thought?.reason ?? null);
    const outcome = keepActs(before, preparing.prepared, { reason });
    if (!skipping) await outcome;
  }

  /** Until it waits for somebody, for nobody, or for the store. */
  function ride(): Promise<void> {
    if (ended) return Promise.resolve();
    riding ??= rideOn();
    return riding;
  }

  async function rideOn(): Promise<void> {
    try {
      for (;;) {
        await line.ready();
        if (holding !== null) await hold();
        else if (!stands() && (await deal()) !== null) continue;
        else if (!halts()) await oneStep();
        else if (line.busy) await line.idle();
        else break;
      }
    } catch (error) {
      broken = wordsOf(error);
    } finally {
      // first of all: whoever answers within the news is to find that it rests
      riding = null;
      thinking = skipping = false;
      publish();
    }
  }

  /** Chance's answers before anybody has acted, and those that a dead host left open. */
  function deal(): Promise<NotKept | null> {
    const before = match.ahead.state;
    const prepared = match.prepareChance();
    return prepared === null ? Promise.resolve(null) : keepActs(before, prepared, {});
  }

  function act(wish: Act<A>): Promise<Refusal | null> {
    const { id } = wish;
    if (id === undefined) return actOnce(wish);
    if (!ID.test(id)) return Promise.resolve(refusal('table-id', ''));
    const same = acting.get(id);
    if (same !== undefined && sameWish(same.wish, wish)) return same.answer;
    const answer = actOnce(wish).finally(() => {
      if (acting.get(id)?.answer === answer) acting.delete(id);
    });
    if (same === undefined) acting.set(id, { wish, answer });
    return answer;
  }
  const sameWish = (a: Act<A>, b: Act<A>): boolean => a.seat === b.seat && sameData(a.action, b.action);

  async function actOnce(wish: Act<A>): Promise<Refusal | null> {
    let { after } = wish;
    for (;;) {
      await line.idle();
      if (ended || role !== 'ride') return refusal('table-not-here', '');
      if (damage !== null) return refusal('table-damaged', '');
      const dealt = await deal();
      if (dealt !== null && !overtaken(dealt)) return notKept(dealt);
      if (line.busy) continue;
      const before = match.state;
      const now = match.log.length;
      after ??= now;
      const question = questions.question(before);
      const asked = question.to === 'seat' && question.seat === wish.seat && isPerson(wish.seat);
      if (!match.knows(wish.id) && after === now && !asked)
        return game.whyNot(before, wish.seat, wish.action) ?? refusal('table-not-asked', '');
      const preparing = match.prepare({ ...wish, after });
      if (preparing.kind === 'refused') return preparing.refusal;
      if (preparing.kind === 'answered') return null;
      const { prepared } = preparing;
      const hidden = isHidden(questions.kinds, game.pending(before).kind);
      const kept = (): void => {
        // where chance has spoken there is nothing to take back
        if (prepared.entries.length === 1 && timing.hold > 0 && !halts()) holding = { seat: wish.seat, hidden };
      };
      const why = await keepActs(before, prepared, { byHand: true, kept });
      if (why === null) {
        void ride();
        return null;
      }
      if (!overtaken(why)) return notKept(why);
    }
  }

  // ---- taking back, and what is said about the table ----

  /** Sends a taking back while nothing else is on its way, so that nothing is decided on what is void. */
  async function keepTaking(seat: Seat, to: number): Promise<Refusal | null> {
    const row = factRow(line.next, { fact: 'taken-back', seat, to });
    const state = follow(
      game,
      game.start(config),
      match.log.slice(0, to).flatMap(({ events }) => events),
    );
    const why = await line.send(row, summaryOf(state, to), () => hear({ fact: 'taken-back', seat, to }));
    if (why === 'lost' || why === 'taken') await readOn();
    publish();
    return why === null || found.has(row) ? null : notKept(why);
  }

  function takeBack(seat: Seat): Promise<Refusal | null> {
    const none = refusal('table-no-taking-back', '');
    if (takeableBy(seat) === null) return Promise.resolve(none);
    const same = takingBack.get(seat);
    if (same !== undefined) return same;
    turns++;
    const answer = line
      .alone(() => {
        const n = takeableBy(seat);
        return n === null ? Promise.resolve(none) : keepTaking(seat, n - 1);
      })
      .finally(() => takingBack.delete(seat));
    takingBack.set(seat, answer);
    return answer;
  }

  function mend(): Promise<Refusal | null> {
    return line.alone(async () => {
      if (ended || role !== 'ride') return refusal('table-not-here', '');
      if (damage === null) return null;
      const why = await keepTaking(NOBODY, match.log.length);
      if (why === null) damage = null;
      publish();
      return why;
    });
  }

  async function answerInAdvance(seat: Seat, input: unknown): Promise<readonly Problem[]> {
    if (seat < 0) return [{ code: 'table-no-seat' }];
    const parsed = parseAdvance(questions.kinds, input);
    if (!parsed.ok) return parsed.error;
    const why = await keepFact({ fact: 'answers', seat, answers: parsed.value });
    void ride();
    return why === null ? [] : [{ code: why.code, facts: why.facts }];
  }

  return {
    link(eyes) {
      if (eyes !== NOBODY && !(Number.isInteger(eyes) && eyes >= 0 && eyes < seats)) throw new RangeError(`there is no seat ${eyes}`);
      return {
        eyes,
        news: (known, takenBack) => newsFor(eyes, known, takenBack),
        watch: (listener) => telling.watch(eyes, listener),
        act: (action, sent) => act({ seat: eyes, action, ...sent }),
        answerInAdvance: (answers) => answerInAdvance(eyes, answers),
        takeBack: () => takeBack(eyes),
      };
    },
    run() {
      line.forgive();
      broken = null;
      return ride();
    },
    skip() {
      skipping = riding !== null;
      wake();
    },
    goOn() {
      holding = null;
      wake();
    },
    setTiming(next) {
      const other = holding === null || next.hold !== timing.hold;
      timing = next;
      if (other) wake();
    },
    closeRound(replies) {
      if (stands() || !quiet()) return;
      questions.closeRound(match.state, replies);
      publish();
      void ride();
    },
    rest(resting) {
      questions.rest(resting);
      publish();
      void ride();
    },
    async setDriver(seat, driver) {
      const why = await keepFact({ fact: 'driver', seat, driver });
      void ride();
      return why;
    },
    setAway: (seat, away) => keepFact({ fact: 'away', seat, away }),
    mend,
    async catchUp() {
      await line.alone(readOn);
    },
    async setRole(next) {
      if (next === 'ride') await line.alone(readOn);
      role = next;
      wake();
      publish();
    },
    race: (envelope) => match.race(envelope),
    end() {
      ended = true;
      telling.end();
      wake();
    },
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
