import { NOBODY, type AnyGame, type Content, type FinalRank, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import {
  createHost,
  createLedger,
  formatRecord,
  HUMAN,
  parseRecord,
  withSeed,
  type Absent,
  type Host,
  type Reply,
  type Role,
  type Row,
  type TableWish,
} from '../../table/index.ts';
import { createTurnWatch } from '../notices/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import { createAlarm } from './alarm.ts';
import type { FairBots } from './fair-bots.ts';
import { createHandOverListeners } from './hand-over-listeners.ts';
import { hostClock } from './host-clock.ts';
import { createPresence } from './presence.ts';
import { driversOf, termsOf, type Room } from './room.ts';
import { roundStart } from './round-start.ts';
import { createDelayedLink } from './delayed-link.ts';
import { createSeatFeed, type FeedSource, type SeatFeed } from './seat-feed.ts';
import { offsetAt } from './time-zones.ts';
import { createWatchers } from './watchers.ts';

/** A seat that is asked, and until when by the servers' time, in milliseconds since 1970; null: its time does not run. */
export interface OpenTurn {
  readonly seat: Seat;
  readonly deadline: number | null;
}

/** A begun race at this process: a host over the store's rows, and a feed for each seat. Actions and updates are texts here. */
export interface OpenRace {
  readonly id: string;
  readonly role: Role;
  readonly isOver: boolean;
  /** This process has closed it, so its clients must reconnect. */
  readonly isClosed: boolean;
  /** No client watches it here, and nothing runs by itself. */
  readonly isIdle: boolean;
  /** Its bots play or rest, and no client watches it here. Clients at other processes would let them play, and before others. */
  readonly isUnwatchedHere: boolean;
  /** Whether clients watch it at other processes. */
  setWatchedElsewhere(isWatched: boolean): void;
  /** Counts a watching client, whose address pays for the bots' time. Call the result when it leaves. */
  watch(address: string): () => void;
  feedOf(eyes: Seat): SeatFeed;
  /** The feed of spectators, with the delay that the table chose. */
  spectatorFeed(): SeatFeed;
  /** The seat that the race waits for; null: none, or one that must stay hidden. */
  openTurn(): OpenTurn | null;
  /** The set-up's bot rides the seat from now on, because its person was deleted. */
  leaveToBot(seat: Seat): Promise<void>;
  /** @param sent `id`: sent again under the same id, an action counts once; `after`: the number of entries when the player decided, to whose position the text refers */
  act(seat: Seat, text: string, sent: { readonly id: string; readonly after: number }): Promise<Refusal | null>;
  answerInAdvance(seat: Seat, answers: unknown): Promise<readonly Problem[]>;
  /** Stores a seat's answer to a question to several seats. Null: stored, and applied when the window closes. */
  reply(seat: Seat, text: string, after: number): Promise<Refusal | null>;
  /** A request to the table, such as a pause. Null: granted, or put to a vote. Sent again under the same id, it counts once. */
  request(seat: Seat, wish: TableWish, id: string): Promise<Refusal | null>;
  /**
   * Counts one connection of a seat. Call the result when it closes.
   * @param onTransfer called when the seat gets another owner, so that the connection can check its token again
   */
  sit(seat: Seat, onTransfer: () => void): () => void;
  /** Records that the seat has another owner. */
  transferSeat(seat: Seat): Promise<Refusal | null>;
  /** Records that a substitute plays, or that the owner plays again. */
  setSubstitute(seat: Seat, state: 'playing' | 'gone'): Promise<Refusal | null>;
  /** The table has agreed on a substitute for the seat, and its owner is still away. */
  isSubstituteInvited(seat: Seat): boolean;
  /** Reads the rows of other processes, and continues the race if this process leads. @param rows their rows, if known */
  catchUp(rows?: readonly Row[]): Promise<void>;
  /** Catches up if a client knows more than this process, because the notice of another process is still on its way. */
  catchUpWith(known: { readonly entries: number; readonly takenBack?: number }): Promise<void>;
  setRole(role: Role): Promise<void>;
  /** Why it stands still: a row that cannot be read, or a fault of the program; null: it does not. */
  readonly problem: string | null;
  /** Goes on before the first row that cannot be read. */
  repair(): Promise<Refusal | null>;
  /** Ends the race for its operator. */
  endRace(): Promise<Refusal | null>;
  /** Sets its timers anew, because the clock was set. */
  resetTimers(): void;
  /** The number of the last row that this process knows. */
  readonly rowCount: number;
  /** It has `MAX_ROWS` rows, and takes race actions only. */
  readonly isFull: boolean;
  /** The people of these seats were connected to a process that has died. */
  expectPeople(seats: readonly Seat[]): void;
  /** The final table; empty before the end. */
  standings(): readonly FinalRank[];
  /** The record with its envelope opened; null before the end. */
  record(): string | null;
  /** The unfinished race with its seed, for its only rider. Null: other people ride too, or it is over. */
  recordFor(seat: Seat): string | null;
  close(): void;
}

export interface OpenRaceOptions {
  readonly store: Store;
  readonly content: Content;
  readonly race: StoredRace;
  readonly room: Room;
  readonly game: AnyGame;
  readonly role: Role;
  readonly bots: FairBots;
  /** A person has acted here although this process does not own the race. */
  readonly onActionHere: () => void;
  readonly report: (error: unknown, doing: string) => void;
  /** Milliseconds since 1970, the same for all processes. */
  readonly now: () => number;
  readonly missingAfterMs: number;
  /** A seat's first connection has opened, or its last one has closed. */
  readonly onPresence: (seat: Seat, how: 'there' | 'gone') => void;
  /** A seat must act, everyone may know that, and its person is not connected. */
  readonly onTurn: (seat: Seat, entries: number) => Promise<void>;
  readonly turnNoticeAfterMs: number | undefined;
  /** The clock of the seat that must act runs out, in a race over days. */
  readonly onTimeRunningOut: (seat: Seat, entries: number) => void;
}

/** A race with more rows takes race actions only, because every opening reads all rows. A stage race has a few thousand. */
const MAX_ROWS = 10_000;
/** After a failed write of the store. */
const RETRY_INTERVAL_MS = 1_000;

export async function openRace(options: OpenRaceOptions): Promise<OpenRace> {
  const { store, content, race: stored, room, game, role: first, bots, onActionHere, report } = options;
  const { onPresence, onTurn, turnNoticeAfterMs, now, missingAfterMs } = options;
  const { id } = stored;
  const head = parseRecord(`${stored.head ?? ''}end 0 open\n`, { game: (name) => (name === game.id ? game : undefined), content });
  if (head.race === null || stored.seed === null) throw new Error(`race ${id}: ${head.problems[0]?.code ?? 'not begun'}`);
  const { config, chance, rulesVersion } = head.race;
  const ledger = createLedger(game, config, driversOf(room));
  for (const row of await store.readRows(id, 1)) ledger.apply(row);
  const host: Host<unknown, unknown> = createHost(game, config, {
    ...{ sealed: withSeed(chance, stored.seed), rulesVersion, ledger, clock: hostClock, role: first, terms: termsOf(room), now, offsetAt },
    timing: { step: room.step, hold: 0 },
    journal: { append: (added, summary) => store.append(id, added, summary), read: (n) => store.readRows(id, n) },
    think: (toThink) => bots.decide(game, config, toThink, { race: id, share: () => watchers.share() }),
    report: (error) => report(error, 'sending updates'),
    warned: (seat) => options.onTimeRunningOut(seat, spectator.entries.length),
  });
  const kinds = game.advance?.questions(config) ?? [];
  const feeds = new Map<Seat, SeatFeed>();
  let role = first;
  let ended = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let window: { readonly timer: NodeJS.Timeout; readonly start: number } | null = null;

  function onNews(): void {
    lastNews = now();
    // after all listeners have been called
    queueMicrotask(() => {
      refreshSeats();
      scheduleNext();
    });
  }

  const countListeners =
    (eyes: Seat) =>
    (listeners: number): void => {
      onPresence(eyes, listeners > 0 ? 'there' : 'gone');
      if (listeners > 0) bots.wake();
    };

  function feedOf(eyes: Seat): SeatFeed {
    const known = feeds.get(eyes);
    if (known) return known;
    const source: FeedSource = { ...host.link(eyes), state: host.stateFor(eyes), entryText: (n: number) => host.entryText(n) };
    const made = createSeatFeed(game, { rulesVersion, chance, config }, source, countListeners(eyes), eyes === NOBODY ? onNews : undefined);
    feeds.set(eyes, made);
    return made;
  }
  // the spectators' feed always exists, because this process reads the situation from it
  const { seat: spectator } = feedOf(NOBODY);

  /** The time of the last update, by the shared clock. */
  let lastNews = Math.max(stored.touched, spectator.situation.agreed?.lines.at(-1)?.at ?? 0);
  let delayed: { readonly feed: SeatFeed; end(): void } | null = null;
  function spectatorFeed(): SeatFeed {
    const wait = room.delay * 1000;
    if (wait === 0 || game.turn(spectator.state) === NOBODY) return feedOf(NOBODY);
    if (delayed === null) {
      const link = createDelayedLink(host.link(NOBODY), wait, Math.max(0, now() - lastNews), driversOf(room));
      delayed = { feed: createSeatFeed(game, { rulesVersion, chance, config }, link, countListeners(NOBODY)), end: () => link.end() };
    }
    return delayed.feed;
  }

  async function catchUpWith({ entries, takenBack = 0 }: { readonly entries: number; readonly takenBack?: number }): Promise<void> {
    if (entries > spectator.entries.length || takenBack > spectator.situation.takenBack) await host.catchUp();
  }

  const isWatchedHere = (): boolean =>
    [...feeds.values(), ...(delayed === null ? [] : [delayed.feed])].some(({ listenerCount }) => listenerCount > 0);
  const watchers = createWatchers({ isWatchedHere, hasPerson: () => spectator.situation.drivers.includes(HUMAN) });

  const startOfRound = (): number => roundStart(game, config, spectator.entries, kinds, spectator.situation.takenBack);

  // ---- presence and deadlines ----

  const isRunning = (): boolean => !ended && game.turn(spectator.state) !== NOBODY && spectator.situation.agreed?.ended === false;
  const presence = createPresence({
    missingAfterMs,
    // in a race over days only a clock that has run out makes a person missing
    people: () => (isRunning() && room.clock?.per !== 'day' ? peopleNow() : []),
    isLeading: () => role === 'leader',
    isMissing: (seat) => absenceOf(seat) !== undefined,
    isLost: (seat) => room.clock?.per !== 'day' && absenceOf(seat)?.why === 'lost',
    isElsewhere: (seat) => store.notices.isPresent(id, seat),
    store: async (seat, how) => {
      if (!isRunning() || !isPerson(seat)) return true;
      return (await (how === 'back' ? host.setAway(seat, false) : host.setAway(seat, true, 'lost'))) === null;
    },
    report: (error) => report(error, 'recording presence'),
  });
  const alarm = createAlarm({
    now,
    retryMs: RETRY_INTERVAL_MS,
    onTime: () => void host.runDue().then(scheduleNext, (error: unknown) => report(error, 'running what is due')),
  });
  const handOvers = createHandOverListeners(() => spectator.situation.agreed?.lines ?? []);
  function refreshSeats(): void {
    presence.refresh();
    handOvers.refresh();
  }

  // ---- what runs by itself ----

  const turns = createTurnWatch({
    isConnected: async (seat) => (feeds.get(seat)?.listenerCount ?? 0) > 0 || store.notices.isPresent(id, seat),
    notify: ({ seat, entries }) => onTurn(seat, entries),
    report,
    ...(turnNoticeAfterMs === undefined ? {} : { firstCheckMs: turnNoticeAfterMs }),
  });

  function scheduleNext(): void {
    if (ended) return;
    alarm.set(role === 'leader' ? host.dueAt() : null);
    if (role !== 'leader') return;
    const turn = openTurn();
    turns.update(turn === null ? null : { seat: turn.seat, entries: spectator.entries.length });
    const { together, notKept, broken } = spectator.situation;
    if (notKept !== null || broken !== null) {
      if (broken !== null) report(new Error(broken), 'riding');
      retryTimer ??= setTimeout(() => {
        retryTimer = undefined;
        void host.run();
      }, RETRY_INTERVAL_MS);
    }
    if (together === null || window !== null) return;
    const start = startOfRound();
    window = { start, timer: setTimeout(() => void closeWindow(start), room.window) };
  }

  async function closeWindow(start: number): Promise<void> {
    if (ended) return;
    try {
      if (role !== 'leader' || spectator.situation.together === null || startOfRound() !== start) {
        window = null;
        return scheduleNext();
      }
      const replies = await store.closeReplies(id, start);
      window = null;
      if (role !== 'leader' || ended || spectator.situation.together === null || startOfRound() !== start) return scheduleNext();
      const read = replies.flatMap(({ seat, reply }): readonly (readonly [Seat, Reply<unknown>])[] => {
        const action = game.actions.parse(feedOf(seat).seat.state, reply);
        return action.ok ? [[seat, { action: action.value }]] : [];
      });
      host.closeRound(new Map(read));
    } catch (error) {
      // the round stays closed until all replies can be read
      report(error, 'closing a window');
      window = { start, timer: setTimeout(() => void closeWindow(start), RETRY_INTERVAL_MS) };
    }
  }

  presence.refresh();
  if (role === 'leader') void host.run().then(scheduleNext);

  function openTurn(): OpenTurn | null {
    const waited = host.awaitedSeat();
    if (waited === null || waited.hidden) return null;
    const clock = spectator.situation.agreed?.clock;
    return { seat: waited.seat, deadline: clock?.seat === waited.seat ? clock.until : null };
  }

  const isFull = (): boolean => host.lastRow >= MAX_ROWS;
  const isPerson = (seat: Seat): boolean => spectator.situation.drivers[seat] === HUMAN;
  function absenceOf(seat: Seat): Absent | undefined {
    return spectator.situation.agreed?.absent.find((each) => each.seat === seat);
  }
  function peopleNow(): readonly Seat[] {
    return spectator.situation.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  }

  return {
    id,
    get role() {
      return role;
    },
    get isOver() {
      return !isRunning();
    },
    get isIdle() {
      const { going, together } = spectator.situation;
      // while a hidden seat decides, the race looks as if it were running
      const isStill = !going || host.awaitedSeat() !== null || watchers.isResting;
      return !isWatchedHere() && isStill && together === null && retryTimer === undefined && !presence.isWaiting;
    },
    get isUnwatchedHere() {
      return isRunning() && spectator.situation.going && !isWatchedHere();
    },
    setWatchedElsewhere(isWatched) {
      if (watchers.setElsewhere(isWatched)) bots.wake();
    },
    watch: (address) => watchers.watch(address),
    get isClosed() {
      return ended;
    },
    feedOf,
    spectatorFeed,
    openTurn,
    async leaveToBot(seat) {
      const bot = room.seats[seat]?.bot;
      if (bot === undefined || !isPerson(seat)) return;
      const refused = await host.setDriver(seat, bot);
      if (refused !== null) throw new Error(`race ${id}: ${refused.code}`);
    },
    async act(seat, text, { id: name, after }) {
      const { seat: at } = feedOf(seat);
      // so that an action which already counts is not called stale
      await catchUpWith({ entries: after });
      if (after > at.entries.length) return refusal('table-stale', '', { after, now: at.entries.length });
      const position = after === at.entries.length ? at.state : at.at(after, Infinity);
      const action = game.actions.parse(position, text);
      if (!action.ok) return refusal(action.error.code, '', action.error.facts ?? {});
      const refused = await host.link(seat).act(action.value, { id: `${seat} ${name}`, after });
      if (refused === null && role !== 'leader') onActionHere();
      return refused;
    },
    answerInAdvance(seat, answers) {
      if (isFull()) return Promise.resolve([{ code: 'table-full' }]);
      return isPerson(seat) ? host.link(seat).answerInAdvance(answers) : Promise.resolve([{ code: 'table-no-seat' }]);
    },
    async reply(seat, text, after) {
      const { seat: at } = feedOf(seat);
      await catchUpWith({ entries: after });
      const { together, entries } = at.situation;
      if (after !== entries) return refusal('table-stale', '', { after, now: entries });
      if (!together?.seats.includes(seat)) return refusal('table-not-asked', '');
      const action = game.actions.parse(at.state, text);
      if (!action.ok) return refusal(action.error.code, '', action.error.facts ?? {});
      // refused if another process has closed the round already; then the answer in advance holds
      return (await store.keepReply(id, startOfRound(), seat, text)) ? null : refusal('table-not-asked', '');
    },
    async request(seat, wished, name) {
      if (isFull()) return refusal('table-full', '');
      const refused = await host.link(seat).wish(wished, `${seat} ${name}`);
      if (refused === null && role !== 'leader') onActionHere();
      return refused;
    },
    sit(seat, listener) {
      const removeListener = handOvers.add(seat, listener);
      const leave = presence.connect(seat);
      return () => {
        removeListener();
        leave();
      };
    },
    transferSeat: (seat) => host.transferSeat(seat),
    setSubstitute: (seat, state) => host.setSubstitute(seat, state),
    isSubstituteInvited: (seat) =>
      (spectator.situation.agreed?.substitutes ?? []).some((each) => each.seat === seat && each.state === 'invited'),
    get rowCount() {
      return host.lastRow;
    },
    get isFull() {
      return isFull();
    },
    expectPeople: (seats) => presence.expect(seats),
    catchUpWith,
    async catchUp(rows) {
      await host.catchUp(rows);
      if (role === 'leader') void host.run();
    },
    async setRole(next) {
      if (next === role) return;
      role = next;
      if (next !== 'leader' && window !== null) {
        clearTimeout(window.timer);
        window = null;
      }
      await host.setRole(next);
      presence.refresh();
      scheduleNext();
      if (next !== 'leader') turns.close();
      for (const [seat, { listenerCount }] of feeds) if (listenerCount > 0) onPresence(seat, 'there');
      if (next === 'leader') void host.run().then(scheduleNext);
    },
    get problem() {
      return spectator.situation.broken;
    },
    repair: () => host.repair(),
    endRace: () => host.endRace(),
    resetTimers() {
      alarm.set(null);
      scheduleNext();
    },
    standings: () => game.standings(spectator.state),
    record: () => (isRunning() ? null : formatRecord(host.race('opened'))),
    recordFor(seat) {
      // a seat stays its owner’s while a bot rides it
      const owners = spectator.situation.agreed?.owners ?? [];
      const alone = owners.length === 1 && owners[0] === seat;
      return alone && isRunning() ? formatRecord(host.race('opened')) : null;
    },
    close() {
      ended = true;
      bots.drop(id);
      alarm.set(null);
      presence.close();
      clearTimeout(retryTimer);
      turns.close();
      if (window !== null) clearTimeout(window.timer);
      for (const each of feeds.values()) each.close();
      delayed?.feed.close();
      delayed?.end();
      host.end();
    },
  };
}
