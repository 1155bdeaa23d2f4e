import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { AnyGame } from '../../kit/index.ts';
import type { BotRequest } from '../../table/index.ts';
import { decide, type BotDecision, type BotQuestion } from './bot-worker.ts';

/** A question to a bot as text, for another thread or process. */
export type BotText = Omit<BotQuestion, 'content'>;

/** Threads that decide for bots. */
export interface BotPool {
  /** False: no worker is built, so that this thread decides. */
  readonly hasThreads: boolean;
  decide(question: BotText): Promise<BotDecision>;
  close(): Promise<void>;
}

/** The export of `bot-worker.ts` that a thread runs. */
const DECIDE = 'decide' satisfies keyof typeof import('./bot-worker.ts');
const IDLE_THREAD_MS = 60_000;

export interface BotPoolOptions {
  /** The folder `content/`. */
  readonly content: string;
  readonly threads: number;
  /** The built `bot-worker.ts`; left out: the one beside this file. */
  readonly file?: string;
}

export function startBotPool({
  content,
  threads,
  file = fileURLToPath(new URL('./bot-worker.js', import.meta.url)),
}: BotPoolOptions): BotPool {
  if (!existsSync(file))
    return { hasThreads: false, decide: (question) => decide({ content, ...question }), close: () => Promise.resolve() };
  const pool = new Tinypool({ filename: file, name: DECIDE, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_THREAD_MS });
  return {
    hasThreads: true,
    decide: (question) => pool.run({ content, ...question } satisfies BotQuestion) as Promise<BotDecision>,
    close: () => pool.destroy(),
  };
}

/** Writes questions as text. The set-up of a race is written once. */
export function createBotTexts(): (game: AnyGame, config: unknown, request: BotRequest<unknown>) => BotText {
  const setups = new WeakMap<object, string>();
  const setupOf = (game: AnyGame, config: unknown): string => {
    const known = setups.get(config as object);
    if (known !== undefined) return known;
    const made = JSON.stringify(game.setupOf(config));
    setups.set(config as object, made);
    return made;
  };
  return (game, config, { seat, driver, state, entries }) => ({
    ...{ game: game.id, setup: setupOf(game, config), state: game.formatState(state) },
    ...{ seat, bot: driver, entries },
  });
}
