import type { AnyGame } from '../../kit/index.ts';
import type { BotAnswer, BotRequest } from '../../table/index.ts';
import { BusFailure, type Bus } from '../bus/index.ts';
import { createBotTexts } from './bot-pool.ts';
import type { BotRunner } from './bot-runner.ts';
import { BOTS_SUBJECT, parseAnswer, type RemoteQuestion } from './bot-wire.ts';

export interface RemoteBotsOptions {
  readonly bus: Bus;
  /** Decides where no other process does. */
  readonly own: BotRunner;
  readonly report: (error: unknown, doing: string) => void;
  readonly answerTimeoutMs?: number;
  readonly lostRestMs?: number;
  readonly awayRestMs?: number;
}

/** A question that is not answered in this time is asked again, because its process may have been killed. */
const ANSWER_TIMEOUT_MS = 3_000;
const MAX_TRIES = 2;
/** Other processes decide for as many races at the same time. */
const MAX_ASKED_AT_ONCE = 64;
/** How long this process decides alone after two questions were lost, and after no other process was there to answer. */
const LOST_REST_MS = 10_000;
const AWAY_REST_MS = 1_000;

/** Lets other processes decide for bots (`windschatten-bots`). This process decides where none answers in time, or where all are busy. */
export function createRemoteBots({
  bus,
  own,
  report,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
  lostRestMs = LOST_REST_MS,
  awayRestMs = AWAY_REST_MS,
}: RemoteBotsOptions): BotRunner & { readonly counts: () => { readonly bots_remote: number; readonly bots_lost: number } } {
  const counts = { bots_remote: 0, bots_lost: 0 };
  const textOf = createBotTexts();
  let restsUntil = -Infinity;

  async function ask(game: AnyGame, config: unknown, question: BotRequest<unknown>): Promise<BotAnswer<unknown> | null> {
    const { seat, driver, state } = question;
    const asked: RemoteQuestion = { ...textOf(game, config, question), timeoutMs: answerTimeoutMs };
    const text = JSON.stringify(asked);
    for (let tried = 0; tried < MAX_TRIES; tried++) {
      try {
        const answer = parseAnswer(await bus.request(BOTS_SUBJECT, text, answerTimeoutMs));
        if (answer === null) throw new Error('unreadable answer');
        if ('busy' in answer) return null;
        const action = game.actions.parse(state, answer.action);
        if (!action.ok) throw new Error(`${driver}: ${action.error.code}`);
        // a process with another version of the rules may answer
        const decided = game.decide(state, seat, action.value);
        if (!decided.ok) throw new Error(`${driver}: ${decided.refusal.code}`);
        counts.bots_remote++;
        return { action: action.value, reason: answer.reason };
      } catch (error) {
        if (!(error instanceof BusFailure)) {
          report(error, 'asking a bot of another process');
          return null;
        }
        if (error.why === 'away') {
          rest(awayRestMs);
          return null;
        }
        counts.bots_lost++;
      }
    }
    rest(lostRestMs);
    return null;
  }
  function rest(milliseconds: number): void {
    restsUntil = performance.now() + milliseconds;
  }

  const isAsking = (): boolean => bus.isConnected && performance.now() >= restsUntil;

  return {
    get threads() {
      return isAsking() ? MAX_ASKED_AT_ONCE : own.threads;
    },
    counts: () => ({ ...counts }),
    async decide(game, config, question) {
      const answer = isAsking() ? await ask(game, config, question) : null;
      return answer ?? own.decide(game, config, question);
    },
    close: () => own.close(),
  };
}
