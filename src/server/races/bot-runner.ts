import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { createRandom, type AnyGame } from '../../kit/index.ts';
import type { BotAnswer, BotRequest } from '../../table/index.ts';
import { createBotTexts, startBotPool, type BotPoolOptions } from './bot-pool.ts';
import type { BotDecision } from './bot-worker.ts';

/** Decides for bots. The same position, seat and bot give the same decision in every thread and process. */
export interface BotRunner {
  /** How many decisions it can make at once. It may change. */
  readonly threads: number;
  decide(game: AnyGame, config: unknown, question: BotRequest<unknown>): Promise<BotAnswer<unknown>>;
  close(): Promise<void>;
}

/** Decides in this thread. The server answers nothing during a decision, only between decisions. */
export const inProcessBots: BotRunner = {
  threads: 1,
  async decide(game, _config, { seat, driver, state, entries }) {
    const bot = (await loadBots(game.id))(driver);
    if (bot === undefined) throw new Error(`no bot ${driver}`);
    await nextTurn();
    const { action, reason } = chooseAndSay(bot, state, game.choices(state), createRandom(entries, seat));
    return { action, reason };
  },
  close: () => Promise.resolve(),
};

/** At most one thread for each processor but one, which is left to the server. */
const MAX_THREADS = 8;

export type BotThreadsOptions = Omit<BotPoolOptions, 'threads'> & { readonly report: (error: unknown, doing: string) => void };

/** Decides in worker threads. Without a built worker this thread decides; it also does where a worker fails, which is reported. */
export function startBotThreads({ report, ...options }: BotThreadsOptions): BotRunner {
  const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  const pool = startBotPool({ ...options, threads });
  if (!pool.hasThreads) return inProcessBots;
  const textOf = createBotTexts();
  let closed = false;
  return {
    threads,
    async decide(game, config, question) {
      let thought: BotDecision;
      try {
        thought = await pool.decide(textOf(game, config, question));
      } catch (error) {
        // the pool was closed during the decision
        if (closed) throw error;
        report(error, 'deciding in a worker thread');
        return inProcessBots.decide(game, config, question);
      }
      const action = game.actions.parse(question.state, thought.action);
      if (!action.ok) throw new Error(`${question.driver}: ${action.error.code}`);
      return { action: action.value, reason: thought.reason };
    },
    async close() {
      closed = true;
      await pool.close();
    },
  };
}
