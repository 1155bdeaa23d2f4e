import * as v from 'valibot';
import { fail, ok, type AnyGame, type Content, type FinalRank, type Problem, type Result, type Seat } from '../../kit/index.ts';
import {
  driverField,
  MAX_PLAYER_NAME_CHARS,
  roomTermsFields,
  starterField,
  type ChatLevel,
  type OpenRequest,
  type RoomDto,
  type Starter,
} from '../../protocol/index.ts';
import { configureAs, HUMAN, rotateSeats, type AbsenceTerms, type ClockTerms, type Terms } from '../../table/index.ts';
import type { StoredRace } from '../store/index.ts';
import {
  areAllOpen,
  toEnvelopesDto,
  isOpen,
  newRoomEnvelopes,
  markAllShown,
  roomEnvelopesSchema,
  removeEnvelope,
  type RoomEnvelopes,
} from './room-envelopes.ts';
import { hasInvisible, isVisible } from './visible-text.ts';

/** A race before it begins: what is ridden, and who takes which seat. Plain data, kept as JSON in the store. */
export interface Room {
  /** As whoever opened it gave it, its seats by the names they have until somebody takes them. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly RoomSeat[];
  /**
   * What the set-up calls each seat, so that nobody who asks for the room has its courses compiled: somebody's own take the time of hundreds of answers. Left out: in rooms from before
   * it was kept.
   */
  readonly names: readonly string[];
  /** How long a question put to several seats together stays open, in milliseconds; the same whether or not it concerns anybody. */
  readonly window: number;
  /** How long a step of a bot stays on screen, in milliseconds. */
  readonly step: number;
  /** How much time people have; null: as much as they like. */
  readonly clock: ClockTerms | null;
  /** What becomes of the seat of a person who is missed. `bot` null: the bot of his seat. */
  readonly absence: { readonly does: AbsenceTerms['does']; readonly bot: string | null };
  /** Where it is told whose turn it is; told to nobody. */
  readonly hook?: string | undefined;
  /** What may be said at it, and whether onlookers may; how long after the riders onlookers see it, in seconds. */
  readonly chat: ChatLevel;
  readonly onlookers: boolean;
  readonly delay: number;
  /** Who may have it begin before all are there and ready. */
  readonly starter: Starter;
  /** Its riders bring something to the dice, each in a sealed envelope; left out: the server's seed alone decides. */
  readonly envelopes?: RoomEnvelopes | undefined;
  /** Its only rider has taken it home, and knows the dice to come. */
  readonly home?: true | undefined;
  /** Head and seed of a race that was begun at one screen: it goes on under its own seal. */
  readonly brought?: { readonly head: string; readonly seed: string } | undefined;
  /** The race that the same people ride next, once somebody has asked for it. */
  readonly next?: string | undefined;
  /** How it ended, once somebody has asked. */
  readonly standings?: readonly FinalRank[] | undefined;
}

export interface RoomSeat {
  /** For people; else a bot rides it. */
  readonly open: boolean;
  /** Who rides it where no person does. */
  readonly bot: string;
  /** Of the person who has taken it. */
  readonly name: string | null;
  readonly ready: boolean;
  /** Who that is, where he is known (`src/server/people`); left out: nobody, or somebody who is not. */
  readonly person?: string | undefined;
}

/** Of a text in a set-up, as a course of one's own: its title is shown to everybody. */
const MAX_LINE_CHARS = 1_000;
const LONG_LINE = new RegExp(`[^\\n]{${MAX_LINE_CHARS + 1}}`, 'u');

const nameField = v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_CHARS));

const roomSchema = v.object({
  setup: v.record(v.string(), v.unknown()),
  seats: v.array(
    v.object({ open: v.boolean(), bot: driverField, name: v.nullable(nameField), ready: v.boolean(), person: v.optional(nameField) }),
  ),
  names: v.array(v.string()),
  ...roomTermsFields,
  hook: v.optional(v.string()),
  brought: v.optional(v.object({ head: v.string(), seed: v.string() })),
  envelopes: v.optional(roomEnvelopesSchema),
  starter: starterField,
  home: v.optional(v.literal(true)),
  next: v.optional(v.string()),
  standings: v.optional(v.array(v.object({ seat: v.number(), rank: v.number(), points: v.number() }))),
});

/** As it was kept. Throws where the store holds something else: our own mistake. */
export const readRoom = (kept: string): Room => v.parse(roomSchema, JSON.parse(kept));

/** What a race needs to be judged. */
export interface RaceRules {
  readonly game: AnyGame;
  readonly content: Content;
  /** Bots that may be chosen. */
  readonly bots: readonly string[];
}

/**
 * A room as it was asked for. Problems: the game's own, `room-drivers` (not one a seat), `room-bot`, `room-nobody` (no seat for a person), `room-names` (seats whose names cannot be
 * told apart in the set-up, so that nobody can be called by his own later).
 */
