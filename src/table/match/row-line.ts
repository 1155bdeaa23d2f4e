import type { Journal, NotKept, Row, Summary } from './journal.ts';

/**
 * The rows of one host on their way to its journal: one line, in the order of their numbers, several at once. Where one is refused, all behind it are void, and
 * nothing is sent until the journal has answered for each of them: it might take an old one for a new one of the same number.
 */
export interface RowLine {
  /** The number of the last row that is kept for good. */
  readonly kept: number;
  /** The number of the next row. */
  readonly next: number;
  /** Why the last row was not kept; null when one is again. */
  readonly failure: NotKept | null;
  /** Whether rows are on their way, or something is done alone. */
  readonly busy: boolean;
  /** Resolves when something may be sent; whoever decides on a position does both before he waits for anything else. */
  ready(): Promise<void>;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  /** Sends a row, which takes effect by `kept` when it and everything before it is kept. Answers why not, where it was not. */
  send(row: Row, summary: Summary, kept: () => void): Promise<NotKept | null>;
  /** Does something while nothing is on its way and nothing else is sent. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Rows that others have kept were read up to this one. */
  heard(n: number): void;
  /** What was refused may be tried again. */
  forgive(): void;
}

export interface RowLineOptions {
  readonly journal: Journal;
  /** The rows that are kept already. */
  readonly kept: number;
  /** Called as soon as a row is refused: what was decided on top of it is void. */
  readonly refused: (row: Row, why: NotKept) => void;
  /** Called alone after that, where the journal may hold rows that are not known here: it is to be read. */
  readonly doubt: () => Promise<void>;
}

export function createRowLine({ journal, kept: before, refused, doubt }: RowLineOptions): RowLine {
  let kept = before;
  let sent = before;
  let onTheirWay = 0;
  let failure: NotKept | null = null;
  /** Counts refusals: rows of an earlier count are void. */
  let epoch = 0;
  let doubtful = false;
  /** Resolves when what is done alone is done; null: the line is open. */
  let gate: Promise<void> | null = null;
  let within = false;
  /** Resolves when all that was sent is answered; never rejects. */
  let tail: Promise<unknown> = Promise.resolve();

  async function append(row: Row, summary: Summary): Promise<NotKept | null> {
    try {
      return await journal.append([row], summary);
    } catch {
      return 'lost';
    }
  }

  async function outcome(
    row: Row,
    appended: Promise<NotKept | null>,
    earlier: Promise<unknown>,
    take: () => void,
  ): Promise<NotKept | null> {
    const began = epoch;
    const why = await appended;
    await earlier;
    onTheirWay--;
    if (began !== epoch) {
      // a store that has kept this one has kept the one before it, too, whatever it answered
      doubtful ||= why === null;
      refused(row, failure ?? 'lost');
      return failure ?? 'lost';
    }
    if (why === null) {
      kept = row.n;
      failure = null;
      take();
      return null;
    }
    epoch++;
    failure = why;
    sent = kept;
    doubtful = why === 'lost' || why === 'taken';
    if (!within) void alone(() => (doubtful ? doubt() : Promise.resolve()));
    refused(row, why);
    return why;
  }

  function alone<T>(work: () => Promise<T>): Promise<T> {
    const done = Promise.all([gate, tail]).then(async () => {
      within = true;
      try {
        return await work();
      } finally {
        within = false;
      }
    });
    const closed = done.then(
      () => undefined,
      () => undefined,
    );
    gate = closed;
    void closed.then(() => {
      if (gate === closed) gate = null;
    });
    return done;
  }

  const ready = async (): Promise<void> => {
    while (gate !== null) await gate;
  };

  return {
    get kept() {
      return kept;
    },
    get next() {
      return sent + 1;
    },
    get failure() {
      return failure;
    },
    get busy() {
      return gate !== null || onTheirWay > 0;
    },
    ready,
    async idle() {
      for (await ready(); onTheirWay > 0; await ready()) await tail;
    },
    send(row, summary, take) {
      sent = row.n;
      onTheirWay++;
      const answer = outcome(row, append(row, summary), tail, take);
      tail = answer.catch(() => undefined);
      return answer;
    },
    alone,
    heard(n) {
      if (n <= kept) return;
      kept = sent = n;
      failure = null;
    },
    forgive() {
      failure = null;
    },
  };
}
