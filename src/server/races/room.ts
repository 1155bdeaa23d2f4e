import * as v from 'valibot';
import { fail, ok, type AnyGame, type Content, type FinalRank, type Problem, type Result, type Seat } from '../../kit/index.ts';
import {
  driverField,
  MAX_PLAYER_NAME_CHARS,
  roomTermsFields,
  SECRET_PATTERN,
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
import { hashOf, isSameHash } from './secrets.ts';
import { hasInvisible, isVisible } from './visible-text.ts';

/** A race before its start: the set-up, the seats and the terms. Plain data, stored as JSON. */
export interface Room {
  /** As the opener chose it, with the set-up's own names of the seats. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly RoomSeat[];
  /** The set-up's names of the seats, so that showing the room does not compile its courses, which is expensive. */
  readonly names: readonly string[];
  /** How long a question to several seats stays open, in milliseconds, whether or not it concerns any of them. */
  readonly window: number;
  /** How long one step of a bot stays on screen, in milliseconds. */
  readonly step: number;
  /** Null: no clock. */
  readonly clock: ClockTerms | null;
  /** What happens to the seat of a missing person. `bot` null: the seat's own bot. */
  readonly absence: { readonly does: AbsenceTerms['does']; readonly bot: string | null };
  /** The webhook that is called when it is a person’s turn; secret. */
  readonly hook?: string | undefined;
  /** `onlookers`: spectators may chat; `delay`: how much later spectators see the race, in seconds. */
  readonly chat: ChatLevel;
  readonly onlookers: boolean;
  readonly delay: number;
  /** Who may start the race before all are ready. */
  readonly starter: Starter;
  /** Left out: the server's seed alone decides the dice. */
  readonly envelopes?: RoomEnvelopes | undefined;
  /** Its only rider finishes it elsewhere, and knows the dice to come. */
  readonly home?: true | undefined;
  /** Head and seed of a race that was begun on one screen; it keeps its own seal. */
  readonly brought?: { readonly head: string; readonly seed: string } | undefined;
  /** The rematch, once a rider has asked for it. */
  readonly next?: string | undefined;
  /** The final table, stored at the first request for it. */
  readonly standings?: readonly FinalRank[] | undefined;
}

export interface RoomSeat {
  /** For a person; otherwise a bot rides it. */
  readonly open: boolean;
  /** The bot that rides it while no person does. */
  readonly bot: string;
  /** The name of the person who has taken it. */
  readonly name: string | null;
  readonly ready: boolean;
  /** The id of that person, if the server knows it (`src/server/people`). */
  readonly person?: string | undefined;
  /** That person opened the race. */
  readonly host?: true | undefined;
  /** The player shares the device of the player with this seat, whose token is good for both (`SHARED_TOKEN_PATTERN`). */
  readonly deviceOf?: Seat | undefined;
  /** Hashes of the link by which a substitute may take the seat, and of the substitute's token. */
  readonly substitute?: { readonly link?: string | undefined; readonly token?: string | undefined } | undefined;
}

/** A line of a text in a set-up, such as a custom course, whose title everyone sees. */
const MAX_LINE_CHARS = 1_000;
const LONG_LINE = new RegExp(`[^\\n]{${MAX_LINE_CHARS + 1}}`, 'u');

const nameField = v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_CHARS));

