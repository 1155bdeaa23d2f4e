import type { Seat } from '../../kit/index.ts';

/**
 * Who sits at a race here, at this process, by however many devices. Whose last line is lost is missed after a while. Where he has come back to another process, that one hears
 * that he is missed, and says at once that he is not: nobody has to be asked where somebody is.
 */
export interface Presence {
  /** Somebody has come; the answer: he has gone. */
  connect(seat: Seat): () => void;
  /** These may have been at a process that is no more: whoever does not come here, or elsewhere, is missed after a while. */
  expect(seats: readonly Seat[]): void;
  /** To be called when it may have changed who is missed. */
  refresh(): void;
  readonly isWaiting: boolean;
  close(): void;
}

export interface PresenceOptions {
  /** How long after the last line was lost, in milliseconds. */
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
