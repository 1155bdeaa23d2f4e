import { NOBODY, refusal, type Refusal, type Seat } from '../../kit/index.ts';
import type { ChatLineRequest, RoomDto } from '../../protocol/index.ts';
import { hashOf, readCredential, type Races } from '../races/index.ts';
import { chatOf, type ChatLine, type Store } from '../store/index.ts';

/** What people say at a race, as far as its table allows. */
export interface Chat {
  /** Null: kept, and told to all who listen. @param sent the sender's own name for it: sent again it counts once */
  say(race: string, by: Speaker, said: ChatLineRequest, sent: string): Promise<Refusal | null>;
  /** Tells what was said last, and from then on what is said. @param seat null: an onlooker, who hears nothing where he sees the race later than the riders */
  subscribe(race: string, seat: Seat | null, listener: (lines: readonly ChatLine[]) => void): Promise<() => void>;
}

export interface Speaker {
  /** Null: an onlooker. */
  readonly seat: Seat | null;
  /** By which he has come: of the seat, or of a person; undefined: neither. */
  readonly token: string | undefined;
}

const NOTHING = (): void => undefined;

export interface ChatOptions {
  readonly store: Pick<Store, 'chat' | 'people' | 'findRace'>;
  readonly races: Pick<Races, 'findRoom' | 'subscribe' | 'seatOf'>;
  readonly report: (error: unknown, doing: string) => void;
}

interface Listener {
  /** The number of the last line he was told. */
  lastNumber: number;
  readonly send: (lines: readonly ChatLine[]) => void;
}

/** One reader a race, however many listen. It holds no lines: what the store holds no more nobody is told. */
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
        // whoever comes while it is read is told with the next reading
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
      .catch((error: unknown) => report(error, 'reading what was said'));
    return reader.reading;
  }

  /** Who it is, where he is known: an onlooker by his credential. */
  async function personOf({ seats }: RoomDto, { seat, token = '' }: Speaker): Promise<string | null> {
    if (seat !== null) return seats[seat]?.person ?? null;
    const given = readCredential(token);
    return given !== null && (await people.knows(given.id, hashOf(given.secret))) ? given.id : null;
  }

  /** From then on a seat is called the same, whoever has it; before it whoever takes it brings his name. */
  async function hasBegun({ id, phase }: RoomDto): Promise<boolean> {
    return phase === 'away' ? ((await store.findRace(id))?.head ?? null) !== null : phase !== 'gathering';
  }

  return {
    async say(race, by, said, sent) {
      const room = await races.findRoom(race);
      if (room === null) return refusal('race-unknown', '');
      const { chat: allowed, onlookers } = room;
      const { seat, token = '' } = by;
      if (allowed === 'off' || (seat === null && !onlookers)) return refusal('chat-off', '');
      if (said.kind === 'text' && allowed === 'phrases') return refusal('chat-phrases', '');
      if (said.said === '') return refusal('chat-nothing', '');
      // he has left it, or handed it on, and is still connected: he would speak as whoever sits there now
      if (seat !== null && (await races.seatOf(race, token)) !== seat) return refusal('chat-off', '');
      const person = await personOf(room, by);
      const name = seat === null || (await hasBegun(room)) ? null : (room.seats[seat]?.name ?? null);
      await chat.say(race, { ...said, seat: seat ?? NOBODY, person, name, id: `${seat ?? NOBODY} ${sent}` });
      // he has deleted himself at this moment
      if (person !== null && (await people.find(person)) === null) await chat.removeOf(person);
      await read(race);
      return null;
    },
    async subscribe(race, seat, tell) {
      const room = await races.findRoom(race);
      if (room === null || room.chat === 'off') return NOTHING;
      // what riders say of the race would tell it to those who see it later
      const isLate = seat === null && room.delay > 0;
      const told = async (lines: readonly ChatLine[]): Promise<void> => {
        if (!isLate || (await races.findRoom(race))?.phase !== 'riding') tell(lines);
      };
      const listener: Listener = {
        lastNumber: 0,
        send: (lines) => void told(lines).catch((error: unknown) => report(error, 'telling what was said')),
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
