/** A seat of a person that a race waits for, where everybody may know it. */
import type { Seat } from '../../kit/index.ts';
export interface WaitingSeat {
  readonly seat: Seat;
  /** The entries so far: with the race, the name of this turn. */
  readonly entries: number;
}

/**
 * Watches one race for its owner: who is asked and not there is told so, once a turn. Whoever is there when he is asked may go, or his telephone may fall asleep: it is
 * looked again while the turn lasts.
 */
export interface TurnWatch {
  /** How it stands now; null: it waits for nobody, or for whom nobody may know. */
  update(now: WaitingSeat | null): void;
  close(): void;
}

export interface TurnWatchOptions {
  /** Whether the seat's person is connected, here or at another process. */
  readonly isConnected: (seat: Seat) => Promise<boolean>;
  /** Tells him, where nobody has for this turn. */
  readonly notify: (waiting: WaitingSeat) => Promise<void>;
  readonly report: (error: unknown, doing: string) => void;
  /** Milliseconds: after a page is loaded anew it is there again by then; and how often it is looked again. */
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
      const there = await isConnected(at.seat);
      if (waiting !== at) return;
      if (there) timer = setTimeout(() => void look(at), checkIntervalMs);
      else await notify(at);
    } catch (error) {
      report(error, 'telling whose turn it is');
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
