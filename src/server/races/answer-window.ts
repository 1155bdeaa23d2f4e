import type { Seat } from '../../kit/index.ts';
import type { SeatClient } from './seat-clients.ts';

/**
 * The time in which seats that are asked at once can answer: `windowMs` from the moment when the last of them sees the question. A ping follows the question to each
 * connected client, and its answer shows when that was and how long an answer takes back. Only what players do by hand shortens the window, because its length must not
 * show what the seats hold, and pages never reply by themselves.
 */
export interface AnswerWindow {
  /** Opens the window of the present round, if there is one and no window is open. */
  open(): void;
  /** A client of an asked seat has connected, and sees the question now. */
  join(client: SeatClient): void;
  /** This client's answer can no longer come. */
  leave(client: SeatClient): void;
  /** The answers still missing cannot change what happens. */
  settle(): void;
  /** Replies have come, here or at another process. Ends the window if all people who are there have. */
  checkReplies(): void;
  /** Drops the open window. The round stays open in the store. */
  close(): void;
}

export interface AnswerWindowOptions<Reply> {
  readonly windowMs: number;
  /** After a failed read of the replies. */
  readonly retryMs: number;
  /** This process leads the race, and a question is put to several seats. */
  readonly isAsking: () => boolean;
  /** The seats that are asked and whose people are not missing. */
  readonly present: () => readonly Seat[];
  /** The seats that have replied. */
  readonly readReplied: (start: number) => Promise<readonly Seat[]>;
  /** The clients here of the seats that are asked. */
  readonly clients: () => readonly SeatClient[];
  /** The longest round trip of asked people at other processes, in milliseconds; null: none is asked there. */
  readonly roundTripElsewhere: () => Promise<number | null>;
  /** The entry with which the present round began. */
  readonly startOfRound: () => number;
  /** Closes the round in the store for all processes, and reads its replies. */
  readonly closeReplies: (start: number) => Promise<readonly Reply[]>;
  readonly onReplies: (replies: readonly Reply[]) => void;
  /** The window has ended for a round that is over. */
  readonly onOver: () => void;
  readonly report: (error: unknown, doing: string) => void;
}

/** A client that lets the table wait longer than this loses its answer. */
export const MAX_ROUND_TRIP_MS = 10_000;
/** How much longer than the last round trip an answer may take, as a share of it and in milliseconds. */
const [JITTER_SHARE, JITTER_MS] = [1 / 4, 20];
/** How long a notice takes to another process, and the reply to the store. */
const OTHER_PROCESS_MS = 250;

interface OpenedWindow {
  readonly start: number;
  readonly openedAt: number;
  /** Clients that have not answered their ping. */
  readonly unseen: Set<SeatClient>;
  endsAt: number;
}

export function createAnswerWindow<Reply extends { readonly seat: Seat }>(options: AnswerWindowOptions<Reply>): AnswerWindow {
  const { windowMs, retryMs, isAsking, startOfRound, closeReplies, onReplies, onOver, report } = options;
  let timer: NodeJS.Timeout | null = null;
  let opened: OpenedWindow | null = null;
  let isClosed = false;
  /** Clients that let a whole window pass without an answer to its ping, such as sleeping phones. The next windows do not wait for them until they answer. */
  const silent = new WeakSet<SeatClient>();

  const isCurrent = (start: number): boolean => isAsking() && startOfRound() === start;

  function endAfter(milliseconds: number, start: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void end(start), Math.max(0, milliseconds));
  }

  async function end(start: number): Promise<void> {
    for (const client of opened?.unseen ?? []) silent.add(client);
    opened = null;
    try {
      const replies = isCurrent(start) ? await closeReplies(start) : null;
      timer = null;
      if (isClosed) return;
      if (replies === null || !isCurrent(start)) onOver();
      else onReplies(replies);
    } catch (error) {
      // the round stays closed until all replies can be read
      report(error, 'closing a window');
      if (!isClosed) timer = setTimeout(() => void end(start), retryMs);
    }
  }

  function schedule({ start, openedAt, unseen, endsAt }: OpenedWindow): void {
    const latest = openedAt + windowMs + MAX_ROUND_TRIP_MS;
    endAfter((unseen.size > 0 ? latest : Math.min(endsAt, latest)) - performance.now(), start);
  }

  /** The client has answered its ping, so it has seen the question half a round trip ago. */
  function extend(window: OpenedWindow, roundTripMs: number): void {
    window.endsAt = Math.max(window.endsAt, performance.now() + windowMs + roundTripMs * JITTER_SHARE + JITTER_MS);
  }

  function ping(window: OpenedWindow, client: SeatClient): void {
    if (!silent.has(client)) window.unseen.add(client);
    client.ping((roundTripMs) => {
      silent.delete(client);
      if (opened !== window || !window.unseen.delete(client)) return;
      extend(window, roundTripMs);
      schedule(window);
    });
  }

  async function waitForOthers(window: OpenedWindow): Promise<void> {
    try {
      const roundTripMs = await options.roundTripElsewhere();
      if (roundTripMs === null || opened !== window) return;
      const wait = windowMs + roundTripMs * (1 + JITTER_SHARE) + OTHER_PROCESS_MS;
      window.endsAt = Math.max(window.endsAt, window.openedAt + wait);
      schedule(window);
    } catch (error) {
      report(error, 'reading round trips');
    }
  }

  function settle(): void {
    if (opened === null) return;
    const { start } = opened;
    opened = null;
    endAfter(0, start);
  }

  return {
    open() {
      isClosed = false;
      if (timer !== null || !isAsking()) return;
      const start = startOfRound();
      const now = performance.now();
      if (windowMs === 0 || options.present().length === 0) return endAfter(0, start);
      const window = { start, openedAt: now, unseen: new Set<SeatClient>(), endsAt: now + windowMs };
      opened = window;
      for (const client of options.clients()) ping(window, client);
      schedule(window);
      void waitForOthers(window);
    },
    join(client) {
      if (opened === null || !options.clients().includes(client)) return;
      ping(opened, client);
      schedule(opened);
    },
    leave(client) {
      if (opened?.unseen.delete(client)) schedule(opened);
    },
    settle,
    checkReplies() {
      const window = opened;
      if (window === null) return;
      void options.readReplied(window.start).then(
        (replied) => {
          if (opened === window && options.present().every((seat) => replied.includes(seat))) settle();
        },
        (error: unknown) => report(error, 'reading replies'),
      );
    },
    close() {
      isClosed = true;
      opened = null;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