export function createRoom(asked: OpenRequest, { game, content, bots }: RaceRules): Result<Room, readonly Problem[]> {
  const config = game.configure(asked.setup, content);
  if (!config.ok) return config;
  // short forms written out, so that whoever is told of it finds everything where it belongs
  const setup = game.setupOf(config.value);
  if (textsOf(setup).some((each) => hasInvisible(each) || LONG_LINE.test(each)))
    return fail([{ code: 'room-text', facts: { most: MAX_LINE_CHARS } }]);
  const names = game.seats(config.value).map(({ name }) => name);
  if (names.length !== asked.drivers.length)
    return fail([{ code: 'room-drivers', facts: { found: asked.drivers.length, seats: names.length } }]);
  const named = asked.absence.bot === null ? asked.drivers : [...asked.drivers, asked.absence.bot];
  const unknown = named.find((driver) => driver !== HUMAN && !bots.includes(driver));
  if (unknown !== undefined) return fail([{ code: 'room-bot', facts: { found: unknown, known: bots.join(', ') } }]);
  if (!asked.drivers.includes(HUMAN)) return fail([{ code: 'room-nobody' }]);
  for (const name of names) if (countOccurrences(setup, name) !== 1) return fail([{ code: 'room-names', facts: { name } }]);
  const fallback = asked.drivers.find((driver) => driver !== HUMAN) ?? bots.find((name) => name !== 'random') ?? bots[0]!;
  const seats = asked.drivers.map((driver): RoomSeat => ({
    open: driver === HUMAN,
    bot: driver === HUMAN ? fallback : driver,
    name: null,
    ready: false,
  }));
  const { window, step, hook, clock: time, absence: missed, chat, onlookers, delay, starter: who } = asked;
  const terms = { clock: time, absence: { ...missed, bot: missed.bot === HUMAN ? null : missed.bot } };
  const envelopes = asked.envelopes ? newRoomEnvelopes(seats.length) : undefined;
  return ok({ setup, seats, names, window, step, hook, ...terms, chat, onlookers, delay, starter: who, envelopes });
}

/** All texts in plain data, names of its fields too. */
function textsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.entries(data).flatMap(([key, value]) => [key, ...textsOf(value)]) : [];
}

/** A name as it is kept. Problem: `room-name` (a sign that nobody sees, nothing, or too long). */
export function readName(given: string): Result<string, readonly Problem[]> {
  const name = given.trim().normalize('NFC');
  return name.length <= MAX_PLAYER_NAME_CHARS && isVisible(name)
    ? ok(name)
    : fail([{ code: 'room-name', facts: { most: MAX_PLAYER_NAME_CHARS } }]);
}

/** What the people of the table have agreed on by riding at it. */
export const termsOf = ({ clock: time, absence: { does, bot: chosen }, seats }: Room): Terms => ({
  clock: time,
  absence: { does, bot: chosen ?? seats.find(({ open }) => open)?.bot ?? seats[0]!.bot },
});

/**
 * Somebody takes a seat by his name. Problems: `room-seat` (none, not for people, or taken), `room-seated` (he has one already), those of `readName`, those of the game's
 * set-up where the name does not fit.
 */
export function takeSeat(
  room: Room,
  seat: Seat,
  who: { readonly name: string; readonly person: string | null },
  rules: RaceRules,
): Result<Room, readonly Problem[]> {
  const wanted = room.seats[seat];
  if (wanted === undefined || !wanted.open || wanted.name !== null) return fail([{ code: 'room-seat' }]);
  const { person } = who;
  if (person !== null && room.seats.some((other) => other.person === person)) return fail([{ code: 'room-seated' }]);
  const name = readName(who.name);
  if (!name.ok) return name;
  const next = withSeat(room, seat, { name: name.value, person: person ?? undefined });
  const config = configureRoom(next, rules);
  return config.ok ? ok(next) : config;
}

/**
 * The same race once more, with the next seats: everybody who is known sits where the next person sat, the last one where the first did, and is to say that he is
 * ready. A seat whose person is not known is free.
 */
export function nextRoom(room: Room, rules: RaceRules): Room {
  const { setup, names, window, step, hook, clock: time, absence: missed, chat, onlookers, delay, seats } = room;
  const before = rotateSeats(seats.flatMap(({ name }, seat) => (name === null ? [] : [seat])));
  const free = seats.map((seat): RoomSeat => ({ ...seat, name: null, ready: false, person: undefined }));
  const taken = free.map((seat, i): RoomSeat => {
    const who = seats[before.get(i) ?? -1];
    return who?.person === undefined ? seat : { ...seat, name: who.name, person: who.person };
  });
  const envelopes = room.envelopes && newRoomEnvelopes(seats.length);
  // nobody has opened this one: it must not wait for whoever does not come
  const next = {
    setup,
    names,
    window,
    step,
    hook,
    clock: time,
    absence: missed,
    chat,
    onlookers,
    delay,
    starter: 'riders',
    envelopes,
    seats: taken,
  } as const;
  return configureRoom(next, rules).ok ? next : { ...next, seats: free };
}

