import { NO_SEAT, type Seat } from '../../kit/index.ts';
import { countDeeds } from '../../games/index.ts';
import { refusal } from '../../kit/index.ts';
import {
  createHost,
  createLedger,
  formatHead,
  formatRecord,
  HUMAN,
  parseRecord,
  withSeed,
  type Absent,
  type Host,
  type Reply,
} from '../../table/index.ts';
import { createTurnWatch } from '../notices/index.ts';
import { createAlarm } from './alarm.ts';
import { createAnswerWindow } from './answer-window.ts';
import { hostClock } from './host-clock.ts';
import type { OpenRace, OpenRaceOptions, OpenTurn } from './open-race-interface.ts';
import { createPresence } from './presence.ts';
import { driversOf, termsOf, windowOf } from './room.ts';
import { roundStart } from './round-start.ts';
import { createDelayedLink } from './delayed-link.ts';
import { createSeatClients, type SeatClient } from './seat-clients.ts';
import { createSeatFeed, type FeedSource, type SeatFeed } from './seat-feed.ts';
import { offsetAt } from './time-zones.ts';
import { createWatchers } from './watchers.ts';

/** A race with more rows takes race actions only, because every opening reads all rows. A stage race has a few thousand. */
const MAX_ROWS = 10_000;
/** After a failed write of the store. */
const RETRY_INTERVAL_MS = 1_000;

