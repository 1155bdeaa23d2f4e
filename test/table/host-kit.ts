import { setImmediate as afterPromises } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Game, Refusal, Seat } from '../../src/kit/index.ts';
import { createRandom, applyEvents, NO_SEAT } from '../../src/kit/index.ts';
import type {
  Clock,
  Driver,
  Entry,
  Host,
  HostOptions,
  Journal,
  Link,
  News,
  AppendFailure,
  Role,
  Row,
  RaceLedger,
  SeatAtRace,
  Summary,
  Terms,
  BotAnswer,
  ScreenTimes,
  BotRequest,
} from '../../src/table/index.ts';
import { createHost, createLedger, createSeat } from '../../src/table/index.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyState, ToyView } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { SEALED, TOY } from './toy-match.ts';

/** Hosts whose store and whose time are in the test's own hands. */

/** Resolves after all pending promises. No host in these tests waits for real time. */
export const settled = (): Promise<void> => afterPromises();

/** A row that waits for the store’s reply. */
interface Wish {
  readonly row: Row;
  readonly summary: Summary;
  readonly answer: (why: AppendFailure | null) => void;
}

/** A store whose replies the test controls. Several hosts may share it. */
export interface TestJournal {
  readonly rows: Row[];
  readonly summaries: Summary[];
  /** Requests without a reply yet, in order. */
  readonly waiting: readonly Wish[];
  /** `at-once`: replies immediately; `by-hand`: replies when the test calls `answer`. */
  mode: 'at-once' | 'by-hand';
  /** The reply to the next rows; null stores them. `reply-lost` stores them too, but the reply gets lost. */
  refuse: AppendFailure | 'reply-lost' | null;
  /** Reading rows fails. */
  unreadable: boolean;
  /** The store throws instead of replying. */
  throws: boolean;
  /** Replies to the oldest request: as the store would, or with a failure, or `reply-lost` (stored, but the reply gets lost). */
  answer(how?: AppendFailure | 'reply-lost'): Promise<void>;
  /** Replies to all waiting requests and to those that follow from them. */
  answerAll(): Promise<void>;
  /** The journal as one host uses it. Throws if rows come out of order, or after rows that were not stored. */
  open(): Journal;
}

export function testJournal(rows: readonly Row[] = []): TestJournal {
  const waiting: Wish[] = [];
  const journal: TestJournal = {
    rows: [...rows],
    summaries: [],
    waiting,
    mode: 'at-once',
    refuse: null,
    unreadable: false,
    throws: false,
    async answer(how) {
      const wish = waiting.shift();
      if (wish === undefined) throw new Error('nothing is asked of the store');
      wish.answer(answerTo(wish, how ?? null));
      await settled();
    },
    async answerAll() {
      while (waiting.length > 0) await this.answer();
    },
    open() {
      let inFlight: number[] = [];
      let refused = false;
      return {
        append(added, summary) {
          if (journal.throws) throw new Error('the store is closed');
          const row = added[0]!;
          expect(added).toHaveLength(1);
          if (refused && inFlight.length > 0)
            throw new Error(`row ${row.n} is sent while answers to rows behind a refused one are missing`);
          const last = inFlight.at(-1);
          if (last !== undefined && row.n !== last + 1) throw new Error(`row ${row.n} is sent after row ${last}`);
          refused = false;
          inFlight.push(row.n);
          return new Promise((resolve) => {
            const wish: Wish = {
              row,
              summary,
              answer(why) {
                inFlight = inFlight.filter((n) => n !== row.n);
                refused ||= why !== null;
                resolve(why);
              },
            };
            if (journal.mode === 'at-once') wish.answer(answerTo(wish, journal.refuse));
            else waiting.push(wish);
          });
        },
        read: (n) =>
          journal.unreadable ? Promise.reject(new Error('no answer')) : Promise.resolve(journal.rows.filter((row) => row.n >= n)),
      };
    },
  };
  function answerTo(wish: Wish, how: AppendFailure | 'reply-lost' | null): AppendFailure | null {
    if (how !== null && how !== 'reply-lost') return how;
    const kept = keep(wish);
    return how === 'reply-lost' ? 'lost' : kept;
  }
  function keep({ row, summary }: Wish): AppendFailure | null {
    if (row.n !== (journal.rows.at(-1)?.n ?? 0) + 1) return 'taken';
    journal.rows.push(row);
    journal.summaries.push(summary);
    return null;
  }
  return journal;
}

/** A clock that only `advance` moves. `flying`: every wait ends at once, and its time has passed. */
export interface TestClock extends Clock {
  flying: boolean;
  advance(milliseconds: number): Promise<void>;
}

export function testClock(): TestClock {
  let now = 0;
  const waits = new Set<{ readonly until: number; readonly over: () => void }>();
  const clock: TestClock = {
    flying: true,
    now: () => now,
    wait(milliseconds) {
      let end: () => void = () => undefined;
      const over = new Promise<void>((resolve) => (end = resolve));
      const wait = { until: now + milliseconds, over: end };
      waits.add(wait);
      const wake = (): void => {
        waits.delete(wait);
        end();
      };
      if (clock.flying && milliseconds < Infinity) {
        now += milliseconds;
        wake();
      }
      return { over, wake };
    },
    async advance(milliseconds) {
      now += milliseconds;
      for (const wait of [...waits]) {
        if (wait.until > now) continue;
        waits.delete(wait);
        wait.over();
      }
      await settled();
    },
  };
  return clock;
}

