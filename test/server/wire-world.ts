import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import type { AnyGame, Seat } from '../../src/kit/index.ts';
import type { Row } from '../../src/table/index.ts';
import { createConnection, type Connection } from '../../src/server/wire/connection.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/index.ts';
import { createRaces, type Races } from '../../src/server/races/index.ts';
import { createStore } from '../../src/server/store/create-store.ts';
import type { RaceChanges } from '../../src/server/store/change-notice.ts';
import { StoreFailure, type Store } from '../../src/server/store/index.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { content } from '../games/content.ts';

/**
 * Simulates several server processes over one store, and the connections to them, in this process. A schedule decides when
 * messages, notices between processes and time arrive. The server's code is real from the text of a message to the stored
 * row; sockets, timers and notices are simulated.
 */
export interface World {
  readonly processes: readonly Process[];
  readonly reports: string[];
  /** Waits until nothing is pending. */
  settle(): Promise<void>;
  /** Runs some turns of the event loop, so work may be half done afterwards. */
  turns(count: number): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  open(process: number, onMessage: (said: ServerMessage) => void): Line;
  /** Calls the listener with rows once they are stored. */
  onRows(race: string, listener: (rows: readonly Row[]) => void): void;
  close(): Promise<void>;
}

export interface Process {
  readonly races: Races;
  /** The outcome of the next append. */
  fault: Fault;
  /** Delivers the notices of other processes, drops them (`lost`), or polls the store as every second (`look`), which finds lost rows, too. */
  hearNotices(how: 'delivered' | 'lost' | 'look'): void;
  /** Shuts the process down and starts another in its place. */
  restart(): Promise<void>;
}

/** `lost`: no answer, and not stored; `kept`: no answer, but stored; `full`: reported as full. */
export const FAULTS = ['lost', 'kept', 'full'] as const;
export type Fault = (typeof FAULTS)[number] | null;

/** A client's end of a connection. */
export interface Line {
  readonly process: number;
  readonly ended: boolean;
  send(message: ClientMessage): void;
  /** Closes the connection at the server. */
  cut(): void;
}

/** Milliseconds since 1970. */
const BEGUN = 1_700_000_000_000;
/** Idle turns after which all pending work is done. */
const QUIET = 8;
const MOST_TURNS = 5_000;

