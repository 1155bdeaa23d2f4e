import type { AppendFailure, Row } from './journal.ts';

/**
 * The rows of one host on their way to its journal, in the order of their numbers, several at once. When a row is refused all rows behind it are void, and nothing is
 * sent until the journal has answered for each of them, because it could take an old row for a new one of the same number.
 *
 * The queue is a file of its own beside the row writer because it is only about order: it knows numbers and promises, but no game, ledger or table.
 */
export interface RowQueue {
  /** The number of the last row that is stored. */
  readonly stored: number;
  /** The number of the next row. */
  readonly next: number;
  /** Why the last row was not stored; null when one is again. */
  readonly failure: AppendFailure | null;
  /** Rows are on their way, or work is done alone. */
  readonly isBusy: boolean;
  /** Resolves when a row can be sent. The caller then decides and sends before it waits for anything else. */
  ready(): Promise<void>;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  /** Takes a row that is being appended. `onStored` is called when it and everything before it is stored. Resolves with why not, where it was not. */
  add(row: Row, appended: Promise<AppendFailure | null>, onStored: () => void): Promise<AppendFailure | null>;
  /** Does work while nothing is on its way and nothing else is sent. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Rows of other hosts are known up to this one. */
  advanceTo(n: number): void;
  /** What was refused can be tried again. */
  clearFailure(): void;
}

export interface RowQueueOptions {
  /** The number of the last row that is stored already. */
  readonly stored: number;
  /** Called as soon as a row is refused: what was decided on top of it is void. */
  readonly onRefused: (row: Row) => void;
  /** Called alone after that, where the journal may hold rows that are not known here: it is to be read. */
  readonly onDoubt: () => Promise<void>;
}

export function createRowQueue({ stored: before, onRefused, onDoubt }: RowQueueOptions): RowQueue {
  let stored = before;
  let sent = before;
  let onTheirWay = 0;
  let failure: AppendFailure | null = null;
  /** Counts refusals. Rows that were sent in an earlier epoch are void. */
  let epoch = 0;
  let isDoubtful = false;
  /** Resolves when the work that is done alone is done; null: there is none. */
  let gate: Promise<void> | null = null;
  let isAlone = false;
  /** Resolves when all that was sent is answered; never rejects. */
  let tail: Promise<unknown> = Promise.resolve();

  async function outcome(
    row: Row,
    appended: Promise<AppendFailure | null>,
    earlier: Promise<unknown>,
    onStored: () => void,
  ): Promise<AppendFailure | null> {
    const began = epoch;
    const why = await appended;
    await earlier;
    onTheirWay--;
    if (began !== epoch) {
      // A store that holds this row holds the one before it, too, whatever it answered.
      isDoubtful ||= why === null;
      onRefused(row);
      return failure ?? 'lost';
    }
    if (why === null) {
      stored = row.n;
      failure = null;
      onStored();
      return null;
    }
    epoch++;
    failure = why;
    sent = stored;
    isDoubtful = why === 'lost' || why === 'taken';
    if (!isAlone) void alone(() => (isDoubtful ? onDoubt() : Promise.resolve()));
    onRefused(row);
    return why;
  }

  function alone<T>(work: () => Promise<T>): Promise<T> {
    const done = Promise.all([gate, tail]).then(async () => {
      isAlone = true;
      try {
        return await work();
      } finally {
        isAlone = false;
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
    get stored() {
      return stored;
    },
    get next() {
      return sent + 1;
    },
    get failure() {
      return failure;
    },
    get isBusy() {
      return gate !== null || onTheirWay > 0;
    },
    ready,
    async idle() {
      for (await ready(); onTheirWay > 0; await ready()) await tail;
    },
    add(row, appended, onStored) {
      sent = row.n;
      onTheirWay++;
      const answer = outcome(row, appended, tail, onStored);
      tail = answer.catch(() => undefined);
      return answer;
    },
    alone,
    advanceTo(n) {
      if (n <= stored) return;
      stored = sent = n;
      failure = null;
    },
    clearFailure() {
      failure = null;
    },
  };
}
