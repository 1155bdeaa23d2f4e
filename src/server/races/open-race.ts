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
import type { KeptRace, Store } from '../store/index.ts';
import { createAlarm } from './alarm.ts';
import type { Thinkers } from './bots.ts';
import { clock } from './clock.ts';
import { createPresence } from './presence.ts';
import { driversOf, termsOf, type Room } from './room.ts';
import { roundStart } from './round-start.ts';
import { createLateLink } from './late-link.ts';
import { createTeller, type Teller } from './teller.ts';
import { offsetAt } from './zones.ts';

/** A seat that is asked, and until when by the servers' time, in milliseconds since 1970; null: its time does not run. */
export interface OpenTurn {
  readonly seat: Seat;
  readonly until: number | null;
}

/** A race that has begun, as this process has it: a host over the store's rows, and what is told to whom. Seats speak in texts. */
export interface OpenRace {
  readonly id: string;
  readonly role: Role;
  readonly over: boolean;
  /** It was let go here: whoever still watches it has to come again. */
  readonly ended: boolean;
  /** Nobody watches it here, and nothing is to be done by itself. */
  readonly resting: boolean;
  teller(eyes: Seat): Teller;
  /** What onlookers are told: as late as the table wishes. */
  onlookers(): Teller;
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
  wish(seat: Seat, wish: TableWish, id: string): Promise<Refusal | null>;
  /**
   * Somebody sits at the seat, by one device; the answer: no more.
   * @param handed is called when the seat has got another owner: whoever sits there has to show that it is his
   */
  sit(seat: Seat, handed: () => void): () => void;
  /** The seat has another owner. */
  handOn(seat: Seat): Promise<Refusal | null>;
  /** Reads on what others have kept, and goes on where it is this one's to. @param heard rows of theirs */
  catchUp(heard?: readonly Row[]): Promise<void>;
  /** Reads on where somebody knows more than this process: another one has told him, and its notice is still on its way. */
  catchUpWith(known: { readonly entries: number; readonly takenBack?: number }): Promise<void>;
  setRole(role: Role): Promise<void>;
  /** The number of the last row that is known here. */
  readonly rows: number;
  /** It can only be ridden to its end. */
  readonly full: boolean;
  /** People of these seats, or of all, may have been connected to a process that has died. */
  expect(seats?: readonly Seat[]): void;
  /** The final table; empty before the end. */
  standings(): readonly FinalRank[];
  /** The record with its envelope opened; null before the end. */
  record(): string | null;
  /** The race so far with its envelope opened, for its only rider: nobody else's hand is in it but bots'. Null: other people ride, or it is over. */
  recordFor(seat: Seat): string | null;
  end(): void;
}

export interface ToOpen {
  readonly store: Store;
  readonly content: Content;
  readonly race: KeptRace;
  readonly room: Room;
  readonly game: AnyGame;
  readonly role: Role;
  readonly thinkers: Thinkers;
  /** A person has acted here while another process was the owner, or none. */
  readonly actedHere: () => void;
  readonly report: (error: unknown, doing: string) => void;
  /** Milliseconds since 1970, the same for all processes. */
  readonly now: () => number;
  /** How long after his line was lost somebody is missed, in milliseconds. */
  readonly patience: number;
  /** A seat's first connection here has come, or its last one has gone. */
  readonly present: (seat: Seat, how: 'there' | 'gone') => void;
  /** The person of a seat is asked and not there: everybody may know it. */
  readonly asked: (seat: Seat, entries: number) => Promise<void>;
  readonly askedAfter: number | undefined;
  /** The time of whoever is asked runs out, in a race that goes on for days. */
  readonly warned: (seat: Seat, entries: number) => void;
}

/** A race of so many rows takes no more wishes, and can only be ridden to its end: all of them are gone through whenever it is opened. A stage race has some thousand. */
const MOST_ROWS = 10_000;
/** After this long it is tried again what the store did not do, in milliseconds. */
const AGAIN = 1_000;

