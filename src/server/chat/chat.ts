import { NOBODY, refusal, type Refusal, type Seat } from '../../kit/index.ts';
import type { Races } from '../races/index.ts';
import { chatOf, type ChatLine, type Store } from '../store/index.ts';
import type { ChatSaid } from './chat-wish.ts';

/** What people say at a race, as far as its table wishes. */
export interface Chat {
  /** Null: kept, and told to all who listen. @param sent the sender's own name for it: sent again it counts once */
  say(race: string, seat: Seat | null, said: ChatSaid, sent: string): Promise<Refusal | null>;
  /** Tells what was said last, and from then on what is said. @param seat null: an onlooker, who hears nothing where he sees the race later than the riders */
  hear(race: string, seat: Seat | null, listener: (lines: readonly ChatLine[]) => void): Promise<() => void>;
}

const NOTHING = (): void => undefined;

export interface ChatOptions {
  readonly store: Pick<Store, 'chat'>;
  readonly races: Pick<Races, 'see' | 'hear'>;
  readonly report: (error: unknown, doing: string) => void;
}

/** One reader a race, however many listen. */
interface Reader {
  readonly listeners: Set<(lines: readonly ChatLine[]) => void>;
  lines: readonly ChatLine[];
  reading: Promise<void>;
  readonly stop: () => void;
}

const MOST_TOLD = 100;

export function createChat({ store: { chat }, races, report }: ChatOptions): Chat {
  const readers = new Map<string, Reader>();

  function read(race: string): Promise<void> {
    const reader = readers.get(race);
    if (reader === undefined) return Promise.resolve();
    reader.reading = reader.reading
      .then(async () => {
        const fresh = await chat.since(race, reader.lines.at(-1)?.n ?? 0);
        if (fresh.length === 0) return;
        reader.lines = [...reader.lines, ...fresh].slice(-MOST_TOLD);
        for (const listener of [...reader.listeners]) listener(fresh);
      })
      .catch((error: unknown) => report(error, 'reading what was said'));
    return reader.reading;
  }

  return {
    async say(race, seat, said, sent) {
      const room = await races.see(race);
      if (room === null) return refusal('race-unknown', '');
      const { chat: allowed, onlookers } = room;
      if (allowed === 'off' || (seat === null && !onlookers)) return refusal('chat-off', '');
      if (said.kind === 'text' && allowed === 'phrases') return refusal('chat-phrases', '');
      await chat.say(race, { ...said, seat: seat ?? NOBODY, id: `${seat ?? NOBODY} ${sent}` });
      await read(race);
      return null;
    },
    async hear(race, seat, listener) {
      const room = await races.see(race);
      if (room === null || room.chat === 'off') return NOTHING;
      // what riders say of the race would tell it to those who see it later
      const isLate = seat === null && room.delay > 0;
      const told = async (lines: readonly ChatLine[]): Promise<void> => {
        if (!isLate || (await races.see(race))?.phase !== 'riding') listener(lines);
      };
      const hearing = (lines: readonly ChatLine[]): void =>
        void told(lines).catch((error: unknown) => report(error, 'telling what was said'));
      let reader = readers.get(race);
      if (reader === undefined) {
        reader = {
          listeners: new Set(),
          lines: [],
          reading: Promise.resolve(),
          stop: races.hear(chatOf(race), () => void read(race)),
        };
        readers.set(race, reader);
      }
      const mine = reader;
      await read(race);
      if (mine.lines.length > 0) await told(mine.lines);
      mine.listeners.add(hearing);
      return () => {
        mine.listeners.delete(hearing);
        if (mine.listeners.size > 0) return;
        mine.stop();
        readers.delete(race);
      };
    },
  };
}
