import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { createRandom, type AnyGame } from '../../kit/index.ts';
import type { BotAnswer, BotRequest } from '../../table/index.ts';
import type { BotDecision, BotQuestion } from './bot-worker.ts';

/** Decides for bots. The same position, seat and bot give the same decision in every thread and process. */
export interface BotRunner {
  /** How many decisions it can make at once. */
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

/** The export of `bot-worker.ts` that a thread runs. */
const DECIDE = 'decide' satisfies keyof typeof import('./bot-worker.ts');
/** At most one thread for each processor but one, which is left to the server. */
const MAX_THREADS = 8;
const IDLE_THREAD_MS = 60_000;

export interface BotThreadsOptions {
  /** The folder `content/`. */
  readonly content: string;
  readonly report: (error: unknown, doing: string) => void;
  /** The built `bot-worker.ts`; left out: the one beside this file. */
  readonly file?: string;
}

/** Decides in worker threads. Without a built worker this thread decides; it also does where a worker fails, which is reported. */
export function startBotThreads({
  content,
  report,
  file = fileURLToPath(new URL('./bot-worker.js', import.meta.url)),
}: BotThreadsOptions): BotRunner {
  if (!existsSync(file)) return inProcessBots;
  const maxThreads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  const pool = new Tinypool({ filename: file, name: DECIDE, minThreads: 0, maxThreads, idleTimeout: IDLE_THREAD_MS });
  const setups = new WeakMap<object, string>();
  const setupOf = (game: AnyGame, config: unknown): string => {
    const known = setups.get(config as object);
    if (known !== undefined) return known;
    const made = JSON.stringify(game.setupOf(config));
    setups.set(config as object, made);
    return made;
  };
  let closed = false;
  return {
    threads: maxThreads,
    async decide(game, config, question) {
      const { seat, driver, state, entries } = question;
      const task: BotQuestion = {
        content,
        game: game.id,
        setup: setupOf(game, config),
        state: game.formatState(state),
        seat,
        bot: driver,
        entries,
      };
      let thought: BotDecision;
      try {
        thought = (await pool.run(task)) as BotDecision;
      } catch (error) {
        // the pool was closed during the decision
        if (closed) throw error;
        report(error, 'deciding in a worker thread');
        return inProcessBots.decide(game, config, question);
      }
      const action = game.actions.parse(state, thought.action);
      if (!action.ok) throw new Error(`${driver}: ${action.error.code}`);
      return { action: action.value, reason: thought.reason };
    },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}