const roomSchema = v.object({
  setup: v.record(v.string(), v.unknown()),
  seats: v.array(
    v.object({
      open: v.boolean(),
      bot: driverField,
      name: v.nullable(nameField),
      ready: v.boolean(),
      person: v.optional(nameField),
      host: v.optional(v.literal(true)),
      deviceOf: v.optional(v.number()),
      substitute: v.optional(v.object({ link: v.optional(v.string()), token: v.optional(v.string()) })),
    }),
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

/** Reads a stored room. Throws if the text is not one, which is a bug. */
export const readRoom = (text: string): Room => v.parse(roomSchema, JSON.parse(text));

const rooms = new WeakMap<StoredRace, Room>();
/** The room of a stored race, which is read once. */
export function roomOfRace(race: StoredRace): Room {
  const known = rooms.get(race);
  if (known !== undefined) return known;
  const room = readRoom(race.room);
  rooms.set(race, room);
  return room;
}

/** What is needed to check a set-up. */
export interface RaceRules {
  readonly game: AnyGame;
  readonly content: Content;
  /** The names of the bots that may be chosen. */
  readonly bots: readonly string[];
}

/**
 * Creates a room. Problems: the game's own, `room-text` (invisible characters or too long a line), `room-drivers` (not one for each seat), `room-bot` (unknown), `room-nobody` (no
 * seat for a person), `room-names` (the name of a seat occurs twice in the set-up, so that a player's name could not replace it).
 */
export function createRoom(request: OpenRequest, { game, content, bots }: RaceRules): Result<Room, readonly Problem[]> {
  const config = game.configure(request.setup, content);
  if (!config.ok) return config;
  // with short forms written out, so that readers find every field
  const setup = game.setupOf(config.value);
  if (textsOf(setup).some((each) => hasInvisible(each) || LONG_LINE.test(each)))
    return fail([{ code: 'room-text', facts: { most: MAX_LINE_CHARS } }]);
  const names = game.seats(config.value).map(({ name }) => name);
  if (names.length !== request.drivers.length)
    return fail([{ code: 'room-drivers', facts: { found: request.drivers.length, seats: names.length } }]);
  const named = request.absence.bot === null ? request.drivers : [...request.drivers, request.absence.bot];
  const unknown = named.find((driver) => driver !== HUMAN && !bots.includes(driver));
  if (unknown !== undefined) return fail([{ code: 'room-bot', facts: { found: unknown, known: bots.join(', ') } }]);
  if (!request.drivers.includes(HUMAN)) return fail([{ code: 'room-nobody' }]);
  for (const name of names) if (countOccurrences(setup, name) !== 1) return fail([{ code: 'room-names', facts: { name } }]);
  const fallback = request.drivers.find((driver) => driver !== HUMAN) ?? bots.find((name) => name !== 'random') ?? bots[0]!;
  const seats = request.drivers.map((driver): RoomSeat => ({
    open: driver === HUMAN,
    bot: driver === HUMAN ? fallback : driver,
    name: null,
    ready: false,
  }));
  const { window, step, hook, clock: time, absence: missed, chat, onlookers, delay, starter: who } = request;
  const terms = { clock: time, absence: { ...missed, bot: missed.bot === HUMAN ? null : missed.bot } };
  const envelopes = request.envelopes ? newRoomEnvelopes(seats.length) : undefined;
  return ok({ setup, seats, names, window, step, hook, ...terms, chat, onlookers, delay, starter: who, envelopes });
}

/** All strings in plain data, field names included. */
function textsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.entries(data).flatMap(([key, value]) => [key, ...textsOf(value)]) : [];
}

/** Checks and normalizes a player's name. Problem: `room-name` (invisible characters, empty, or too long). */
export function readName(given: string): Result<string, readonly Problem[]> {
  const name = given.trim().normalize('NFC');
  return name.length <= MAX_PLAYER_NAME_CHARS && isVisible(name)
    ? ok(name)
    : fail([{ code: 'room-name', facts: { most: MAX_PLAYER_NAME_CHARS } }]);
}

/** What the people accept by taking part. */
export const termsOf = ({ clock: time, absence: { does, bot: chosen }, seats }: Room): Terms => ({
  clock: time,
  absence: { does, bot: chosen ?? seats.find(({ open }) => open)?.bot ?? seats[0]!.bot },
});

/**
 * Gives a seat to a person. Problems: `room-seat` (no such seat, a bot's, or taken), `room-seated` (the person has another one), those of `readName`, and those of the game
 * where the name does not fit the set-up.
 * @param who `deviceOf`: the seat of the player whose device this one shares; left out: none
 */
export function takeSeat(
  room: Room,
  seat: Seat,
  who: { readonly name: string; readonly person: string | null; readonly isHost: boolean; readonly deviceOf?: Seat | undefined },
  rules: RaceRules,
): Result<Room, readonly Problem[]> {
  const wanted = room.seats[seat];
  if (wanted === undefined || !wanted.open || wanted.name !== null) return fail([{ code: 'room-seat' }]);
  const { person } = who;
  if (person !== null && room.seats.some((other) => other.person === person)) return fail([{ code: 'room-seated' }]);
  const name = readName(who.name);
  if (!name.ok) return name;
  // the device has said already whether it is ready
  const shared = who.deviceOf === undefined ? {} : { deviceOf: who.deviceOf, ready: room.seats[who.deviceOf]?.ready ?? false };
  const next = withSeat(room, seat, { name: name.value, person: person ?? undefined, host: who.isHost || undefined, ...shared });
  const config = configureRoom(next, rules);
  return config.ok ? ok(next) : config;
}

/**
 * The room of a rematch. Each known person moves to the next person's seat, the last one to the first's, and is not ready yet; so do those who share the device of a known
 * person. The seats of unknown people are free.
 */
export function nextRoom(room: Room, rules: RaceRules): Room {
  const { setup, names, window, step, hook, clock: time, absence: missed, chat, onlookers, delay, seats } = room;
  const before = rotateSeats(seats.flatMap(({ name }, seat) => (name === null ? [] : [seat])));
  const free = seats.map((seat): RoomSeat => ({
    ...seat,
    name: null,
    ready: false,
    person: undefined,
    host: undefined,
    deviceOf: undefined,
    substitute: undefined,
  }));
  const after = new Map([...before].map(([to, from]) => [from, to]));
  const taken = free.map((seat, i): RoomSeat => {
    const who = seats[before.get(i) ?? -1];
    if (who?.person !== undefined) return { ...seat, name: who.name, person: who.person };
    const { deviceOf = -1 } = who ?? {};
    return seats[deviceOf]?.person === undefined ? seat : { ...seat, name: who!.name, deviceOf: after.get(deviceOf) };
  });
  const envelopes = room.envelopes && newRoomEnvelopes(seats.length);
  // a rematch has no opener, so any rider may start it
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

/** The seats that share the device of this one. */
export const seatsSharedWith = ({ seats }: Room, seat: Seat): readonly Seat[] =>
  seats.flatMap(({ deviceOf }, other) => (deviceOf === seat ? [other] : []));

/** Frees a seat, and those that share its device. An open envelope stays (`removeEnvelope`). If the seat is still free at the start, a bot rides it. */
export const leaveSeat = (room: Room, seat: Seat): Room =>
  [...seatsSharedWith(room, seat), seat].reduce(
    (left, each) =>
      withEnvelopes(
        withSeat(left, each, { name: null, ready: false, person: undefined, host: undefined, deviceOf: undefined }),
        left.envelopes && removeEnvelope(left.envelopes, each),
      ),
    room,
  );
/** Frees the seat of a person who has not come, before the start. Problems: as `Races.freeSeat`. */
export function freeSeat(room: Room, seat: Seat, which: 'any' | 'not-ready'): Result<Room, readonly Problem[]> {
  const wanted = room.seats[seat];
  if (typeof wanted?.name !== 'string' || (which === 'not-ready' && wanted.ready)) return fail([{ code: 'room-cannot-free' }]);
  return room.envelopes?.riders.allShown ? fail([{ code: 'table-envelopes-shown' }]) : ok(leaveSeat(room, seat));
}
/**
 * Gives the seat of a running race to another person; it keeps its name.
 * @param person null: not known
 */
export const handSeatOn = (room: Room, seat: Seat, person: string | null): Room =>
  withSeat(room, seat, { person: person ?? undefined, host: undefined, deviceOf: undefined, substitute: undefined });
export const withPerson = (room: Room, seat: Seat, person: string): Room => withSeat(room, seat, { person });
/** @param substitute undefined: none any more */
export const withSubstitute = (room: Room, seat: Seat, substitute: RoomSeat['substitute']): Room => withSeat(room, seat, { substitute });
/** The seat of a substitute's link, or of a substitute's token, by its hash; null: unknown. */
export function seatOfSubstitute({ seats }: Room, kind: 'link' | 'token', hash: string): Seat | null {
  const seat = seats.findIndex(({ substitute }) => isSameHash(substitute?.[kind] ?? '', hash));
  return seat < 0 ? null : seat;
}

export const isSubstituteToken = (room: Room, token: string): boolean =>
  SECRET_PATTERN.test(token) && seatOfSubstitute(room, 'token', hashOf(token)) !== null;
/** Takes a person's name out of a begun race. The seat gets the set-up's name again. */
export function forgetName(room: Room, seat: Seat, { game, content }: RaceRules): Result<Room, readonly Problem[]> {
  const config = game.configure(room.setup, content);
  if (!config.ok) return config;
  return ok(withSeat(room, seat, { name: game.seats(config.value)[seat]?.name ?? '', person: undefined, substitute: undefined }));
}

/** For all who share the rider's device, too. A rider who is no longer ready takes the envelope back. Problem: `room-envelope-open` (it is open already, so the dice depend on it). */
export function setReady(room: Room, seat: Seat, { ready }: { readonly ready: boolean }): Result<Room, readonly Problem[]> {
  const { envelopes } = room;
  if (!ready && envelopes && isOpen(envelopes, seat)) return fail([{ code: 'room-envelope-open' }]);
  const next = seatsSharedWith(room, seat).reduce((before, each) => withSeat(before, each, { ready }), withSeat(room, seat, { ready }));
  return ok(withEnvelopes(next, ready ? envelopes : envelopes && removeEnvelope(envelopes, seat)));
}

/** A new seal makes every rider not ready, because their envelopes belong to the old one. */
export function withEnvelopes(room: Room, envelopes: RoomEnvelopes | undefined): Room {
  const isAnew = envelopes?.seed !== room.envelopes?.seed;
  return { ...room, envelopes, seats: isAnew ? room.seats.map((seat) => ({ ...seat, ready: false })) : room.seats };
}

/** Starts the race when all are ready or `begin` is set: at once, or, with envelopes, as soon as all of them are open. */
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

/** Every seat for a person is taken and ready. */
export const isReady = ({ seats }: Room): boolean => seats.every(({ open, name, ready }) => !open || (name !== null && ready));
export const isTaken = ({ seats }: Room): boolean => seats.some(({ name }) => name !== null);

/** The driver of each seat at the start: a bot where no person has taken it. */
export const driversOf = ({ seats }: Room): readonly string[] => seats.map(({ name, bot: driver }) => (name === null ? driver : HUMAN));

/** The config of the race, with the names of the people on their seats. */
export const configureRoom = (room: Room, { game, content }: RaceRules): Result<unknown, readonly Problem[]> =>
  configureAs<unknown>(
    game,
    content,
    room.setup,
    room.seats.map(({ name }) => name),
  );

/** How long a question to several seats stays open. Players who share a device have to pass it on. */
export const windowOf = ({ window, seats }: Room): number =>
  window > 0 && seats.some(({ deviceOf }) => deviceOf !== undefined) ? Math.max(window, MIN_SHARED_WINDOW_MS) : window;
const MIN_SHARED_WINDOW_MS = 10_000;

const knownOf = ({ brought, home }: Room): RoomDto['known'] => (home ? 'home' : brought ? 'brought' : null);

export function toRoomDto(race: StoredRace, room: Room): RoomDto {
  const { id, game, phase, listed } = race;
  const seats = room.seats.map(({ substitute: _, ...seat }, i) => ({
    ...seat,
    name: seat.name ?? room.names[i] ?? '',
    taken: seat.name !== null,
  }));
  const { setup, clock: time, absence: missed, standings = [], next = null, chat, onlookers, delay, starter: who } = room;
  const window = windowOf(room);
  // riders get it with their seat's updates; spectators see it later
  const summary = delay > 0 && phase === 'riding' ? null : race.summary;
  return {
    ...{ id, game, phase, listed, setup, seats, window, clock: time, absence: missed, chat, onlookers, delay, starter: who },
    ...{ summary, standings, next, known: knownOf(room), envelopes: room.envelopes ? toEnvelopesDto(room.envelopes) : null },
  };
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