export const STEP: ScreenTimes = { step: 300, hold: 0 };

export interface HostIn<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  readonly journal?: TestJournal;
  /** Left out: a ledger of the journal’s rows. */
  readonly ledger?: RaceLedger<S, A, E>;
  readonly drivers?: readonly Driver[];
  readonly clock?: TestClock;
  readonly timing?: ScreenTimes;
  readonly role?: Role;
  readonly think?: (wish: BotRequest<S>) => Promise<BotAnswer<A>>;
  readonly sealed?: HostOptions<S, A>['sealed'];
  readonly report?: (error: unknown) => void;
  readonly terms?: Terms;
  readonly now?: () => number;
  readonly warned?: (seat: Seat) => void;
  readonly offsetAt?: HostOptions<S, A>['offsetAt'];
}

export interface HostAt<A, E> {
  readonly host: Host<A, E>;
  readonly journal: TestJournal;
  readonly clock: TestClock;
  readonly reader: RaceLedger;
}

/** A bot that picks one of its choices at random, seeded with its name and the number of entries. */
export const anyOf =
  <C, S, A, E, V>(game: Game<C, S, A, E, V>) =>
  ({ seat, driver, state, entries }: BotRequest<S>): Promise<BotAnswer<A>> => {
    const options = game.choices(state);
    const action = options[createRandom(driver, entries).below(options.length)]!;
    return Promise.resolve({ action, reason: { code: 'because', facts: { seat, entries } } });
  };

/** The ledger of a race that is opened from its rows. */
function openLedger<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  rows: readonly Row[],
  drivers: readonly Driver[] = game.seats(config).map(() => 'human'),
): RaceLedger<S, A, E> {
  const ledger = createLedger(game, config, drivers);
  for (const row of rows) ledger.apply(row);
  return ledger;
}

/** A host that continues from its journal, at the start of a race or after a restart. */
export function hostIn<C, S, A, E, V>(wish: HostIn<C, S, A, E, V>): HostAt<A, E> {
  const { game, config, journal = testJournal(), clock = testClock(), timing = STEP, role = 'leader', sealed = SEALED } = wish;
  const reader = wish.ledger ?? openLedger(game, config, journal.rows, wish.drivers);
  const think = wish.think ?? anyOf(game);
  const { report, terms, now, warned, offsetAt } = wish;
  const host = createHost(game, config, {
    ...{ sealed, ledger: reader, journal: journal.open(), think, clock, timing, role },
    ...(report === undefined ? {} : { report }),
    ...(terms === undefined ? {} : { terms }),
    ...(now === undefined ? {} : { now }),
    ...(warned === undefined ? {} : { warned }),
    ...(offsetAt === undefined ? {} : { offsetAt }),
  });
  return { host, journal, clock, reader };
}

export type ToyHostWish = Partial<Omit<HostIn<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView>, 'game' | 'config'>>;
export const toyHost = (wish: ToyHostWish = {}): HostAt<ToyAction, ToyEvent> => hostIn({ game: toyGame, config: TOY, ...wish });

/** A player or spectator at a host, whose seat receives all news and is compared with the host after each. */
export interface SeatedPlayer<S, A, E, V> {
  readonly link: Link<A, E>;
  readonly seat: SeatAtRace<S, A, E, V>;
  /** JSON of each news that changed something for this viewer, in order. */
  readonly newsTexts: string[];
  act(action: A, id?: string): Promise<Refusal | null>;
  leave(): void;
}

export function joinSeat<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, host: Host<A, E>, eyes: Seat): SeatedPlayer<S, A, E, V> {
  const link = host.link(eyes);
  const seat = createSeat(game, config, eyes, link.news(0));
  const newsTexts: string[] = [];
  const follower = whole(game, config);
  const leave = link.watch((news: News<A, E>) => {
    const { entries: added, keep, situation } = news;
    const text = JSON.stringify(situation);
    if (added.length > 0 || keep < seat.entries.length || text !== JSON.stringify(seat.situation)) newsTexts.push(JSON.stringify(news));
    seat.receive(news);
    const { entries } = host.race('sealed');
    expect(game.formatState(seat.state)).toBe(game.formatState(game.hide(follower(entries), eyes)));
    expect(seat.entries).toHaveLength(entries.length);
  });
  return {
    link,
    seat,
    newsTexts,
    leave,
    act: (action, id) => link.act(action, { after: seat.entries.length, ...(id === undefined ? {} : { id }) }),
  };
}

/** The full position after entries; only those that are new since the last call are applied. */
function whole<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C): (entries: readonly Entry[]) => S {
  let known: readonly Entry[] = [];
  let state = game.start(config);
  return (entries) => {
    const more = known.length <= entries.length && known.every((entry, i) => entry === entries[i]);
    if (!more) state = game.start(config);
    for (const { events } of more ? entries.slice(known.length) : entries) state = applyEvents(game, state, events as readonly E[]);
    known = entries;
    return state;
  };
}

export type ToyPlayer = SeatedPlayer<ToyState, ToyAction, ToyEvent, ToyView>;
export const joinToySeat = ({ host }: Pick<HostAt<ToyAction, ToyEvent>, 'host'>, eyes: Seat = NO_SEAT): ToyPlayer =>
  joinSeat(toyGame, TOY, host, eyes);

/** The full position of a host, as text. */
export function positionOf({ host }: Pick<HostAt<ToyAction, ToyEvent>, 'host'>): string {
  return toyGame.formatState(whole(toyGame, TOY)(host.race('sealed').entries));
}
