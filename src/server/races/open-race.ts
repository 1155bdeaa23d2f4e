import { NOBODY, type AnyGame, type Content, type FinalRank, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import {
  createHost,
  createLedger,
  formatRecord,
  HUMAN,
  parseRecord,
  withSeed,
  type Host,
  type Reply,
  type Role,
  type Row,
  type TableWish,
} from '../../table/index.ts';
import { createTurnWatch } from '../notices/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import { createAlarm } from './alarm.ts';
import type { BotRunner } from './bot-runner.ts';
import { hostClock } from './host-clock.ts';
import { createPresence } from './presence.ts';
import { driversOf, termsOf, type Room } from './room.ts';
import { roundStart } from './round-start.ts';
import { createDelayedLink } from './delayed-link.ts';
import { createSeatFeed, type SeatFeed } from './seat-feed.ts';
import { offsetAt } from './time-zones.ts';

/** A seat that is asked, and until when by the servers' time, in milliseconds since 1970; null: its time does not run. */
export interface OpenTurn {
  readonly seat: Seat;
  readonly deadline: number | null;
}

/** A race that has begun, as this process has it: a host over the store's rows, and what is told to whom. Seats speak in texts. */
export interface OpenRace {
  readonly id: string;
  readonly role: Role;
  readonly isOver: boolean;
  /** It was let go here: whoever still watches it has to come again. */
  readonly isClosed: boolean;
  /** Nobody watches it here, and nothing is to be done by itself. */
  readonly isIdle: boolean;
  feedOf(eyes: Seat): SeatFeed;
  /** What onlookers are told: as late as the table wishes. */
  spectatorFeed(): SeatFeed;
  /** The person that the race waits for, where everybody may know it; null: it waits for nobody, or for whom nobody may know. */
  openTurn(): OpenTurn | null;
  /** Its person is no more: the bot of the set-up rides it from now on. */
  leaveToBot(seat: Seat): Promise<void>;
  /** @param after the entries known when it was decided: its text belongs to that position */
  act(seat: Seat, text: string, sent: { readonly id: string; readonly after: number }): Promise<Refusal | null>;
  answerInAdvance(seat: Seat, answers: unknown): Promise<readonly Problem[]>;
  /** What a seat says to the question put to several together. Null: kept, and carried out when the window closes. */
  reply(seat: Seat, text: string, after: number): Promise<Refusal | null>;
  /** What a seat wishes of the table; null: so it is, or all have been asked. Of the same id it counts once. */
  request(seat: Seat, wish: TableWish, id: string): Promise<Refusal | null>;
  /**
   * Somebody sits at the seat, by one device; the answer: no more.
   * @param handed is called when the seat has got another owner: whoever sits there has to show that it is his
   */
  sit(seat: Seat, handed: () => void): () => void;
  /** The seat has another owner. */
  transferSeat(seat: Seat): Promise<Refusal | null>;
  /** Reads on what others have kept, and goes on where it is this one's to. @param heard rows of theirs */
  catchUp(heard?: readonly Row[]): Promise<void>;
  /** Reads on where somebody knows more than this process: another one has told him, and its notice is still on its way. */
  catchUpWith(known: { readonly entries: number; readonly takenBack?: number }): Promise<void>;
  setRole(role: Role): Promise<void>;
  /** The number of the last row that is known here. */
  readonly rowCount: number;
  /** It can only be ridden to its end. */
  readonly isFull: boolean;
  /** People of these seats, or of all, may have been connected to a process that has died. */
  expectPeople(seats?: readonly Seat[]): void;
  /** The final table; empty before the end. */
  standings(): readonly FinalRank[];
  /** The record with its envelope opened; null before the end. */
  record(): string | null;
  /** The race so far with its envelope opened, for its only rider: nobody else's hand is in it but bots'. Null: other people ride, or it is over. */
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
  readonly bots: BotRunner;
  /** A person has acted here while another process was the owner, or none. */
  readonly onActionHere: () => void;
  readonly report: (error: unknown, doing: string) => void;
  /** Milliseconds since 1970, the same for all processes. */
  readonly now: () => number;
  /** How long after his line was lost somebody is missed, in milliseconds. */
  readonly missingAfterMs: number;
  /** A seat's first connection here has come, or its last one has gone. */
  readonly onPresence: (seat: Seat, how: 'there' | 'gone') => void;
  /** The person of a seat is asked and not there: everybody may know it. */
  readonly onTurn: (seat: Seat, entries: number) => Promise<void>;
  readonly turnNoticeAfterMs: number | undefined;
  /** The time of whoever is asked runs out, in a race that goes on for days. */
  readonly onTimeRunningOut: (seat: Seat, entries: number) => void;
}

/** A race of so many rows takes no more wishes, and can only be ridden to its end: all of them are gone through whenever it is opened. A stage race has some thousand. */
const MAX_ROWS = 10_000;
/** After this long it is tried again what the store did not do, in milliseconds. */
const RETRY_INTERVAL_MS = 1_000;

export async function openRace(toOpen: OpenRaceOptions): Promise<OpenRace> {
  const { store, content, race: kept, room, game, role: first, bots, onActionHere, report } = toOpen;
  const { onPresence, onTurn: asked, turnNoticeAfterMs, now, missingAfterMs } = toOpen;
  const { id } = kept;
  const head = parseRecord(`${kept.head ?? ''}end 0 open\n`, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  if (head.race === null || kept.seed === null) throw new Error(`race ${id}: ${head.problems[0]?.code ?? 'not begun'}`);
  const { config, chance, rulesVersion } = head.race;
  const ledger = createLedger(game, config, driversOf(room));
  for (const row of await store.readRows(id, 1)) ledger.apply(row);
  const host: Host<unknown, unknown> = createHost(game, config, {
    ...{ sealed: withSeed(chance, kept.seed), rulesVersion, ledger, clock: hostClock, role: first, terms: termsOf(room), now, offsetAt },
    timing: { step: room.step, hold: 0 },
    journal: { append: (added, summary) => store.append(id, added, summary), read: (n) => store.readRows(id, n) },
    think: (toThink) => bots.decide(game, config, toThink),
    report: (error) => report(error, 'telling'),
    warned: (seat) => toOpen.onTimeRunningOut(seat, spectator.entries.length),
  });
  const kinds = game.advance?.questions(config) ?? [];
  const feeds = new Map<Seat, SeatFeed>();
  let role = first;
  let ended = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let window: { readonly timer: NodeJS.Timeout; readonly start: number } | null = null;

  function onNews(): void {
    lastNews = now();
    // first all have been told
    queueMicrotask(() => {
      refreshSeats();
      scheduleNext();
    });
  }

  function feedOf(eyes: Seat): SeatFeed {
    const known = feeds.get(eyes);
    if (known) return known;
    const told = { ...host.link(eyes), reached: host.stateFor(eyes), entryText: (n: number) => host.entryText(n) };
    const counted = (listeners: number): void => {
      if (eyes >= 0) onPresence(eyes, listeners > 0 ? 'there' : 'gone');
    };
    const made = createSeatFeed(game, { rulesVersion, chance, config }, told, counted, eyes === NOBODY ? onNews : undefined);
    feeds.set(eyes, made);
    return made;
  }
  // a spectator's is always there: by it this process knows how things stand
  const { seat: spectator } = feedOf(NOBODY);

  /** When something was told last, by the servers' time. */
  let lastNews = Math.max(kept.touched, spectator.situation.agreed?.lines.at(-1)?.at ?? 0);
  let delayed: { readonly teller: SeatFeed; end(): void } | null = null;
  function onlookers(): SeatFeed {
    const wait = room.delay * 1000;
    if (wait === 0 || game.turn(spectator.state) === NOBODY) return feedOf(NOBODY);
    if (delayed === null) {
      const link = createDelayedLink(host.link(NOBODY), wait, Math.max(0, now() - lastNews), driversOf(room));
      delayed = { teller: createSeatFeed(game, { rulesVersion, chance, config }, link), end: () => link.end() };
    }
    return delayed.teller;
  }

  async function catchUpWith({ entries, takenBack = 0 }: { readonly entries: number; readonly takenBack?: number }): Promise<void> {
    if (entries > spectator.entries.length || takenBack > spectator.situation.takenBack) await host.catchUp();
  }

  const startOfRound = (): number => roundStart(game, config, spectator.entries, kinds, spectator.situation.takenBack);

  // ---- who is there, and what is due though nobody acts ----

  const isRunning = (): boolean => !ended && game.turn(spectator.state) !== NOBODY && spectator.situation.agreed?.ended === false;
  const presence = createPresence({
    missingAfterMs,
    // in a race that goes on for days people come and go
    isMissing: (seat) =>
      room.clock?.per !== 'day' && (spectator.situation.agreed?.absent ?? []).some((each) => each.seat === seat && each.why === 'lost'),
    report(seat, how) {
      if (!isRunning() || !isPerson(seat) || room.clock?.per === 'day') return;
      void updateAway(seat, how).catch((error: unknown) => report(error, 'telling who is there'));
    },
  });
  async function updateAway(seat: Seat, how: 'lost' | 'back'): Promise<void> {
    if (how === 'back') await host.setAway(seat, false);
    // he may have come to another process
    else if (!(await store.notices.isPresent(id, seat))) await host.setAway(seat, true, 'lost');
  }
  const alarm = createAlarm({
    now,
    again: RETRY_INTERVAL_MS,
    ring: () => void host.runDue().then(scheduleNext, (error: unknown) => report(error, 'doing what is due')),
  });
  const seatListeners = new Map<Seat, Set<() => void>>();
  const handOvers = (): readonly { readonly seat: Seat }[] =>
    (spectator.situation.agreed?.lines ?? []).filter(({ what }) => what === 'handed');
  let handOversBefore = JSON.stringify(handOvers());
  function refreshSeats(): void {
    presence.refresh();
    const said = JSON.stringify(handOvers());
    if (said === handOversBefore) return;
    handOversBefore = said;
    for (const { seat } of handOvers()) for (const listener of [...(seatListeners.get(seat) ?? [])]) listener();
  }

  // ---- what goes on by itself ----

  const turns = createTurnWatch({
    isConnected: async (seat) => (feeds.get(seat)?.listenerCount ?? 0) > 0 || store.notices.isPresent(id, seat),
    notify: ({ seat, entries }) => asked(seat, entries),
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
      // nothing is carried out on half of what was said
      report(error, 'closing a window');
      window = { start, timer: setTimeout(() => void closeWindow(start), RETRY_INTERVAL_MS) };
    }
  }

  if (role === 'leader') void host.run().then(scheduleNext);

  function openTurn(): OpenTurn | null {
    const waited = host.awaitedSeat();
    if (waited === null || waited.hidden) return null;
    const clock = spectator.situation.agreed?.clock;
    return { seat: waited.seat, deadline: clock?.seat === waited.seat ? clock.until : null };
  }

  const isFull = (): boolean => host.lastRow >= MAX_ROWS;
  const isPerson = (seat: Seat): boolean => spectator.situation.drivers[seat] === HUMAN;

  return {
    id,
    get role() {
      return role;
    },
    get isOver() {
      return !isRunning();
    },
    get isIdle() {
      const watched = [...feeds.values(), ...(delayed === null ? [] : [delayed.teller])].some(
        ({ listenerCount: listeners }) => listeners > 0,
      );
      const { going, together } = spectator.situation;
      // where nobody may know that somebody is waited for it seems to go on
      const rests = !going || host.awaitedSeat() !== null;
      return !watched && rests && together === null && retryTimer === undefined && !presence.isWaiting;
    },
    get isClosed() {
      return ended;
    },
    feedOf: feedOf,
    spectatorFeed: onlookers,
    openTurn,
    async leaveToBot(seat) {
      const bot = room.seats[seat]?.bot;
      if (bot === undefined || !isPerson(seat)) return;
      const refused = await host.setDriver(seat, bot);
      if (refused !== null) throw new Error(`race ${id}: ${refused.code}`);
    },
    async act(seat, text, { id: name, after }) {
      const { seat: at } = feedOf(seat);
      // else what counts already would be called stale
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
      // too late, though this process has not heard yet that it was closed: what he has answered in advance holds, or no
      return (await store.keepReply(id, startOfRound(), seat, text)) ? null : refusal('table-not-asked', '');
    },
    async request(seat, wished, name) {
      if (isFull()) return refusal('table-full', '');
      const refused = await host.link(seat).wish(wished, `${seat} ${name}`);
      if (refused === null && role !== 'leader') onActionHere();
      return refused;
    },
    sit(seat, listener) {
      const here = seatListeners.get(seat) ?? new Set();
      seatListeners.set(seat, here.add(listener));
      const leave = presence.connect(seat);
      return () => {
        here.delete(listener);
        leave();
      };
    },
    transferSeat: (seat) => host.transferSeat(seat),
    get rowCount() {
      return host.lastRow;
    },
    get isFull() {
      return isFull();
    },
    expectPeople(seats) {
      presence.expect(seats ?? spectator.situation.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : [])));
    },
    catchUpWith,
    async catchUp(heard) {
      await host.catchUp(heard);
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
      scheduleNext();
      if (next !== 'leader') turns.close();
      for (const [seat, { listenerCount: listeners }] of feeds) if (seat >= 0 && listeners > 0) onPresence(seat, 'there');
      if (next === 'leader') void host.run().then(scheduleNext);
    },
    standings: () => game.standings(spectator.state),
    record: () => (isRunning() ? null : formatRecord(host.race('opened'))),
    recordFor(seat) {
      // a seat that a bot rides while its owner is away is his all the same
      const owners = spectator.situation.agreed?.owners ?? [];
      const alone = owners.length === 1 && owners[0] === seat;
      return alone && isRunning() ? formatRecord(host.race('opened')) : null;
    },
    close() {
      ended = true;
      alarm.set(null);
      presence.close();
      clearTimeout(retryTimer);
      turns.close();
      if (window !== null) clearTimeout(window.timer);
      for (const each of feeds.values()) each.close();
      delayed?.teller.close();
      delayed?.end();
      host.end();
    },
  };
}
