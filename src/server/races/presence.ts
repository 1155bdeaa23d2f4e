import type { Seat } from '../../kit/index.ts';

/**
 * Counts each seat's connections to one race at this process. A person whose last connection is lost counts as missing after `missingAfterMs`. If the person has
 * reconnected to another process, that process learns of the report and takes it back, so no process needs to ask where a person is.
 */
export interface Presence {
  /** Counts a new connection. Call the result when it closes. */
  connect(seat: Seat): () => void;
  /** Starts the timer of seats whose people may have been connected to a process that died. */
  expect(seats: readonly Seat[]): void;
  /** Call when the missing people may have changed. */
  refresh(): void;
  readonly isWaiting: boolean;
  close(): void;
}

export interface PresenceOptions {
  readonly missingAfterMs: number;
  readonly isMissing: (seat: Seat) => boolean;
  readonly report: (seat: Seat, how: 'lost' | 'back') => void;
}

export function createPresence({ missingAfterMs, isMissing, report }: PresenceOptions): Presence {
  const connections = new Map<Seat, number>();
  const missingTimers = new Map<Seat, NodeJS.Timeout>();
  const cancelTimer = (seat: Seat): void => {
    clearTimeout(missingTimers.get(seat));
    missingTimers.delete(seat);
  };
  const startTimer = (seat: Seat): void => {
    const timer = setTimeout(() => {
      missingTimers.delete(seat);
      if ((connections.get(seat) ?? 0) === 0 && !isMissing(seat)) report(seat, 'lost');
    }, missingAfterMs);
    missingTimers.set(seat, timer);
  };
  return {
    connect(seat) {
      cancelTimer(seat);
      connections.set(seat, (connections.get(seat) ?? 0) + 1);
      if (isMissing(seat)) report(seat, 'back');
      let sits = true;
      return () => {
        if (!sits) return;
        sits = false;
        const left = (connections.get(seat) ?? 1) - 1;
        connections.set(seat, left);
        if (left === 0) startTimer(seat);
      };
    },
    expect(seats) {
      for (const seat of seats) if ((connections.get(seat) ?? 0) === 0 && !missingTimers.has(seat)) startTimer(seat);
    },
    refresh() {
      for (const [seat, count] of connections) if (count > 0 && isMissing(seat)) report(seat, 'back');
    },
    get isWaiting() {
      return missingTimers.size > 0;
    },
    close() {
      for (const timer of missingTimers.values()) clearTimeout(timer);
      missingTimers.clear();
      connections.clear();
    },
  };
}
