import type { Seat } from '../../kit/index.ts';

/** A person's seat that the race waits for, if everyone may know that. */
export interface WaitingSeat {
  readonly seat: Seat;
  /** The number of entries so far, which identifies the turn within the race. */
  readonly entries: number;
}

/**
 * Sends a notice to a person whose turn it is and who is not connected, once a turn. It checks repeatedly while the turn lasts, because a connected person may leave.
 */
export interface TurnWatch {
  /** Sets the seat that the race waits for; null: none, or a hidden one. */
  update(now: WaitingSeat | null): void;
  close(): void;
}

export interface TurnWatchOptions {
  /** Whether the seat's person is connected to any process. */
  readonly isConnected: (seat: Seat) => Promise<boolean>;
  /** Sends the notice, unless one was sent for this turn. */
  readonly notify: (waiting: WaitingSeat) => Promise<void>;
  readonly report: (error: unknown, doing: string) => void;
  /** The first check waits until a page that is being reloaded has reconnected. */
  readonly firstCheckMs?: number;
  readonly checkIntervalMs?: number;
}

export function createTurnWatch({
  isConnected,
  notify,
  report,
  firstCheckMs = 5_000,
  checkIntervalMs = 20_000,
}: TurnWatchOptions): TurnWatch {
  let waiting: WaitingSeat | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function look(at: WaitingSeat): Promise<void> {
    try {
      const isPresent = await isConnected(at.seat);
      if (waiting !== at) return;
      if (isPresent) timer = setTimeout(() => void look(at), checkIntervalMs);
      else await notify(at);
    } catch (error) {
      report(error, 'sending a notice of a turn');
      if (waiting === at) timer = setTimeout(() => void look(at), checkIntervalMs);
    }
  }

  return {
    update(now) {
      if (now?.entries === waiting?.entries && now?.seat === waiting?.seat) return;
      clearTimeout(timer);
      waiting = now;
      if (now !== null) timer = setTimeout(() => void look(now), firstCheckMs);
    },
    close() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
