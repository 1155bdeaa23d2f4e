import type { AnyGame } from '../../kit/index.ts';
import type { BotAnswer, BotRequest } from '../../table/index.ts';
import type { BotRunner } from './bot-runner.ts';
import { createFairQueue, type FairQueue, type Share } from './fair-queue.ts';

/** The race that asks. */
interface From {
  readonly race: string;
  readonly share: () => Share | null;
}

/** Bots whose time is shared fairly among races (`FairQueue`). */
export interface FairBots extends Pick<FairQueue, 'wake' | 'drop' | 'length'> {
  decide(game: AnyGame, config: unknown, question: BotRequest<unknown>, from: From): Promise<BotAnswer<unknown>>;
}

export function createFairBots(runner: BotRunner, queue = createFairQueue({ threads: () => runner.threads })): FairBots {
  return {
    decide: (game, config, question, { race, share }) => queue.run(race, share, () => runner.decide(game, config, question)),
    wake: () => queue.wake(),
    drop: (race) => queue.drop(race),
    get length() {
      return queue.length;
    },
  };
}
