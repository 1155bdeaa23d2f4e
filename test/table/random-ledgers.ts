import { expect } from 'vitest';
import type { Game, Seat } from '../../src/kit/index.ts';
import { createRandom, NO_SEAT } from '../../src/kit/index.ts';
import type { AdvanceAnswer, RaceLedger, Row, Situation, TableWish, Terms } from '../../src/table/index.ts';
import { advanceQuestions, commitmentOf, createLedger, sealOf } from '../../src/table/index.ts';
import { testJournal, hostIn, settled, type TestJournal, type HostAt } from './host-kit.ts';

/**
 * Random tables at two hosts with one journal: people act with and without ids, answer in advance, give standing orders, vote, leave and come back, take back, put words into
 * envelopes; bots and the table play; time passes; the journal fails; hosts restart. After every row the ledger of each host must be equal, field by field, to a ledger that
 * was opened from the rows of the journal alone.
 */

const DAY_MS = 86_400_000;
const SEED = 'random ledgers';
const SALT = '00112233445566778899aabbccddeeff';
const TERMS: readonly (Terms | null)[] = [
  null,
  { clock: null, absence: { does: 'wait', bot: 'bot' } },
  { clock: { per: 'decision', limit: 60_000 }, absence: { does: 'bot', bot: 'bot' } },
  { clock: { per: 'decision', limit: 60_000 }, absence: { does: 'vote', bot: 'bot' } },
  { clock: { per: 'day', limit: 2 * DAY_MS }, absence: { does: 'bot', bot: 'bot' } },
];

/** What happened in the tables so far, by kind of row, to check that the cases are not all alike. */
export type Counts = Map<string, number>;

interface World<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
}

/** JSON of data that does not change, with its fields sorted, because their order does not count. Each object is written once, since it is compared after many rows. */
const known = new WeakMap<object, string>();
function jsonOf(data: object): string {
  let json = known.get(data);
  if (json === undefined) known.set(data, (json = JSON.stringify(data, sortFields)));
  return json;
}
const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Every field of a ledger after a row, each as a list of texts. */
type Snapshot = Readonly<Record<string, readonly (string | undefined)[]>>;

function snapshotOf<C, S, A, E, V>(game: Game<C, S, A, E, V>, ledger: RaceLedger<S, A, E>): Snapshot {
  const { entries, voided, rewinds, byHand, hiddenAnswers, isRoundOpen, factIds, lastRow, damage, isRepaired } = ledger;
  const ids = [...entries, ...voided].flatMap(({ id }) => (id === undefined ? [] : [id]));
  return {
    entries: entries.map(jsonOf),
    voided: voided.map(jsonOf),
    table: [JSON.stringify(ledger.table)],
    state: [game.formatState(ledger.state)],
    entryTexts: entries.map(({ n }) => ledger.entryText(n)),
    requests: ids.flatMap((id) => [id, ...(ledger.findRequest(id)?.entries.map(jsonOf) ?? [])]),
    rewinds: rewinds.map(String),
    byHand: [...byHand].map(String),
    hiddenAnswers: [...hiddenAnswers].map(String),
    factIds: [...factIds],
    rest: [isRoundOpen, lastRow, damage, isRepaired].map(String),
  };
}

const isSame = (a: Snapshot, b: Snapshot): boolean =>
  Object.entries(a).every(([field, texts]) => texts.length === b[field]!.length && texts.every((text, i) => text === b[field]![i]));

/** One host, and its ledger after each row. */
interface Watched<A, E> {
  readonly host: HostAt<A, E>['host'];
  readonly snapshots: ReadonlyMap<number, Snapshot>;
}

/** Takes a snapshot of the ledger whenever a row was applied. */
function watchRows<C, S, A, E, V>(game: Game<C, S, A, E, V>, ledger: RaceLedger<S, A, E>): ReadonlyMap<number, Snapshot> {
  const snapshots = new Map<number, Snapshot>();
  const apply = ledger.apply.bind(ledger);
  Object.assign(ledger, {
    apply(row: Row, decision: never) {
      const applied = apply(row, decision);
      snapshots.set(row.n, snapshotOf(game, ledger));
      return applied;
    },
  });
  return snapshots;
}

