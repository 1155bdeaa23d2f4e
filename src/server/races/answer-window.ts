import type { Seat } from '../../kit/index.ts';

/** The time in which seats that are asked at once can answer. */
export interface AnswerWindow {
  /** Opens the window of the present round, if there is one and no window is open. */
  open(): void;
  /** Drops the open window. The round stays open in the store. */
  close(): void;
}

export interface AnswerWindowOptions<Reply> {
  readonly windowMs: number;
  /** After a failed read of the replies. */
  readonly retryMs: number;
  /** This process leads the race, and a question is put to several seats. */
  readonly isAsking: () => boolean;
  /** The entry with which the present round began. */
  readonly startOfRound: () => number;
  /** Closes the round in the store for all processes, and reads its replies. */
  readonly closeReplies: (start: number) => Promise<readonly Reply[]>;
  readonly onReplies: (replies: readonly Reply[]) => void;
  /** The window has ended for a round that is over. */
  readonly onOver: () => void;
  readonly report: (error: unknown, doing: string) => void;
}

export function createAnswerWindow<Reply extends { readonly seat: Seat }>(options: AnswerWindowOptions<Reply>): AnswerWindow {
  const { windowMs, retryMs, isAsking, startOfRound, closeReplies, onReplies, onOver, report } = options;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const isCurrent = (start: number): boolean => isAsking() && startOfRound() === start;

  async function end(start: number): Promise<void> {
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

  return {
    open() {
      isClosed = false;
      if (timer !== null || !isAsking()) return;
      const start = startOfRound();
      timer = setTimeout(() => void end(start), windowMs);
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
