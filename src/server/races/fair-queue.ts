/**
 * Shares the threads of bots among races. Watched races come first. Among those the address that has used the least time is served first, and of its races the one that has
 * used the least, so that many races of one address get together what one race of another gets.
 */
export interface FairQueue {
  /**
   * Runs `work` when it is its turn.
   * @param share is asked each time a thread is free. Null: the race rests, and `work` waits until `wake` is called
   */
  run<T>(race: string, share: () => Share | null, work: () => Promise<T>): Promise<T>;
  /** A race that rests may go on, because someone watches it again. */
  wake(): void;
  /** Forgets the work that rests for a race that is closed. Its promise stays open. */
  drop(race: string): void;
  readonly length: number;
}

/** To whom the time of a decision is charged. */
export interface Share {
  /** The addresses of those who watch; the one that has used the least is charged. */
  readonly addresses: readonly string[];
  readonly isWatched: boolean;
}

export interface FairQueueOptions {
  /** How many decisions are made at once. */
  readonly threads: () => number;
  /** A clock in milliseconds. */
  readonly now?: () => number;
  /** Calls back later; returns how to cancel. */
  readonly wait?: (milliseconds: number, done: () => void) => void;
}

/**
 * A race with quick bots puts its next question a few milliseconds after the last answer. A thread that began a long decision of someone else in this gap would keep it waiting
 * each time, so one thread stays free this long for an address that has used less.
 */
const ANTICIPATION_MS = 50;
/** Time that was used longer ago counts less: half after this time. */
const HALF_LIFE_MS = 10_000;
/** Entries of less than this are forgotten. */
const MIN_COUNTED_MS = 0.5;

interface Job {
  readonly race: string;
  readonly share: () => Share | null;
  readonly start: () => Promise<unknown>;
}

interface Candidate {
  readonly job: Job;
  readonly share: Share;
  readonly address: string;
}

const startTimer = (milliseconds: number, done: () => void): void => void setTimeout(done, milliseconds).unref();

export function createFairQueue({ threads, now = () => performance.now(), wait = startTimer }: FairQueueOptions): FairQueue {
  let jobs: readonly Job[] = [];
  let running = 0;
  const byAddress = createUsage(now);
  const byRace = createUsage(now);
  /** Who was served a moment ago and may come again. */
  const served = new Map<string, { readonly isWatched: boolean; readonly until: number }>();
  let isTimerSet = false;

  const leastUsed = (race: string, { addresses }: Share): string =>
    addresses.reduce((least, address) => (byAddress.of(address) < byAddress.of(least) ? address : least), addresses[0] ?? `race ${race}`);

  /** Negative: the first comes first. */
  const compare = (a: Candidate, b: Candidate): number =>
    Number(b.share.isWatched) - Number(a.share.isWatched) ||
    byAddress.of(a.address) - byAddress.of(b.address) ||
    byRace.of(a.job.race) - byRace.of(b.job.race);

  function next(): Candidate | null {
    let best: Candidate | null = null;
    for (const job of jobs) {
      const share = job.share();
      if (share === null) continue;
      const candidate = { job, share, address: leastUsed(job.race, share) };
      if (best === null || compare(candidate, best) < 0) best = candidate;
    }
    return best;
  }

  /** How long the last free thread waits for others that come before the candidate. */
  function waitFor({ share, address }: Candidate): number {
    const at = now();
    let until = at;
    for (const [other, recent] of served) {
      if (recent.until <= at) served.delete(other);
      else if (other === address) continue;
      else if (recent.isWatched !== share.isWatched ? recent.isWatched : byAddress.of(other) < byAddress.of(address))
        until = Math.max(until, recent.until);
    }
    return until - at;
  }

  function dispatch(): void {
    while (running < threads()) {
      const best = next();
      if (best === null) return;
      const waits = running === threads() - 1 ? waitFor(best) : 0;
      if (waits > 0) {
        if (isTimerSet) return;
        isTimerSet = true;
        wait(waits, () => {
          isTimerSet = false;
          dispatch();
        });
        return;
      }
      void serve(best);
    }
  }

  async function serve({ job, share, address }: Candidate): Promise<void> {
    jobs = jobs.filter((other) => other !== job);
    running++;
    const began = now();
    await job.start();
    running--;
    const used = now() - began;
    byAddress.add(address, used);
    byRace.add(job.race, used);
    served.set(address, { isWatched: share.isWatched, until: now() + ANTICIPATION_MS });
    dispatch();
  }

  return {
    run: (race, share, work) =>
      new Promise((resolve, reject) => {
        const start = (): Promise<void> => work().then(resolve, reject);
        jobs = [...jobs, { race, share, start }];
        // several questions of the same moment compete
        queueMicrotask(dispatch);
      }),
    wake: dispatch,
    drop(race) {
      jobs = jobs.filter((job) => job.race !== race);
    },
    get length() {
      return jobs.length;
    },
  };
}

interface Usage {
  /** Milliseconds, those longer ago counting less. */
  of(key: string): number;
  add(key: string, milliseconds: number): void;
}

function createUsage(now: () => number): Usage {
  const used = new Map<string, { readonly milliseconds: number; readonly at: number }>();
  const of = (key: string): number => {
    const known = used.get(key);
    return known === undefined ? 0 : known.milliseconds * 2 ** ((known.at - now()) / HALF_LIFE_MS);
  };
  let sweepAt = now() + HALF_LIFE_MS;
  return {
    of,
    add(key, milliseconds) {
      used.set(key, { milliseconds: of(key) + milliseconds, at: now() });
      if (now() < sweepAt) return;
      sweepAt = now() + HALF_LIFE_MS;
      for (const each of used.keys()) if (of(each) < MIN_COUNTED_MS) used.delete(each);
    },
  };
}
