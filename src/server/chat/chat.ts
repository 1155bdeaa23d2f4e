import { NO_SEAT, refusal, type Refusal, type Seat } from '../../kit/index.ts';
import type { ChatLineRequest, RoomDto } from '../../protocol/index.ts';
import { hashOf, readCredential, type Races } from '../races/index.ts';
import { chatOf, type ChatLine, type Store } from '../store/index.ts';

/** The chat of races, within what each table allows. */
export interface Chat {
  /** Null: stored and sent to all listeners. @param sent the client's id of the line; sent twice, it counts once */
  say(race: string, by: Speaker, line: ChatLineRequest, sent: string): Promise<Refusal | null>;
  /** Sends the last lines, then new ones. @param seat null: a spectator, who gets nothing during a race that spectators see with a delay */
  subscribe(room: RoomDto, seat: Seat | null, listener: (lines: readonly ChatLine[]) => void): Promise<() => void>;
}

export interface Speaker {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  /** The token of the seat, or the credential of a person; undefined: neither. */
  readonly token: string | undefined;
}

const NOTHING = (): void => undefined;

export interface ChatOptions {
  readonly store: Pick<Store, 'chat' | 'people' | 'findRace'>;
  readonly races: Pick<Races, 'findRoom' | 'subscribe' | 'seatOf'>;
  readonly report: (error: unknown, doing: string) => void;
}

interface Listener {
  /** The number of the last line sent. */
  lastNumber: number;
  readonly send: (lines: readonly ChatLine[]) => void;
}

/** One reader for all listeners of a race. It caches no lines, so that deleted ones are never sent. */
interface Reader {
  readonly listeners: Set<Listener>;
  reading: Promise<void>;
  readonly stop: () => void;
}

const MAX_LINES_PER_MESSAGE = 100;

export function createChat({ store, races, report }: ChatOptions): Chat {
  const { chat, people } = store;
  const readers = new Map<string, Reader>();

  function read(race: string): Promise<void> {
    const reader = readers.get(race);
    if (reader === undefined) return Promise.resolve();
    reader.reading = reader.reading
      .then(async () => {
        // listeners that come during the read get the lines with the next one
        const listeners = [...reader.listeners];
        if (listeners.length === 0) return;
        const lines = await chat.since(race, Math.min(...listeners.map(({ lastNumber }) => lastNumber)));
        for (const listener of listeners) {
          const fresh = lines.filter(({ n }) => n > listener.lastNumber).slice(-MAX_LINES_PER_MESSAGE);
          if (fresh.length === 0 || !reader.listeners.has(listener)) continue;
          listener.lastNumber = fresh.at(-1)!.n;
          listener.send(fresh);
        }
      })
      .catch((error: unknown) => report(error, 'reading chat'));
    return reader.reading;
  }

  /** The person who speaks, if known: a spectator by credential. */
  async function personOf({ seats }: RoomDto, { seat, token = '' }: Speaker): Promise<string | null> {
    if (seat !== null) return seats[seat]?.person ?? null;
    const given = readCredential(token);
    return given !== null && (await people.knows(given.id, hashOf(given.secret))) ? given.id : null;
  }

  /** Before the start, a seat has the name of the person on it; afterwards its name stays. */
  async function hasBegun({ id, phase }: RoomDto): Promise<boolean> {
    return phase === 'away' ? ((await store.findRace(id))?.head ?? null) !== null : phase !== 'gathering';
  }

  return {
    async say(race, by, line, sent) {
      const room = await races.findRoom(race);
      if (room === null) return refusal('race-unknown', '');
      const { chat: allowed, onlookers } = room;
      const { seat, token = '' } = by;
      if (allowed === 'off' || (seat === null && !onlookers)) return refusal('chat-off', '');
      if (line.kind === 'text' && allowed === 'phrases') return refusal('chat-phrases', '');
      if (line.said === '') return refusal('chat-nothing', '');
      // a former owner may still be connected, and must not speak for the new one
      if (seat !== null && (await races.seatOf(race, token)) !== seat) return refusal('chat-off', '');
      const person = await personOf(room, by);
      const name = seat === null || (await hasBegun(room)) ? null : (room.seats[seat]?.name ?? null);
      await chat.say(race, { ...line, seat: seat ?? NO_SEAT, person, name, id: `${seat ?? NO_SEAT} ${sent}` });
      // the person may have been deleted meanwhile
      if (person !== null && (await people.find(person)) === null) await chat.removeOf(person);
      await read(race);
      return null;
    },
    async subscribe(room, seat, tell) {
      if (room.chat === 'off') return NOTHING;
      const { id: race } = room;
      // chat would reveal the race to spectators who see it with a delay
      const isLate = seat === null && room.delay > 0;
      const send = async (lines: readonly ChatLine[]): Promise<void> => {
        if (!isLate || (await races.findRoom(race))?.phase !== 'riding') tell(lines);
      };
      const listener: Listener = {
        lastNumber: 0,
        send: (lines) => void send(lines).catch((error: unknown) => report(error, 'sending chat')),
      };
      const reader = readers.get(race) ?? {
        listeners: new Set(),
        reading: Promise.resolve(),
        stop: races.subscribe(chatOf(race), () => void read(race)),
      };
      readers.set(race, reader);
      reader.listeners.add(listener);
      await read(race);
      return () => {
        reader.listeners.delete(listener);
        if (reader.listeners.size > 0 || readers.get(race) !== reader) return;
        reader.stop();
        readers.delete(race);
      };
    },
  };
}
