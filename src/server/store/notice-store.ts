import type { Seat } from '../../kit/index.ts';
import { valuesOf } from './batch.ts';
import { deadProcesses } from './dead-processes.ts';
import { isAlive } from './leases.ts';
import type { Sql } from './sql.ts';

/** What notices need: the browsers of people, who is connected where, and which notices were sent. */
export interface NoticeStore {
  /** Adds a person's browser, by its hash. False: the person has `most` already. */
  subscribe(person: string, hash: string, browser: StoredBrowser, most: number): Promise<boolean>;
  unsubscribe(person: string, hash: string): Promise<void>;
  subscriptions(person: string): Promise<readonly StoredBrowser[]>;
  /** Claims the notice about a turn, or about its clock. Only one process gets true. */
  claim(race: string, entries: number, about: 'turn' | 'time'): Promise<boolean>;
  /** Records, in one commit, who has connected to, or left, a process that does not own the race. */
  setPresent(process: string, changes: readonly PresenceChange[]): Promise<void>;
  /** Records how long a message to each seat's person, connected to that process, and the answer take. */
  setRoundTrips(process: string, seats: readonly MeasuredSeat[]): Promise<void>;
  /** The longest of these seats' round trips to living processes, in milliseconds; null: none is connected to one. */
  longestRoundTrip(race: string, seats: readonly Seat[]): Promise<number | null>;
  /** The seats of which `setPresent` has recorded a connection at a living process. */
  presentSeats(race: string): Promise<readonly Seat[]>;
  /** Lets other processes look at the race again. */
  announce(race: string): void;
  /** Seats of this process's races whose people were connected to a process that has died. Returns each once. */
  leftBehind(process: string, most: number): Promise<readonly { readonly race: string; readonly seat: Seat }[]>;
  /** Whether `setPresent` has recorded a connection of the seat at a living process. */
  isPresent(race: string, seat: Seat): Promise<boolean>;
  /** Those of these races, at most 1,000, that have a seat or a spectator (`NO_SEAT`) connected at a living process. */
  watchedAmong(races: readonly string[]): Promise<readonly string[]>;
}

export interface PresenceChange {
  readonly race: string;
  /** Of a player, or `NO_SEAT` for the first spectator. */
  readonly seat: Seat;
  readonly how: 'there' | 'gone';
}

export interface MeasuredSeat {
  readonly race: string;
  readonly seat: Seat;
  readonly roundTripMs: number;
}

export interface StoredBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