export async function openRace(toOpen: ToOpen): Promise<OpenRace> {
  const { store, content, race: kept, room, game, role: first, thinkers, actedHere, report } = toOpen;
  const { present, asked, askedAfter, now, patience } = toOpen;
  const { id } = kept;
  const head = parseRecord(`${kept.head ?? ''}end 0 open\n`, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  if (head.race === null || kept.seed === null) throw new Error(`race ${id}: ${head.problems[0]?.code ?? 'not begun'}`);
  const { config, chance, rulesVersion } = head.race;
  const ledger = createLedger(game, config, driversOf(room));
  for (const row of await store.readRows(id, 1)) ledger.apply(row);
  const host: Host<unknown, unknown> = createHost(game, config, {
    ...{ sealed: withSeed(chance, kept.seed), rulesVersion, ledger, clock, role: first, terms: termsOf(room), now, offsetAt },
    timing: { step: room.step, hold: 0 },
    journal: { append: (added, summary) => store.append(id, added, summary), read: (n) => store.readRows(id, n) },
    think: (toThink) => thinkers.think(game, config, toThink),
    report: (error) => report(error, 'telling'),
    warned: (seat) => toOpen.warned(seat, spectator.entries.length),
  });
  const kinds = game.advance?.questions(config) ?? [];
  const tellers = new Map<Seat, Teller>();
  let role = first;
  let ended = false;
  let again: NodeJS.Timeout | undefined;
  let window: { readonly timer: NodeJS.Timeout; readonly start: number } | null = null;

  function published(): void {
    lastNews = now();
    // first all have been told
    queueMicrotask(() => {
      lookWhoSits();
      lookOn();
    });
  }

  function teller(eyes: Seat): Teller {
    const known = tellers.get(eyes);
    if (known) return known;
    const told = { ...host.link(eyes), reached: host.stateFor(eyes), entryText: (n: number) => host.entryText(n) };
    const counted = (listeners: number): void => {
      if (eyes >= 0) present(eyes, listeners > 0 ? 'there' : 'gone');
    };
    const made = createTeller(game, { rulesVersion, chance, config }, told, counted, eyes === NOBODY ? published : undefined);
    tellers.set(eyes, made);
    return made;
  }
  // a spectator's is always there: by it this process knows how things stand
  const { seat: spectator } = teller(NOBODY);

  /** When something was told last, by the servers' time. */
  let lastNews = Math.max(kept.touched, spectator.situation.agreed?.lines.at(-1)?.at ?? 0);
  let late: { readonly teller: Teller; end(): void } | null = null;
  function onlookers(): Teller {
    const wait = room.delay * 1000;
    if (wait === 0 || game.turn(spectator.state) === NOBODY) return teller(NOBODY);
    if (late === null) {
      const link = createLateLink(host.link(NOBODY), wait, Math.max(0, now() - lastNews), driversOf(room));
      late = { teller: createTeller(game, { rulesVersion, chance, config }, link), end: () => link.end() };
    }
    return late.teller;
  }

  async function catchUpWith({ entries, takenBack = 0 }: { readonly entries: number; readonly takenBack?: number }): Promise<void> {
    if (entries > spectator.entries.length || takenBack > spectator.situation.takenBack) await host.catchUp();
  }

  const startOfRound = (): number => roundStart(game, config, spectator.entries, kinds, spectator.situation.takenBack);

  // ---- who is there, and what is due though nobody acts ----

  const isGoing = (): boolean => !ended && game.turn(spectator.state) !== NOBODY && spectator.situation.agreed?.ended === false;
  const presence = createPresence({
    patience,
    // in a race that goes on for days people come and go
    isMissed: (seat) =>
      room.clock?.per !== 'day' && (spectator.situation.agreed?.absent ?? []).some((each) => each.seat === seat && each.why === 'lost'),
    say(seat, how) {
      if (!isGoing() || !isPerson(seat) || room.clock?.per === 'day') return;
      void sayPresent(seat, how).catch((error: unknown) => report(error, 'telling who is there'));
    },
  });
  async function sayPresent(seat: Seat, how: 'lost' | 'back'): Promise<void> {
    if (how === 'back') await host.setAway(seat, false);
    // he may have come to another process
    else if (!(await store.notices.isPresent(id, seat))) await host.setAway(seat, true, 'lost');
  }
  const alarm = createAlarm({
    now,
    again: AGAIN,
    ring: () => void host.runDue().then(lookOn, (error: unknown) => report(error, 'doing what is due')),
  });
  const sitting = new Map<Seat, Set<() => void>>();
  const handings = (): readonly { readonly seat: Seat }[] =>
    (spectator.situation.agreed?.lines ?? []).filter(({ what }) => what === 'handed');
  let handed = JSON.stringify(handings());
  function lookWhoSits(): void {
    presence.look();
    const said = JSON.stringify(handings());
    if (said === handed) return;
    handed = said;
    for (const { seat } of handings()) for (const listener of [...(sitting.get(seat) ?? [])]) listener();
  }

  // ---- what goes on by itself ----

  const turns = createTurnWatch({
    isThere: async (seat) => (tellers.get(seat)?.listeners ?? 0) > 0 || store.notices.isPresent(id, seat),
    tell: ({ seat, entries }) => asked(seat, entries),
    report,
    ...(askedAfter === undefined ? {} : { after: askedAfter }),
  });

  function lookOn(): void {
    if (ended) return;
    alarm.set(role === 'leader' ? host.dueAt() : null);
    if (role !== 'leader') return;
    const turn = openTurn();
    turns.see(turn === null ? null : { seat: turn.seat, entries: spectator.entries.length });
    const { together, notKept, broken } = spectator.situation;
    if (notKept !== null || broken !== null) {
      if (broken !== null) report(new Error(broken), 'riding');
      again ??= setTimeout(() => {
        again = undefined;
        void host.run();
      }, AGAIN);
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
        return lookOn();
      }
      const replies = await store.closeReplies(id, start);
      window = null;
      if (role !== 'leader' || ended || spectator.situation.together === null || startOfRound() !== start) return lookOn();
      const read = replies.flatMap(({ seat, reply }): readonly (readonly [Seat, Reply<unknown>])[] => {
        const action = game.actions.parse(teller(seat).seat.state, reply);
        return action.ok ? [[seat, { action: action.value }]] : [];
      });
      host.closeRound(new Map(read));
    } catch (error) {
      // nothing is carried out on half of what was said
      report(error, 'closing a window');
      window = { start, timer: setTimeout(() => void closeWindow(start), AGAIN) };
    }
  }

  if (role === 'leader') void host.run().then(lookOn);

  function openTurn(): OpenTurn | null {
    const waited = host.awaitedSeat();
    if (waited === null || waited.hidden) return null;
    const clock = spectator.situation.agreed?.clock;
    return { seat: waited.seat, until: clock?.seat === waited.seat ? clock.until : null };
  }

  const isFull = (): boolean => host.lastRow >= MOST_ROWS;
  const isPerson = (seat: Seat): boolean => spectator.situation.drivers[seat] === HUMAN;

  return {
    id,
    get role() {
      return role;
    },
    get over() {
      return !isGoing();
    },
    get resting() {
      const watched = [...tellers.values(), ...(late === null ? [] : [late.teller])].some(({ listeners }) => listeners > 0);
      const { going, together } = spectator.situation;
      // where nobody may know that somebody is waited for it seems to go on
      const rests = !going || host.awaitedSeat() !== null;
      return !watched && rests && together === null && again === undefined && !presence.waiting;
    },
    get ended() {
      return ended;
    },
    teller,
    onlookers,
    openTurn,
    async leaveToBot(seat) {
      const bot = room.seats[seat]?.bot;
      if (bot === undefined || !isPerson(seat)) return;
      const refused = await host.setDriver(seat, bot);
      if (refused !== null) throw new Error(`race ${id}: ${refused.code}`);
    },
    async act(seat, text, { id: name, after }) {
      const { seat: at } = teller(seat);
      // else what counts already would be called stale
      await catchUpWith({ entries: after });
      if (after > at.entries.length) return refusal('table-stale', '', { after, now: at.entries.length });
      const position = after === at.entries.length ? at.state : at.at(after, Infinity);
      const action = game.actions.parse(position, text);
      if (!action.ok) return refusal(action.error.code, '', action.error.facts ?? {});
      const refused = await host.link(seat).act(action.value, { id: `${seat} ${name}`, after });
      if (refused === null && role !== 'leader') actedHere();
      return refused;
    },
    answerInAdvance(seat, answers) {
      if (isFull()) return Promise.resolve([{ code: 'table-full' }]);
      return isPerson(seat) ? host.link(seat).answerInAdvance(answers) : Promise.resolve([{ code: 'table-no-seat' }]);
    },
    async reply(seat, text, after) {
      const { seat: at } = teller(seat);
      await catchUpWith({ entries: after });
      const { together, entries } = at.situation;
      if (after !== entries) return refusal('table-stale', '', { after, now: entries });
      if (!together?.seats.includes(seat)) return refusal('table-not-asked', '');
      const action = game.actions.parse(at.state, text);
      if (!action.ok) return refusal(action.error.code, '', action.error.facts ?? {});
      // too late, though this process has not heard yet that it was closed: what he has answered in advance holds, or no
      return (await store.keepReply(id, startOfRound(), seat, text)) ? null : refusal('table-not-asked', '');
    },
    async wish(seat, wished, name) {
      if (isFull()) return refusal('table-full', '');
      const refused = await host.link(seat).wish(wished, `${seat} ${name}`);
      if (refused === null && role !== 'leader') actedHere();
      return refused;
    },
    sit(seat, listener) {
      const here = sitting.get(seat) ?? new Set();
      sitting.set(seat, here.add(listener));
      const leave = presence.sit(seat);
      return () => {
        here.delete(listener);
        leave();
      };
    },
    handOn: (seat) => host.transferSeat(seat),
    get rows() {
      return host.lastRow;
    },
    get full() {
      return isFull();
    },
    expect(seats) {
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
      lookOn();
      if (next !== 'leader') turns.end();
      for (const [seat, { listeners }] of tellers) if (seat >= 0 && listeners > 0) present(seat, 'there');
      if (next === 'leader') void host.run().then(lookOn);
    },
    standings: () => game.standings(spectator.state),
    record: () => (isGoing() ? null : formatRecord(host.race('opened'))),
    recordFor(seat) {
      // a seat that a bot rides while its owner is away is his all the same
      const owners = spectator.situation.agreed?.owners ?? [];
      const alone = owners.length === 1 && owners[0] === seat;
      return alone && isGoing() ? formatRecord(host.race('opened')) : null;
    },
    end() {
      ended = true;
      alarm.set(null);
      presence.end();
      clearTimeout(again);
      turns.end();
      if (window !== null) clearTimeout(window.timer);
      for (const each of tellers.values()) each.end();
      late?.teller.end();
      late?.end();
      host.end();
    },
  };
}