export async function openRace(options: OpenRaceOptions): Promise<OpenRace> {
  const { store, content, race: stored, room, game, role: first, bots, onActionHere, report } = options;
  const { onPresence, onRoundTrip, onTurn, turnNoticeAfterMs, now, missingAfterMs } = options;
  const { id } = stored;
  const head = parseRecord(`${stored.head ?? ''}end 0 open\n`, { game: (name) => (name === game.id ? game : undefined), content });
  if (head.race === null || stored.seed === null) throw new Error(`race ${id}: ${head.problems[0]?.code ?? 'not begun'}`);
  const { config, chance, rulesVersion, date } = head.race;
  const ledger = createLedger(game, config, driversOf(room));
  for (const row of await store.readRows(id, 1)) ledger.apply(row);
  const host: Host<unknown, unknown> = createHost(game, config, {
    ...{
      sealed: withSeed(chance, stored.seed),
      rulesVersion,
      date,
      ledger,
      clock: hostClock,
      role: first,
      terms: termsOf(room),
      now,
      offsetAt,
    },
    timing: { step: room.step, hold: 0 },
    journal: { append: (added, summary) => store.append(id, added, summary), read: (n) => store.readRows(id, n) },
    think: (toThink) => bots.decide(game, config, toThink, { race: id, share: () => watchers.share() }),
    report: (error) => report(error, 'sending updates'),
    warned: (seat) => options.onTimeRunningOut(seat, spectator.entries.length),
  });
  // the stored text, but for what only records say of a variation
  const headText = head.race.variation === undefined ? stored.head! : formatHead({ game, rulesVersion, chance, config });
  const begun = { rulesVersion, chance, config, head: headText };
  const kinds = game.advance?.questions(config) ?? [];
  const feeds = new Map<Seat, SeatFeed>();
  let role = first;
  let ended = false;
  let retryTimer: NodeJS.Timeout | undefined;

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
    const made = createSeatFeed(game, begun, source, countListeners(eyes), eyes === NO_SEAT ? onNews : undefined);
    feeds.set(eyes, made);
    return made;
  }
  // the spectators' feed always exists, because this process reads the situation from it
  const { seat: spectator } = feedOf(NO_SEAT);

  /** The time of the last update, by the shared clock. */
  let lastNews = Math.max(stored.touched, spectator.situation.agreed?.lines.at(-1)?.at ?? 0);
  let delayed: { readonly feed: SeatFeed; end(): void } | null = null;
  function spectatorFeed(): SeatFeed {
    const wait = room.delay * 1000;
    if (wait === 0 || game.turn(spectator.state) === NO_SEAT) return feedOf(NO_SEAT);
    if (delayed === null) {
      const link = createDelayedLink(host.link(NO_SEAT), wait, Math.max(0, now() - lastNews), driversOf(room));
      delayed = { feed: createSeatFeed(game, begun, link, countListeners(NO_SEAT)), end: () => link.end() };
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

  const isRunning = (): boolean => !ended && game.turn(spectator.state) !== NO_SEAT && spectator.situation.agreed?.ended === false;
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
  const clients = createSeatClients(() => spectator.situation.agreed?.lines ?? []);
  function refreshSeats(): void {
    presence.refresh();
    clients.refresh();
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
    if (role === 'replica') measureAsked();
    if (role !== 'leader') return;
    const turn = openTurn();
    turns.update(turn === null ? null : { seat: turn.seat, entries: spectator.entries.length });
    const { notKept, broken } = spectator.situation;
    if (notKept !== null || broken !== null) {
      if (broken !== null) report(new Error(broken), 'riding');
      retryTimer ??= setTimeout(() => {
        retryTimer = undefined;
        void host.run();
      }, RETRY_INTERVAL_MS);
    }
    answerWindow.open();
  }

  const askedSeats = (): readonly Seat[] => spectator.situation.together?.seats ?? [];
  const answerWindow = createAnswerWindow({
    windowMs: windowOf(room),
    retryMs: RETRY_INTERVAL_MS,
    isAsking: () => role === 'leader' && spectator.situation.together !== null,
    present: () => askedSeats().filter((seat) => absenceOf(seat) === undefined),
    readReplied: (start) => store.repliedSeats(id, start),
    clients: () => clients.of(askedSeats()),
    async roundTripElsewhere() {
      const elsewhere = askedSeats().filter((seat) => clients.of([seat]).length === 0 && absenceOf(seat) === undefined);
      return elsewhere.length === 0 ? null : store.notices.longestRoundTrip(id, elsewhere);
    },
    startOfRound,
    closeReplies: (start) => store.closeReplies(id, start),
    onReplies(replies) {
      const read = replies.flatMap(({ seat, reply }): readonly (readonly [Seat, Reply<unknown>])[] => {
        const action = game.actions.parse(feedOf(seat).seat.state, reply);
        return action.ok ? [[seat, { action: action.value }]] : [];
      });
      host.closeRound(new Map(read));
    },
    onOver: scheduleNext,
    report,
  });

  /** The question for which this process has measured its clients last. */
  let measuredAt = -1;
  /** The leader waits for answers that come through this process as long as these connections take. */
  function measureAsked(): void {
    const { length } = spectator.entries;
    if (askedSeats().length === 0 || measuredAt === length) return;
    measuredAt = length;
    for (const seat of askedSeats()) measure(seat, clients.of([seat]));
  }
  function measure(seat: Seat, of: readonly SeatClient[]): void {
    for (const client of of) client.ping((roundTripMs) => onRoundTrip(seat, roundTripMs));
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
      if (isWatchedHere()) return false;
      const { going, together } = spectator.situation;
      // while a hidden seat decides, the race looks as if it were running
      const isStill = !going || host.awaitedSeat() !== null || watchers.isResting;
      return isStill && together === null && retryTimer === undefined && !presence.isWaiting;
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
      if (!(await store.keepReply(id, startOfRound(), seat, text))) return refusal('table-not-asked', '');
      // no seat is asked before the first one, and its *yes* ends the round for all others
      const isYes = game.actions.format(at.state, action.value) !== game.actions.format(at.state, game.advance!.decline(at.state));
      if (isYes && game.turn(at.state) === seat) answerWindow.settle();
      if (role === 'leader') answerWindow.checkReplies();
      else store.notices.announce(id);
      return null;
    },
    async request(seat, wished, name) {
      if (isFull()) return refusal('table-full', '');
      const refused = await host.link(seat).wish(wished, `${seat} ${name}`);
      if (refused === null && role !== 'leader') onActionHere();
      return refused;
    },
    sit(seat, client) {
      const remove = clients.add(seat, client);
      const leave = presence.connect(seat);
      if (role === 'replica') measure(seat, [client]);
      else answerWindow.join(client);
      return () => {
        remove();
        answerWindow.leave(client);
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
      if (role !== 'leader') return;
      answerWindow.checkReplies();
      void host.run();
    },
    async setRole(next) {
      if (next === role) return;
      role = next;
      if (next !== 'leader') answerWindow.close();
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
    deeds: () =>
      countDeeds(
        game,
        config,
        spectator.entries.flatMap(({ events }) => events),
      ),
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
      answerWindow.close();
      for (const each of feeds.values()) each.close();
      delayed?.feed.close();
      delayed?.end();
      host.end();
    },
  };
}
