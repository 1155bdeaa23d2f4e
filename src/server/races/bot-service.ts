import type { Bus } from '../bus/index.ts';
import { BOTS_GROUP, BOTS_SUBJECT, parseQuestion } from './bot-wire.ts';
import type { BotText } from './bot-pool.ts';
import type { BotDecision } from './bot-worker.ts';

export interface BotServiceOptions {
  readonly bus: Bus;
  /** How many decisions are made at the same time. */
  readonly threads: number;
  readonly think: (question: BotText) => Promise<BotDecision>;
  readonly report: (error: unknown, doing: string) => void;
}

/** Questions that wait for each thread; more are refused, so that another process or the asker decides. */
const MAX_WAITING_PER_THREAD = 4;
const BUSY = JSON.stringify({ busy: true });

/** Answers the questions of servers. Returns how to stop. */
export function startBotService({ bus, threads, think, report }: BotServiceOptions): () => Promise<void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const answers = new Set<Promise<unknown>>();

  async function answer(message: string): Promise<string> {
    const question = parseQuestion(message);
    if (question === null) throw new Error('unreadable question');
    const { timeoutMs, ...rest } = question;
    const tooLateAt = performance.now() + timeoutMs;
    if (running < threads) running++;
    else if (waiting.length >= threads * MAX_WAITING_PER_THREAD) return BUSY;
    else await new Promise<void>((start) => void waiting.push(start));
    try {
      // the asker has asked another process
      if (performance.now() > tooLateAt) return BUSY;
      return JSON.stringify(await think(rest));
    } catch (error) {
      report(error, 'deciding for a bot');
      return BUSY;
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }

  const stop = bus.answer(BOTS_SUBJECT, BOTS_GROUP, (message) => {
    const answering = answer(message);
    answers.add(answering);
    const forget = (): void => void answers.delete(answering);
    answering.then(forget, forget);
    return answering;
  });
  return async () => {
    stop();
    await Promise.allSettled(answers);
  };
}
