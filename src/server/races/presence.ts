import type { Seat } from '../../kit/index.ts';

/**
 * Counts each seat's connections to one race at this process. A person who has no connection anywhere for `missingAfterMs` is reported as missing. At the process that
 * leads the race this holds from the start on, so a person who never came is found, too. Other processes report the connections that they lose.
 */
export interface Presence {
  /** Counts a new connection. Call the result when it closes. */
  connect(seat: Seat): () => void;
  /** Starts the timers of these seats anew, because the process of their people has died. */
  expect(seats: readonly Seat[]): void;
  /** Call when the people of the race, the missing ones, or the role of this process may have changed. */
  refresh(): void;
  /** A timer runs for a person who is not known to be connected to another process. */
  readonly isWaiting: boolean;
  close(): void;
}

export interface PresenceOptions {
  readonly missingAfterMs: number;
  /** The seats whose people can be missing now. */
  readonly people: () => readonly Seat[];
  /** This process looks after all people of the race, also after those who never connected to it. */
  readonly isLeading: () => boolean;
  /** Whether the table knows that the person is missing, for whatever reason. */
  readonly isMissing: (seat: Seat) => boolean;
  /** Whether a connection is enough to be back. A person whose time was up has to act. */
  readonly isLost: (seat: Seat) => boolean;
  /** Whether the person is connected to another process. */
  readonly isElsewhere: (seat: Seat) => Promise<boolean>;
  /** Stores that a person is missing or back. False: it could not be stored. */
  readonly store: (seat: Seat, how: 'lost' | 'back') => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

/** How often the leader asks whether a person is still connected to another process, as a multiple of `missingAfterMs`. */
const CHECKS_ELSEWHERE = 4;
/** Node runs longer timers at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export function createPresence(options: PresenceOptions): Presence {
  const { missingAfterMs, people, isLeading, isMissing, isLost, isElsewhere, store, report } = options;
  const connections = new Map<Seat, number>();
  const timers = new Map<Seat, { readonly timer: NodeJS.Timeout; readonly isElsewhere: boolean }>();
  let closed = false;
  const isHere = (seat: Seat): boolean => (connections.get(seat) ?? 0) > 0;
  const cancelTimer = (seat: Seat): void => {
    clearTimeout(timers.get(seat)?.timer);
    timers.delete(seat);
  };
  function startTimer(seat: Seat, where: 'nowhere' | 'elsewhere' = 'nowhere'): void {
    if (closed) return;
    cancelTimer(seat);
    const milliseconds = where === 'elsewhere' ? CHECKS_ELSEWHERE * missingAfterMs : missingAfterMs;
    const timer = setTimeout(() => void timeUp(seat), Math.min(milliseconds, MAX_TIMER_MS));
    timers.set(seat, { timer, isElsewhere: where === 'elsewhere' });
  }
  async function timeUp(seat: Seat): Promise<void> {
    timers.delete(seat);
    const canBeMissed = (): boolean => !closed && !isHere(seat) && people().includes(seat) && !isMissing(seat);
    if (!canBeMissed()) return;
    let next: 'nowhere' | 'elsewhere' = 'nowhere';
    try {
      if (await isElsewhere(seat)) next = 'elsewhere';
      else if (!canBeMissed() || (await store(seat, 'lost'))) return;
    } catch (error) {
      report(error);
    }
    // a process that does not lead watches only the connections that it has lost
    if ((next === 'nowhere' || isLeading()) && canBeMissed() && !timers.has(seat)) startTimer(seat, next);
  }
  const sayBack = (seat: Seat): void => void store(seat, 'back').catch(report);
  return {
    connect(seat) {
      cancelTimer(seat);
      connections.set(seat, (connections.get(seat) ?? 0) + 1);
      if (isLost(seat)) sayBack(seat);
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
      for (const seat of seats) if (!isHere(seat)) startTimer(seat);
    },
    refresh() {
      for (const [seat, count] of connections) if (count > 0 && isLost(seat)) sayBack(seat);
      if (!isLeading()) return;
      for (const seat of people()) if (!isHere(seat) && !timers.has(seat) && !isMissing(seat)) startTimer(seat);
    },
    get isWaiting() {
      return [...timers.values()].some((each) => !each.isElsewhere);
    },
    close() {
      closed = true;
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
      connections.clear();
    },
  };
}