/** His seat is free again; an envelope that is open stays (`takeEnvelopeAlong`), and where nobody takes the seat before the race begins a bot rides it. */
export const leaveSeat = (room: Room, seat: Seat): Room =>
  withEnvelopes(
    withSeat(room, seat, { name: null, ready: false, person: undefined }),
    room.envelopes && removeEnvelope(room.envelopes, seat),
  );
/**
 * Another has the seat from now on; it is called as before.
 * @param person whose it is now; null: nobody who is known
 */
export const handSeatOn = (room: Room, seat: Seat, person: string | null): Room => withSeat(room, seat, { person: person ?? undefined });
/** A person's name is taken out of a race that has begun: the seat is called again what the set-up calls it. */
export function forgetName(room: Room, seat: Seat, { game, content }: RaceRules): Result<Room, readonly Problem[]> {
  const config = game.configure(room.setup, content);
  if (!config.ok) return config;
  return ok(withSeat(room, seat, { name: game.seats(config.value)[seat]?.name ?? '', person: undefined }));
}

/** Who is ready no more takes his envelope back. Problem: `room-envelope-open` (it is open: the dice hang on it, and the race begins with the last that is opened). */
export function setReady(room: Room, seat: Seat, { ready }: { readonly ready: boolean }): Result<Room, readonly Problem[]> {
  const { envelopes } = room;
  if (!ready && envelopes && isOpen(envelopes, seat)) return fail([{ code: 'room-envelope-open' }]);
  return ok(withEnvelopes(withSeat(room, seat, { ready }), ready ? envelopes : envelopes && removeEnvelope(envelopes, seat)));
}

/** Under a new seal everybody has to be ready anew: his envelope was for the old one. */
export function withEnvelopes(room: Room, envelopes: RoomEnvelopes | undefined): Room {
  const isAnew = envelopes?.seed !== room.envelopes?.seed;
  return { ...room, envelopes, seats: isAnew ? room.seats.map((seat) => ({ ...seat, ready: false })) : room.seats };
}

/** With the last who is ready, or by whoever has opened it, the race begins: at once, or when the envelopes that then lie on the table are open. */
export function advanceToStart(
  room: Room,
  more: { readonly begin?: true },
  now: number,
): { readonly room: Room; readonly begins: boolean } {
  const wanted = more.begin === true || isReady(room);
  const { envelopes } = room;
  if (envelopes === undefined || (!wanted && !envelopes.riders.allShown)) return { room, begins: wanted };
  const shown = markAllShown(envelopes, now);
  return { room: { ...room, envelopes: shown }, begins: areAllOpen(shown) };
}

/** Every seat for people is taken, and whoever has taken one is ready. */
export const isReady = ({ seats }: Room): boolean => seats.every(({ open, name, ready }) => !open || (name !== null && ready));
export const isTaken = ({ seats }: Room): boolean => seats.some(({ name }) => name !== null);

/** Who drives each seat when it begins: a bot where nobody sits. */
export const driversOf = ({ seats }: Room): readonly string[] => seats.map(({ name, bot: driver }) => (name === null ? driver : HUMAN));

/** The race as it will be ridden: its seats called by the names of those who have taken them. */
export const configureRoom = (room: Room, { game, content }: RaceRules): Result<unknown, readonly Problem[]> =>
  configureAs<unknown>(
    game,
    content,
    room.setup,
    room.seats.map(({ name }) => name),
  );

const knownOf = ({ brought, home }: Room): RoomDto['known'] => (home ? 'home' : brought ? 'brought' : null);

export function toRoomDto(race: StoredRace, room: Room, { game: rules, content }: RaceRules): RoomDto {
  const { id, game, phase, listed } = race;
  const names = room.names ?? namesIn(room.setup, rules, content);
  const seats = room.seats.map((seat, i) => ({ ...seat, name: seat.name ?? names[i] ?? '', taken: seat.name !== null }));
  const { setup, window, clock: time, absence: missed, standings = [], next = null, chat, onlookers, delay, starter: who } = room;
  // who rides is told by his seat; everybody else sees it later
  const summary = delay > 0 && phase === 'riding' ? null : race.summary;
  return {
    ...{ id, game, phase, listed, setup, seats, window, clock: time, absence: missed, chat, onlookers, delay, starter: who },
    ...{ summary, standings, next, known: knownOf(room), envelopes: room.envelopes ? toEnvelopesDto(room.envelopes) : null },
  };
}

function namesIn(setup: Room['setup'], game: AnyGame, content: Content): readonly string[] {
  const config = game.configure(setup, content);
  return config.ok ? game.seats(config.value).map(({ name }) => name) : [];
}

const withSeat = (room: Room, seat: Seat, how: Partial<RoomSeat>): Room => ({
  ...room,
  seats: room.seats.map((old, i) => (i === seat ? { ...old, ...how } : old)),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function countOccurrences(value: unknown, name: string): number {
  if (value === name) return 1;
  return isObject(value) ? Object.values(value).reduce((sum: number, each) => sum + countOccurrences(each, name), 0) : 0;
}
