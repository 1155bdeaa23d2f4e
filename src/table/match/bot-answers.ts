import type { Game } from '../../kit/index.ts';
import type { Decisions } from './decisions.ts';
import { HUMAN } from './driver.ts';
import type { BotAnswer, BotRequest } from './host-options.ts';
import type { RaceLedger } from './ledger.ts';
import type { Questions } from './questions.ts';
import { roundFrom } from './questions.ts';

/**
 * The answers of bots. Of a question that is put to every seat all bots think at once, as soon as it is put, each as if all seats before it had said no. So they are done when
 * it is their turn, and the time that one of them takes shows nowhere. A decision depends on the position alone, not on when it is made.
 */
export interface BotAnswers<S, A> {
  /** Lets the bots begin, each once for a question. */
  begin(): void;
  /** The answer that was begun in this very position, or one that begins now. */
  answer(request: BotRequest<S>): Promise<BotAnswer<A>>;
  /** Whether that answer is known already. */
  isKnown(request: BotRequest<S>): boolean;
}

export function createBotAnswers<C, S, A, E, V>({
  game,
  ledger,
  decisions,
  questions,
  think,
}: {
  readonly game: Game<C, S, A, E, V>;
  readonly ledger: RaceLedger<S, A, E>;
  readonly decisions: Decisions<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly think: (request: BotRequest<S>) => Promise<BotAnswer<A>>;
}): BotAnswers<S, A> {
  /** By request. */
  let begun = new Map<string, Promise<BotAnswer<A>>>();
  const known = new WeakSet<Promise<BotAnswer<A>>>();
  const keyOf = ({ seat, driver, state, entries }: BotRequest<S>): string => `${entries} ${seat} ${driver} ${game.formatState(state)}`;

  const begunOf = (request: BotRequest<S>): Promise<BotAnswer<A>> | undefined => (begun.size > 0 ? begun.get(keyOf(request)) : undefined);

  return {
    begin() {
      const before = begun;
      begun = new Map();
      const { state: ahead, entries: first } = decisions.ahead;
      if (!questions.isRound(ahead)) return;
      let entries = first;
      for (const state of roundFrom(game, ahead)) {
        const seat = game.turn(state);
        const request = { seat, driver: ledger.table.drivers[seat]!, state: game.hide(state, seat), entries: entries++ };
        if (request.driver === HUMAN) continue;
        const key = keyOf(request);
        const answer = before.get(key) ?? think(request);
        // The caller of `answer` gets the failure.
        answer.then(
          () => known.add(answer),
          () => undefined,
        );
        begun.set(key, answer);
      }
    },
    answer: (request) => begunOf(request) ?? think(request),
    isKnown(request) {
      const answer = begunOf(request);
      return answer !== undefined && known.has(answer);
    },
  };
}
