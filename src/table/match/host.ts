import type { Game, Problem, Refusal, Seat } from '../../kit/index.ts';
import { NOBODY, applyEntries, plainCopy, refusal } from '../../kit/index.ts';
import { sealOf } from '../race/envelope.ts';
import type { Entry } from '../race/race.ts';
import { parseAdvance } from './advance.ts';
import { createActing } from './acting.ts';
import { createAgreeing } from './agreeing.ts';
import { HUMAN } from './driver.ts';
import type { EnvelopeDecision, Envelopes } from './envelopes.ts';
import { contributionsOf, envelopesToShow, forgedOpening, hasBegun } from './envelopes.ts';
import { envelopeCalls } from './envelope-calls.ts';
import { createEntryMarks } from './entry-marks.ts';
import { createFactKeeping } from './fact-keeping.ts';
import type { Host, HostOptions } from './host-options.ts';
import type { NotKept, Row, Summary } from './journal.ts';
import type { Prepared } from './match.ts';
import { createMatch } from './match.ts';
import type { Question } from './questions.ts';
import { createQuestions, isHidden, ridesIn, roundFrom } from './questions.ts';
import { NO_ORDERS, ordersMet } from './orders.ts';
import { createOwnRows } from './own-rows.ts';
import type { CameAbout } from './riding.ts';
import { createRiding } from './riding.ts';
import { createRowLine } from './row-line.ts';
import { actsRow, summaryOf } from './rows.ts';
import { createSharing } from './sharing.ts';
import { createSituations } from './situation.ts';
import type { TableFact } from './table-fact.ts';
import type { TableState } from './table-state.ts';
import { withActs, withFact } from './table-state.ts';
import { createTelling } from './telling.ts';
import { createThoughts } from './thoughts.ts';

/**
 * Runs one race: decides, keeps, and then tells (docs/decisions/0008-host-and-seat.md). What the journal refuses has not happened.
 * Its parts lie beside it (acting, riding, situation, telling, row-line, own-rows, entry-marks, fact-keeping, agreeing, orders). What is left is one piece, since each of these functions
 * changes the match, the table and what is known of the journal in one step.
 */
