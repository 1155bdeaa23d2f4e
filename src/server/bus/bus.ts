/**
 * Messages between processes on any machines. A message may be lost, and none is stored. What is sent here is as secret as the database, so only processes of this server may
 * have access.
 */
export interface Bus {
  readonly isConnected: boolean;
  /** Sends a message to all processes that listen to the subject, except this one. */
  publish(subject: string, text: string): void;
  listen(subject: string, listener: (text: string) => void): () => void;
  /**
   * Asks one of the processes that answer the subject.
   * @throws `BusFailure`
   */
  request(subject: string, text: string, timeoutMs: number): Promise<string>;
  /** Answers requests. Each goes to one process of the group. */
  answer(subject: string, group: string, answer: (text: string) => Promise<string>): () => void;
  /** Calls the listener when messages may have been lost, and repeatedly while the bus is away. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

export class BusFailure extends Error {
  /** `away`: the bus is not connected, or no process answers the subject. `late`: no answer in time. */
  readonly why: 'away' | 'late';
  constructor(why: 'away' | 'late', cause?: unknown) {
    super(`bus ${why}`, { cause });
    this.why = why;
  }
}