/** @param most how many steps are made at a table */
export async function compareLedgers<C, S, A, E, V>(
  { game, config }: World<C, S, A, E, V>,
  { seed, most, counts }: { readonly seed: number; readonly most: number; readonly counts: Counts },
): Promise<void> {
  const random = createRandom(`ledgers ${game.id}`, seed);
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const seats = game.seats(config).map((_, seat) => seat);
  const drivers = seats.map(() => any(['human', 'human', 'human', 'human', 'human', 'bot']));
  const [terms, inEnvelopes, hold] = [any(TERMS), random.below(4) === 0, any([0, Infinity])];
  const kinds = advanceQuestions(game, config);
  const journal = testJournal();
  let time = 1_000_000;
  let ids = 0;
  const hosts: Watched<A, E>[] = [];
  const past: Watched<A, E>[] = [];

  function open(which: 0 | 1): void {
    hosts[which]?.host.end();
    const reader = createLedger(game, config, drivers);
    for (const row of journal.rows) reader.apply(row);
    const snapshots = watchRows(game, reader);
    const { host } = hostIn({
      ...{ game, config, journal, drivers, ledger: reader, now: () => time, timing: { step: 0, hold } },
      ...{ role: which === 0 || terms === null ? 'leader' : any(['leader', 'replica', 'reader']) },
      ...{ sealed: { seed: SEED, contributions: inEnvelopes ? null : [] } },
      ...(terms === null ? {} : { terms }),
    });
    hosts[which] = { host, snapshots };
    past.push(hosts[which]);
    void host.run();
  }

  function anyAnswer(kind: string): AdvanceAnswer {
    const question = kinds.find((each) => each.kind === kind)!;
    const bound = question.least + random.below(question.most - question.least + 1);
    const answers: AdvanceAnswer[] = ['never', 'ask'];
    if (question.measure !== null) answers.push({ from: bound });
    if (question.allowsStandingOrder) answers.push({ always: bound }, { always: question.least });
    return any(answers);
  }

  function anyWish(number: number): TableWish {
    return any<TableWish>([
      ...any<TableWish[]>([[{ do: 'ask', what: 'take-back' }], [{ do: 'ask', what: 'pause' }]]),
      { do: 'ask', what: any(['take-back', 'take-back', 'pause', 'end']) },
      { do: 'ask', what: 'bot', about: any(seats) },
      { do: 'vote', number, yes: random.below(3) > 0 },
      { do: 'vote', number, yes: true },
      { do: 'withdraw' },
      { do: 'go-on' },
      { do: 'come-back' },
      { do: 'leave' },
      { do: 'days-off', weekdays: [random.below(7)], offset: 60 },
      { do: 'holiday', days: random.below(3) },
    ]);
  }

  async function step(): Promise<void> {
    const { host } = any(hosts);
    const viewer = any(seats);
    const link = host.link(viewer);
    const situationOf = (seat: Seat): Situation => host.link(seat).news(Infinity).situation;
    const situation = situationOf(viewer);
    const id = random.below(2) === 0 ? undefined : `id ${ids++}`;
    const what = random.below(30);
    if (what === 0) void link.takeBack();
    else if (what <= 4 && terms !== null) void link.wish(anyWish(situation.agreed?.proposal?.number ?? 1), id);
    else if (what >= 20 && situation.agreed?.proposal)
      for (const seat of seats) void host.link(seat).wish({ do: 'vote', number: situation.agreed.proposal.number, yes: what > 20 });
    else if (what === 6 && kinds.length > 0) {
      const { kind } = any(kinds);
      void link.answerInAdvance({ [kind]: anyAnswer(kind) });
    } else if (what === 7) void host.setDriver(viewer, any(['human', 'human', 'human', 'bot']));
    else if (what === 8) void host.setAway(viewer, random.below(3) > 0, ...any<[] | ['lost']>([[], ['lost']]));
    else if (what === 9) void host.rest(seats.filter(() => random.below(2) === 0));
    else if (what === 10) void host.recordHint(viewer);
    else if (what === 11) void host.transferSeat(viewer);
    else if (what === 12) open(any<0 | 1>([0, 1]));
    else if (what === 13) setStore(any(['full', 'lost', 'reply-lost']));
    else if (what === 14) void host.setRole(any(terms === null ? ['leader'] : ['leader', 'replica', 'reader']));
    else if (what === 15) {
      time += any([1_000, 60_000, DAY_MS, 2 * DAY_MS]);
      void host.runDue();
    } else if (what === 16) host.skip();
    else if (what === 17) host.releaseHold();
    else if (inEnvelopes && host.race('sealed').entries.length === 0) envelopeStep(host, viewer);
    else if (situation.holding && random.below(2) === 0) for (const seat of seats) void host.link(seat).takeBack();
    else if (situation.together !== null)
      host.closeRound(new Map(situation.together.seats.filter(() => random.below(3) > 0).map((seat) => [seat, 'ask'])));
    else {
      const asked = seats.find((seat) => situationOf(seat).asked);
      const tags = { after: situation.entries, ...(id === undefined ? {} : { id }) };
      if (asked !== undefined) void host.link(asked).act(any(game.choices(host.stateFor(asked) as S)), tags);
    }
    await settled();
    if (random.below(2) === 0) host.releaseHold();
    setStore(null);
    await settled();
    if (random.below(3) === 0) await any(hosts).host.catchUp(...any<[] | [Row[]]>([[], [journal.rows.slice(-2)]]));
  }

  function envelopeStep(host: HostAt<A, E>['host'], seat: Seat): void {
    const [seal, words] = [sealOf(SEED), `words ${seat}`];
    const what = random.below(12);
    if (what < 4) void host.commitWords(seat, commitmentOf({ seal, seat, salt: SALT, words }));
    else if (what < 6) void host.showEnvelopes();
    else if (what < 11) for (const each of seats) void host.openWords(each, SALT, `words ${each}`);
    else void host.callOff(any(['host', 'not-opened']));
  }

  function setStore(how: TestJournal['refuse']): void {
    journal.refuse = how;
  }

  open(0);
  await settled();
  open(1);
  for (let i = 0; i < most; i++) {
    await step();
    if (game.turn(hosts[0]!.host.stateFor(NO_SEAT) as S) === NO_SEAT) break;
  }
  // An ended host decides nothing more, so both can read to the end.
  for (const { host } of hosts) host.end();
  await settled();
  for (const { host } of hosts) await host.catchUp();

  const reopened = createLedger(game, config, drivers);
  for (const row of journal.rows) {
    expect(reopened.apply(row).ok ? 'read' : row.text).toBe('read');
    const expected = snapshotOf(game, reopened);
    for (const { snapshots } of past) {
      const live = snapshots.get(row.n);
      if (live !== undefined && !isSame(live, expected))
        expect(live, `${game.id}, seed ${seed}, row ${row.n}: ${row.text}`).toEqual(expected);
    }
    const kind = row.kind === 'acts' ? / by (\w+)\n/.exec(row.text)![1]! : (JSON.parse(row.text) as { fact: string }).fact;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  // Both hosts have read all rows.
  for (const { host } of hosts) expect(host.lastRow).toBe(journal.rows.length);
}
