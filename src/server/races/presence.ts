import type { Seat } from '../../kit/index.ts';

/**
 * Who sits at a race here, at this process, by however many devices. Whose last line is lost is missed after a while. Where he has come back to another process, that one hears
 * that he is missed, and says at once that he is not: nobody has to be asked where somebody is.
 */
export interface Presence {
  /** Somebody has come; the answer: he has gone. */
  sit(seat: Seat): () => void;
  /** These may have been at a process that is no more: whoever does not come here, or elsewhere, is missed after a while. */
  expect(seats: readonly Seat[]): void;
  /** To be called when it may have changed who is missed. */
  look(): void;
  readonly waiting: boolean;
  end(): void;
}

export interface PresenceOptions {
  /** How long after the last line was lost, in milliseconds. */
  readonly patience: number;
  readonly isMissed: (seat: Seat) => boolean;
  readonly say: (seat: Seat, how: 'lost' | 'back') => void;
}

export function createPresence({ patience, isMissed, say }: PresenceOptions): Presence {
  const sitting = new Map<Seat, number>();
  const leaving = new Map<Seat, NodeJS.Timeout>();
  const stay = (seat: Seat): void => {
    clearTimeout(leaving.get(seat));
    leaving.delete(seat);
  };
  const wait = (seat: Seat): void => {
    const timer = setTimeout(() => {
      leaving.delete(seat);
      if ((sitting.get(seat) ?? 0) === 0 && !isMissed(seat)) say(seat, 'lost');
    }, patience);
    leaving.set(seat, timer);
  };
  return {
    sit(seat) {
      stay(seat);
      sitting.set(seat, (sitting.get(seat) ?? 0) + 1);
      if (isMissed(seat)) say(seat, 'back');
      let sits = true;
      return () => {
        if (!sits) return;
        sits = false;
        const left = (sitting.get(seat) ?? 1) - 1;
        sitting.set(seat, left);
        if (left === 0) wait(seat);
      };
    },
    expect(seats) {
      for (const seat of seats) if ((sitting.get(seat) ?? 0) === 0 && !leaving.has(seat)) wait(seat);
    },
    look() {
      for (const [seat, count] of sitting) if (count > 0 && isMissed(seat)) say(seat, 'back');
    },
    get waiting() {
      return leaving.size > 0;
    },
    end() {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      sitting.clear();
    },
  };
}