export async function createWorld(sql: Sql, count: number): Promise<World> {
  const reports: string[] = [];
  const listeners = new Map<string, (rows: readonly Row[]) => void>();
  const lines = new Set<{ readonly connection: Connection; readonly process: number; ended: boolean }>();
  let now = BEGUN;
  /** Pending calls. */
  let open = 0;
  /** Counts activity. */
  let happened = 0;

  async function counted<T>(work: Promise<T>): Promise<T> {
    open++;
    happened++;
    try {
      return await work;
    } finally {
      open--;
      happened++;
    }
  }

  const processes: (Process & { readonly pending: Map<string, readonly Row[]> })[] = [];
  async function start(index: number): Promise<Process & { readonly pending: Map<string, readonly Row[]> }> {
    const pending = new Map<string, readonly Row[]>();
    const hearing = new Set<(races: RaceChanges | null) => void>();
    const process = { fault: null as Fault };
    // each process has a store of its own
    const store = await createStore(sql);
    const seen: Store = {
      ...store,
      listen(listener) {
        hearing.add(listener);
        return () => void hearing.delete(listener);
      },
      append: (race, rows, summary) => {
        const { fault } = process;
        process.fault = null;
        return counted(
          (async () => {
            if (fault === 'lost') throw new StoreFailure('lost', null);
            if (fault === 'full') return 'full';
            const why = await store.append(race, rows, summary);
            if (why !== null) return why;
            listeners.get(race)?.(rows);
            for (const { pending: theirs } of processes) if (theirs !== pending) theirs.set(race, [...(theirs.get(race) ?? []), ...rows]);
            if (fault === 'kept') throw new StoreFailure('lost', null);
            return null;
          })(),
        );
      },
      readRows: (race, n) => counted(store.readRows(race, n)),
      findRace: (id) => counted(store.findRace(id)),
      keepReply: (...all) => counted(store.keepReply(...all)),
      closeReplies: (...all) => counted(store.closeReplies(...all)),
    };
    const report = (error: unknown, doing: string): void => {
      if (!(error instanceof StoreFailure)) reports.push(`${doing}: ${String(error)}`);
    };
    const races = await createRaces({ store: seen, content, now: () => now, report });
    return Object.assign(process, {
      races,
      pending,
      hearNotices(how: 'delivered' | 'lost' | 'look') {
        // as in PostgreSQL, a notice has the rows, or only the race if they do not fit
        const delivered = new Map([...pending].map(([race, rows]) => [race, rows.length % 3 === 0 ? [] : rows]));
        pending.clear();
        if (how === 'look') for (const listener of hearing) listener(null);
        else if (how === 'delivered' && delivered.size > 0) for (const listener of hearing) listener(delivered);
      },
      async restart() {
        for (const line of lines) if (line.process === index) line.connection.closeForShutdown();
        await races.close();
        processes[index] = await start(index);
      },
    });
  }
  for (let index = 0; index < count; index++) processes.push(await start(index));

  async function turns(many: number): Promise<void> {
    for (let turn = 0; turn < many; turn++) {
      vi.advanceTimersByTime(0);
      await nextTurn();
    }
  }
  async function settle(): Promise<void> {
    for (let quiet = 0, before = happened, turn = 0; quiet < QUIET; quiet++) {
      if (turn++ > MOST_TURNS) throw new Error(`never idle: ${open} calls are pending`);
      await turns(1);
      if (open > 0 || happened !== before) quiet = 0;
      before = happened;
    }
  }

  return {
    ...{ processes, reports, settle, turns },
    async pass(milliseconds) {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
      await settle();
    },
    open(process, onMessage) {
      const line = { process, ended: false, connection: null as unknown as Connection };
      const end = (): void => {
        line.ended = true;
        lines.delete(line);
      };
      line.connection = createConnection({
        races: processes[process]!.races,
        limits: { burst: 1e9, perSecond: 1e9 },
        count: () => happened++,
        report: (error, doing) => reports.push(`${doing}: ${String(error)}`),
        socket: {
          bufferedAmount: 0,
          send: (text) => onMessage(JSON.parse(text) as ServerMessage),
          // at once, as on a fast line
          ping: (text) => line.connection.pong(text),
          close: end,
          terminate: end,
        },
      });
      lines.add(line);
      return {
        process,
        get ended() {
          return line.ended;
        },
        send(message) {
          if (!line.ended) void counted(line.connection.receive(JSON.stringify(message)));
        },
        cut() {
          line.connection.end();
          end();
        },
      };
    },
    onRows: (race, listener) => void listeners.set(race, listener),
    async close() {
      for (const line of [...lines]) line.connection.end();
      for (const { races } of processes) await races.close();
    },
  };
}

/** Starts a race of people and bots and returns the tokens of the people. */
export async function beginRace(
  races: Races,
  wish: { readonly game: string; readonly setup: Readonly<Record<string, unknown>> },
  drivers: readonly string[],
): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  const absence = { does: 'wait', bot: null } as const;
  const terms = {
    clock: null,
    absence,
    chat: 'off',
    onlookers: false,
    delay: 0,
    listed: false,
    envelopes: false,
    starter: 'opener',
  } as const;
  const opened = await races.open({ ...wish, ...terms, drivers: [...drivers], window: 100, step: 0 }, '127.0.0.1');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  const tokens: string[] = [];
  for (const [seat, driver] of drivers.entries()) {
    if (driver !== 'human') continue;
    const taken = await races.takeSeat(id, seat, { name: `Person ${seat}`, person: null });
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    tokens.push(taken.value);
  }
  for (const token of tokens) await races.setReady(id, token, { ready: true });
  return { id, tokens };
}

/** An entry as a seat sees it, by the game's own rules of visibility. */
export const seenAs = (game: AnyGame, entry: SeenEntry, eyes: Seat): string =>
  JSON.stringify([entry.n, entry.seat, entry.events.map((event) => game.see(event, eyes))]);

interface SeenEntry {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly unknown[];
}