export function createHost<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: HostOptions<S, A>): Host<A, E> {
  const { journal, clock, rows: read, sealed, rulesVersion = game.rulesVersion, report, terms } = options;
  const entries = read.entries as readonly Entry<A, E>[];
  const voided = read.voided as readonly Entry<A, E>[];
  const reached = game.copy(read.state as S);
  const match = createMatch(game, config, { sealed, rulesVersion, entries, reached, voided, chance: 'prepared' });
  const seats = game.seats(config).length;
  const seal = sealOf(sealed.seed);
  let table: TableState = read.table;
  const questions = createQuestions(game, config, () => [...table.drivers.keys()].filter(isPerson));
  table.answers.forEach((answers, seat) => questions.answer(seat, answers));
  questions.rest(table.resting);

  let { role } = options;
  /** The row that could not be read, in words; nothing is decided on what stands before it until it is mended. */
  let damage = read.damage;
  /** How many entries each taking back has left. */
  const takings = [...read.takings];
  let broken: string | null = null;
  let ended = false;
  const marks = createEntryMarks(entries, read.secretly);
  const said = new Set(read.said);
  /** When the last entries were decided. */
  let decidedAt: number | undefined;
  /** Taking back that is on its way, by seat. */
  const takingBack = createSharing<Seat, Refusal | null>();
  const own = createOwnRows<Entry<A, E>>();
  let roundClosed = false; // the host that rides carries out what was replied to a question put together

  const telling = createTelling<A, E>((...asked) => situations.newsFor(...asked), report);
  const publish = (): void => telling.publish();
  const line = createRowLine({
    journal,
    kept: read.rows,
    refused(row) {
      match.drop();
      questions.rest(table.resting);
      own.refused(row);
      publish();
    },
    doubt: () => readOn(),
  });

  const ridesNow = (): Seat => ridesIn(game, questions.kinds, match.ahead.state);
  const questionAhead = (): Question<A> => questions.question(match.ahead.state);
  /** Whether it waits for somebody, or for nobody. */
  const rests = (question: Question<A>): boolean => (question.to === 'seat' ? isPerson(question.seat) : question.to !== 'table');
  const failing = (): boolean => ended || line.failure !== null || broken !== null || damage !== null;
  const rested = (): boolean => table.agreed.paused || table.agreed.ended;
  const stands = (): boolean => failing() || role !== 'ride' || rested();
  const halts = (): boolean => stands() || rests(questionAhead());
  const quiet = (): boolean => match.ahead.entries === match.log.length;

  const driverOf = (seat: Seat): string => table.drivers[seat]!;
  const round = () => ({
    states: questions.isRound(match.ahead.state) ? roundFrom(game, match.ahead.state) : [],
    entries: match.ahead.entries,
  });
  const riding = createRiding<S, A, E>({
    ...{ game, match, questions, line, clock, questionAhead, stands, halts, keepActs, publish, driverOf },
    ...{ thoughts: createThoughts<S, A>({ game, think: options.think, driverOf, round }), timing: options.timing },
    fail(error) {
      broken = wordsOf(error);
    },
  });
  const ride = (): Promise<void> => riding.ride();
  beginIfOpened();

  const situations = createSituations<S, A, E>({
    ...{ game, match, questions, riding, terms, takings, marks, isPerson, quiet, rested, failing, stands, rests },
    table: () => table,
    role: () => role,
    ended: () => ended,
    roundClosed: () => roundClosed,
    notKept: () => line.failure,
    broken: () => broken ?? damage,
    envelopes: () => (sealed.contributions === null ? envelopesToShow(table.envelopes) : null),
    agreed: (eyes) => agreeing.told(eyes),
  });

  // ---- keeping ----

  /** @param then the table as it will be */
  function summaryAhead(then: TableState): Summary {
    const summary = summaryOf(game, match.ahead.state, match.ahead.entries);
    return { ...summary, over: summary.over || then.agreed.ended, ...agreeing.dueThen(then, questionAhead()) };
  }

  /** Sends a row; answers null when it is kept and has taken effect. */
  async function keep(row: Row, summary: Summary, effect: () => void): Promise<NotKept | null> {
    const why = await line.send(row, summary, () => {
      try {
        effect();
      } catch (error) {
        broken = wordsOf(error);
      }
      if (!riding.skipping) publish();
    });
    if (why === null) {
      own.kept(row);
      return null;
    }
    await line.ready();
    return own.settled(row) ? null : why;
  }

  function keepActs(before: S, prepared: Prepared<A, E>, { reason, byHand = false, kept }: CameAbout): Promise<NotKept | null> {
    const { n, seat, id } = prepared.entries[0]!;
    questions.passed(match.ahead.state);
    const at = (decidedAt = options.now?.());
    const acted = {
      at: at ?? null,
      entries: match.ahead.entries,
      first: n,
      byHand: id !== undefined,
      orders: NO_ORDERS,
      rides: ridesNow(),
    };
    const row = actsRow(game, before, line.next, prepared.entries, at);
    own.decided(row, prepared.entries);
    return keep(row, summaryAhead(withActs(table, seat, acted)), () => {
      const orders = ordersMet(game, table, match.state, prepared.entries);
      const hidden = isHidden(questions.kinds, game.pending(match.state).kind);
      prepared.commit();
      take(withActs(table, seat, { ...acted, orders }));
      marks.add(n, { reason, byHand, secretly: byHand && hidden });
      kept?.();
    });
  }

  /** Whether another host was quicker and its rows are known by now, so that it may be tried again on top of them. */
  const overtaken = (why: NotKept): boolean => why === 'taken' && line.failure === null;

  /** A fact takes effect, whoever has kept it. */
  function hear(fact: TableFact, at: number | undefined): void {
    take(withFact(table, fact, { at: at ?? null, entries: match.log.length, turn: game.turn(match.state) }));
    if (fact.fact === 'driver') riding.abandon();
    if (fact.fact === 'all-shown' || fact.fact === 'opening') beginIfOpened();
    if (fact.fact !== 'taken-back') return;
    takings.push(fact.to);
    match.rewind(fact.to);
    marks.forgetAfter(fact.to);
    questions.passed(match.state);
    riding.letGo();
    riding.abandon();
  }

  /** The table as entries or a fact have left it: orders may hold no longer. */
  function take(next: TableState): void {
    next.answers.forEach((answers, seat) => {
      if (answers !== table.answers[seat]) questions.answer(seat, answers);
    });
    if (next.resting !== table.resting) questions.rest(next.resting);
    table = next;
  }

  /** What another host wrote in the meantime, and what the journal holds of this one's. Alone. */
  async function readOn(heard: readonly Row[] = []): Promise<void> {
    if (heard.length > 0 && heard.at(-1)!.n <= line.kept) return;
    // rows never change: whoever was told them need not ask; what follows them he will be told, or find
    let rows = own.withHeard(heard, read.rows);
    try {
      rows ??= await journal.read(read.rows + 1);
      own.read();
    } catch {
      // it stays unknown, and the next row that is sent will show it
      return publish();
    }
    // the reader goes through this host's own rows, too: they bring it to where the match is
    for (const row of rows) {
      const reading = read.read(row, own.entriesOf(row));
      if (row.n <= line.kept) continue;
      line.heard(row.n);
      riding.abandon();
      own.met(row);
      if (!reading.ok) continue;
      if (reading.value.kind === 'fact' && row.id !== undefined) said.add(row.id);
      if (reading.value.kind === 'fact') hear(reading.value.fact, row.at);
      else join(reading.value.entries as readonly Entry<A, E>[], row.at);
    }
    ({ damage } = read);
    publish();
  }

  /** When every envelope is open chance can answer. */
  function beginIfOpened(): void {
    const { envelopes } = table;
    if (!match.closed || !hasBegun(envelopes)) return;
    const forged = forgedOpening(envelopes, seal);
    if (forged === undefined) match.open(contributionsOf(envelopes));
    else broken = `envelope-other seat ${forged}`;
  }

  function join(added: readonly Entry<A, E>[], at: number | undefined): void {
    const inRound = questions.isRound(match.state);
    const orders = ordersMet(game, table, match.state, added);
    match.join(added);
    const { seat, n: first, id: sent } = added[0]!;
    take(
      withActs(table, seat, { at: at ?? null, entries: match.log.length, first, byHand: sent !== undefined, orders, rides: ridesNow() }),
    );
    roundClosed = inRound && questions.isRound(match.state);
    for (const { n, id } of added) marks.add(n, { byHand: id !== undefined, secretly: id !== undefined && inRound });
    questions.passed(match.state);
  }

  // ---- acting ----

  function tryAgain(): Promise<void> {
    line.forgive();
    broken = null;
    beginIfOpened();
    publish();
    return ride();
  }

  const act = createActing<S, A, E>({
    ...{ game, seats, match, questions, line, riding, keepActs, rested, halts, isPerson, overtaken },
    table: () => table,
    role: () => role,
    ended: () => ended,
    damaged: () => damage !== null,
  });

  // ---- taking back, and what is said about the table ----

  const facts = createFactKeeping({
    ...{ seats, kinds: questions.kinds, line, said, summaryAfter, keep, hear, readOn, overtaken, publish, now: () => options.now?.() },
    isHere: () => !ended && role !== 'follow',
    wasFound: (row) => own.wasFound(row),
  });

  const agreeing = createAgreeing({
    ...{ game, match, questions, terms, quiet, marks },
    ...{ warned: options.warned, now: options.now, offsetAt: options.offsetAt, decideAlone: (decide, id) => facts.decideAlone(decide, id) },
    table: () => table,
    goOn: () => void ride(),
  });

  function summaryAfter(fact: TableFact, at: number | undefined): Summary {
    const { ahead } = match;
    const now = withFact(table, fact, { at: at ?? null, entries: ahead.entries, turn: game.turn(ahead.state) });
    const since = Math.max(now.agreed.since ?? 0, decidedAt ?? 0);
    const then = since > 0 ? { ...now, agreed: { ...now.agreed, since } } : now;
    if (fact.fact !== 'taken-back') return summaryAhead(then);
    const state = applyEntries(game, game.start(config), match.log.slice(0, fact.to));
    return { ...summaryOf(game, state, fact.to), ...agreeing.dueThen(then, questions.question(state)) };
  }

  function takeBack(seat: Seat): Promise<Refusal | null> {
    const none = refusal('table-no-taking-back', '');
    if (situations.takeableBy(seat) === null) return Promise.resolve(none);
    riding.abandon();
    return takingBack(seat, null, () =>
      facts.decideAlone(() => {
        const n = situations.takeableBy(seat);
        return n === null ? none : { fact: 'taken-back', seat, to: n - 1 };
      }),
    );
  }

  async function mend(): Promise<Refusal | null> {
    const why = await facts.decideAlone(() => (damage === null ? null : { fact: 'taken-back', seat: NOBODY, to: match.log.length }));
    if (why === null) damage = null;
    publish();
    return why;
  }

  /** The race begins with the last envelope that is opened. */
  async function decideOnEnvelopes(call: (envelopes: Envelopes) => EnvelopeDecision): Promise<Refusal | null> {
    const why = await facts.decideAlone(() => call(table.envelopes));
    void ride();
    return why;
  }

  async function answerInAdvance(seat: Seat, input: unknown): Promise<readonly Problem[]> {
    if (!isSeat(seat)) return [{ code: 'table-no-seat' }];
    const parsed = parseAdvance(questions.kinds, plainCopy(input));
    if (!parsed.ok) return parsed.error;
    const why = await facts.keepFact({ fact: 'answers', seat, answers: parsed.value });
    void ride();
    return why === null ? [] : [{ code: why.code, facts: why.facts }];
  }

  function isPerson(seat: Seat): boolean {
    return table.drivers[seat] === HUMAN;
  }

  function isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < seats;
  }

  return {
    link(eyes) {
      if (eyes !== NOBODY && !isSeat(eyes)) throw new RangeError(`there is no seat ${String(eyes)}`);
      return {
        eyes,
        news: (known, takenBack) => situations.newsFor(eyes, known, takenBack),
        watch: (listener) => telling.watch(eyes, listener),
        act: (action, sent) => act(eyes, action, sent),
        answerInAdvance: (answers) => answerInAdvance(eyes, answers),
        takeBack: () => takeBack(eyes),
        wish: (wish, id) => agreeing.wish(eyes, wish, id),
      };
    },
    run: tryAgain,
    skip: () => riding.skip(),
    goOn: () => riding.letGo(),
    setTiming: (timing) => riding.setTiming(timing),
    closeRound(replies) {
      if (stands() || !quiet()) return;
      questions.closeRound(match.state, replies);
      publish();
      void ride();
    },
    async rest(resting) {
      const why = await facts.keepFact({ fact: 'rest', seat: NOBODY, seats: resting });
      void ride();
      return why;
    },
    hinted: (seat) => facts.decideAlone(() => (isSeat(seat) && game.turn(match.state) === seat ? { fact: 'hint', seat } : notHere())),
    get hints() {
      return table.hints;
    },
    async setDriver(seat, driver) {
      const why = await facts.keepFact({ fact: 'driver', seat, driver });
      if (why === null) void tryAgain();
      return why;
    },
    setAway: (seat, away, why) => facts.keepFact({ fact: 'away', seat, away, ...(why === undefined ? {} : { why }) }),
    handOn: (seat) => facts.keepFact({ fact: 'handed', seat }),
    waitsFor: () => agreeing.waited(),
    due: () => agreeing.due()?.at ?? null,
    doDue: () => agreeing.doDue(),
    mend,
    ...envelopeCalls(isSeat, sealed.contributions === null ? seal : null, decideOnEnvelopes),
    get rows() {
      return line.kept;
    },
    catchUp: (heard) => line.alone(() => readOn(heard)),
    async setRole(next) {
      if (next !== 'follow') await line.alone(() => readOn());
      role = next;
      riding.wake();
      publish();
    },
    race: (envelope) => ({ ...match.race(envelope), ...(table.hints.length === 0 ? {} : { hints: table.hints }) }),
    stateFor: (eyes) => match.stateFor(eyes),
    // the reader may be behind what this host has taken back itself: what it has read is asked for by the entry
    written: (n) => (match.log[n - 1] === read.entries[n - 1] ? read.written(n) : undefined),
    end() {
      ended = true;
      telling.end();
      riding.wake();
      riding.abandon();
    },
  };
}

const notHere = (): Refusal => refusal('table-not-here', '');

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