export function createNoticeStore(sql: Sql): NoticeStore {
  return {
    async subscribe(person, hash, { endpoint, p256dh, auth, language }, most) {
      const known = await sql.query('select hash from subscriptions where person = $1', [person]);
      if (known.length >= most && !known.some((line) => line['hash'] === hash)) return false;
      await sql.query(
        `insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, $5, $6)
           on conflict (person, hash) do update set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`,
        [person, hash, endpoint, p256dh, auth, language],
      );
      return true;
    },
    async unsubscribe(person, hash) {
      await sql.query('delete from subscriptions where person = $1 and hash = $2', [person, hash]);
    },
    async subscriptions(person) {
      const lines = await sql.query('select endpoint, p256dh, auth, language from subscriptions where person = $1', [person]);
      return lines.map((line) => ({
        endpoint: String(line['endpoint']),
        p256dh: String(line['p256dh']),
        auth: String(line['auth']),
        language: String(line['language']),
      }));
    },
    claim(race, entries, about) {
      const column = about === 'turn' ? 'notified' : 'warned';
      return sql.transaction([
        { sql: `update races set ${column} = $2 where id = $1 and ${column} < $2`, values: [race, entries], mustAffectRows: true },
      ]);
    },
    async setPresent(process, changes) {
      // the last change of a seat counts
      const last = new Map(changes.map((change) => [`${change.race} ${change.seat}`, change]));
      const statements = (['gone', 'there'] as const).flatMap((how) =>
        chunksOf([...last.values()].filter((change) => change.how === how)).map((some) => {
          const { list, values } = valuesOf(
            some.map(({ race, seat }) => [race, seat]),
            ['text', 'integer'],
          );
          const by = `cast($${values.length + 1} as text)`;
          const sql = how === 'gone' ? removePresent(list, by) : addPresent(list, by);
          return { sql, values: [...values, process] };
        }),
      );
      await sql.transaction(statements, 'relaxed');
    },
    async setRoundTrips(process, seats) {
      await sql.transaction(
        chunksOf(seats).map((some) => {
          const { list, values } = valuesOf(
            some.map(({ race, seat, roundTripMs }) => [race, seat, Math.round(roundTripMs)]),
            ['text', 'integer', 'integer'],
          );
          return {
            sql: `with measured (race, seat, milliseconds) as (${list})
                  update present set round_trip = milliseconds from measured
                    where present.race = measured.race and present.seat = measured.seat and process = $${values.length + 1}`,
            values: [...values, process],
          };
        }),
        'relaxed',
      );
    },
    async longestRoundTrip(race, seats) {
      const lines = await sql.query(
        `select seat, round_trip from present where race = $1 and process in (select id from processes where ${isAlive(sql)})`,
        [race],
      );
      const found = lines.filter(({ seat }) => seats.includes(Number(seat)));
      return found.length === 0 ? null : Math.max(...found.map((line) => Number(line['round_trip'])));
    },
    async leftBehind(process, most) {
      const found: { race: string; seat: Seat }[] = [];
      for (const id of await deadProcesses(sql, 'present where process')) {
        const lines = await sql.query(
          `select present.race, present.seat from present join races on races.id = present.race where present.process = $1 and races.owner = $2 limit $3`,
          [id, process, most],
        );
        for (const { race, seat } of lines) {
          await sql.query(REMOVE_PRESENT, [race!, seat!, id]);
          found.push({ race: String(race), seat: Number(seat) });
        }
      }
      return found;
    },
    async isPresent(race, seat) {
      const lines = await sql.query(
        `select process from present where race = $1 and seat = $2 and process in (select id from processes where ${isAlive(sql)})`,
        [race, seat],
      );
      return lines.length > 0;
    },
    async presentSeats(race) {
      const lines = await sql.query(
        `select distinct seat from present where race = $1 and process in (select id from processes where ${isAlive(sql)})`,
        [race],
      );
      return lines.map(({ seat }) => Number(seat));
    },
    announce: (race) => sql.announce([{ race }]),
    async watchedAmong(races) {
      const ids = races.slice(0, MAX_IDS_PER_QUERY);
      if (ids.length === 0) return [];
      const lines = await sql.query(
        `select distinct race from present where race in (${ids.map((_, at) => `$${at + 1}`).join(', ')})
           and process in (select id from processes where ${isAlive(sql)})`,
        ids,
      );
      return lines.map(({ race }) => String(race));
    },
  };
}

const addPresent = (list: string, process: string): string => `with wanted (race, seat) as (${list})
  insert into present (race, seat, process) select race, seat, ${process} from wanted where race <> '' on conflict (race, seat, process) do nothing`;
const removePresent = (list: string, process: string): string =>
  `delete from present where (race, seat) in (${list}) and process = ${process}`;
const REMOVE_PRESENT = 'delete from present where race = $1 and seat = $2 and process = $3';

/** Databases limit the parameters of a statement. */
const MAX_IDS_PER_QUERY = 1_000;
/** Keeps each statement short. */
const MAX_SEATS_PER_STATEMENT = 256;
const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / MAX_SEATS_PER_STATEMENT) }, (_, i) =>
    all.slice(i * MAX_SEATS_PER_STATEMENT, (i + 1) * MAX_SEATS_PER_STATEMENT),
  );
